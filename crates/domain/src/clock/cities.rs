//! Large cities that no time zone is named after: people type where they live.

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

/// Returns the zones of the cities whose names begin like this.
pub fn zones_of_cities(typed: &str) -> Vec<&'static str> {
    let typed = typed.trim().to_lowercase();
    let is_city = |names: &str| {
        let mut starts = names.match_indices(typed.as_str()).map(|(at, _)| at);
        starts.any(|at| at == 0 || names[..at].ends_with(' '))
    };
    // In Japanese, two signs are a city.
    if typed.chars().count() < SHORTEST && typed.is_ascii() {
        return Vec::new();
    }
    let mut zones: Vec<&str> = CITIES
        .iter()
        .filter(|(names, _)| is_city(names))
        .map(|(_, zone)| *zone)
        .collect();
    zones.sort_unstable();
    zones.dedup();
    zones
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Zone;

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
            ("san francisco", vec!["America/Los_Angeles"]),
            ("大阪", vec!["Asia/Tokyo"]),
            ("kra", vec!["Europe/Warsaw"]),
            ("berne", vec!["Europe/Zurich"]),
            ("unich", vec![]),
            ("mu", vec![]),
            ("", vec![]),
            ("nowhere", vec![]),
        ] {
            assert_eq!(zones_of_cities(typed), zones, "{typed}");
        }
        assert_eq!(zones_of_cities("ber"), ["Europe/Zurich"]);
        assert_eq!(zones_of_cities("bir"), ["Europe/London"]);
    }
}
