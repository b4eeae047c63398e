//! Trees that grow from unmatched vertices, and the duals that let them grow.

use std::cmp::Ordering;
use std::collections::VecDeque;

use super::Graph;

/// The role of a vertex or blossom in the growing trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// In no tree.
    Free,
    /// An even number of edges from the root.
    Even,
    /// An odd number of edges from the root.
    Odd,
}

/// A real edge, from its end in one node to its end in the other.
pub(super) type Edge = (usize, usize);

/// The state of the algorithm. A node is a vertex (numbered as in the graph) or a blossom (numbered
/// from the number of vertices); it is outer if no blossom contains it.
pub(super) struct Search<'g> {
    pub(super) graph: &'g Graph,
    /// One more than the highest node in use.
    pub(super) nodes: usize,
    /// The maximum number of nodes: blossoms that contain each other have at least three vertices.
    pub(super) room: usize,
    pub(super) dual: Vec<i64>,
    /// The outer node that contains a node; `None` for an unused blossom number.
    pub(super) outer: Vec<Option<usize>>,
    /// The vertex to which a node is matched.
    pub(super) mate: Vec<Option<usize>>,
    /// The vertex from which a node was reached.
    pub(super) parent: Vec<Option<usize>>,
    pub(super) label: Vec<Label>,
    /// The even vertex from which an edge with least slack leads to an outer node.
    pub(super) nearest: Vec<Option<usize>>,
    /// The edge with least slack between two nodes.
    pub(super) link: Vec<Option<Edge>>,
    /// The nodes of a blossom along its cycle, from its base.
    pub(super) cycle: Vec<Vec<usize>>,
    /// The node of a blossom's cycle that contains a vertex.
    pub(super) part: Vec<Vec<usize>>,
    pub(super) visited: Vec<usize>,
    pub(super) visit: usize,
    queue: VecDeque<usize>,
}

impl<'g> Search<'g> {
    pub(super) fn new(graph: &'g Graph) -> Self {
        let n = graph.vertices;
        let room = n + n / 2 + 1;
        let mut link = vec![None; room * room];
        for u in 0..n {
            for v in 0..n {
                if graph.present[u * n + v] {
                    link[u * room + v] = Some((u, v));
                }
            }
        }
        let mut dual = graph.heaviest().repeat(n);
        dual.resize(room * graph.width, 0);
        Self {
            graph,
            nodes: n,
            room,
            dual,
            outer: (0..room).map(|node| (node < n).then_some(node)).collect(),
            mate: vec![None; room],
            parent: vec![None; room],
            label: vec![Label::Free; room],
            nearest: vec![None; room],
            link,
            cycle: vec![Vec::new(); room],
            part: vec![Vec::new(); room],
            visited: vec![0; room],
            visit: 0,
            queue: VecDeque::new(),
        }
    }

    pub(super) fn width(&self) -> usize {
        self.graph.width
    }

    pub(super) fn is_outer(&self, node: usize) -> bool {
        self.outer[node] == Some(node)
    }

    /// Returns the outer node around a vertex, which always exists.
    pub(super) fn around(&self, node: usize) -> usize {
        self.outer[node].unwrap_or(node)
    }

    pub(super) fn dual(&self, node: usize) -> &[i64] {
        &self.dual[node * self.width()..(node + 1) * self.width()]
    }

    /// Returns twice the slack of an edge, number by number.
    fn slack(&self, (u, v): Edge) -> impl Iterator<Item = i64> {
        let ends = self.dual(u).iter().zip(self.dual(v));
        ends.zip(self.graph.weight(u, v))
            .map(|((a, b), w)| a + b - 2 * w)
    }

    fn is_tight(&self, edge: Edge) -> bool {
        self.slack(edge).all(|number| number == 0)
    }

    pub(super) fn has_less_slack(&self, edge: Edge, than: Edge) -> bool {
        self.slack(edge).cmp(self.slack(than)) == Ordering::Less
    }

    pub(super) fn link(&self, from: usize, to: usize) -> Option<Edge> {
        self.link[from * self.room + to]
    }

    /// Stores `from` as nearest to the outer node `to`, if it is.
    fn consider(&mut self, from: usize, to: usize) {
        let Some(edge) = self.link(from, to) else {
            return;
        };
        let known = self.nearest[to].and_then(|nearest| self.link(nearest, to));
        if known.is_none_or(|known| self.has_less_slack(edge, known)) {
            self.nearest[to] = Some(from);
        }
    }

    pub(super) fn find_nearest(&mut self, to: usize) {
        self.nearest[to] = None;
        for from in 0..self.graph.vertices {
            let around = self.around(from);
            if around != to && self.label[around] == Label::Even {
                self.consider(from, to);
            }
        }
    }

    pub(super) fn enqueue(&mut self, node: usize) {
        if node < self.graph.vertices {
            self.queue.push_back(node);
        } else {
            for child in self.cycle[node].clone() {
                self.enqueue(child);
            }
        }
    }

