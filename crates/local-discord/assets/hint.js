// What an empty channel says: what to do first.

import { fill, h } from "./dom.js";
import { live } from "./live.js";
import { botName, commands, nameOf } from "./world.js";

export class Hint {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    this.element = h("li", { class: "hint" });
  }

  /** The bot may come, or make its commands known, while nobody writes. */
  refresh() {
    const { pane } = this;
    const known = commands(1, pane.user, pane.channel);
    const first = known.find(({ name }) => name === live.world.first_command);
    const other = nameOf(pane.app.panes[1 - pane.index].user);
    const state = JSON.stringify([pane.user, other, known.length, first, pane.app.split]);
    if (this.state === state) return;
    this.state = state;
    fill(this.element,
      h("h3", {}, "No messages yet"),
      first ? start(first, pane) : null,
      known.length > 0 ? h("p", {}, "To see everything ", botName(), " can do, type ", h("kbd", {}, "/"), " below or ",
        h("button", { type: "button", class: "link", onclick: () => pane.composer.slash() }, "open the list"), ".") : null,
      h("p", {}, "You are ", h("b", {}, nameOf(pane.user)), ". ",
        pane.app.split ? h("span", { class: "wide-only" }, `${other} is in the other pane. `) : null,
        h("span", { class: pane.app.split ? "narrow-only" : null }, `⇄ ${other}, at the top of the page, switches you to ${other}.`)));
  }
}

/** A button that begins with the command, as typing it does. */
function start(command, pane) {
  return h("p", {}, h("button", {
    type: "button", class: "button primary", onclick: () => pane.composer.begin(command),
  }, `Begin with /${command.label}`), h("span", { class: "what" }, command.description));
}
