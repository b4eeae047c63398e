// The chart of how a match went.

import { shape } from "./board.js";

const [WIDTH, HEIGHT] = [320, 120];

/// Returns a chart of how good the match was for each side after each move, the first side's share upwards, in the
/// colours of both. `go(ply)` is called with the ply that is clicked, and `pick(turn)` with the turning point.
export function chart({ points, turns, sides, at, chosen, label, go, pick }) {
  const last = points.length - 1;
  const x = ply => ply / Math.max(1, last) * (WIDTH - 12) + 6;
  // From −1 to 1.
  const y = share => (1 - share) / 2 * (HEIGHT - 12) + 6;
  const middle = y(0);
  const spots = points.map((share, ply) => `${x(ply)},${y(share)}`);
  const area = [`${x(0)},${middle}`, ...spots, `${x(last)},${middle}`].join(" ");
  // Each half shows its part of the area between the curve and the middle.
  const half = (side, top) => {
    const part = shape("svg", { y: top, width: WIDTH, height: HEIGHT / 2, viewBox: `0 ${top} ${WIDTH} ${HEIGHT / 2}` });
    part.append(shape("polygon", { "data-side": side, points: area }));
    return part;
  };
  const write = (words, place) => {
    const text = shape("text", place);
    text.textContent = words;
    return text;
  };
  const name = (side, height) => write(sides[side], { x: 8, y: height });
  const hasRoom = ({ ply }, at) => turns.slice(0, at).every(earlier => Math.abs(x(earlier.ply) - x(ply)) >= 16);
  // Inside the chart, also beside its edge.
  const number = ({ ply }) => write(ply, {
    x: Math.min(Math.max(x(ply), 12), WIDTH - 12), y: y(points[ply]) < 24 ? y(points[ply]) + 19 : y(points[ply]) - 9,
    "text-anchor": "middle",
  });
  const drawn = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label });
  drawn.append(
    half(0, 0), half(1, HEIGHT / 2),
    shape("line", { x1: 0, x2: WIDTH, y1: middle, y2: middle }),
    shape("line", { class: "now", x1: x(at), x2: x(at), y1: 0, y2: HEIGHT }),
    shape("polyline", { points: spots.join(" ") }),
    ...turns.map(turn => {
      const mark = shape("circle", { cx: x(turn.ply), cy: y(points[turn.ply]), r: 5 });
      mark.classList.toggle("chosen", turn === chosen);
      mark.addEventListener("click", event => { event.stopPropagation(); pick(turn); });
      return mark;
    }),
    ...turns.filter(hasRoom).map(number),
    name(0, 16), name(1, HEIGHT - 8),
  );
  drawn.addEventListener("click", event => {
    const box = drawn.getBoundingClientRect();
    const place = (event.clientX - box.x) / box.width * WIDTH;
    go(Math.round((place - 6) / (WIDTH - 12) * last));
  });
  return drawn;
}
