use proptest::prelude::*;

use crate::clock::{Day, Timestamp, Unreadable, Zone};

fn at(text: &str) -> Timestamp {
    Timestamp::from_rfc3339(text).expect("a time")
}

fn zone(name: &str) -> Zone {
    Zone::named(name).expect("a zone")
}

/// Tests that a text typed on Thursday, 26 November 2026 at 13:00 in Berlin means this moment there.
fn means(text: &str, moment: Option<&str>) {
    let berlin = zone("Europe/Berlin");
    let read = berlin.read(text, at("2026-11-26T12:00:00Z")).ok();
    let shown = read.map(|at| berlin.write(at));
    assert_eq!(shown.as_deref(), moment, "{text:?}");
}

#[test]
fn a_moment_is_read_as_people_type_it_in_seven_languages() {
    for (moment, texts) in [
        // Friday is tomorrow.
        (
            "2026-11-27 20:00",
            "friday 8pm; Friday 20:00; fri 8 p.m.; 8pm on Friday; Friday at 8:00 PM; tomorrow 8pm; this friday at 20; \
             Freitag 20 Uhr; am Freitag um 20 Uhr; 20:00 am Freitag; Fr. 20:00; morgen um 20; morgen 20 Uhr; Freitag um 8 Uhr abends; \
             viernes 20:00; el viernes a las 20h; vie 8pm; mañana a las 20; manana a las 8 de la tarde; \
             vendredi à 20h; ven. 20h00; demain à 20 h; vendredi 8 h du soir; \
             金曜日 20時; 金曜20:00; 明日の20時; 明日午後8時; １１月２７日（金）２０：００; \
             piątek 20:00; w piątek o 20; pt. godz. 20:00; jutro o 20:00; jutro o 8 wieczorem; \
             sexta 20h; sexta-feira às 20h; sex 20:00; amanhã às 20; amanhã 8 da noite",
        ),
        (
            "2026-11-26 20:00",
            "8pm; 20:00; 8 PM; at 20; today 8pm; thursday 8pm; Thu 20:00; heute 20 Uhr; Do 20 Uhr; 20h; hoy a las 20; \
             jueves 20:00; aujourd’hui à 20h; jeudi 20h; 今日20時; 20時; 木曜日 20時; dziś o 20; w czwartek o 20; czw. 20:00; \
             hoje às 20h; quinta 20h; in 7 hours; en 7 horas; 7時間後",
        ),
        (
            "2026-12-03 09:00",
            "thursday 9am; in 7 days 9am; in a week at 9:00; in einer Woche 9 Uhr; za tydzień 9:00; 木曜 9時; \
             quinta-feira às 9h; jeudi à 9 h; 7日後の9時; 1週間後 9時; dans 7 jours à 9h; daqui a 7 dias às 9h",
        ),
        (
            "2026-11-27 09:00",
            "9am; 9:00; 9.00; 09h00; 9 Uhr; 9時; 午前9時",
        ),
        (
            "2026-11-28 18:30",
            "day after tomorrow 18:30; übermorgen 18:30; pasado mañana 18:30; après-demain 18h30; \
                              pojutrze 18:30; depois de amanhã 18h30; 明後日18時半; samstag 18.30; sat 6:30pm; sáb 18:30",
        ),
        (
            "2026-12-20 18:00",
            "20 dec 6pm; dec 20 6pm; Dec 20th, 6 pm; 6pm dec 20; 18:00 20.12.; 20.12. 18:00; 20. 12. 18:00; \
             20.12 18.00; Sunday, December 20, 2026 at 6:00 PM; 2026-12-20 18:00; 2026-12-20T18:00; \
             2026/12/20 18:00; 2026-12-20T17:00Z; 2026-12-20 18:00+01:00; the 20th of December at 18:00; \
             20. Dezember 18 Uhr; So, 20.12. um 18 Uhr; am 20. Dezember um 18 Uhr; 20.Dez.2026 18:00; \
             20 de diciembre a las 18:00; domingo 20 dic 18h; 20 décembre à 18h; dim. 20 déc. 18h; \
             12月20日18時; 2026年12月20日 18時; 12月20日（日）午後6時; 20 grudnia o 18:00; niedziela 20.12 18:00; \
             20 de dezembro às 18h; dom 20 dez 18h; em 20 de dezembro às 18h",
        ),
        (
            "2027-03-02 18:00",
            "2 mar 18:00; mar 2 18:00; mardi 2 mars 18h; mar. 2 mars 18h",
        ),
        (
            "2026-12-01 18:00",
            "mar 18:00; mar. 18h; martes 18h; tue 6pm; tues 6pm; terça 18h; wtorek 18:00; wt. 18:00; 火曜18時",
        ),
        (
            "2026-11-26 15:00",
            "in 2 hours; in 2h; in 120 minutes; 2 hours later; in 2 Stunden; en 2 horas; dentro de 2 horas; \
             dans 2 heures; 2時間後; za 2 godziny; em 2 horas; daqui a 2 horas",
        ),
        (
            "2026-11-26 14:00",
            "in an hour; in einer Stunde; en una hora; dans une heure; za godzinę; em uma hora; in 1 h",
        ),
        (
            "2026-11-26 14:30",
            "in 1h 30min; in 1 hour 30 minutes; in 90 min; 90分後",
        ),
        ("2026-11-27 13:00", "in 24 hours; in 24 Stunden"),
        (
            "2026-12-01 20:00",
            "in 5 days 8pm; in 5 days at 20:00; in 5 Tagen um 20 Uhr; en 5 días a las 20; \
                              dans 5 jours à 20 h; 5日後 20時; za 5 dni o 20:00; em 5 dias às 20h",
        ),
        ("2026-11-27 00:00", "12am; 0:00; 午前0時; tomorrow 0:00"),
        ("2027-11-25 22:00", "25.11. 22:00; 25 nov 10pm"),
        ("2026-11-26 08:00", "today 8am; 26.11. 8:00"),
        ("2028-02-29 12:00", "29 feb 12pm; 29.2. 12:00"),
    ] {
        for text in texts.split(';') {
            means(text, Some(moment));
        }
    }
}

