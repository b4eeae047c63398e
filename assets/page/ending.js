// The end of a match: a banner above the board with what happened and what can be done next.

import { chart } from "./analysis.js";

export class Ending {
  /// `get(id)`, `request`, `act`, `button`, `fill`, `plain`, `tell`, `state`, `side()` and `rowOf(offer, ...buttons)`
  /// are those of the page. `choose(id)` opens a match, and `goTo(ply)` shows a position of this one.
  constructor(page) {
    Object.assign(this, page);
    // The match that the reader saw running.
    this.running = null;
  }

  /// Shows the banner if the match is over. Its text is a live region, so that nothing changes in it for nothing.
  draw() {
    const { get, fill, state: { match } } = this;
    const isOver = match.turn === null;
    const { classList, dataset } = get("ending");
    classList.toggle("over", isOver);
    if (isOver && match.winner !== null) dataset.side = match.winner;
    else delete dataset.side;
    fill(get("result"), isOver ? this.told() : []);
    this.drawActs();
    if (isOver && this.running === match.id) get("ending").scrollIntoView({ block: "nearest" });
    this.running = isOver ? null : match.id;
  }

  /// Says how the match ended, and what has become of the reader's rating.
  told() {
    const { state: { match, words } } = this;
    const mine = this.side();
    const isDecided = mine !== null && match.winner !== null;
    const yours = isDecided ? words[match.winner === mine ? "page-won" : "page-lost"] : null;
    const lines = [yours, match.status, match.ratings[mine]].filter(line => line);
    return lines.map((line, at) => {
      const said = document.createElement(at === 0 ? "strong" : "span");
      said.textContent = line;
      return said;
    });
  }

  drawActs() {
    const { get, fill, button, state: { match, options, user, analysis } } = this;
    if (match.turn !== null) {
      fill(get("again"), []);
      return fill(get("next"), []);
    }
    const { again } = match;
    const isOffered = again && !again.match;
    fill(get("again"), isOffered ? [this.rowOf(again, ...this.answers(again))] : []);
    const plays = options?.can.includes("rematch") && !isOffered;
    const analyzes = user && match.moves.length > 0 && !analysis;
    return fill(get("next"), [
      ...plays ? [button("button-rematch", event => this.playAgain(event), { main: true })] : [],
      ...analyzes ? [button("button-analyze", event => this.analyse(event))] : [],
    ]);
  }

  /// Returns the answers that the reader can give to the offer of a rematch.
  answers({ by }) {
    const { act, button, state } = this;
    const mine = this.side();
    const does = kind => () => act({ act: kind, challenge: state.match.again?.challenge });
    if (mine === null) return [];
    if (mine === by) {
      return [button("button-withdraw", () => {
        state.withdrawn = state.match.again?.challenge;
        return does("withdraw-rematch")();
      })];
    }
    return [
      button("button-accept", event => this.playAgain(event), { main: true }),
      button("button-decline", does("decline-rematch")),
    ];
  }

  async playAgain({ target }) {
    const { state, choose } = this;
    const { id, again } = state.match;
    if (again?.match) return choose(again.match);
    target.disabled = true;
    const said = await this.act({ act: "rematch" });
    target.disabled = false;
    // The board may have said so before.
    if (said?.match && state.id === id) choose(said.match);
  }

  async analyse({ target }) {
    const { state, get } = this;
    target.disabled = true;
    const { id } = state;
    const said = await this.request(`matches/${id}/analysis`).catch(error => this.tell(error.message));
    target.disabled = false;
    if (said?.points && id === state.id) {
      state.analysis = said;
      this.drawActs();
      this.drawAnalysis();
      get("analysis").scrollIntoView({ block: "nearest" });
    }
  }

  drawAnalysis() {
    const { get, state, goTo, plain, button } = this;
    if (!state.analysis) return get("analysis").replaceChildren();
    const { points, turns, sides, axis, verdict } = state.analysis;
    const at = state.at ?? state.match.moves.length;
    const chosen = turns.find(turn => turn === state.turn);
    const pick = turn => this.pick(turn);
    const drawn = chart({ points, turns, sides, at, chosen, label: plain(axis), go: goTo, pick });
    const said = [axis, verdict].map(text => {
      const made = document.createElement("p");
      made.textContent = plain(text);
      return made;
    });
    const list = document.createElement("ul");
    list.append(...turns.map(turn => {
      const item = document.createElement("li");
      const go = button("", () => pick(turn), { label: `${turn.ply}.` });
      if (turn === chosen) go.setAttribute("aria-current", "true");
      item.append(go, plain(turn.told));
      return item;
    }));
    return get("analysis").replaceChildren(drawn, ...said, list);
  }

  /// Shows the position before a turning point, with the move that would have been better.
  async pick(turn) {
    await this.goTo(turn.ply - 1, turn);
    this.get("board").scrollIntoView({ block: "nearest" });
  }
}