    pub(super) fn set_outer(&mut self, node: usize, outer: usize) {
        self.outer[node] = Some(outer);
        if node >= self.graph.vertices {
            for child in self.cycle[node].clone() {
                self.set_outer(child, outer);
            }
        }
    }

    /// Follows an edge without slack from an even node. Returns `true` if it completed a path
    /// between two unmatched nodes.
    fn follow(&mut self, (from, to): Edge) -> bool {
        let (u, v) = (self.around(from), self.around(to));
        match self.label[v] {
            Label::Odd => false,
            Label::Free => {
                self.parent[v] = Some(from);
                self.label[v] = Label::Odd;
                self.nearest[v] = None;
                // A free node is matched: unmatched ones are roots.
                if let Some(even) = self.mate[v].map(|vertex| self.around(vertex)) {
                    self.label[even] = Label::Even;
                    self.nearest[even] = None;
                    self.enqueue(even);
                }
                false
            }
            Label::Even => {
                if let Some(base) = self.meeting(u, v) {
                    self.shrink(u, base, v);
                    return false;
                }
                self.augment(u, v);
                self.augment(v, u);
                true
            }
        }
    }

    fn outer_nodes(&self) -> impl Iterator<Item = usize> + use<> {
        let outer: Vec<_> = (0..self.nodes)
            .filter(|&node| self.is_outer(node))
            .collect();
        outer.into_iter()
    }

    /// Returns the most by which duals can change before a free node is reached, two even nodes are
    /// joined, or an odd blossom's dual is used up.
    fn step(&self) -> Option<Vec<i64>> {
        let halved = |numbers: &mut dyn Iterator<Item = i64>| numbers.map(|n| n / 2).collect();
        let mut least: Option<Vec<i64>> = None;
        for node in self.outer_nodes() {
            let edge = self.nearest[node].and_then(|nearest| self.link(nearest, node));
            let found: Option<Vec<i64>> = match (self.label[node], edge) {
                (Label::Odd, _) if node >= self.graph.vertices => {
                    Some(halved(&mut self.dual(node).iter().copied()))
                }
                (Label::Free, Some(edge)) => Some(self.slack(edge).collect()),
                // The duals of all even vertices have the same parity, so this is exact.
                (Label::Even, Some(edge)) => Some(halved(&mut self.slack(edge))),
                _ => None,
            };
            if let Some(found) = found
                && least.as_ref().is_none_or(|least| found < *least)
            {
                least = Some(found);
            }
        }
        least
    }

    fn change_duals(&mut self, step: &[i64]) {
        let n = self.graph.vertices;
        for node in 0..self.nodes {
            if node >= n && !self.is_outer(node) {
                continue;
            }
            let times = match (self.label[self.around(node)], node < n) {
                (Label::Free, _) => continue,
                (Label::Even, true) => -1,
                (Label::Even, false) => 2,
                (Label::Odd, true) => 1,
                (Label::Odd, false) => -2,
            };
            let width = self.width();
            let dual = &mut self.dual[node * width..(node + 1) * width];
            for (dual, step) in dual.iter_mut().zip(step) {
                *dual += times * step;
            }
        }
    }

    /// Follows all edges without slack from the vertices in the queue.
    fn drain(&mut self) -> bool {
        while let Some(from) = self.queue.pop_front() {
            for to in 0..self.graph.vertices {
                let Some(edge) = self.link(from, to) else {
                    continue;
                };
                let (u, v) = (self.around(from), self.around(to));
                if u == v || self.label[u] == Label::Odd {
                    continue;
                }
                if !self.is_tight(edge) {
                    self.consider(from, v);
                } else if self.follow(edge) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns the vertex to which each vertex is matched, if every one is.
    pub(super) fn mates(mut self) -> Option<Vec<usize>> {
        self.mate.truncate(self.graph.vertices);
        self.mate.into_iter().collect()
    }

    /// Grows trees from all unmatched nodes until one more pair is matched. Returns `false` if that
    /// is impossible.
    pub(super) fn augment_once(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.nearest.fill(None);
        self.queue.clear();
        for node in self.outer_nodes() {
            if self.mate[node].is_none() {
                self.parent[node] = None;
                self.label[node] = Label::Even;
                self.enqueue(node);
            }
        }
        loop {
            if self.drain() {
                return true;
            }
            let Some(step) = self.step() else {
                return false;
            };
            self.change_duals(&step);
            for node in self.outer_nodes() {
                if !self.is_outer(node) {
                    continue;
                }
                let Some(from) = self.nearest[node] else {
                    continue;
                };
                let Some(edge) = self.link(from, node) else {
                    continue;
                };
                if self.around(from) != node && self.is_tight(edge) && self.follow(edge) {
                    return true;
                }
            }
            for node in self.outer_nodes() {
                let spent = node >= self.graph.vertices && self.label[node] == Label::Odd;
                if spent && self.dual(node).iter().all(|&number| number == 0) {
                    self.expand(node);
                }
            }
        }
    }
}