#[test]
fn what_could_mean_several_moments_or_none_is_not_read() {
    for text in [
        "",
        " ",
        "soon",
        "8",
        "20",
        "at 8",
        "um 8",
        "friday",
        "friday 20",
        "friday 8",
        "next friday 8pm",
        "12/24/2026 18:00",
        "31 june 18:00",
        "20 foo 18:00",
        "20.12. 24:00",
        "20.12. 18:60",
        "20.12. 18",
        "dec 20 18",
        "monday 20 dec 18:00",
        "tomorrow friday saturday 8pm",
        "5 12 dec 8pm",
        "1 21 dec 1pm",
        "13pm",
        "0pm",
        "-5:00",
        "+8:00",
        "8pm 9pm",
        "in 2 hours 8pm",
        "in 0 hours",
        "in 99999 hours",
        "in 9999 weeks 8pm hours",
        "in 2",
        "2 hours",
        "12 in the evening",
        "来週の金曜 20時",
        "月日時",
        "20.12.26 18:00",
        "2026-13-01 18:00",
        "10000-01-01 18:00",
    ] {
        means(text, None);
    }
}

#[test]
fn a_day_without_a_time_is_told_from_what_cannot_be_read() {
    let now = at("2026-11-26T12:00:00Z");
    for text in [
        "friday",
        "tomorrow",
        "20 dec",
        "20.12.",
        "2026-12-20",
        "in 5 days",
        "金曜日",
        "5日後",
        "w piątek",
    ] {
        assert_eq!(Zone::UTC.read(text, now), Err(Unreadable::NoTime), "{text}");
    }
    for text in ["", "soon", "friday 25:00", "20"] {
        assert_eq!(
            Zone::UTC.read(text, now),
            Err(Unreadable::NotAMoment),
            "{text}"
        );
    }
}

