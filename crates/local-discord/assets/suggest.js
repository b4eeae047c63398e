// A list of suggestions under a text field. It is an ARIA combobox, which screen readers know.

import { fill, h, unique } from "./dom.js";

/** Only after a pause this long in typing, in milliseconds, is the bot asked again. */
const PAUSE = 120;

/**
 * @typedef {Object} Suggestion
 * @property {string} label
 * @property {*} value
 * @property {string} [detail]
 *
 * @param {HTMLInputElement|HTMLTextAreaElement} field
 * @param {Object} options
 * @param {HTMLElement} options.list an empty element for the list, near the field
 * @param {(text: string) => Suggestion[]|Promise<Suggestion[]>} options.find
 * @param {(chosen: Suggestion) => void} options.choose
 * @param {boolean} [options.slow] whether finding asks the bot, so that quick typing asks once
 * @param {string} [options.nothing] what to say when there is nothing
 */
export function suggest(field, { list, find, choose, slow = false, nothing = "" }) {
  list.id ||= unique("suggestions");
  list.setAttribute("role", "listbox");
  list.hidden = true;
  // A text area cannot be a combobox: it does not say whether the list is open, and the list must be
  // in the order of Tab.
  const isCombobox = field.matches("input");
  if (isCombobox) field.setAttribute("role", "combobox");
  else {
    field.setAttribute("aria-haspopup", "listbox");
    list.tabIndex = 0;
  }
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  const expand = (open) => isCombobox && field.setAttribute("aria-expanded", String(open));
  expand(false);
  field.autocomplete = "off";
  let found = [];
  let at = -1;
  let asked = 0;
  let timer = 0;

  const close = () => {
    if (document.activeElement === list) field.focus();
    asked += 1;
    clearTimeout(timer);
    list.hidden = true;
    list.ariaBusy = null;
    found = [];
    expand(false);
    field.removeAttribute("aria-activedescendant");
  };

  const mark = (index) => {
    at = index;
    [...list.children].forEach((item, place) => {
      item.setAttribute("aria-selected", String(place === at));
      if (place === at) {
        for (const holder of [field, list]) holder.setAttribute("aria-activedescendant", item.id);
        item.scrollIntoView({ block: "nearest" });
      }
    });
  };

  const pick = (suggestion) => {
    close();
    choose(suggestion);
  };

  const item = (suggestion, index) => h("li", {
    role: "option",
    id: unique("suggestion"),
    "aria-selected": "false",
    // The field would lose the focus, and the list would be gone before the click.
    onpointerdown: (event) => event.preventDefault(),
    onclick: () => pick(suggestion),
    onpointermove: () => at !== index && mark(index),
  }, h("span", {}, suggestion.label), suggestion.detail ? h("small", {}, suggestion.detail) : null);

  const show = (suggestions) => {
    found = suggestions;
    if (found.length === 0 && !nothing) {
      close();
      return;
    }
    fill(list, found.length > 0 ? found.map(item)
      : h("li", { class: "nothing", role: "option", "aria-disabled": "true" }, nothing));
    list.hidden = false;
    list.ariaBusy = null;
    expand(true);
    if (found.length > 0) mark(0);
  };

  const ask = async () => {
    const question = ++asked;
    const suggestions = await find(field.value);
    // Only the newest question gets its answer, and only if the field still has the focus.
    if (question === asked && document.activeElement === field) show(suggestions);
  };

  const open = () => {
    clearTimeout(timer);
    if (!slow) {
      ask();
      return;
    }
    // What the list shows until the answer comes was found for an earlier text.
    list.ariaBusy = "true";
    timer = setTimeout(ask, PAUSE);
  };

  // Tab picks the suggestion for a half typed text. In an empty field it goes to the next field. Neither
  // key picks what was found for an earlier text: nobody who types on has chosen that.
  const picks = (event) => !event.shiftKey && !list.ariaBusy
    && (event.key === "Enter" || (event.key === "Tab" && field.value !== ""));

  field.addEventListener("input", open);
  field.addEventListener("focus", open);
  const leave = (event) => {
    if (event.relatedTarget !== list && event.relatedTarget !== field) close();
  };

  const key = (event) => {
    if (list.hidden || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      mark((at + step + found.length) % found.length);
    } else if (picks(event) && found[at]) {
      pick(found[at]);
    } else if (event.key === "Escape") {
      close();
    } else return;
    event.preventDefault();
    // The key must not also reach what is behind the list.
    event.stopImmediatePropagation();
  };

  for (const holder of [field, list]) {
    holder.addEventListener("blur", leave);
    holder.addEventListener("keydown", key);
  }
  return { close, open };
}
