use super::Graph;

type Edges = Vec<Vec<Option<Vec<i64>>>>;

fn random_edges(rng: &mut fastrand::Rng, vertices: usize, width: usize, largest: i64) -> Edges {
    let density = rng.f64();
    let mut edges = vec![vec![None; vertices]; vertices];
    for (u, v) in pairs(vertices) {
        if rng.f64() < density {
            let weight = (0..width)
                .map(|_| rng.i64(-largest..=largest))
                .collect::<Vec<_>>();
            edges[u][v] = Some(weight.clone());
            edges[v][u] = Some(weight);
        }
    }
    edges
}

fn pairs(vertices: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..vertices).flat_map(|v| (0..v).map(move |u| (u, v)))
}

/// Finds the heaviest perfect matching by trying all: the first vertex with every other.
fn brute_force(edges: &Edges, alone: &mut Vec<usize>, width: usize) -> Option<Vec<i64>> {
    let Some(first) = alone.pop() else {
        return Some(vec![0; width]);
    };
    let mut best = None;
    for i in 0..alone.len() {
        let partner = alone.swap_remove(i);
        if let Some(weight) = &edges[first][partner]
            && let Some(rest) = brute_force(edges, &mut alone.clone(), width)
        {
            best = best.max(Some(weight.iter().zip(rest).map(|(a, b)| a + b).collect()));
        }
        alone.push(partner);
        let last = alone.len() - 1;
        alone.swap(i, last);
    }
    best
}

#[test]
fn is_as_heavy_as_the_heaviest_of_all() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut perfect = 0;
    for case in 0..6000 {
        let vertices = 2 * rng.usize(1..=5);
        let width = rng.usize(1..=4);
        // Small numbers make many ties, which is where blossoms nest.
        let edges = random_edges(&mut rng, vertices, width, [1, 3, 1000][case % 3]);
        let mut graph = Graph::new(vertices, width);
        for (u, v) in pairs(vertices) {
            if let Some(weight) = &edges[u][v] {
                graph.join(u, v, weight);
            }
        }
        let found = graph.perfect_matching();
        let best = brute_force(&edges, &mut (0..vertices).collect(), width);
        let Some(mate) = found else {
            assert_eq!(best, None, "case {case}");
            continue;
        };
        perfect += 1;
        let mut total = vec![0; width];
        for (u, &v) in mate.iter().enumerate() {
            assert_eq!(mate[v], u, "case {case}");
            if u < v {
                let weight = edges[u][v]
                    .as_ref()
                    .expect("only what is joined is matched");
                total
                    .iter_mut()
                    .zip(weight)
                    .for_each(|(total, number)| *total += number);
            }
        }
        assert_eq!(Some(total), best, "case {case}");
    }
    assert!(perfect > 1500, "{perfect}");
}

#[test]
fn an_odd_number_of_vertices_has_no_perfect_matching() {
    let mut graph = Graph::new(3, 1);
    graph.join(0, 1, &[1]);
    graph.join(1, 2, &[1]);
    assert_eq!(graph.perfect_matching(), None);
}
