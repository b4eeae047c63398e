//! Cards: each turns one of the host's views into the message that shows it.

mod boards;
mod bulletin;
mod challenges;
mod clocks;
mod contests;
mod learning;
mod live;
mod matches;
mod moderation;
mod named;
mod pages;
mod past;
mod pictures;
mod players;
mod rankings;
mod refusal;
mod servers;
mod tournaments;

use rules::{GameId, Side, sentence, words::Locale};

pub(super) use boards::choices::Question;
pub(super) use boards::moving::{and_now, move_form, played, suggestion, which_match};
pub(super) use boards::picker::{PickerView, PreviewExtras, ask, preview};
pub(super) use boards::result::{result_card, result_file, result_words};
pub(super) use boards::{
    Audience, board, board_as_text, file_name as board_file, main_button as board_button,
    words as board_words,
};
pub(super) use bulletin::bulletin;
pub(super) use challenges::computer::{
    begun_in_words, computer_answered, computer_begun, computer_comes, shared, tips_off,
};
pub(super) use challenges::draft::draft;
pub(super) use challenges::proposal::proposal;
pub(super) use challenges::seeks::{seeks, sought};
pub(super) use challenges::{
    Boards, board_is_there, board_link, card_button, challenge, challenge_made, challenge_made_at,
    closed_challenge, file_name as challenge_file, home_lost, in_channel, joined, where_boards_go,
    which_game, whom,
};
pub(super) use clocks::card::{clock_look, clock_news, gift, gift_pieces};
pub(super) use clocks::days::{QUIET_INPUT, ZONE_INPUT, days, days_form};
pub(super) use clocks::notices::{
    digest, digest_head, direct_tried, direct_works, notices, reminder, reminder_head,
};
pub(super) use clocks::pace_search::pace_fits;
pub(super) use clocks::vacation::{FIRST_DAY, LAST_DAY, vacation_draft, vacation_form, vacations};
pub(super) use clocks::{claimed, pace_labels, pace_name, prompt_button, time_up};
pub(super) use contests::boards::{contest_boards, contest_result};
pub(super) use contests::form::{
    BOARDS_INPUT, DAYS_INPUT, GAMES_INPUT, OPTIONS_INPUT, PACE_INPUT, contest_form, contest_options,
};
pub(super) use contests::picture::{bulletin_picture, contest_page, server_table};
pub(super) use contests::{
    ask_to_call_off, contest, contest_done, contest_label, contest_shown, contest_teams, contests,
    joined_contest, substituted, with_leading, with_managing,
};
pub(super) use learning::analysis::{analysis, analysis_begins, turning_points};
pub(super) use learning::help::{games_to_play, help};
pub(super) use learning::hint::{hint, hint_words};
pub(super) use learning::lesson::{LessonView, verdict};
pub(super) use learning::puzzle::{
    PuzzleView, TriedView, puzzle_solution, puzzle_table, puzzle_tried, solved as puzzle_solved,
};
pub(super) use learning::rules_card::rules;
pub(super) use live::exercise::Exercise;
pub(super) use live::options::live_options;
pub(super) use live::{live_board, live_plies, page_buttons};
pub(super) use matches::menu::{more, more_with_board};
pub(super) use matches::offer::{
    OfferAnswer, closed_offer, offer, offer_answered, offer_button, offered, their_offer,
};
pub(super) use matches::plan::{plan_saved, plan_void, planned_ply, plans};
pub(super) use matches::resign::{ask_to_give_up, ask_to_resign, resigned};
pub(super) use matches::thread::{
    forum_starter, match_starter, thread_starter, thread_title, thread_title_over,
};
pub(super) use matches::{finished_label, matches, running_label, seat_label, server_label};
pub(super) use moderation::log::log;
pub(super) use moderation::private::{challenge_unposted, private_board, private_offer};
pub(super) use moderation::wish::{moderate, moderate_button, reason_form};
pub(super) use moderation::{
    ask_to_ban, ask_to_rule, ban_word, banned, bans, ruled, ruling, unbanned,
};
pub(super) use named::{Named, named};
pub(super) use pages::{player_pages, server_pages};
pub(super) use past::history;
pub(super) use past::record::{export, record};
pub(super) use past::replay::{gif, replay};
pub(super) use players::following::{following, followings, lost_followings, word};
pub(super) use players::line::{LineSteps, line_end, line_heading, line_steps, line_turn};
pub(super) use players::note::{note, note_form, noted, own_board, with_note_button};
pub(super) use players::privacy::{
    WORD_INPUT, about, ask_to_delete, deleted, deletion_form, is_confirmed, kept, not_confirmed,
    privacy,
};
pub(super) use players::profile::profile;
pub(super) use players::{PlayerSample, player_settings};
pub(super) use players::{blocked, blocks, unblocked};
pub(super) use players::{challenge_sent_by_code, challenge_unreached, code};
pub(super) use rankings::ladder::{
    ladder, ladder_entered, ladder_left, ladder_removal, off_ladder,
};
pub(super) use rankings::leaderboard;
pub(super) use rankings::season::{season, signals};
pub(super) use refusal::{explained, refused};
pub(super) use servers::honours::honours;
pub(super) use servers::missing::{back, missing};
pub(super) use servers::opening::{closed_server, opening, opening_draft};
pub(super) use servers::puzzle_channel::{
    daily_settings, no_puzzle_channel, no_puzzles_in, puzzle_channel, puzzle_channel_off,
};
pub(super) use servers::settings::{
    LostHome, home_trouble, may_not_manage, no_home, no_seat_role, server_settings,
};
pub(super) use servers::{open_servers, server_page};
pub(super) use tournaments::answers::{
    TournamentAnswer, ask_to_cancel, ask_to_withdraw, pull_out, tournament_answer, tournament_code,
    tournament_file,
};
pub(super) use tournaments::lists::{tournament_label, tournaments};
pub(super) use tournaments::managing::{
    LEAST_INPUT, MOST_INPUT, ROUNDS_INPUT, STARTS_INPUT, TOURNAMENT_NAME_INPUT, decide,
    decide_which, edit_form, managers_buttons, new_tournament, pair_early, redraft_form,
    remove_which, tournament_draft, tournament_form, with_new_tournament,
};
pub(super) use tournaments::pages::{TablePart, tournament_games, tournament_table};

/// Returns the name of a side, by its colour.
fn side_name(game: GameId, side: Side, locale: Locale) -> String {
    locale.say(&sentence!(
        "side-name",
        side = game.info().sides[side.index()]
    ))
}

/// Returns yes or no in the form that sentences select by.
const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
