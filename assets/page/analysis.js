// The chart of how a match went.

const [WIDTH, HEIGHT] = [320, 90];

function make(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/// Returns a chart of how good the match was for each side after each move, the first side's share upwards.
/// `go(ply)` is called with the ply that is clicked.
export function chart({ points, turns, at, label, go }) {
  const x = ply => ply / Math.max(1, points.length - 1) * (WIDTH - 12) + 6;
  // From −1 to 1.
  const y = share => (1 - share) / 2 * (HEIGHT - 12) + 6;
  const drawn = make("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label });
  drawn.append(
    make("line", { x1: 0, x2: WIDTH, y1: y(0), y2: y(0) }),
    make("line", { class: "now", x1: x(at), x2: x(at), y1: 0, y2: HEIGHT }),
    make("polyline", { points: points.map((share, ply) => `${x(ply)},${y(share)}`).join(" ") }),
    ...turns.map(({ ply }) => make("circle", { cx: x(ply), cy: y(points[ply]), r: 4 })),
  );
  drawn.addEventListener("click", event => {
    const box = drawn.getBoundingClientRect();
    const place = (event.clientX - box.x) / box.width;
    go(Math.round(place * (points.length - 1)));
  });
  return drawn;
}
