// One message as an element.

import { avatar, fill, h } from "./dom.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { markdown } from "./markdown.js";
import { attachments } from "./picture.js";
import { when } from "./time.js";
import { channel, user } from "./world.js";

/** Message types and flags, with Discord's numbers. */
const THREAD_CREATED = 18;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

/** Messages of one author share a heading if there is less time between them, in milliseconds. */
const TOGETHER = 7 * 60 * 1000;

/** Whether a message shares the heading of the one before. */
export function continues(message, before) {
  return before !== undefined
    && before.author.id === message.author.id
    && before.channel_id === message.channel_id
    && before.type !== THREAD_CREATED
    && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL)
    && !message.interaction_metadata?.name
    && !message.referenced_message
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
}

/**
 * @param {Object} message as Discord writes it
 * @param {import("./pane.js").Pane} pane whose member looks
 * @param {boolean} short without a heading
 */
export function messageElement(message, pane, short) {
  const reader = pane.reader;
  const item = h("li", { class: "message", "data-id": message.id });
  if (message.type === THREAD_CREATED) {
    item.classList.add("notice");
    item.append(h("p", {}, `${nameIn(message)} started a thread: `, threadLink(
      { id: message.message_reference.channel_id, name: message.content }, reader), " ",
    when(message.timestamp)));
    return item;
  }
  const ephemeral = (message.flags & EPHEMERAL) !== 0;
  item.classList.toggle("ephemeral", ephemeral);
  item.classList.toggle("short", short);
  item.classList.toggle("pinged", message.pinged?.includes(reader.user));
  const article = h("article", { "aria-label": `${nameIn(message)}` },
    above(message, reader),
    short ? null : avatar(message.author.id, nameIn(message)),
    short ? null : heading(message),
    h("div", { class: "body" }, body(message, pane)),
    ephemeral ? dismissal(message, pane) : null,
  );
  item.append(article, actions(message, pane));
  return item;
}

/** Whether this message says that the bot is still thinking about something this member did. */
export const isThinkingFor = (message, member) =>
  Boolean(message.flags & LOADING) && message.interaction_metadata?.user.id === member;

const nameIn = (message) => user(message.author.id)?.name ?? message.author.global_name;

/** The line over an answer, which names the command or message that it answers. */
function above(message, reader) {
  const command = message.interaction_metadata?.name;
  if (command) {
    const by = message.interaction_metadata.user;
    return h("p", { class: "above" }, avatar(by.id, by.global_name),
      `${by.global_name} used `, h("b", {}, `/${command}`));
  }
  const answered = message.referenced_message;
  if (!answered) return null;
  return h("p", { class: "above" }, avatar(answered.author.id, nameIn(answered)),
    h("button", {
      type: "button",
      class: "plain",
      onclick: () => reader.go({ channel: answered.channel_id, message: answered.id }),
    }, `${nameIn(answered)}: ${answered.content || "a picture"}`));
}

function heading(message) {
  return h("p", { class: "heading" },
    h("b", { class: "author" }, nameIn(message)),
    message.author.bot ? h("span", { class: "tag" }, "App") : null, " ",
    when(message.timestamp));
}

function body(message, pane) {
  if (message.flags & LOADING) {
    return h("p", { class: "thinking" }, `${nameIn(message)} is thinking…`);
  }
  const text = h("div", { class: "text" }, markdown(message.content, pane.reader));
  if (message.edited_timestamp) {
    const last = text.lastElementChild;
    (last?.matches("p") ? last : text).append(" ", h("small", { class: "edited" }, "(edited)"));
  }
  return [
    text,
    attachments(message.attachments),
    message.embeds.map((card) => embed(card, pane.reader)),
    components(message, pane),
    message.thread ? threadCard(message.thread, pane.reader) : null,
  ];
}

const threadLink = (thread, reader) => h("button", {
  type: "button",
  class: "mention",
  onclick: () => reader.go({ channel: thread.id }),
}, `⤷ ${thread.name}`);

function threadCard(thread, reader) {
  const count = channel(thread.id)?.message_count ?? thread.message_count;
  return h("div", { class: "thread-card" }, threadLink(thread, reader),
    h("span", {}, count === 1 ? "1 message" : `${count} messages`),
    thread.thread_metadata.archived ? h("span", {}, "archived") : null);
}

function dismissal(message, pane) {
  return h("p", { class: "only-you" }, "Only you can see this · ", h("button", {
    type: "button",
    class: "link",
    onclick: () => pane.dismiss(message.id),
  }, "Dismiss message"));
}

function actions(message, pane) {
  const button = h("button", {
    type: "button",
    class: "more",
    "aria-label": "More about this message",
    "aria-haspopup": "menu",
    onclick: (event) => pane.openMessageMenu(message, event.currentTarget),
  }, "⋯");
  return button;
}

/** Replaces a message by its newer version; the focus stays on the same button. */
export function replaceMessage(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const name = focused?.dataset.customId;
  old.replaceWith(fresh);
  if (!focused) return;
  const same = name && fresh.querySelector(`[data-custom-id="${CSS.escape(name)}"]:not(:disabled)`);
  const target = same ?? fresh.querySelector(".more");
  target?.focus({ preventScroll: true });
}

/** A line that only this page shows, such as an error. */
export function localNotice(text, dismiss) {
  const notice = h("p", { class: "problem", role: "alert" });
  fill(notice, text, " ", h("button", { type: "button", class: "link", onclick: dismiss }, "Dismiss"));
  return notice;
}
