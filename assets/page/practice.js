// Lessons and puzzles on the board: a position in which the reader finds a move.

/// For how many milliseconds a wrong move is shown before the opponent's answer.
const ANSWERED_AFTER = 900;

export class Practice {
  /// `get(id)`, `request`, `button`, `plain`, `tell` and `board` are those of the page. `lay(exercise)` lays the
  /// board out, and returns whether it could. `enter()` is called before the first exercise, and `leave()` when the
  /// reader wants to go back.
  constructor(page) {
    Object.assign(this, page);
    this.now = null;
  }

  lesson(game, number) {
    return this.open("lesson", `exercises/lesson/${game}/${number}`);
  }

  /// Without a difficulty, it is an easy one.
  puzzle(game, difficulty) {
    return this.open("puzzle", `puzzles/${game}`, difficulty && { difficulty });
  }

  async open(kind, path, wish) {
    let shown;
    try { shown = await this.request(path, { wish }); } catch (error) { return this.tell(error.message); }
    this.kind = kind;
    document.body.classList.add("practice");
    this.get("offline").hidden = true;
    this.enter();
    await this.show(shown);
  }

  close() {
    this.now = null;
    // The words of an exercise are no element that a match would replace.
    this.get("status").replaceChildren();
    document.body.classList.remove("practice");
  }

  async show(exercise) {
    this.now = exercise;
    this.get("title").textContent = document.title = this.plain(exercise.heading);
    this.get("status").textContent = this.plain(exercise.asks);
    this.tell("");
    this.offer(exercise.ply === 0 ? exercise.levels.map(level => this.level(exercise.game, level)) : []);
    const isLaid = await this.lay(exercise);
    if (exercise !== this.now) return;
    if (isLaid) this.board.show({ shown: exercise, legal: exercise.legal, jumped: exercise.jumped, moves: true });
    this.get("match").hidden = false;
    // The button that led here can be below it.
    this.get("board").scrollIntoView({ block: "nearest" });
  }

  /// Shows these buttons and the one that leads back.
  offer(buttons) {
    this.get("acts").replaceChildren(...buttons, this.button("button-back", this.leave));
    this.get("choice").replaceChildren();
  }

  /// Returns the button that leads to a puzzle of this difficulty, unless the one that is shown has it.
  level(game, { id, label, shown }) {
    const made = this.button(null, () => this.puzzle(game, id), { label });
    made.disabled = shown;
    return made;
  }

  path() {
    const { game, number } = this.now;
    return `exercises/${this.kind}/${game}/${number}`;
  }

  async send(squares, whole) {
    try {
      return await this.request(this.path(), { body: { ply: this.now.ply, squares, whole } });
    } catch (error) {
      this.tell(error.message);
      return null;
    }
  }

  ask(squares) {
    return this.send(squares, false);
  }

  async play(squares) {
    const { now, kind } = this;
    const verdict = await this.send(squares, true);
    if (now !== this.now) return;
    if (!verdict) return this.board.clear();
    if (verdict.next) return this.show(verdict.next);
    await this.board.show({ shown: verdict, legal: [], moves: false });
    // The task would push the buttons out of a phone's screen.
    if (verdict.right) this.get("status").replaceChildren();
    this.tell(verdict.told);
    const { game, number, more, levels } = now;
    const main = { main: verdict.right };
    const next = kind === "lesson"
      ? this.button("button-next-lesson", () => this.lesson(game, number + 1), main)
      : this.button("button-puzzle-next", () => this.puzzle(game, levels.find(({ shown }) => shown)?.id), main);
    const again = this.button("button-try-again", () => this.show(now), { main: true });
    const solution = this.button("button-puzzle-solution", () => this.solve());
    this.offer([
      ...verdict.right ? [] : [again],
      ...!verdict.right && kind === "puzzle" ? [solution] : [],
      ...more ? [next] : [],
    ]);
    this.get("acts").querySelector("button")?.focus({ preventScroll: true });
    if (!verdict.answered) return;
    await new Promise(done => setTimeout(done, ANSWERED_AFTER));
    if (now === this.now) await this.board.show({ shown: verdict.answered, legal: [], moves: false });
  }

  async solve() {
    const { game, number } = this.now;
    try {
      this.tell((await this.request(`puzzles/${game}/${number}/solution`)).told);
    } catch (error) { this.tell(error.message); }
  }
}
