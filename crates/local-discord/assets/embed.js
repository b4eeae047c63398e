// Embeds: the framed parts of a message.

import { h } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { local, picture } from "./picture.js";
import { when } from "./time.js";

export function embed(card, reader) {
  const element = h("section", { class: "embed" },
    card.author ? h("p", { class: "embed-author" }, named(card.author)) : null,
    card.title ? h("p", { class: "embed-title" }, titled(card, reader)) : null,
    card.thumbnail ? h("img", { class: "thumbnail", src: local(card.thumbnail.url), alt: "" }) : null,
    card.description ? h("div", { class: "text" }, markdown(card.description, reader)) : null,
    card.fields?.length ? h("dl", {}, card.fields.map((field) => one(field, reader))) : null,
    card.image ? picture(local(card.image.url), null, card.image.width, card.image.height) : null,
    card.footer || card.timestamp ? h("p", { class: "embed-footer" },
      card.footer?.text, card.footer && card.timestamp ? " · " : null,
      card.timestamp ? when(card.timestamp) : null) : null);
  const color = (card.color ?? 0).toString(16).padStart(6, "0");
  if (card.color) element.style.setProperty("--stripe", `#${color}`);
  return element;
}

const named = ({ name, url }) => (url ? outside(url, name) : name);

const titled = ({ title, url }, reader) => {
  const text = inline(title, reader);
  return url ? outside(url, text) : text;
};

const outside = (url, content) => /^https?:/.test(url)
  ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content)
  : h("span", {}, content);

function one(field, reader) {
  return h("div", { class: field.inline ? "field inline" : "field" },
    h("dt", {}, inline(field.name, reader)),
    h("dd", { class: "text" }, markdown(field.value, reader)));
}
