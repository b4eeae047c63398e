//! Large cities that no time zone is named after, and zones by what people type: where they live.

use strsim::levenshtein;

use super::{Zone, plain::plain_letters};

/// A city in lower case, in the ways in which the bot's languages write it, and the zone whose clocks it has.
const CITIES: [(&str, &str); 60] = [
    (
        "munich münchen múnich monachium ミュンヘン",
        "Europe/Berlin",
    ),
    ("hamburg hambourg ハンブルク", "Europe/Berlin"),
    ("cologne köln colonia kolonia ケルン", "Europe/Berlin"),
    ("frankfurt francfort フランクフルト", "Europe/Berlin"),
    ("stuttgart", "Europe/Berlin"),
    ("düsseldorf dusseldorf", "Europe/Berlin"),
    ("leipzig", "Europe/Berlin"),
    ("dresden", "Europe/Berlin"),
    ("graz", "Europe/Vienna"),
    ("salzburg", "Europe/Vienna"),
    ("geneva genf genève ginebra genebra genewa", "Europe/Zurich"),
    ("basel bâle basilea", "Europe/Zurich"),
    ("bern berne berna", "Europe/Zurich"),
    ("lyon", "Europe/Paris"),
    ("marseille marsella marselha marsylia", "Europe/Paris"),
    ("toulouse", "Europe/Paris"),
    ("bordeaux", "Europe/Paris"),
    ("lille", "Europe/Paris"),
    ("antwerp antwerpen anvers", "Europe/Brussels"),
    ("rotterdam", "Europe/Amsterdam"),
    ("the hague den haag", "Europe/Amsterdam"),
    ("milan mailand milano milán milão mediolan", "Europe/Rome"),
    ("naples neapel napoli nápoles neapol", "Europe/Rome"),
    ("turin torino turyn", "Europe/Rome"),
    ("barcelona barcelone", "Europe/Madrid"),
    ("valencia valence", "Europe/Madrid"),
    ("seville sevilla séville", "Europe/Madrid"),
    ("porto oporto", "Europe/Lisbon"),
    (
        "kraków krakow krakau cracow cracovie cracovia",
        "Europe/Warsaw",
    ),
    ("wrocław wroclaw breslau", "Europe/Warsaw"),
    ("gdańsk gdansk danzig", "Europe/Warsaw"),
    ("poznań poznan", "Europe/Warsaw"),
    ("łódź lodz", "Europe/Warsaw"),
    ("manchester", "Europe/London"),
    ("birmingham", "Europe/London"),
    ("edinburgh édimbourg edimburgo edynburg", "Europe/London"),
    ("glasgow", "Europe/London"),
    ("saint petersburg sankt petersburg", "Europe/Moscow"),
    ("washington", "America/New_York"),
    ("boston", "America/New_York"),
    ("philadelphia", "America/New_York"),
    ("miami", "America/New_York"),
    ("atlanta", "America/New_York"),
    ("houston", "America/Chicago"),
    ("dallas", "America/Chicago"),
    ("austin", "America/Chicago"),
    ("san francisco", "America/Los_Angeles"),
    ("seattle", "America/Los_Angeles"),
    ("san diego", "America/Los_Angeles"),
    ("montreal montréal", "America/Toronto"),
    ("ottawa", "America/Toronto"),
    ("rio de janeiro", "America/Sao_Paulo"),
    ("brasília brasilia", "America/Sao_Paulo"),
    ("osaka 大阪", "Asia/Tokyo"),
    ("kyoto 京都", "Asia/Tokyo"),
    (
        "beijing peking pékin pekín pequim pekin 北京",
        "Asia/Shanghai",
    ),
    ("delhi mumbai bombay bangalore", "Asia/Kolkata"),
    ("canberra", "Australia/Sydney"),
    ("wellington", "Pacific/Auckland"),
    ("cape town kapstadt", "Africa/Johannesburg"),
];

/// The fewest letters by which a city is known.
const SHORTEST: usize = 3;

/// The most zones that are named to someone who has typed something else.
const MOST_SIMILAR: usize = 3;

/// Returns the zones of the cities whose names begin with a text, then those whose names contain it, with it as a whole
/// part first. Case, accents and signs between words don't matter, and `ue` can be `ü`.
pub fn zones_like(typed: &str) -> Vec<String> {
    let found = zones_spelled(&plain_words(typed), plain_words);
    if found.is_empty() {
        let without_umlauts = |text: &str| without_umlauts(&plain_words(text));
        zones_spelled(&without_umlauts(typed), without_umlauts)
    } else {
        found
    }
}

