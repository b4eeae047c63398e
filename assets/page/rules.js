// The rules of a game in short: how pieces move and capture and how one wins, with a board for each.

import { folderOf } from "./board.js";

export class Rules {
  /// `get(id)`, `button`, `plain` and `state` are those of the page.
  constructor(page) {
    Object.assign(this, page);
    this.games = [];
    const { get } = this;
    get("rules").addEventListener("close", () => get("rules").querySelector(".row").replaceChildren());
  }

  /// Takes over the rules in the user's language.
  learnWords({ games, locale }) {
    Object.assign(this, { games, locale });
  }

  /// Shows the rules of this game above everything else.
  open(id) {
    const { get, plain, state, locale } = this;
    const { name, rules, shown } = this.games.find(game => game.id === id);
    get("rules-title").textContent = name;
    const picture = get("rules").querySelector("img");
    picture.src = `${folderOf(id, state.theme)}/glance?locale=${locale}`;
    picture.alt = plain(shown);
    get("rules-told").replaceChildren(...rules.split("\n").map(line => {
      const isHeading = line.startsWith("### ");
      const part = document.createElement(isHeading ? "h3" : "p");
      part.textContent = plain(isHeading ? line.slice(4) : line);
      return part;
    }));
    get("rules").querySelector(".row").replaceChildren(this.button("button-back", () => get("rules").close()));
    get("rules").showModal();
    get("rules").scrollTop = 0;
  }
}
