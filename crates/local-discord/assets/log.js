// The messages of a channel, oldest on top.

import { arrange, h } from "./dom.js";
import { Hint } from "./hint.js";
import { live } from "./live.js";
import { continues, isThinkingFor, messageElement, replaceMessage } from "./message.js";
import { isLater } from "./world.js";

/** If the list is this near to its foot, in pixels, it scrolls with new messages. */
const NEAR = 80;

/** How many older messages one click shows. */
const MORE = 100;

export class Log {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    this.list = h("ol", { class: "messages" });
    this.hint = new Hint(pane);
    this.older = h("button", {
      type: "button",
      class: "button secondary older",
      onclick: () => pane.app.go(pane.index, { limit: pane.limit + MORE }),
    }, "Show earlier messages");
    // In the order of Tab, so that it can be scrolled by keyboard.
    this.element = h("div", { class: "log", role: "log", tabindex: "0" }, this.older, this.list);
    /** Elements by the message's id, with whether they go without a heading. */
    this.items = new Map();
    this.atFoot = true;
    this.wanted = null;
    /** An answer to the member of this pane that is to be brought into view. */
    this.answer = null;
    /** The newest message that has been shown. */
    this.newest = null;
    let last = 0;
    this.element.addEventListener("scroll", () => {
      const { scrollTop } = this.element;
      // Only somebody who scrolls up leaves the foot. New messages below it do not count.
      if (this.#isNearFoot()) this.atFoot = true;
      else if (scrollTop < last) this.atFoot = false;
      last = scrollTop;
    });
    new ResizeObserver(() => this.#toFoot()).observe(this.list);
    new ResizeObserver(() => this.#toFoot()).observe(this.element);
  }

  /** The pane shows another channel, or another member looks. */
  clear() {
    this.items.clear();
    this.list.replaceChildren();
    this.element.setAttribute("aria-busy", "true");
    this.atFoot = true;
    this.answer = null;
    this.newest = null;
  }

  /** Scrolls to a message as soon as it is there. */
  want(message) {
    this.wanted = message;
    this.#show();
  }

  /** Brings a message into view that the member has sent, or that answers what they did. */
  bring(message) {
    this.answer = message;
    this.#bring();
  }

  /** Shows the messages as they are now; `changed` has the ids of those that differ. */
  render(changed) {
    const view = live.views[this.pane.index];
    if (!view?.frame) return;
    const { ids, older, starter, error } = view.frame;
    this.older.hidden = !older;
    const shown = [starter, ...ids].filter((id) => id && !this.pane.dismissed.has(id));
    const rows = error ? [h("li", { class: "problem" }, error)] : [];
    let before;
    for (const id of shown) {
      const message = view.messages.get(id);
      if (!message) continue;
      const day = new Date(message.timestamp).toDateString();
      if (!before || new Date(before.timestamp).toDateString() !== day) rows.push(this.#day(message, day));
      rows.push(this.#item(message, before, changed));
      before = message;
    }
    for (const id of this.items.keys()) {
      if (!shown.includes(id) && !id.startsWith("day")) this.items.delete(id);
    }
    if (rows.length === 0) rows.push(this.hint.element);
    arrange(this.list, rows);
    this.element.setAttribute("aria-busy", "false");
    this.#toFoot();
    for (const id of this.newest ? shown : []) {
      const message = view.messages.get(id);
      if (isLater(id, this.newest) && message && isThinkingFor(message, this.pane.user)) this.answer = message;
    }
    this.newest = shown.at(-1) ?? this.newest;
    if (changed.has(this.answer?.id)) this.#bring();
    this.#show();
  }

  #day(message, day) {
    const key = `day ${day}`;
    if (!this.items.has(key)) {
      const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
      this.items.set(key, { element: h("li", { class: "day" },
        h("span", {}, date.format(Date.parse(message.timestamp)))) });
    }
    return this.items.get(key).element;
  }

  #item(message, before, changed) {
    const known = this.items.get(message.id);
    const short = continues(message, before);
    if (known && known.short === short && !changed.has(message.id)) return known.element;
    const element = messageElement(message, this.pane, short);
    if (known) replaceMessage(known.element, element);
    this.items.set(message.id, { element, short });
    return element;
  }

  #isNearFoot() {
    const { scrollTop, clientHeight, scrollHeight } = this.element;
    return scrollTop + clientHeight > scrollHeight - NEAR;
  }

  /** The news of a message may come after the answer, so it is brought until it is as the answer has it. */
  #bring() {
    const item = this.items.get(this.answer.id);
    if (!item) return;
    if (item.element === this.list.lastElementChild) {
      this.atFoot = true;
      this.#toFoot();
    } else {
      item.element.scrollIntoView({ block: "nearest" });
      this.atFoot = this.#isNearFoot();
    }
    const shown = live.views[this.pane.index].messages.get(this.answer.id);
    if (JSON.stringify(shown) === JSON.stringify(this.answer)) this.answer = null;
  }

  #toFoot() {
    if (this.atFoot && !this.wanted) this.element.scrollTop = this.element.scrollHeight;
  }

  #show() {
    const item = this.items.get(this.wanted);
    const frame = live.views[this.pane.index]?.frame;
    if (item) {
      this.wanted = null;
      this.atFoot = false;
      item.element.scrollIntoView({ block: "center" });
      item.element.classList.add("flash");
      item.element.addEventListener("animationend", () => item.element.classList.remove("flash"), { once: true });
    } else if (this.wanted && frame?.older) {
      this.pane.app.go(this.pane.index, { limit: this.pane.limit + frame.older });
    } else if (frame) this.wanted = null;
  }
}
