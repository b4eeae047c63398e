// The part of Markdown that Discord shows, as elements.

import { h } from "./dom.js";
import { timeElement } from "./time.js";
import { channel, channelName, guilds, nameOf } from "./world.js";

/**
 * @typedef {Object} Reader who reads, and what a click on a link does
 * @property {string} user
 * @property {(place: {channel: string, message?: string}) => void} go
 * @property {(command: string) => void} type
 */

/**
 * Makes the blocks of a text.
 * @param {string} text
 * @param {Reader} reader
 * @returns {Node[]}
 */
export function markdown(text, reader) {
  const blocks = [];
  // Every second part is a fenced block.
  text.split(/```(?:[a-z0-9+-]*\n)?([\s\S]*?)```/i).forEach((part, index) => {
    if (index % 2 === 1) blocks.push(h("pre", {}, h("code", {}, part.replace(/\n$/, ""))));
    else if (part.trim()) blocks.push(...lines(part.replace(/^\n|\n$/g, ""), reader));
  });
  return blocks;
}

/** Kinds of lines. Neighbouring lines of one kind share a block, if the kind has one. */
const KINDS = [
  { test: /^(#{1,3}) +(.+)/, line: (m, read) => h(`h${m[1].length + 2}`, {}, read(m[2])) },
  { test: /^-# +(.+)/, line: (m, read) => h("p", { class: "subtext" }, read(m[1])) },
  { test: /^ *[-*] +(.+)/, block: "ul", line: (m, read) => h("li", {}, read(m[1])) },
  { test: /^ *\d+\. +(.+)/, block: "ol", line: (m, read) => h("li", {}, read(m[1])) },
  { test: /^> ?(.*)/, block: "blockquote", line: (m, read) => h("p", {}, read(m[1])) },
];
const PLAIN = { test: /^(.*)/, block: "p", line: null };

function lines(text, reader) {
  const blocks = [];
  let open = null;
  for (const line of text.split("\n")) {
    const kind = KINDS.find((kind) => kind.test.test(line)) ?? PLAIN;
    const match = line.match(kind.test);
    const read = (inner) => inline(inner, reader);
    if (kind === PLAIN) {
      if (open?.kind === PLAIN) open.block.append("\n", ...read(line));
      else blocks.push(h("p", {}, read(line)));
    } else if (!kind.block) blocks.push(kind.line(match, read));
    else if (open?.kind === kind) open.block.append(kind.line(match, read));
    else blocks.push(h(kind.block, {}, kind.line(match, read)));
    open = { kind, block: blocks.at(-1) };
  }
  return blocks;
}

const inside = (tag, properties = {}) => (match, reader) =>
  h(tag, properties, inline(match[1], reader));

/** What can begin at a place in a line, the longest marks first. */
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (m) => m[1]],
  [/``(.+?)``/y, (m) => h("code", {}, m[1].trim())],
  [/`([^`]+)`/y, (m) => h("code", {}, m[1])],
  [/\*\*\*(?=\S)(.+?\S?)\*\*\*/y, (m, reader) =>
    h("strong", {}, h("em", {}, inline(m[1], reader)))],
  [/\*\*(?=\S)(.+?)\*\*(?!\*)/y, inside("strong")],
  [/__(?=\S)(.+?)__(?!_)/y, inside("u")],
  [/~~(?=\S)(.+?)~~/y, inside("s")],
  [/\|\|(?=\S)(.+?)\|\|/y, inside("span", { class: "spoiler", role: "button", tabindex: "0" })],
  [/\*(?=[^\s*])((?:\\.|[^*])*?[^\s*])\*(?!\*)/y, inside("em")],
  [/(?<![A-Za-z0-9_])_(?=[^\s_])((?:\\.|[^_])*?[^\s_])_(?![A-Za-z0-9_])/y, inside("em")],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (m, reader) =>
    link(m[2], inline(m[1], reader), reader)],
  [/<@!?(\d+)>/y, (m, reader) => mention(`@${nameOf(m[1])}`, m[1] === reader.user)],
  [/<@&(\d+)>/y, () => mention("@role", false)],
  [/@(?:everyone|here)\b/y, (m) => mention(m[0], true)],
  [/<#(\d+)>/y, (m, reader) => place({ channel: m[1] }, reader)],
  [/<\/([^:>]+):\d+>/y, (m, reader) =>
    h("button", { type: "button", class: "mention", onclick: () => reader.type(m[1]) }, `/${m[1]}`)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (m) => {
    const element = timeElement(Number(m[1]), m[2]);
    element.classList.add("moment");
    return element;
  }],
  [/<a?:(\w+):\d+>/y, (m) => `:${m[1]}:`],
  [/<(https?:\/\/[^\s>]+)>/y, (m, reader) => link(m[1], [m[1]], reader)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/y, (m, reader) => link(m[0], [m[0]], reader)],
];

/** The parts of a line. */
export function inline(text, reader) {
  const parts = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = first(text, at);
    if (found) {
      parts.push(plain, found.build(found.match, reader));
      plain = "";
      at += found.match[0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return [...parts, plain].filter((part) => part !== "");
}

/** The characters at which a rule can begin, so that others are skipped quickly. */
const BEGINNINGS = "\\`*_~|[<@h";

function first(text, at) {
  if (!BEGINNINGS.includes(text[at])) return null;
  for (const [rule, build] of RULES) {
    rule.lastIndex = at;
    const match = rule.exec(text);
    if (match) return { match, build };
  }
  return null;
}

const mention = (text, me) => h("span", { class: me ? "mention me" : "mention" }, text);

/** Links to discord.com lead to channels of this page; all others leave the page. */
const OWN = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function link(url, content, reader) {
  const own = url.match(OWN);
  if (own) {
    const bare = content.length === 1 && content[0] === url;
    return place({ channel: own[1], message: own[2] }, reader, bare ? null : content);
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

function place({ channel: id, message }, reader, content = null) {
  const known = channel(id) !== undefined;
  const title = [isThread(id) ? "⤷ " : "# ", channelName(id), message ? " › message" : ""];
  return h(
    "button",
    { type: "button", class: "mention", disabled: !known, onclick: () => reader.go({ channel: id, message }) },
    content ?? title,
  );
}

const isThread = (id) => guilds().some((guild) => guild.threads.some((thread) => thread.id === id));
