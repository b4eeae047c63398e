use super::*;
use crate::{
    Lock, StoreError,
    db::{Db, only, params},
    on_both_engines,
    testing::{Base, NOON, full},
};

on_both_engines!(each_post_is_stored_with_its_kind);

/// Reads of a post's kind do not parse it, so a post that cannot be read has a kind too.
async fn each_post_is_stored_with_its_kind(base: Base) {
    let store = base.open();
    let begun: Result<_, StoreError> = store
        .write(Lock::None, |tx| full::Wanted::UNRATED.begin(tx, NOON))
        .await;
    let id = begun.expect("begun");
    drop(store);
    let mut stored: Vec<(String, String)> = texts()
        .into_iter()
        .map(|text| (kind_of(&text), text))
        .collect();
    for kind in kinds() {
        assert!(stored.iter().any(|(one, _)| *one == kind), "{kind}");
    }
    // Removing a deleted user from a post sorts its fields.
    let sorted = r#"{"deed":7,"player":1,"say":"tell_ban"}"#.to_owned();
    stored.push(("tell_ban".to_owned(), sorted));
    for unreadable in ["{}", "", "sing", r#"{"player":1}"#] {
        stored.push((String::new(), unreadable.to_owned()));
    }
    base.with(|db: &mut Db| {
        db.execute("DELETE FROM outbox", &[]).expect("empty");
        for (_, text) in &stored {
            let sql = "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
                       VALUES (?1, ?2, 1, 1, 1, 1)";
            db.execute(sql, params![id, text.clone()]).expect(sql);
        }
        let read = |db: &Db| -> Vec<(String, String)> {
            db.rows("SELECT kind, post FROM outbox ORDER BY id", &[], |row| {
                Ok((row.get("kind")?, row.get("post")?))
            })
            .expect("read")
        };
        assert_eq!(read(db), stored);
        // The kind follows a post that is changed.
        let change = r#"UPDATE outbox SET post = '{"say":"back","player":1}'"#;
        db.execute(change, &[]).expect(change);
        assert!(read(db).iter().all(|(kind, _)| kind == "back"));
        let none: i64 = db
            .one(
                "SELECT count(*) FROM outbox WHERE kind = 'tell_ban'",
                &[],
                only,
            )
            .expect("counted");
        assert_eq!(none, 0);
    });
}