#[test]
fn a_day_is_that_of_the_zone_around_midnight() {
    // In Tokyo it is Friday, 0:30; in New York Thursday, 10:30.
    let now = at("2026-11-26T15:30:00Z");
    for (name, text, moment) in [
        ("Asia/Tokyo", "today 1:00", "2026-11-27 01:00"),
        ("Asia/Tokyo", "friday 1:00", "2026-11-27 01:00"),
        ("Asia/Tokyo", "friday 0:30", "2026-12-04 00:30"),
        ("Asia/Tokyo", "friday 0:15", "2026-12-04 00:15"),
        ("Asia/Tokyo", "0:15", "2026-11-28 00:15"),
        ("Asia/Tokyo", "tomorrow 1:00", "2026-11-28 01:00"),
        ("Asia/Tokyo", "26.11. 22:00", "2027-11-26 22:00"),
        ("America/New_York", "today 23:59", "2026-11-26 23:59"),
        ("America/New_York", "friday 1:00", "2026-11-27 01:00"),
        ("America/New_York", "in 14 hours", "2026-11-27 00:30"),
        ("America/New_York", "0:15", "2026-11-27 00:15"),
    ] {
        let zone = zone(name);
        let read = zone.read(text, now).expect(text);
        assert_eq!(zone.write(read), moment, "{name}: {text}");
    }
}

#[test]
fn hours_count_through_a_change_of_summer_time_and_days_do_not() {
    let berlin = zone("Europe/Berlin");
    for (now, text, moment) in [
        // On 29 March there is no time from 2:00 to 3:00.
        (
            "2026-03-28T12:00:00Z",
            "in 24 hours",
            "2026-03-29T12:00:00Z",
        ),
        (
            "2026-03-28T12:00:00Z",
            "in 1 day 13:00",
            "2026-03-29T11:00:00Z",
        ),
        (
            "2026-03-28T12:00:00Z",
            "sunday 13:00",
            "2026-03-29T11:00:00Z",
        ),
        ("2026-03-28T12:00:00Z", "2:30", "2026-03-29T01:30:00Z"),
        ("2026-03-29T00:30:00Z", "in 1 hour", "2026-03-29T01:30:00Z"),
        // On 25 October there are two.
        (
            "2026-10-24T12:00:00Z",
            "tomorrow 2:30",
            "2026-10-25T00:30:00Z",
        ),
        (
            "2026-10-24T12:00:00Z",
            "tomorrow 13:00",
            "2026-10-25T12:00:00Z",
        ),
        ("2026-10-25T00:30:00Z", "in 1 hour", "2026-10-25T01:30:00Z"),
    ] {
        assert_eq!(berlin.read(text, at(now)), Ok(at(moment)), "{text}");
    }
    let twice = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"].map(|text| berlin.write(at(text)));
    assert_eq!(twice, ["2026-10-25 02:30", "2026-10-25 02:30+01"]);
}

#[test]
fn a_length_ends_on_a_whole_minute() {
    let now = at("2026-11-26T12:00:00Z").after(std::time::Duration::from_millis(41_700));
    assert_eq!(
        Zone::UTC.read("in 1 hour", now),
        Ok(at("2026-11-26T13:01:00Z"))
    );
}

#[test]
fn a_day_is_read_as_it_is_written_in_several_countries() {
    // A Sunday.
    let now = at("2026-11-22T12:00:00Z");
    let today = Zone::UTC.day(now);
    for (text, day) in [
        ("2026-12-24", Some("2026-12-24")),
        (" 24. 12. 2026 ", Some("2026-12-24")),
        ("24.12.", Some("2026-12-24")),
        ("24.12", Some("2026-12-24")),
        ("22.11.", Some("2026-11-22")),
        ("21.11.", Some("2027-11-21")),
        ("29.2.", Some("2028-02-29")),
        ("20 dec", Some("2026-12-20")),
        ("Dec 20", Some("2026-12-20")),
        ("December 20th, 2027", Some("2027-12-20")),
        ("2027 Dec 20", Some("2027-12-20")),
        ("the 1st of March", Some("2027-03-01")),
        ("3. Oktober", Some("2027-10-03")),
        ("24. Dez. 2026", Some("2026-12-24")),
        ("1er août", Some("2027-08-01")),
        ("5 de enero de 2027", Some("2027-01-05")),
        ("7 março", Some("2027-03-07")),
        ("11 listopada 2027", Some("2027-11-11")),
        ("12月24日", Some("2026-12-24")),
        ("2027年1月3日", Some("2027-01-03")),
        ("29 Feb", Some("2028-02-29")),
        ("today", Some("2026-11-22")),
        ("tomorrow", Some("2026-11-23")),
        ("morgen", Some("2026-11-23")),
        ("pasado mañana", Some("2026-11-24")),
        ("in 5 days", Some("2026-11-27")),
        ("dans 2 semaines", Some("2026-12-06")),
        ("za tydzień", Some("2026-11-29")),
        ("5日後", Some("2026-11-27")),
        ("friday", Some("2026-11-27")),
        ("piątek", Some("2026-11-27")),
        ("sunday", Some("2026-11-29")),
        ("Fri 27 Nov", Some("2026-11-27")),
        ("Mon 27 Nov", None),
        ("friday 8pm", None),
        ("in 2 hours", None),
        ("31 june", None),
        ("5 jui", None),
        ("5 ju", None),
        ("december", None),
        ("20 dec dec", None),
        ("20 21 dec", None),
        ("20 dec 26", None),
        ("20 foo", None),
        ("月日", None),
        ("12/24/2026", None),
        ("24.13.", None),
        ("24.12.26", None),
        ("24.12.2026.", None),
        ("30.2.2027", None),
        ("soon", None),
        ("", None),
    ] {
        let read = Zone::UTC
            .read_day(text, now, today)
            .map(|day| day.to_string());
        assert_eq!(read.as_deref(), day, "{text:?}");
    }
}

