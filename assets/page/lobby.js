// The lobby: what to play, to learn or to go on with: the matches of the user, the games, and challenges that wait.

import { paint } from "./board.js";

export class Lobby {
  /// `get(id)`, `request`, `button`, `fill`, `plain`, `tell`, `alarm` and `state` are those of the page. `choose(id)` opens a
  /// match, `lesson(game)` and `puzzle(game)` open an exercise, and `rules(game)` opens the rules.
  constructor(page) {
    Object.assign(this, page);
    this.games = [];
    this.askedAt = 0;
  }

  get isOpen() {
    return !this.get("lobby").hidden;
  }

  /// Shows the lobby instead of a match or an exercise.
  open() {
    const { state } = this;
    this.get("lobby").hidden = false;
    this.get("match").hidden = true;
    this.get("offline").hidden = true;
    this.get("learn").hidden = true;
    this.get("home").hidden = true;
    this.get("title").textContent = document.title = "Courtier";
    const { words, user, theme } = state;
    // What is between two pairs of asterisks is bold.
    const said = words[user ? "page-play-now-about" : "page-none"].split("**");
    this.get("welcome").replaceChildren(...said.map((text, number) => {
      const part = document.createElement(number % 2 ? "strong" : "span");
      part.textContent = this.plain(text);
      return part;
    }));
    this.tell("");
    this.drawGames();
    const [{ id, size }] = this.games;
    paint(id, theme, size);
    return this.refresh();
  }

  /// Makes room for a match or an exercise.
  close() {
    // The button that had the focus is gone.
    if (this.isOpen) this.get("title").focus();
    this.get("lobby").hidden = true;
    this.get("learn").hidden = false;
    this.get("home").hidden = false;
  }

  /// Takes over the names of the games and the words.
  learnWords(games) {
    const { get, state: { words } } = this;
    this.games = games;
    get("home").textContent = get("games-title").textContent = words["page-lobby"];
    get("challenges-title").textContent = words["page-challenges"];
    get("mine-title").textContent = words["page-matches"];
    get("learn-title").textContent = words["page-learn"];
    const which = document.createElement("select");
    which.setAttribute("aria-label", words["page-game"]);
    which.replaceChildren(...games.map(({ id, name }) => new Option(name, id)));
    get("learn").querySelector("p").replaceChildren(
      which,
      this.button("button-tutorial", () => this.lesson(which.value)),
      this.button("page-puzzle", () => this.puzzle(which.value)),
      this.button("button-rules", () => this.rules(which.value)),
    );
  }

  /// Shows each game: the start position, the aim, and what to begin.
  drawGames() {
    const { state } = this;
    this.fill(this.get("games"), this.games.map(({ id, name, about }) => {
      const item = document.createElement("li");
      const picture = new Image();
      picture.src = `figures/${id}/${state.theme}/start`;
      picture.alt = "";
      const heading = document.createElement("h3");
      heading.textContent = name;
      heading.id = `game-${id}`;
      const aim = document.createElement("p");
      aim.textContent = about;
      const row = document.createElement("div");
      row.className = "row";
      row.append(
        ...state.user ? [this.button("button-play-now", event => this.begin(event, { act: "play", game: id }), { main: true })] : [],
        this.button("button-tutorial", () => this.lesson(id)),
        this.button("page-puzzle", () => this.puzzle(id)),
        this.button("button-rules", () => this.rules(id)),
      );
      for (const button of row.children) button.setAttribute("aria-describedby", heading.id);
      item.append(picture, heading, aim, row);
      return item;
    }));
  }

  /// Begins a match, and opens it.
  async begin({ target }, body) {
    target.disabled = true;
    try {
      this.choose((await this.request("lobby", { body })).match);
    } catch (error) {
      this.tell(error.message);
      this.refresh();
    }
    target.disabled = false;
  }

  /// Asks for what may have changed. In the lobby it's said if the bot isn't reached; a match says so itself.
  async refresh() {
    if (!this.state.user) return;
    this.askedAt = Date.now();
    let failed = null;
    await Promise.all([this.drawMine(), this.isOpen && this.drawChallenges()]).catch(error => failed = error);
    if (!this.isOpen) return;
    if (failed) this.alarm(failed.message);
    else this.get("offline").hidden = true;
  }

  async drawMine() {
    const { state, get } = this;
    const { matches } = await this.request("matches");
    const hasEnded = id => id === state.match?.id && state.match.turn === null;
    const items = matches.filter(({ id }) => !hasEnded(id)).map(({ id, game, opponent, turn }) => {
      const item = document.createElement("li");
      item.dataset.match = id;
      const go = this.button("", () => this.choose(id), { label: `${turn ? "● " : ""}#${id} ${game} · ${opponent}`, main: turn });
      if (id === state.id) go.setAttribute("aria-current", "page");
      item.append(go);
      return item;
    });
    this.fill(get("mine").querySelector("ul"), items);
    get("mine").hidden = this.isOpen && items.length === 0;
  }

  async drawChallenges() {
    const { challenges } = await this.request("lobby");
    this.get("challenges").hidden = challenges.length === 0;
    this.fill(this.get("challenges").querySelector("ul"), challenges.map(({ id, name, challenger, terms }) => {
      const item = document.createElement("li");
      item.dataset.challenge = id;
      const text = document.createElement("span");
      text.id = `challenge-${id}`;
      text.textContent = `${name} · ${challenger} · ${terms}`;
      const accept = this.button("button-accept", event => this.begin(event, { act: "accept", challenge: id }));
      accept.setAttribute("aria-describedby", text.id);
      item.append(text, accept);
      return item;
    }));
  }
}
