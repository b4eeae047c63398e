// A command that is being filled in: a field for each of its options.

import { post } from "./api.js";
import { fill, h, unique } from "./dom.js";
import { suggest } from "./suggest.js";
import { everybody, guildOf, localized, sees, user } from "./world.js";

/** Option types, with Discord's numbers. */
const TEXT = 3;
const WHOLE = 4;
const TRUTH = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;

const LONGEST = 6000;

/**
 * A form for a command, and a function that goes to the first thing to do in it.
 * @param {Object} command
 * @param {import("./pane.js").Pane} pane
 * @param {{send: (options: Object) => void, cancel: () => void}} then
 */
export function commandForm(command, pane, { send, cancel }) {
  const fields = command.options.map((option) => new Field(option, command, pane, () => fields, (field) => {
    unmark(field.input);
    next();
  }));
  const shown = h("div", { class: "fields" });
  const more = h("div", { class: "more-options" });
  const problem = h("p", { class: "problem", role: "alert" });
  const sendButton = h("button", { class: "button primary send" }, "Send");
  const form = h("form", { class: "command", autocomplete: "off", "aria-label": `Command ${command.name}` },
    h("span", { class: "command-name" }, `/${command.label}`),
    shown, more,
    h("div", { class: "command-buttons" },
      sendButton,
      h("button", { type: "button", class: "button plain", onclick: cancel, "aria-label": "Cancel the command" }, "✕")),
    problem);
  form.noValidate = true;

  const place = () => {
    const open = fields.filter((field) => field.open);
    // They stay where they are, so that the focus stays too.
    for (const field of fields) if (!field.open) field.element.remove();
    open.forEach((field, at) => {
      if (shown.children[at] !== field.element) shown.insertBefore(field.element, shown.children[at] ?? null);
    });
    fill(more, fields.filter((field) => !field.open).map((field) => h("button", {
      type: "button",
      class: "button secondary option",
      title: field.description,
      onclick: () => {
        field.open = true;
        place();
        field.input.focus();
      },
    }, `+ ${field.label}`)));
  };

  /** A field that is being filled is no longer wrong. */
  const unmark = (input) => {
    if (input.ariaInvalid !== "true") return;
    input.ariaInvalid = "false";
    problem.textContent = "";
  };
  form.addEventListener("input", ({ target }) => unmark(target));

  /** Goes to what is still missing. When nothing is, the next Enter sends the command. */
  const next = () => {
    const open = fields.filter((field) => field.open);
    const missing = open.find((field) => field.check());
    const at = missing?.input ?? (open.some(({ input }) => input === document.activeElement) ? null : sendButton);
    at?.focus();
  };

  for (const field of fields) {
    field.input.addEventListener("keydown", (event) => {
      const emptied = event.key === "Backspace" && field.input.value === "";
      if (!emptied || field.option.required) return;
      event.preventDefault();
      field.open = false;
      place();
      (fields.filter((other) => other.open).at(-1)?.input ?? sendButton).focus();
    });
  }
  form.addEventListener("keydown", (event) => {
    const leaves = event.key === "Backspace" && event.target === sendButton && !fields.some(({ open }) => open);
    if (event.key === "Escape" || leaves) cancel();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => field.open).find((field) => field.check());
    problem.textContent = wrong ? wrong.check() : "";
    for (const field of fields) field.input.ariaInvalid = String(field === wrong);
    if (wrong) wrong.input.focus();
    else send(typed(fields));
  });
  place();
  return { form, next };
}

/** The texts in the open fields, by name. */
function typed(fields) {
  const open = fields.filter((field) => field.open && field.value() !== null);
  return Object.fromEntries(open.map((field) => [field.option.name, field.value()]));
}