#[test]
fn a_last_day_follows_the_first_unless_it_is_counted_from_today() {
    let now = at("2026-11-22T12:00:00Z");
    let first = Day("2026-12-30".parse().expect("a day"));
    for (text, day) in [
        ("2.1.", "2027-01-02"),
        ("friday", "2027-01-01"),
        ("wednesday", "2026-12-30"),
        ("in 5 days", "2026-11-27"),
    ] {
        let read = Zone::UTC.read_day(text, now, first).expect(text);
        assert_eq!(read.to_string(), day, "{text}");
    }
}

/// Words of which people make dates, and others.
const WORDS: [&str; 40] = [
    "20",
    "8",
    "8pm",
    "dec",
    "mar",
    "20.12.",
    "20.12",
    "18:30",
    "24:00",
    "friday",
    "vendredi",
    "morgen",
    "明日",
    "金曜日",
    "12月",
    "24日",
    "2026年",
    "2026",
    "9999-12-31",
    "in",
    "za",
    "dentro",
    "de",
    "a",
    "5",
    "65535",
    "days",
    "godziny",
    "weeks",
    "時間後",
    "later",
    "at",
    "am",
    "pm",
    "午後",
    "-",
    "/",
    ".",
    "+01:00",
    "29.2.",
];

proptest! {
    #[test]
    fn no_text_is_too_odd(text in ".{0,40}", now in any::<i64>()) {
        let now = Timestamp::from_millis(now);
        let _ = zone("Europe/Berlin").read(&text, now);
        let _ = Zone::UTC.read_day(&text, now, Zone::UTC.day(now));
        let _ = crate::clock::time_of_day(&text);
    }

    #[test]
    fn words_in_any_order_mean_something_or_nothing(
        words in prop::collection::vec(prop::sample::select(&WORDS[..]), 0..7),
        gap in prop::sample::select(vec!["", " "]),
        now in -9_000_000_000_000_i64..260_000_000_000_000,
    ) {
        let (text, now) = (words.join(gap), Timestamp::from_millis(now));
        for zone in [zone("Europe/Berlin"), zone("Australia/Lord_Howe")] {
            if let Ok(at) = zone.read(&text, now) {
                let written = zone.write(at);
                prop_assert_eq!(zone.read(&written, now).map(|at| zone.write(at)), Ok(written));
            }
            let _ = zone.read_day(&text, now, zone.day(now));
        }
    }

    #[test]
    fn a_moment_is_read_as_it_was_written(
        minutes in 0_i64..4_000_000_000 / 60,
        name in prop::sample::select(vec!["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]),
        now in 0_i64..4_000_000_000,
    ) {
        let (zone, at) = (zone(name), Timestamp::from_seconds(minutes * 60));
        prop_assert_eq!(zone.read(&zone.write(at), Timestamp::from_seconds(now)), Ok(at));
    }
}
