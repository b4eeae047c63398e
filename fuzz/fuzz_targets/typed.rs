//! What people type into options and forms: days, times, time zones, quiet hours, codes, ranges of
//! ratings. Each is refused, or is written as it was read.

#![no_main]

use domain::{
    clock::{Timestamp, Zone},
    community::{Code, seeks::RatingRange},
    matches::clock::QuietHours,
};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let now = Timestamp::from_seconds(1_800_000_000);
    for name in ["UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Apia"] {
        let zone = Zone::named(name).expect("a zone");
        if let Ok(at) = zone.read(text, now) {
            let written = zone.write(at);
            assert_eq!(zone.read(&written, now).map(|at| zone.write(at)), Ok(written));
        }
        let _ = zone.read_day(text, now, zone.day(now));
    }
    if let Some(zone) = Zone::named(text) {
        assert_eq!(Zone::named(zone.name()).map(|zone| zone.name().to_owned()), Some(zone.name().to_owned()));
    }
    if let Some(quiet) = QuietHours::read(text) {
        assert_eq!(QuietHours::read(&quiet.to_string()), Some(quiet));
    }
    if let Some(code) = Code::read(text) {
        assert_eq!(Code::read(code.as_str()).as_ref().map(Code::as_str), Some(code.as_str()));
    }
    if let Ok(range) = RatingRange::read(text) {
        let written = range.to_string();
        assert_eq!(written.parse().ok(), Some(range), "{written}");
    }
});