class Field {
  constructor(option, command, pane, fields, picked) {
    const locale = user(pane.user)?.locale;
    this.option = option;
    this.open = option.required === true;
    this.label = localized(option, "name", locale);
    this.description = localized(option, "description", locale);
    /** The suggestion that was picked, as long as its text is not changed. */
    this.picked = null;
    this.input = h("input", {
      id: unique("option"),
      name: option.name,
      inputmode: { [WHOLE]: "numeric", [NUMBER]: "decimal" }[option.type],
      maxlength: option.type === TEXT ? option.max_length ?? LONGEST : null,
      placeholder: this.description,
      "aria-required": String(option.required === true),
    });
    const list = h("ul", { class: "suggestions", "aria-label": this.label });
    this.element = h("div", { class: "field" },
      h("label", { for: this.input.id }, this.label), this.input, list);
    this.fixed = fixedChoices(option, pane);
    if (this.fixed || option.autocomplete) {
      suggest(this.input, {
        list,
        slow: option.autocomplete,
        nothing: "No matches.",
        find: (text) => this.fixed ? fitting(this.fixed, text) : this.#complete(command, pane, fields()),
        choose: (suggestion) => {
          this.picked = suggestion;
          this.input.value = suggestion.label;
          picked(this);
        },
      });
    }
    this.input.addEventListener("input", () => {
      this.picked = null;
    });
  }

  /** Asks the bot. */
  async #complete(command, pane, fields) {
    const options = Object.fromEntries(
      fields.filter((field) => field.open || field === this).map((field) =>
        [field.option.name, field === this ? this.input.value : field.value()])
        .filter(([, value]) => value !== null));
    try {
      const answer = await post("/autocomplete", {
        user: pane.user, channel: pane.channel, name: command.name, options, focused: this.option.name,
      });
      return (answer.choices ?? []).map(({ name, value }) => ({ label: name, value }));
    } catch (refused) {
      return [{ label: refused.message, value: this.input.value }];
    }
  }

  /** The value to send, or null if there is none. */
  value() {
    const text = this.input.value;
    if (this.picked) return this.picked.value;
    if (this.fixed) return this.fixed.find(({ label }) => same(label, text))?.value ?? null;
    if (text === "") return null;
    return this.option.type === WHOLE || this.option.type === NUMBER ? Number(text) : text;
  }

  /** What is wrong with the value, in one sentence. */
  check() {
    const { option } = this;
    const value = this.value();
    if (value === null) {
      if (this.fixed && this.input.value) return `${this.label}: choose one from the list.`;
      return option.required ? `${this.label} is required.` : "";
    }
    if (option.type === WHOLE && !Number.isInteger(value)) return `${this.label} takes a whole number.`;
    if (option.type === NUMBER && Number.isNaN(value)) return `${this.label} takes a number.`;
    if (typeof value === "number") {
      const { min_value: least, max_value: most } = option;
      if (value < (least ?? -Infinity)) return `${this.label} is at least ${least}.`;
      if (value > (most ?? Infinity)) return `${this.label} is at most ${most}.`;
    }
    if (option.type === TEXT && [...value].length < (option.min_length ?? 0)) {
      return `${this.label} has at least ${option.min_length} characters.`;
    }
    return "";
  }
}

const same = (label, text) => label.toLowerCase() === text.trim().toLowerCase();

const fitting = (choices, text) =>
  choices.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));

/** The choices of an option that accepts nothing else; null if anything can be typed. */
function fixedChoices(option, pane) {
  const guild = guildOf(pane.channel);
  const locale = user(pane.user)?.locale;
  const users = () => everybody()
    .filter((one) => !guild || guild.members.some((member) => member.id === one.id))
    .map((one) => ({ label: one.name, value: one.id, detail: one.bot ? "App" : "" }));
  const roles = () => (guild ? [{ label: "@everyone", value: guild.id }] : []);
  switch (option.type) {
    case TRUTH:
      return [{ label: "True", value: true }, { label: "False", value: false }];
    case USER:
      return users();
    case CHANNEL:
      return [...(guild?.channels ?? []), ...(guild?.threads ?? [])]
        .filter((place) => sees(pane.user, place))
        .filter((place) => !option.channel_types?.length || option.channel_types.includes(place.type))
        .map((place) => ({ label: `#${place.name}`, value: place.id }));
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...users(), ...roles()];
    default:
      if (!option.choices?.length) return null;
      return option.choices.map((choice) => ({ label: localized(choice, "name", locale), value: choice.value }));
  }
}
