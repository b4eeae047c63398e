//! Cards: each turns one of the host's views into the message that shows it.

mod alt_text;
mod analysis;
mod blocks;
mod board;
mod bulletin;
mod caption;
mod challenge;
mod choices;
mod clock;
mod clock_card;
mod codes;
mod computer;
mod contest;
mod contest_boards;
mod contest_form;
mod contest_picture;
mod contest_words;
mod days;
mod deed;
mod diagram;
mod drawing;
mod following;
mod help;
mod hint;
mod history;
mod honours;
mod ladder;
mod leaderboard;
mod lesson;
mod line;
mod log;
mod matches;
mod missing;
mod moderation;
mod more;
mod moving;
mod named;
mod note;
mod notices;
mod offer;
mod opening;
mod pace_search;
mod paces;
mod picker;
mod plan;
mod privacy;
mod profile;
mod proposal;
mod puzzle;
mod record;
mod refusal;
mod replay;
mod resign;
mod result;
mod rules;
mod season;
mod seeks;
mod server_settings;
mod servers;
mod settings;
mod stray;
mod text_board;
mod thread;
mod tournament;
mod tournament_answers;
mod tournament_lines;
mod tournament_lists;
mod tournament_pages;
mod tournament_pairings;
mod tournament_picture;
mod tournament_rounds;
mod vacation;

use ::rules::{GameId, Side, sentence, words::Locale};

pub(super) use analysis::{analysis, analysis_begins};
pub(super) use blocks::{blocked, blocks, unblocked};
pub(super) use board::{
    Audience, board, board_as_text, file_name as board_file, main_button as board_button,
    words as board_words,
};
pub(super) use bulletin::bulletin;
pub(super) use challenge::{
    Boards, board_is_there, board_link, card_button, challenge, challenge_made, challenge_made_at,
    closed_challenge, file_name as challenge_file, home_lost, in_channel, joined, where_boards_go,
    which_game, whom,
};
pub(super) use choices::Question;
pub(super) use clock::{claimed, pace_labels, pace_name, prompt_button, time_up};
pub(super) use clock_card::{clock_look, clock_news, gift, gift_pieces};
pub(super) use codes::{challenge_sent_by_code, challenge_unreached, code};
pub(super) use computer::{computer_answered, computer_begun, computer_comes, tips_off};
pub(super) use contest::{
    ask_to_call_off, contest, contest_done, contest_label, contest_shown, contest_teams, contests,
    joined_contest, substituted,
};
pub(super) use contest_boards::{contest_boards, contest_result};
pub(super) use contest_form::{
    BOARDS_INPUT, DAYS_INPUT, GAMES_INPUT, OPTIONS_INPUT, PACE_INPUT, contest_form, contest_options,
};
pub(super) use contest_picture::{bulletin_picture, contest_page, server_table};
pub(super) use days::{QUIET_INPUT, ZONE_INPUT, days, days_form};
pub(super) use following::{following, followings, lost_followings, word};
pub(super) use help::{help, topic};
pub(super) use hint::hint;
pub(super) use history::history;
pub(super) use honours::honours;
pub(super) use ladder::{ladder, ladder_entered, ladder_left, off_ladder};
pub(super) use leaderboard::leaderboard;
pub(super) use lesson::{LessonView, verdict};
pub(super) use line::{LineSteps, line_end, line_heading, line_steps, line_turn};
pub(super) use log::log;
pub(super) use matches::{finished_label, matches, running_label, seat_label, server_label};
pub(super) use missing::{back, missing};
pub(super) use moderation::{
    ask_to_ban, ask_to_rule, ban_word, banned, bans, ruled, ruling, unbanned,
};
pub(super) use more::{more, more_with_board};
pub(super) use moving::{and_now, move_form, played, suggestion, which_match};
pub(super) use named::{Named, named};
pub(super) use note::{note, note_form, noted, own_board};
pub(super) use notices::{
    digest, digest_head, direct_tried, direct_works, notices, reminder, reminder_head,
};
pub(super) use offer::{
    OfferAnswer, closed_offer, offer, offer_answered, offer_button, offer_made, their_offer,
};
pub(super) use opening::{closed_server, opening, opening_draft};
pub(super) use pace_search::pace_fits;
pub(super) use picker::{PickerView, PreviewExtras, ask, preview};
pub(super) use plan::{plan_saved, plan_void, planned_ply, plans};
pub(super) use privacy::{
    WORD_INPUT, about, ask_to_delete, deleted, deletion_form, is_confirmed, kept, not_confirmed,
    privacy,
};
pub(super) use profile::profile;
pub(super) use proposal::proposal;
pub(super) use puzzle::{
    PuzzleView, TriedView, no_puzzle_channel, no_puzzles_in, puzzle_channel, puzzle_channel_off,
    puzzle_solution, puzzle_table, puzzle_tried,
};
pub(super) use record::{export, record};
pub(super) use refusal::{explained, refused};
pub(super) use replay::{gif, replay};
pub(super) use resign::{ask_to_give_up, ask_to_resign, resigned};
pub(super) use result::{result_card, result_file, result_words};
pub(super) use rules::rules;
pub(super) use season::{season, signals};
pub(super) use seeks::{seeks, sought};
pub(super) use server_settings::{
    LostHome, home_trouble, may_not_manage, no_home, no_seat_role, server_settings,
};
pub(super) use servers::{open_servers, server_page};
pub(super) use settings::{PlayerSample, player_settings};
pub(super) use stray::{challenge_unposted, stray_board, stray_offer};
pub(super) use thread::{
    forum_starter, match_starter, thread_starter, thread_title, thread_title_over,
};
pub(super) use tournament_answers::{
    TournamentAnswer, ask_to_cancel, ask_to_withdraw, pull_out, tournament_answer, tournament_code,
    tournament_file,
};
pub(super) use tournament_lists::{tournament_label, tournaments};
pub(super) use tournament_pages::{TablePart, tournament_games, tournament_table};
pub(super) use vacation::{FIRST_DAY, LAST_DAY, vacation_draft, vacation_form, vacations};

/// Returns the name of a side, by its colour.
fn side_name(game: GameId, side: Side, locale: Locale) -> String {
    locale.say(&sentence!(
        "side-name",
        side = game.info().sides[side.index()]
    ))
}