/// Returns up to three zones that someone could mean who has typed this: those that it is the beginning or a part of, those
/// of a place that it has as a word, or those that are spelled nearly so.
pub fn zones_near(typed: &str) -> Vec<String> {
    let words = plain_words(typed);
    let letters = words.chars().count();
    if letters < SHORTEST {
        return Vec::new();
    }
    let mut found = zones_like(typed);
    if found.is_empty() {
        // One mistake in a short name, two in a longer one.
        let most = if letters < 6 { 1 } else { 2 };
        let within = format!(" {words} ");
        let mut near: Vec<(usize, String)> = places()
            .filter_map(|(place, zone)| {
                let is_within =
                    place.chars().count() > SHORTEST && within.contains(&format!(" {place} "));
                let mistakes = if is_within {
                    0
                } else {
                    levenshtein(&place, &words)
                };
                (mistakes <= most).then_some((mistakes, zone))
            })
            .collect();
        near.sort();
        found = near.into_iter().map(|(_, zone)| zone).collect();
        found.dedup();
    }
    found.truncate(MOST_SIMILAR);
    found
}

/// Returns the zones that a text fits if both are spelled like this.
fn zones_spelled(typed: &str, spelled: impl Fn(&str) -> String) -> Vec<String> {
    // In Japanese, two signs are a city.
    let is_long = typed.chars().count() >= SHORTEST || !typed.is_ascii();
    let begins = |names: &str| format!(" {}", spelled(names)).contains(&format!(" {typed}"));
    let cities = CITIES.iter().filter(|(names, _)| is_long && begins(names));
    let mut found: Vec<String> = cities.map(|(_, zone)| (*zone).to_owned()).collect();
    found.sort();
    found.dedup();
    let mut names = Zone::names();
    names.retain(|name| spelled(name).contains(typed) && !found.contains(name));
    names.sort_by_key(|name| !name.split('/').any(|part| spelled(part) == typed));
    found.extend(names);
    found
}

/// Returns the plain names of all cities and of the places that zones are named after, with their zones.
fn places() -> impl Iterator<Item = (String, String)> {
    let cities = CITIES.iter().flat_map(|(names, zone)| {
        let names = names.split(' ');
        names.map(|name| (plain_words(name), (*zone).to_owned()))
    });
    let zones = Zone::names().into_iter().map(|zone| {
        let place = zone.rsplit('/').next().map(plain_words);
        (place.unwrap_or_default(), zone)
    });
    cities.chain(zones)
}

/// Returns the words of a text in plain letters, with one space between them.
fn plain_words(text: &str) -> String {
    let letters = plain_letters(text).replace('\'', "").replace('ß', "ss");
    let words = letters.split(|sign: char| !sign.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Replaces what is written for umlauts without them.
fn without_umlauts(text: &str) -> String {
    let pairs = [("ae", "a"), ("oe", "o"), ("ue", "u")];
    pairs
        .iter()
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_city_has_a_zone_that_there_is() {
        for (names, zone) in CITIES {
            assert!(Zone::named(zone).is_some(), "{names}: {zone}");
            assert_eq!(names, names.to_lowercase());
            assert!(names.split(' ').all(|name| !name.is_empty()), "{names}");
        }
    }

    #[test]
    fn a_city_is_found_in_several_languages_and_by_its_beginning() {
        for (typed, zones) in [
            ("Munich", vec!["Europe/Berlin"]),
            (" MÜNCHEN ", vec!["Europe/Berlin"]),
            ("munchen", vec!["Europe/Berlin"]),
            ("muenchen", vec!["Europe/Berlin"]),
            ("koln", vec!["Europe/Berlin"]),
            ("Koeln", vec!["Europe/Berlin"]),
            ("geneve", vec!["Europe/Zurich"]),
            ("lodz", vec!["Europe/Warsaw"]),
            ("san francisco", vec!["America/Los_Angeles"]),
            ("San-Francisco", vec!["America/Los_Angeles"]),
            ("new york", vec!["America/New_York"]),
            ("são paulo", vec!["America/Sao_Paulo"]),
            ("大阪", vec!["Asia/Tokyo"]),
            ("krak", vec!["Europe/Warsaw"]),
            ("berne", vec!["Europe/Zurich"]),
            ("unich", vec![]),
            ("nowhere", vec![]),
        ] {
            assert_eq!(zones_like(typed), zones, "{typed}");
        }
        assert_eq!(zones_like("").len(), Zone::names().len());
        assert_eq!(
            zones_like("berlin").first().map(String::as_str),
            Some("Europe/Berlin")
        );
    }

    #[test]
    fn a_place_that_is_nearly_known_has_up_to_three_zones_to_choose_from() {
        for (typed, zones) in [
            ("berln", vec!["Europe/Berlin", "Europe/Zurich"]),
            ("Hambrug", vec!["Europe/Berlin"]),
            ("unich", vec!["Europe/Berlin"]),
            ("Vienna, Austria", vec!["Europe/Vienna"]),
            ("springfield", vec![]),
            ("soon", vec![]),
            ("", vec![]),
            ("xy", vec![]),
        ] {
            assert_eq!(zones_near(typed), zones, "{typed}");
        }
        assert_eq!(zones_near("america").len(), MOST_SIMILAR);
    }
}
