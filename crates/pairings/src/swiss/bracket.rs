//! The pairing of one bracket (article 3), taking into account all players not yet paired.

use super::super::matching::Graph;
use super::super::tournament::{Points, Side};
use super::criteria::{Criteria, Zone};
use super::layout::{Layout, Place};
use super::order::{MovedDownOrder, ResidentOrder};
use super::player::Player;

/// The data that all brackets of a round share.
pub(super) struct Field<'a> {
    pub(super) players: &'a [Player],
    pub(super) initial: Side,
    /// The score of the player who gets the pairing-allocated bye \[C5\], if there is one.
    pub(super) bye_score: Option<Points>,
}

/// A bracket, and the players left below it. Players are places in the field, each list in order.
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) moved_down: Vec<usize>,
    pub(super) residents: Vec<usize>,
    pub(super) next: Vec<usize>,
    pub(super) lower: Vec<usize>,
}

/// The vertices of a graph: players to be matched, and their zones relative to the bracket.
type Vertices = Vec<(usize, Zone)>;

impl Field<'_> {
    pub(super) fn may_have_bye(&self, player: &Player) -> bool {
        player.may_have_bye && self.bye_score == Some(player.score)
    }

    /// Returns the heaviest matching of all these players, one of whom can have the bye: the vertex
    /// after all players represents it.
    fn matching(
        &self,
        vertices: &Vertices,
        width: usize,
        weigh: impl Fn(&mut [i64], usize, usize),
        weigh_bye: impl Fn(&mut [i64], &Player),
    ) -> Option<Vec<usize>> {
        let bye = vertices.len();
        let mut graph = Graph::new(bye + bye % 2, width);
        let mut weight = vec![0; width];
        for (v, &(lower, lower_zone)) in vertices.iter().enumerate() {
            let player = &self.players[lower];
            for (u, &(higher, zone)) in vertices[..v].iter().enumerate() {
                let both_moved = lower_zone < Zone::Resident;
                let limbo = zone == Zone::Limbo && lower_zone == Zone::Resident;
                if both_moved || limbo || !self.players[higher].may_meet(player) {
                    continue;
                }
                weight.fill(0);
                weigh(&mut weight, u, v);
                graph.join(u, v, &weight);
            }
            if bye % 2 == 1 && self.may_have_bye(player) {
                weight.fill(0);
                weigh_bye(&mut weight, player);
                graph.join(v, bye, &weight);
            }
        }
        graph.perfect_matching()
    }
}

/// How a bracket is paired.
#[derive(Clone, Copy)]
struct PairCount {
    pairs: usize,
    /// Whether \[C9\] applies: exactly one player is moved down, who gets the bye.
    bye_is_single: bool,
}

