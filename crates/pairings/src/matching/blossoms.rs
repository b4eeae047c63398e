//! Matched paths, and the odd cycles that shrink to blossoms.

use super::search::{Label, Search};

impl Search<'_> {
    /// Returns the place of `part` in a blossom's cycle, after turning the cycle so that an even
    /// number of edges leads from the base to it.
    fn even_place(&mut self, blossom: usize, part: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let place = cycle.iter().position(|&node| node == part).unwrap_or(0);
        if place % 2 == 0 {
            return place;
        }
        cycle[1..].reverse();
        cycle.len() - place
    }

    /// Matches node `from` by its edge to node `to`, and updates the inside of `from` accordingly.
    fn set_mate(&mut self, from: usize, to: usize) {
        let Some((u, v)) = self.link(from, to) else {
            return;
        };
        self.mate[from] = Some(v);
        if from < self.graph.vertices {
            return;
        }
        let part = self.part[from][u];
        let place = self.even_place(from, part);
        for i in 0..place {
            let (node, neighbour) = (self.cycle[from][i], self.cycle[from][i ^ 1]);
            self.set_mate(node, neighbour);
        }
        self.set_mate(part, to);
        self.cycle[from].rotate_left(place);
    }

    /// Swaps matched and unmatched edges from `from` to its root, and matches it to `to`.
    pub(super) fn augment(&mut self, mut from: usize, mut to: usize) {
        loop {
            let next = self.mate[from].map(|vertex| self.around(vertex));
            self.set_mate(from, to);
            let Some(next) = next else { return };
            let Some(parent) = self.parent[next].map(|vertex| self.around(vertex)) else {
                return;
            };
            self.set_mate(next, parent);
            (from, to) = (parent, next);
        }
    }

    /// Returns the even node where the paths from two even nodes to their roots meet.
    pub(super) fn meeting(&mut self, u: usize, v: usize) -> Option<usize> {
        self.visit += 1;
        let mut ends = [Some(u), Some(v)];
        let mut turn = 0;
        while ends != [None, None] {
            if let Some(node) = ends[turn] {
                if self.visited[node] == self.visit {
                    return Some(node);
                }
                self.visited[node] = self.visit;
                ends[turn] = self.mate[node]
                    .map(|vertex| self.around(vertex))
                    .and_then(|odd| self.parent[odd])
                    .map(|vertex| self.around(vertex));
            }
            turn = 1 - turn;
        }
        None
    }

    /// Returns the nodes from an even node up to, not including, the node where the paths meet.
    fn path_to(&self, mut node: usize, base: usize) -> Vec<usize> {
        let mut path = Vec::new();
        while node != base {
            path.push(node);
            let Some(odd) = self.mate[node].map(|vertex| self.around(vertex)) else {
                break;
            };
            path.push(odd);
            let Some(even) = self.parent[odd].map(|vertex| self.around(vertex)) else {
                break;
            };
            node = even;
        }
        path
    }

    pub(super) fn shrink(&mut self, u: usize, base: usize, v: usize) {
        let n = self.graph.vertices;
        let unused = (n..self.nodes).find(|&node| self.outer[node].is_none());
        let blossom = unused.unwrap_or(self.nodes);
        self.nodes = self.nodes.max(blossom + 1);
        let width = self.width();
        self.dual[blossom * width..(blossom + 1) * width].fill(0);
        self.label[blossom] = Label::Even;
        self.mate[blossom] = self.mate[base];
        self.parent[blossom] = self.parent[base];

        let one = self.path_to(u, base);
        let other = self.path_to(v, base);
        let cycle: Vec<_> = [base]
            .into_iter()
            .chain(one.into_iter().rev())
            .chain(other)
            .collect();
        for &node in &cycle {
            if self.label[node] == Label::Odd {
                self.enqueue(node);
            }
        }
        self.part[blossom] = vec![usize::MAX; n];
        for node in 0..self.room {
            self.link[blossom * self.room + node] = None;
            self.link[node * self.room + blossom] = None;
        }
        for &child in &cycle {
            for node in 0..self.nodes {
                let Some(edge) = self.link(child, node) else {
                    continue;
                };
                let known = self.link(blossom, node);
                if known.is_none_or(|known| self.has_less_slack(edge, known)) {
                    self.link[blossom * self.room + node] = Some(edge);
                    self.link[node * self.room + blossom] = Some((edge.1, edge.0));
                }
            }
            for vertex in 0..n {
                if child == vertex || (child >= n && self.part[child][vertex] != usize::MAX) {
                    self.part[blossom][vertex] = child;
                }
            }
        }
        self.cycle[blossom] = cycle;
        self.set_outer(blossom, blossom);
        self.find_nearest(blossom);
    }

    /// Dissolves an odd blossom whose dual is used up.
    pub(super) fn expand(&mut self, blossom: usize) {
        for child in self.cycle[blossom].clone() {
            self.set_outer(child, child);
        }
        let entry = self.parent[blossom].and_then(|parent| self.link(blossom, parent));
        let Some((inside, _)) = entry else { return };
        let part = self.part[blossom][inside];
        let place = self.even_place(blossom, part);
        let cycle = std::mem::take(&mut self.cycle[blossom]);
        for pair in cycle[..place].chunks(2) {
            let (odd, even) = (pair[0], pair[1]);
            self.parent[odd] = self.link(even, odd).map(|(vertex, _)| vertex);
            self.label[odd] = Label::Odd;
            self.nearest[odd] = None;
            self.label[even] = Label::Even;
            self.find_nearest(even);
            self.enqueue(even);
        }
        self.label[part] = Label::Odd;
        self.parent[part] = self.parent[blossom];
        self.nearest[part] = None;
        for &free in &cycle[place + 1..] {
            self.label[free] = Label::Free;
            self.find_nearest(free);
        }
        self.outer[blossom] = None;
    }
}
