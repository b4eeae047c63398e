// The raw requests of the bot and events to it, with violations in red.

import { h } from "./dom.js";
import { live } from "./live.js";

/** How many entries are shown; older ones are in the record, if one is written. */
const SHOWN = 300;

const KINDS = {
  all: () => true,
  requests: (entry) => entry.kind === "request",
  events: (entry) => entry.kind === "event",
  trouble: (entry) => isTrouble(entry),
};

const isTrouble = (entry) => Boolean(entry.violation) || Boolean(entry.fault)
  || (entry.kind === "request" && (entry.status >= 400 || entry.status === 0));

export class Timeline {
  open = false;

  constructor() {
    this.list = h("ol", { class: "entries", reversed: true });
    this.kind = h("select", { "aria-label": "Which entries", onchange: () => this.#fillAnew() },
      Object.keys(KINDS).map((name) => h("option", {}, name)));
    this.element = h("section", { class: "timeline" },
      h("header", {}, h("h3", {}, "Timeline"), this.kind), this.list);
    live.addEventListener("timeline", ({ detail }) => this.#add(detail));
  }

  /** Entries become elements only while the timeline is open. */
  show(open) {
    this.open = open;
    if (open) this.#fillAnew();
    else this.list.replaceChildren();
  }

  #fillAnew() {
    this.list.replaceChildren();
    this.#add(live.timeline);
  }

  /** The newest entry is on top. */
  #add(entries) {
    if (!this.open) return;
    const fitting = entries.filter(KINDS[this.kind.value]).slice(-SHOWN);
    this.list.prepend(...fitting.reverse().map(element));
    while (this.list.children.length > SHOWN) this.list.lastElementChild.remove();
  }
}

function element(entry) {
  const time = new Date(entry.at).toISOString().slice(11, 23);
  const details = h("details", {}, h("summary", {}, h("time", {}, time), " ", ...title(entry)));
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(h("pre", { tabindex: "0" }, contents(entry)));
  });
  const kind = entry.violation ? "violation" : isTrouble(entry) ? "trouble" : entry.kind;
  return h("li", { class: kind }, details);
}

function title(entry) {
  switch (entry.kind) {
    case "request":
      return [h("b", {}, entry.method), ` ${entry.path} `,
        h("b", { class: "code" }, entry.status || "cut"), ` ${(entry.micros / 1000).toFixed(1)} ms`,
        entry.fault ? h("span", { class: "why" }, ` fault: ${entry.fault.replace("_", " ")}`) : null,
        entry.violation ? h("span", { class: "why" }, ` ${entry.violation}`) : null].filter(Boolean);
    case "event":
      return [h("b", {}, entry.event), entry.sessions.length === 0 ? " (nobody listens)" : ""];
    default:
      return [entry.note];
  }
}

function contents({ kind, body, answer, data }) {
  const parts = kind === "request" ? { body, answer } : data;
  return JSON.stringify(parts, null, 2);
}
