//! The heaviest perfect matching of a graph whose edges carry lists of numbers as weights.
//!
//! Lists are added number by number and compared lexicographically: the first number that differs
//! decides. That is all the arithmetic that Edmonds' algorithm needs, so any number of criteria can
//! be weighed together, each before all that follow it, without numbers of a thousand bits.
//!
//! The algorithm is the primal-dual one (J. Edmonds, "Maximum matching and a polyhedron with
//! 0,1-vertices", 1965), in the form that takes time in the cube of the vertices (H. Gabow, 1976):
//! trees grow from all unmatched vertices simultaneously along edges without slack; odd cycles
//! shrink to blossoms; when nothing can grow, the duals change by as much as they can. Since the
//! matching must be perfect, duals of vertices can become negative.

mod blossoms;
mod search;

use self::search::Search;

/// A graph with weighted edges between vertices numbered from 0.
pub(super) struct Graph {
    vertices: usize,
    width: usize,
    present: Vec<bool>,
    weights: Vec<i64>,
}

impl Graph {
    /// Creates a graph without edges, whose weights have `width` numbers.
    pub(super) fn new(vertices: usize, width: usize) -> Self {
        Self {
            vertices,
            width,
            present: vec![false; vertices * vertices],
            weights: vec![0; vertices * vertices * width],
        }
    }

    /// Joins `u` and `v`.
    pub(super) fn join(&mut self, u: usize, v: usize, weight: &[i64]) {
        for (from, to) in [(u, v), (v, u)] {
            let edge = from * self.vertices + to;
            self.present[edge] = true;
            self.weights[edge * self.width..(edge + 1) * self.width].copy_from_slice(weight);
        }
    }

    fn weight(&self, u: usize, v: usize) -> &[i64] {
        let edge = u * self.vertices + v;
        &self.weights[edge * self.width..(edge + 1) * self.width]
    }

    fn heaviest(&self) -> Vec<i64> {
        let edges = (0..self.vertices * self.vertices).filter(|&edge| self.present[edge]);
        edges
            .map(|edge| &self.weights[edge * self.width..(edge + 1) * self.width])
            .max()
            .map_or_else(|| vec![0; self.width], <[i64]>::to_vec)
    }

    /// Returns the partner of each vertex in the heaviest matching that leaves no vertex alone, or
    /// `None` if every matching leaves one.
    pub(super) fn perfect_matching(&self) -> Option<Vec<usize>> {
        if self.vertices % 2 == 1 {
            return None;
        }
        let mut search = Search::new(self);
        (0..self.vertices / 2)
            .all(|_| search.augment_once())
            .then(|| search.mates())?
    }
}

#[cfg(test)]
mod tests;
