// The board: squares that are buttons, pieces on them, and moves by taps, by drag and by keyboard.

const FAR = 6; // Pixels after which a press becomes a drag.
const LATER = 3000; // Milliseconds after which is asked again what cannot be told now.
const BELOW = ["last", "chosen"]; // The marks that pieces stand on.

/// Returns where the pictures of a game in a theme are.
export function folderOf(game, theme) {
  return `figures/${game}/${theme}`;
}

/// Returns a new part of a drawing.
export function shape(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/// Gives the page the colours of a theme. Returns what else is said of the board.
export async function paint(game, theme, size) {
  const look = await (await fetch(`${folderOf(game, theme)}/look/${size}`)).json();
  for (const [name, colour] of Object.entries(look.colours)) {
    document.documentElement.style.setProperty(`--${name}`, colour);
  }
  return look;
}

export class Board {
  /// `say(chosen)` is called when squares are chosen, `play(squares, warning)` when they name a whole move, with what is
  /// to be read before it, and `ask(squares)` returns what can follow if the match doesn't list its moves, or null if
  /// that can't be told now.
  constructor({ root, squares, ground, labels, pointer, words, say, play, ask }) {
    Object.assign(this, { root, squares, ground, labels, pointer, words, say, play, ask });
    this.buttons = new Map();
    this.chosen = [];
    this.step = { next: [], complete: false };
    this.skip = false;
    this.busy = Promise.resolve();
    squares.addEventListener("click", event => this.onClick(event));
    squares.addEventListener("keydown", event => this.onKey(event));
    squares.addEventListener("pointerdown", event => this.onPress(event));
  }

  /// Lays out the squares for a game in a theme, as the side at the bottom sees them.
  lay(how) {
    const key = [how.game, how.size, how.theme, how.bottom].join();
    if (key === this.key) return this.laid;
    this.key = key;
    this.laid = this.layAs(key, how).catch(error => {
      // The next time it is tried again.
      if (key === this.key) this.key = null;
      throw error;
    });
    return this.laid;
  }

  async layAs(key, { game, size, theme, bottom }) {
    const folder = folderOf(game, theme);
    const look = await paint(game, theme, size);
    if (key !== this.key) return;
    this.folder = folder;
    this.root.classList.toggle("diamond", look.diamond);
    this.ground.src = `${folder}/board/${size}/${bottom}`;
    const places = look.places[bottom];
    const near = Object.values(places).reduce((most, [, y]) => Math.max(most, y), 0) === places.a1[1];
    const [file, rank] = near ? ["a", "1"] : [String.fromCharCode(96 + size), String(size)];
    const unit = 100 / size;
    // From the upper left to the lower right, as one reads.
    const order = Object.entries(places).sort(([, [x, y]], [, [u, v]]) => y - v || x - u);
    const kept = document.activeElement?.dataset?.square;
    this.places = places;
    this.pointer.setAttribute("viewBox", `0 0 ${size} ${size}`);
    const place = ({ style }, name) => {
      const [x, y] = places[name];
      Object.assign(style, { left: `${x * unit}%`, top: `${y * unit}%`, width: `${unit}%`, height: `${unit}%` });
    };
    this.buttons = new Map(order.map(([name]) => {
      const button = document.createElement("button");
      button.className = "square";
      button.dataset.square = name;
      place(button, name);
      return [name, button];
    }));
    this.squares.replaceChildren(...this.buttons.values());
    // The names of files and ranks at the edge. A square's button says its own name.
    this.labels.replaceChildren(...order.flatMap(([name, [x, y]]) => {
      const [letter, number] = [name[0], name.slice(1)];
      const texts = look.diamond
        ? (letter === file || number === rank) && { [x < (size - 1) / 2 ? "west" : "east"]: name }
        : { ...x === 0 && { number }, ...y === size - 1 && { letter } };
      return Object.entries(texts || {}).map(([where, text]) => {
        const label = document.createElement("span");
        const box = document.createElement("div");
        label.className = where;
        label.textContent = text;
        place(box, name);
        box.append(label);
        return box;
      });
    }));
    this.focusOn(kept && this.buttons.has(kept) ? kept : order[0][0], Boolean(kept));
    if (this.shown) this.draw();
  }

  /// Shows a position. `legal` is null if the moves have to be asked for, `warnings` says what to read before some of
  /// them, and `jumped` what they jump over; `moves` says whether the user can move on this board.
  async show({ shown, legal, warnings = {}, jumped = {}, moves }) {
    this.shown = shown;
    this.legal = legal;
    this.warnings = warnings;
    this.jumped = jumped;
    this.moves = moves;
    this.chosen = [];
    this.hinted = [];
    this.pointer.replaceChildren();
    this.step = { next: [], complete: false };
    await this.look();
  }

  /// Shows which squares a hint names.
  hint(squares) {
    this.hinted = squares;
    this.draw();
  }

  /// Draws an arrow along the squares of a move, or none if there are no squares.
  point(path) {
    const spots = path.map(name => this.places[name]).map(([x, y]) => [x + .5, y + .5]);
    if (spots.length < 2) return this.pointer.replaceChildren();
    const [[a, b], [x, y]] = spots.slice(-2);
    const far = Math.hypot(x - a, y - b);
    const [u, v] = [(x - a) / far, (y - b) / far];
    // The head begins here, and is half as wide as it is long on either side.
    const [p, q] = [x - .36 * u, y - .36 * v];
    const line = [...spots.slice(0, -1), [p, q]].join(" ");
    const head = [[x, y], [p - .2 * v, q + .2 * u], [p + .2 * v, q - .2 * u]].join(" ");
    this.pointer.replaceChildren(...["edge", "inside"].flatMap(part => [
      shape("polyline", { class: part, points: line }),
      shape("polygon", { class: part, points: head }),
    ]));
  }

  /// Finds out what can be chosen next.
  async look() {
    const chosen = this.chosen;
    if (!this.moves) {
      this.step = { next: [], complete: false };
    } else if (this.legal) {
      const going = this.legal.filter(move => chosen.every((square, at) => move[at] === square));
      this.step = {
        next: [...new Set(going.map(move => move[chosen.length]).filter(Boolean))],
        complete: going.some(move => move.length === chosen.length),
        warning: this.warnings[chosen.join()],
        jumped: going.flatMap(move => this.jumped[move.join()] ?? []),
      };
    } else {
      const step = await this.ask(chosen);
      if (chosen !== this.chosen) return;
      if (!step) {
        // What was known before still counts, and what can be chosen first is found out later.
        if (chosen.length > 0) this.chosen = chosen.slice(0, -1);
        else setTimeout(() => chosen === this.chosen && this.look(), LATER);
        return this.draw();
      }
      this.step = step;
    }
    this.draw();
    this.say(this);
  }

  draw() {
    const { shown } = this;
    const pieces = new Map(shown.pieces.map(piece => [piece.square, piece]));
    for (const [name, button] of this.buttons) {
      const piece = pieces.get(name);
      const marks = this.marksOn(name, pieces);
      button.className = ["square", ...marks].join(" ");
      button.setAttribute("aria-label", `${name}: ${piece?.name ?? this.words["page-empty"]}`);
      button.setAttribute("aria-pressed", String(this.chosen.includes(name)));
      const made = kind => {
        const mark = document.createElement("i");
        mark.className = `mark ${kind}`;
        return mark;
      };
      const below = marks.filter(mark => BELOW.includes(mark)).map(made);
      const above = marks.filter(mark => !BELOW.includes(mark)).map(made);
      button.replaceChildren(...below, ...piece ? [this.imageOf(piece, button)] : [], ...above);
    }
  }

  /// Returns the picture of a piece. One that is there already is kept, so that nothing flickers.
  imageOf(piece, button) {
    const image = button.querySelector("img") ?? new Image();
    const source = `${this.folder}/piece/${piece.kind}`;
    if (image.getAttribute("src") !== source) image.src = source;
    image.alt = "";
    image.draggable = false;
    return image;
  }

  /// Returns what is marked on a square: what the last move did, and what can be done next.
  marksOn(name, pieces) {
    const { shown, chosen, step, hinted } = this;
    const piece = pieces.get(name);
    const isNext = step.next.includes(name);
    const marks = {
      last: shown.path.includes(name),
      gone: shown.removed.includes(name) && !piece,
      chosen: chosen.includes(name),
      hinted: hinted.includes(name),
      mover: isNext && chosen.length === 0,
      ...isNext && chosen.length > 0 && { [this.targetOn(name, pieces)]: true },
      ...chosen.length > 0 && step.jumped?.includes(name) && { takes: true },
    };
    return Object.keys(marks).filter(mark => marks[mark]);
  }

  /// Returns how a square is marked where the chosen piece can go: whether it captures there, or joins or passes a
  /// piece of its own side. A chain that can return finds itself on its first square.
  targetOn(name, pieces) {
    const [from] = this.chosen;
    const there = name !== from && pieces.get(name);
    if (!there) return "target";
    return there.side === pieces.get(from)?.side ? "joins" : "takes";
  }

  /// Names a square, once it is known what those before it lead to.
  choose(name) {
    const take = () => this.take(name);
    this.busy = this.busy.then(take, take);
    return this.busy;
  }

  async take(name) {
    if (!this.moves) return;
    const { chosen, step } = this;
    if (step.next.includes(name)) this.chosen = [...chosen, name];
    else if (chosen.at(-1) === name && step.complete) return this.send();
    else if (chosen.length > 0) {
      this.chosen = [];
      await this.look();
      if (this.step.next.includes(name) && name !== chosen[0]) return this.take(name);
      return;
    } else return;
    await this.look();
    if (this.step.complete && this.step.next.length === 0) this.send();
  }

  send() {
    this.play(this.chosen, this.step.warning);
  }

  async undo() {
    this.chosen = this.chosen.slice(0, -1);
    await this.look();
  }

  async clear() {
    this.chosen = [];
    await this.look();
  }

  onClick(event) {
    const square = event.target.closest(".square")?.dataset.square;
    if (this.skip) this.skip = false;
    else if (square) {
      this.focusOn(square);
      this.choose(square);
    }
  }

  onPress(event) {
    const from = event.target.closest(".square");
    this.skip = false;
    const name = from?.dataset.square;
    const image = from?.querySelector("img");
    const isMover = name && this.step.next.includes(name) && this.chosen.length === 0;
    if (!isMover || !image || event.button !== 0) return;
    let ghost = null;
    const end = new AbortController();
    const { signal } = end;
    addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
      if (!ghost && Math.hypot(x - event.clientX, y - event.clientY) > FAR) {
        ghost = image.cloneNode();
        ghost.className = "dragged";
        ghost.style.width = `${from.offsetWidth}px`;
        document.body.append(ghost);
        from.classList.add("from");
        this.squares.classList.add("dragging");
        this.choose(name);
      }
      if (ghost) Object.assign(ghost.style, { left: `${x}px`, top: `${y}px` });
    }, { signal });
    const over = ({ type, clientX: x, clientY: y }) => {
      end.abort();
      if (!ghost) return;
      ghost.remove();
      this.squares.classList.remove("dragging");
      from.classList.remove("from");
      // The press ends in a click if it began and ended on the same square.
      const to = document.elementFromPoint(x, y)?.closest?.(".square")?.dataset.square;
      this.skip = to === name;
      if (type === "pointerup" && to && to !== name) this.choose(to);
    };
    addEventListener("pointerup", over, { signal });
    addEventListener("pointercancel", over, { signal });
  }

  /// Arrows go to the next square that way, Escape forgets what was chosen.
  onKey(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const name = event.target.dataset?.square;
    if (event.key === "Escape") this.clear();
    if (!way || !name) return;
    event.preventDefault();
    const [x, y] = this.places[name];
    const [right, down] = way;
    let best = null;
    for (const [other, [u, v]] of Object.entries(this.places)) {
      const along = (u - x) * right + (v - y) * down;
      const aside = Math.abs((u - x) * down) + Math.abs((v - y) * right);
      const far = along + 3 * aside;
      if (along > 0 && aside <= along && (!best || far < best.far)) best = { other, far };
    }
    if (best) this.focusOn(best.other, true);
  }

  /// One square takes part in going through the page by Tab: the one where the user was last.
  focusOn(name, move = false) {
    for (const [other, button] of this.buttons) button.tabIndex = other === name ? 0 : -1;
    if (move) this.buttons.get(name)?.focus();
  }
}
