//! How many requests each process can make. Discord counts those of all processes together.

/// The requests that a process wants to make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The requests that show a player what has happened, in the next second.
    pub urgent: u32,
    /// The others, such as corrections of what is shown already.
    pub rest: u32,
    /// The requests that Discord has refused in the last ten minutes.
    pub refused: u32,
}

/// What each process can always make, so that one that has just been idle isn't held up: so many
/// requests a second.
const AT_LEAST: f64 = 1.0;

/// Returns how many of `total` requests a second a process can make whose demand is `own`, beside
/// `others`. What is urgent in any of them comes first. What nobody wants is divided equally, so that a
/// process can begin immediately.
pub fn share(total: u32, own: Demand, others: &[Demand]) -> f64 {
    let all: Vec<Demand> = [own].into_iter().chain(others.iter().copied()).collect();
    let count = all.iter().map(|_| 1.0).sum::<f64>();
    let total = f64::from(total);
    let floor = AT_LEAST.min(total / count);
    let left = (total - floor * count).max(0.0);
    let urgent = divide(left, all.iter().map(|demand| demand.urgent));
    let left = left - urgent.iter().sum::<f64>();
    let rest = divide(left, all.iter().map(|demand| demand.rest));
    let left = left - rest.iter().sum::<f64>();
    let first = |parts: &[f64]| parts.first().copied().unwrap_or_default();
    floor + first(&urgent) + first(&rest) + left / count
}

/// Divides so much among those who want something: nobody gets more than is wanted, and those who get
/// less get the same.
fn divide(total: f64, wanted: impl Iterator<Item = u32>) -> Vec<f64> {
    let wanted: Vec<f64> = wanted.map(f64::from).collect();
    let mut by_size: Vec<usize> = (0..wanted.len()).collect();
    by_size.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut parts = vec![0.0; wanted.len()];
    let mut left = total;
    let mut waiting = wanted.iter().map(|_| 1.0).sum::<f64>();
    for place in by_size {
        let part = wanted[place].min(left / waiting);
        parts[place] = part;
        left -= part;
        waiting -= 1.0;
    }
    parts
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn wants(urgent: u32, rest: u32) -> Demand {
        Demand {
            urgent,
            rest,
            refused: 0,
        }
    }

    fn shares(all: &[Demand]) -> Vec<f64> {
        let share = |place: usize| {
            let mut others = all.to_vec();
            let own = others.remove(place);
            share(40, own, &others)
        };
        let shares = (0..all.len()).map(share);
        shares.map(|share| (share * 10.0).round() / 10.0).collect()
    }

    #[test]
    fn one_alone_has_everything_and_idle_ones_share_equally() {
        assert_eq!(shares(&[wants(500, 0)]), [40.0]);
        assert_eq!(shares(&[wants(0, 0); 4]), [10.0; 4]);
    }

    #[test]
    fn whoever_is_busy_gets_what_the_idle_ones_leave() {
        assert_eq!(
            shares(&[wants(100, 0), wants(0, 0), wants(0, 0)]),
            [38.0, 1.0, 1.0]
        );
        assert_eq!(
            shares(&[wants(100, 0), wants(5, 0), wants(100, 0)]),
            [17.0, 6.0, 17.0]
        );
    }

    #[test]
    fn a_board_in_one_process_comes_before_corrections_in_another() {
        assert_eq!(shares(&[wants(0, 900), wants(30, 0)]), [9.0, 31.0]);
        assert_eq!(shares(&[wants(0, 900), wants(90, 0)]), [1.0, 39.0]);
    }

    proptest! {
        #[test]
        fn together_they_never_make_more_than_there_are(
            all in proptest::collection::vec((0_u32..200, 0_u32..200), 1..60),
        ) {
            let all: Vec<Demand> = all.into_iter().map(|(urgent, rest)| wants(urgent, rest)).collect();
            let sum: f64 = (0..all.len())
                .map(|place| {
                    let mut others = all.clone();
                    let own = others.remove(place);
                    share(40, own, &others)
                })
                .sum();
            prop_assert!((sum - 40.0).abs() < 0.001, "{sum}");
        }
    }
}