/// The kinds of posts, as they are stored.
fn kinds() -> Vec<String> {
    let unknown = serde_json::from_str::<Post>(r#"{"say":"?"}"#).expect_err("no kind");
    let told = unknown.to_string();
    let (_, known) = told.split_once("expected one of ").expect("a list");
    let names = known.split('`').skip(1).step_by(2);
    names.map(str::to_owned).collect()
}

/// The kind of a post as it is stored.
fn kind_of(text: &str) -> String {
    let json: serde_json::Value = serde_json::from_str(text).expect("JSON");
    json["say"].as_str().expect("a kind").to_owned()
}

/// Posts of every kind as they are stored.
fn texts() -> Vec<String> {
    let posts = about_matches().into_iter().chain(about_time());
    posts.map(|(_, text)| text.to_owned()).collect()
}

/// The texts are in databases, so none of them can change.
#[test]
fn posts_in_the_database_are_what_they_were() {
    for (post, text) in about_matches().into_iter().chain(about_time()) {
        assert_eq!(serde_json::to_string(&post).expect("text"), text);
        assert_eq!(serde_json::from_str::<Post>(text).expect("a post"), post);
    }
    // This text is from before there were takebacks.
    let old = serde_json::from_str::<Post>(r#"{"say":"board","ply":5}"#);
    let board = Post::Board {
        ply: 5,
        taken_back: 0,
        new: 1,
    };
    assert_eq!(old.expect("a post"), board);
}

fn about_matches() -> Vec<(Post, &'static str)> {
    let (player, offer) = (UserId(1), OfferId(2));
    let (channel, message) = (ChannelId(3), MessageId(4));
    let board = |taken_back, new| Post::Board {
        ply: 5,
        taken_back,
        new,
    };
    vec![
        (Post::Challenge { instead: None }, r#"{"say":"card"}"#),
        (
            Post::Challenge {
                instead: Some(channel),
            },
            r#"{"say":"card","instead":3}"#,
        ),
        (Post::CloseChallenge, r#"{"say":"close_card"}"#),
        (Post::ReopenChallenge, r#"{"say":"reopen_card"}"#),
        (Post::OpenVenue, r#"{"say":"open_venue"}"#),
        (
            Post::Begin {
                instead: None,
                bare: false,
            },
            r#"{"say":"begin"}"#,
        ),
        (
            Post::Begin {
                instead: Some(channel),
                bare: true,
            },
            r#"{"say":"begin","instead":3,"bare":true}"#,
        ),
        (
            board(6, 7),
            r#"{"say":"board","ply":5,"setbacks":6,"new":7}"#,
        ),
        (
            Post::PlanVoid { player },
            r#"{"say":"plan_void","player":1}"#,
        ),
        (Post::Result, r#"{"say":"result"}"#),
        (Post::TellResult, r#"{"say":"tell_result"}"#),
        (Post::ShareResult, r#"{"say":"share_result"}"#),
        (Post::CloseThread, r#"{"say":"close_thread"}"#),
        (
            Post::Ruling { deed: DeedId(7) },
            r#"{"say":"ruling","deed":7}"#,
        ),
        (
            Post::TellBan {
                deed: DeedId(7),
                player,
            },
            r#"{"say":"tell_ban","deed":7,"player":1}"#,
        ),
        (
            Post::Reopen {
                channel: Some(channel),
            },
            r#"{"say":"reopen","channel":3}"#,
        ),
        (
            Post::Reopen { channel: None },
            r#"{"say":"reopen","channel":null}"#,
        ),
        (Post::Offer { offer }, r#"{"say":"offer","offer":2}"#),
        (
            Post::CloseOffer { offer },
            r#"{"say":"close_offer","offer":2}"#,
        ),
        (
            Post::FollowerUpdate {
                follower: player,
                ply: 5,
                taken_back: 6,
                new: 7,
            },
            r#"{"say":"word","follower":1,"ply":5,"taken_back":6,"new":7}"#,
        ),
        (
            Post::FollowerResult { follower: player },
            r#"{"say":"last_word","follower":1}"#,
        ),
        (
            Post::Retire { channel, message },
            r#"{"say":"retire","channel":3,"message":4}"#,
        ),
        (Post::Bulletin, r#"{"say":"bulletin"}"#),
    ]
}

fn about_time() -> Vec<(Post, &'static str)> {
    let player = UserId(1);
    let (channel, message) = (ChannelId(3), MessageId(4));
    let clock = |news| Post::Clock { news };
    vec![
        (Post::TimeUp, r#"{"say":"time_up"}"#),
        (
            clock(ClockNews::Gift {
                to: player,
                seconds: 60,
                revision: None,
            }),
            r#"{"say":"clock","news":{"gift":{"to":1,"seconds":60}}}"#,
        ),
        (
            clock(ClockNews::Gift {
                to: player,
                seconds: 60,
                revision: Some(7),
            }),
            r#"{"say":"clock","news":{"gift":{"to":1,"seconds":60,"revision":7}}}"#,
        ),
        (clock(ClockNews::Pause), r#"{"say":"clock","news":"pause"}"#),
        (
            clock(ClockNews::Resume { by: player }),
            r#"{"say":"clock","news":{"resume":{"by":1}}}"#,
        ),
        (
            clock(ClockNews::Away { player }),
            r#"{"say":"clock","news":{"away":{"player":1}}}"#,
        ),
        (
            clock(ClockNews::Back { player }),
            r#"{"say":"clock","news":{"back":{"player":1}}}"#,
        ),
        (
            clock(ClockNews::Days {
                player,
                revision: 7,
                before: Some(3),
            }),
            r#"{"say":"clock","news":{"days":{"player":1,"revision":7,"before":3}}}"#,
        ),
        (
            clock(ClockNews::Outage {
                number: 2,
                from: 3,
                until: 4,
            }),
            r#"{"say":"clock","news":{"outage":{"number":2,"from":3,"until":4}}}"#,
        ),
        (Post::Refresh, r#"{"say":"refresh"}"#),
        (
            Post::Remind {
                reminder: ReminderId(6),
                player,
                direct: true,
            },
            r#"{"say":"remind","reminder":6,"player":1,"direct":true}"#,
        ),
        (
            Post::Unremind { channel, message },
            r#"{"say":"unremind","channel":3,"message":4}"#,
        ),
        (Post::Digest { player }, r#"{"say":"digest","player":1}"#),
        (Post::LookFor { player }, r#"{"say":"look_for","player":1}"#),
        (
            Post::Missing {
                stage: WatchStage::Warned,
            },
            r#"{"say":"missing","stage":"warned"}"#,
        ),
        (Post::Back { player }, r#"{"say":"back","player":1}"#),
        (
            Post::Restored { back_to: 5 },
            r#"{"say":"restored","back_to":5}"#,
        ),
        (
            Post::RestoredChallenge { back_to: 5 },
            r#"{"say":"restored_card","back_to":5}"#,
        ),
    ]
}