impl Bracket<'_> {
    /// Returns the bracket's pairs, or `None` if the players left over could not be paired \[C4\].
    pub(super) fn pair(&self) -> Option<Vec<(usize, usize)>> {
        let count = self.count_pairs()?;
        let mut pairs = if self.moved_down.is_empty() {
            Vec::new()
        } else {
            self.pair_moved_down(count)?
        };
        if pairs.len() < count.pairs {
            pairs.extend(self.pair_residents(&pairs, count)?);
        }
        Some(pairs)
    }

    fn players(&self, places: &[usize]) -> Vec<&Player> {
        places
            .iter()
            .map(|&place| &self.field.players[place])
            .collect()
    }

    fn vertices(&self) -> Vertices {
        let zones = [
            (&self.moved_down, Zone::MovedDown),
            (&self.residents, Zone::Resident),
            (&self.next, Zone::Next),
            (&self.lower, Zone::Lower),
        ];
        let all = zones.into_iter();
        all.flat_map(|(players, zone)| players.iter().map(move |&player| (player, zone)))
            .collect()
    }

    fn weigh(
        &self,
        criteria: &Criteria,
        weight: &mut [i64],
        places: &[Place],
        (higher, zone): (usize, Zone),
        (lower, lower_zone): (usize, Zone),
    ) {
        let Field {
            players, initial, ..
        } = self.field;
        let pair = ((&players[higher], zone), (&players[lower], lower_zone));
        criteria.weigh(weight, places, pair.0, pair.1, *initial);
    }

    /// Returns the pairs of the bracket in a matching of these vertices.
    fn pairs(vertices: &Vertices, mate: &[usize]) -> Vec<(usize, usize)> {
        let pairs = (0..vertices.len()).map(|u| (u, mate[u])).filter(|&(u, v)| {
            u < v && v < vertices.len() && vertices[u].1.pairs_in_bracket(vertices[v].1)
        });
        pairs.map(|(u, v)| (vertices[u].0, vertices[v].0)).collect()
    }

    /// Returns how many pairs the bracket has (3.1.2), and whether \[C9\] applies to it. Since only
    /// players of one score can get the bye, and all who follow have less, that is the case if the one
    /// who is moved down has that score.
    fn count_pairs(&self) -> Option<PairCount> {
        let mut layout = Layout::default();
        let moved_down = self.players(&self.moved_down);
        let criteria = Criteria::of_pairs(&mut layout, &moved_down, self.residents.len());
        let (places, width) = layout.places();
        let vertices = self.vertices();
        let mate = self.field.matching(
            &vertices,
            width,
            |weight, u, v| self.weigh(&criteria, weight, &places, vertices[u], vertices[v]),
            |_, _| {},
        )?;
        let pairs = Self::pairs(&vertices, &mate);
        let here = self.moved_down.iter().chain(&self.residents);
        let mut alone = here.filter(|&place| pairs.iter().all(|(u, v)| u != place && v != place));
        let one = alone.next().filter(|_| alone.next().is_none());
        let single =
            one.is_some_and(|&one| self.field.bye_score == Some(self.field.players[one].score));
        Some(PairCount {
            pairs: pairs.len(),
            bye_is_single: single,
        })
    }

    fn criteria(&self, layout: &mut Layout, count: PairCount) -> Criteria {
        let moved_down = self.players(&self.moved_down);
        let mut here = moved_down.clone();
        here.extend(self.players(&self.residents));
        let rounds = self
            .field
            .players
            .iter()
            .map(|player| player.unplayed)
            .max();
        let next = self.next.len();
        Criteria::all(
            layout,
            &moved_down,
            &here,
            next,
            rounds.filter(|_| count.bye_is_single),
        )
    }

    /// Returns the pairs of moved-down players with residents (3.3.2).
    fn pair_moved_down(&self, count: PairCount) -> Option<Vec<(usize, usize)>> {
        let mut layout = Layout::default();
        let criteria = self.criteria(&mut layout, count);
        let moved_down = self.moved_down.len();
        let order = MovedDownOrder::new(&mut layout, moved_down, self.residents.len());
        let (places, width) = layout.places();
        let vertices = self.vertices();
        let mate = self.field.matching(
            &vertices,
            width,
            |weight, u, v| {
                self.weigh(&criteria, weight, &places, vertices[u], vertices[v]);
                if u < moved_down && vertices[v].1 == Zone::Resident {
                    order.weigh(weight, &places, u, v - moved_down);
                }
            },
            |weight, player| criteria.weigh_bye(weight, &places, player),
        )?;
        let mut pairs = Self::pairs(&vertices, &mate);
        pairs.retain(|(higher, _)| self.moved_down.contains(higher));
        Some(pairs)
    }

    /// Returns the pairs of residents with each other, after those of the moved-down players: the
    /// bracket if it is homogeneous, or the remainder (3.3).
    fn pair_residents(
        &self,
        paired: &[(usize, usize)],
        count: PairCount,
    ) -> Option<Vec<(usize, usize)>> {
        let is_paired = |place| paired.iter().any(|&(u, v)| u == place || v == place);
        let mut vertices = self.vertices();
        vertices.retain(|&(place, _)| !is_paired(place));
        for (_, zone) in &mut vertices {
            if *zone == Zone::MovedDown {
                *zone = Zone::Limbo;
            }
        }
        let limbo = vertices
            .iter()
            .filter(|(_, zone)| *zone == Zone::Limbo)
            .count();
        let residents = vertices
            .iter()
            .filter(|(_, zone)| *zone == Zone::Resident)
            .count();

        let mut layout = Layout::default();
        let criteria = self.criteria(&mut layout, count);
        let order = ResidentOrder::new(&mut layout, residents, count.pairs - paired.len());
        let (places, width) = layout.places();
        let mate = self.field.matching(
            &vertices,
            width,
            |weight, u, v| {
                self.weigh(&criteria, weight, &places, vertices[u], vertices[v]);
                if vertices[u].1.pairs_in_bracket(vertices[v].1) {
                    order.weigh(weight, &places, u - limbo, v - limbo);
                }
            },
            |weight, player| criteria.weigh_bye(weight, &places, player),
        )?;
        Some(Self::pairs(&vertices, &mate))
    }
}

/// Returns the lowest score whose bye lets everyone else be paired \[C4\], \[C5\]. The field's own
/// `bye_score` is ignored.
pub(super) fn lowest_bye(field: &Field) -> Option<Points> {
    let mut scores: Vec<_> = field.players.iter().map(|player| player.score).collect();
    scores.dedup();
    let vertices: Vertices = (0..field.players.len())
        .map(|place| (place, Zone::Lower))
        .collect();
    scores.into_iter().rev().find(|&score| {
        let field = Field {
            bye_score: Some(score),
            ..*field
        };
        field
            .matching(&vertices, 0, |_, _, _| {}, |_, _| {})
            .is_some()
    })
}
