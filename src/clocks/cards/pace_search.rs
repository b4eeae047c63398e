//! Searching for a pace by what people type.

use super::{pace_name, usual_pace};
use domain::matches::{Allowance, Pace};
use rules::{
    sentence,
    words::{Locale, Sentence},
};

/// Returns whether a user who types this could mean this pace: each word of it is in the pace's name,
/// its id or the words that people use for such paces, in their language or in English, which everyone
/// who plays elsewhere knows.
pub(crate) fn pace_fits(pace: Pace, typed: &str, locale: Locale) -> bool {
    let known = known(pace, locale);
    // "3 d" means "3d".
    let closed = known.replace(' ', "");
    let typed = plain(typed);
    closed.contains(&typed.replace(' ', ""))
        || typed.split_whitespace().all(|word| known.contains(word))
}

/// Returns whether this is one of the names that people give to a pace, in their language or in English: "a week" is
/// seven days a move.
pub(crate) fn pace_is_called(pace: Pace, typed: &str, locale: Locale) -> bool {
    let typed = plain(typed);
    let called = [locale, Locale::English].map(|locale| plain(&locale.say(&words(pace))));
    called
        .iter()
        .any(|words| words.split(", ").any(|word| word == typed))
}

/// Returns the pace that has this label, in lower case, in the suggestions of some server and language.
pub(crate) fn labelled_pace(label: &str) -> Option<Pace> {
    Locale::ALL.into_iter().find_map(|locale| {
        Pace::ALL.into_iter().find(|pace| {
            let name = pace_name(*pace);
            let labels = [name.clone(), usual_pace(name)];
            let mut labels = labels.iter().map(|said| locale.say(said).to_lowercase());
            labels.any(|known| known == label)
        })
    })
}

/// Returns what people call such paces, with commas between.
fn words(pace: Pace) -> Sentence {
    let kind = match pace.allowance() {
        Allowance::Endless => "none",
        Allowance::Move(_) => "move",
        Allowance::Reserve { .. } => "reserve",
        Allowance::Live { .. } => "live",
    };
    sentence!("pace-search", kind = kind, pace = pace.id())
}

/// Returns every text that identifies a pace.
fn known(pace: Pace, locale: Locale) -> String {
    let mut known = vec![pace.id().to_owned()];
    for locale in [locale, Locale::English] {
        known.push(locale.say(&pace_name(pace)));
        known.push(locale.say(&words(pace)));
    }
    plain(&known.join("\n"))
}

/// Returns the text in lower case and without accents, which not everyone types.
fn plain(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ś' => 's',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clocks::cards::pace_labels;
    use domain::matches::Paces;

    fn found(typed: &str, locale: Locale) -> Vec<&'static str> {
        let all = Pace::ALL.into_iter();
        all.filter(|pace| pace_fits(*pace, typed, locale))
            .map(Pace::id)
            .collect()
    }

    /// Returns the paces of one kind.
    fn kind(id: &str) -> Vec<&'static str> {
        let all = Pace::ALL.into_iter().map(Pace::id);
        all.filter(|other| other.starts_with(id)).collect()
    }

    #[test]
    fn each_label_of_a_pace_means_it_in_each_language() {
        for locale in Locale::ALL {
            for usual in Pace::ALL {
                let paces = Paces::new(&Pace::ALL, usual);
                let labels: Vec<_> = pace_labels(&paces).collect();
                assert_eq!(labels.len(), Pace::ALL.len());
                for (pace, label) in labels {
                    let label = locale.say(&label);
                    let read = labelled_pace(&label.to_lowercase());
                    assert_eq!(read, Some(pace), "{label}");
                }
            }
        }
    }

    #[test]
    fn a_pace_is_found_by_what_people_call_it_in_each_language() {
        use Locale::{
            BrazilianPortuguese as Portuguese, English, French, German, Japanese, Polish, Spanish,
        };
        for (locale, none, reserve, live) in [
            (English, "no clock", "Fischer", "blitz"),
            (German, "unbegrenzt", "Zeitkonto", "Blitz"),
            (French, "sans pendule", "reserve", "en direct"),
            (Spanish, "sin limite", "incremento", "Relámpago"),
            (Portuguese, "sem relogio", "acrescimo", "ao vivo"),
            (Polish, "bez zegara", "zapas", "szybkie"),
            (Japanese, "無制限", "フィッシャー", "早指し"),
        ] {
            assert_eq!(found(none, locale), ["none"], "{none}");
            assert_eq!(found(reserve, locale), kind("reserve"), "{reserve}");
            assert_eq!(found(live, locale), kind("live"), "{live}");
            // These words are known in every language.
            assert_eq!(found("none", locale), ["none"]);
            assert_eq!(found("fischer", locale), kind("reserve"));
            assert_eq!(found("blitz", locale), kind("live"));
            assert_eq!(found("", locale).len(), Pace::ALL.len());
        }
        for (locale, three, days) in [
            (English, "3d", "days"),
            (German, "3 T", "tage"),
            (French, "3j", "jours"),
            (Spanish, "3 días", "dias"),
            (Portuguese, "3 dias", "dias"),
            (Polish, "3d", "dni"),
            (Japanese, "3日", "日"),
        ] {
            let three = found(three, locale);
            assert!(three.contains(&"move-3d"), "{locale:?}: {three:?}");
            assert!(!three.contains(&"move-5d"), "{locale:?}: {three:?}");
            let days = found(days, locale);
            let all = kind("move");
            assert!(all.iter().all(|pace| days.contains(pace)), "{days:?}");
        }
        for (locale, [day, week, fortnight]) in [
            (English, ["A day", "a week", "fortnight"]),
            (German, ["täglich", "eine Woche", "zwei Wochen"]),
            (French, ["chaque jour", "une semaine", "quinzaine"]),
            (Spanish, ["diario", "una semana", "quincena"]),
            (Portuguese, ["diario", "uma semana", "quinzena"]),
            (Polish, ["codziennie", "tydzien", "2 tygodnie"]),
            (Japanese, ["毎日", "1週間", "2週間"]),
        ] {
            for (typed, pace) in [(day, "move-1d"), (week, "move-7d"), (fortnight, "move-14d")] {
                let called = Pace::ALL.into_iter();
                let called = called.filter(|pace| pace_is_called(*pace, typed, locale));
                let called: Vec<_> = called.map(Pace::id).collect();
                assert_eq!(called, [pace], "{typed}");
                assert!(found(typed, locale).contains(&pace), "{typed}");
            }
        }
        assert_eq!(found("live 30", English), ["live-30m-30s"]);
        assert!(found("chess", English).is_empty());
    }
}
