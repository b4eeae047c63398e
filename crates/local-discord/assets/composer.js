// The box at the foot of a pane: for messages, and for commands if the text begins with a slash.

import { commandForm } from "./command.js";
import { fill, h } from "./dom.js";
import { live } from "./live.js";
import { suggest } from "./suggest.js";
import { channel, channelName, commands, people } from "./world.js";

/** Discord's limit for a message without Nitro. */
const LONGEST = 2000;

/** Channel type, with Discord's number. */
const TEXT_CHANNEL = 0;

/** Beyond this length the page shows how many characters are left. */
const NEARLY = 1800;

export class Composer {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    /** The command that is being filled in, if there is one. */
    this.command = null;
    this.text = h("textarea", { id: `text-${pane.index}`, rows: "1", maxlength: LONGEST });
    this.count = h("span", { class: "count", "aria-live": "polite" });
    const list = h("ul", { class: "suggestions", "aria-label": "Commands" });
    this.box = h("div", { class: "box" }, this.text, this.count);
    this.element = h("div", { class: "composer" }, list, this.box);
    this.suggestions = suggest(this.text, {
      list,
      find: (text) => this.#find(text),
      choose: ({ value }) => this.begin(value),
    });
    // A bot registers its commands a moment after it has connected. Who was quicker sees them then.
    live.addEventListener("commands", () => {
      if (document.activeElement === this.text) this.suggestions.open();
    });
    this.text.addEventListener("input", () => this.#measure());
    this.text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.#say();
    });
  }

  /** The pane shows another channel. */
  refresh() {
    const sign = channel(this.pane.channel)?.type === TEXT_CHANNEL ? "#" : "";
    const label = `Message ${sign}${channelName(this.pane.channel)}`;
    this.text.placeholder = `${label} · / for commands`;
    this.text.setAttribute("aria-label", label);
  }

  focus() {
    if (this.command) this.command.next();
    else this.text.focus();
  }

  /** Shows all commands, as a slash does. */
  slash() {
    this.cancel();
    this.text.value = "/";
    this.text.focus();
    this.suggestions.open();
  }

  #find(text) {
    if (!text.startsWith("/") || text.includes("\n")) return [];
    const typed = text.slice(1).toLowerCase();
    return commands(1, this.pane.user, this.pane.channel)
      .filter((command) => command.name.includes(typed) || command.label.toLowerCase().includes(typed))
      .sort((a, b) => b.name.startsWith(typed) - a.name.startsWith(typed))
      .map((command) => ({ label: `/${command.label}`, detail: command.description, value: command }));
  }

  /** Begins to fill in a command, given or by name. */
  begin(command) {
    const found = typeof command === "string"
      ? commands(1, this.pane.user, this.pane.channel).find(({ name }) => name === command)
      : command;
    if (!found) {
      this.pane.problem("There is no such command here.");
      return;
    }
    this.text.value = "";
    this.#measure();
    this.suggestions.close();
    this.command = commandForm(found, this.pane, {
      send: (options) => {
        this.cancel();
        this.pane.command(found.name, options);
      },
      cancel: () => this.cancel(),
    });
    fill(this.box, this.command.form);
    this.command.next();
  }

  /** Returns to plain messages. */
  cancel() {
    if (!this.command) return;
    const focused = this.command.form.contains(document.activeElement);
    this.command = null;
    fill(this.box, this.text, this.count);
    if (focused) this.text.focus();
  }

  /** Whether the text names a command that does not exist; the reader learns which one was meant. */
  #isMistyped() {
    const [, typed] = /^\/([\p{L}-]+)$/u.exec(this.text.value.trim()) ?? [];
    if (!typed) return false;
    const known = commands(1, this.pane.user, this.pane.channel);
    if (known.length === 0) return false;
    const labels = known.map(({ label }) => label.toLowerCase());
    const away = (label) => distance(typed.toLowerCase(), label);
    const nearest = labels.sort((a, b) => away(a) - away(b))[0];
    const meant = away(nearest) <= 2 ? ` Did you mean /${nearest}?` : " Type / to see all commands.";
    this.pane.problem(`There is no /${typed}.${meant}`);
    return true;
  }

  #measure() {
    const left = LONGEST - [...this.text.value].length;
    this.count.textContent = left < LONGEST - NEARLY ? `${left}` : "";
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
  }

  async #say() {
    if (this.#isMistyped()) return;
    const content = withMentions(this.text.value.trim());
    if (content && await this.pane.say(content)) {
      this.text.value = "";
      this.#measure();
    }
  }
}

/** How many letters must be added, removed, replaced or swapped with their neighbour. */
function distance(one, other) {
  const rows = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + same);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}

/** Turns "@Ada" into Ada's mention, as the client does. */
function withMentions(text) {
  const byLength = people().sort((a, b) => b.name.length - a.name.length);
  return byLength.reduce((text, { id, name }) => text.replaceAll(`@${name}`, `<@${id}>`), text);
}
