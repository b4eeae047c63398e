// Buttons and selects under a message.

import { h, unique } from "./dom.js";
import { channel, everybody, guildOf, sees } from "./world.js";

/** Component types, with Discord's numbers. */
const BUTTON = 2;
const STRING_SELECT = 3;
const USER_SELECT = 5;
const ROLE_SELECT = 6;
const MENTIONABLE_SELECT = 7;
const CHANNEL_SELECT = 8;
const LINK_STYLE = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** The rows under a message. */
export function components(message, pane) {
  return message.components.map((row) =>
    h("div", { class: "components" }, (row.components ?? [row]).map((part) => one(part, message, pane))));
}

function one(part, message, pane) {
  switch (part.type) {
    case BUTTON:
      return button(part, message, pane);
    case STRING_SELECT:
    case USER_SELECT:
    case ROLE_SELECT:
    case MENTIONABLE_SELECT:
    case CHANNEL_SELECT:
      return select(part, message, pane);
    default:
      return h("p", { class: "problem" }, `This page cannot show components of type ${part.type}.`);
  }
}

function button(part, message, pane) {
  const label = [part.emoji?.name ? h("span", { class: "emoji" }, part.emoji.name) : null, part.label];
  if (part.style === LINK_STYLE) {
    return h("a", { class: "button secondary", href: part.url, target: "_blank", rel: "noopener noreferrer" },
      label, " ↗");
  }
  return h("button", {
    type: "button",
    class: `button ${STYLES[part.style] ?? "secondary"}`,
    disabled: part.disabled,
    "data-custom-id": part.custom_id,
    "aria-label": part.label ? null : part.emoji?.name,
    onclick: (event) => pane.press(message, part.custom_id, event.currentTarget),
  }, label);
}

function select(part, message, pane) {
  const options = choices(part, message.channel_id, pane);
  const many = (part.max_values ?? 1) > 1;
  return many ? several(part, options, message, pane) : single(part, options, message, pane);
}

/** A select of one value, which is sent as soon as something is chosen. */
function single(part, options, message, pane) {
  const field = h("select", {
    class: "select",
    disabled: part.disabled,
    "data-custom-id": part.custom_id,
    "aria-label": part.placeholder ?? "Make a selection",
    onchange: () => field.value && pane.choose(message, part.custom_id, [field.value], field),
  });
  const chosen = options.find((option) => option.default);
  field.append(h("option", { value: "" , selected: !chosen }, part.placeholder ?? "Make a selection"));
  field.append(...options.map((option) =>
    h("option", { value: option.value, selected: option === chosen }, written(option))));
  return field;
}

/** A select of several values, which are ticked and then sent together. */
function several(part, options, message, pane) {
  const least = part.min_values ?? 1;
  const most = part.max_values;
  const name = unique("several");
  const send = h("button", { type: "button", class: "button primary", "data-custom-id": part.custom_id }, "Choose");
  const boxes = options.map((option) => h("label", {},
    h("input", { type: "checkbox", name, value: option.value, checked: option.default }), ` ${written(option)}`));
  const field = h("fieldset", { class: "several", disabled: part.disabled },
    h("legend", {}, part.placeholder ?? "Make a selection"), boxes, send);
  const values = () => [...field.querySelectorAll("input:checked")].map((box) => box.value);
  const check = () => {
    const count = values().length;
    send.disabled = count < least || count > most;
  };
  field.addEventListener("change", check);
  send.addEventListener("click", () => pane.choose(message, part.custom_id, values(), send));
  check();
  return field;
}

const written = (option) => [option.emoji?.name, option.label, option.description && `– ${option.description}`]
  .filter(Boolean).join(" ");

/** What a select offers: its own options, or people, roles and channels of the server. */
function choices(part, channelId, pane) {
  if (part.type === STRING_SELECT) return part.options;
  const guild = guildOf(channelId);
  const chosen = (id) => part.default_values?.some((value) => value.id === id) ?? false;
  const option = (id, label) => ({ value: id, label, default: chosen(id) });
  const users = everybody()
    .filter((user) => !guild || guild.members.some((member) => member.id === user.id))
    .map((user) => option(user.id, user.name));
  // People have no role except @everyone, which has the server's id.
  const roles = guild ? [option(guild.id, "@everyone")] : [];
  const places = [...(guild?.channels ?? []), ...(guild?.threads ?? [])]
    .filter((place) => sees(pane.user, place))
    .filter((place) => !part.channel_types?.length || part.channel_types.includes(place.type))
    .map((place) => option(place.id, `# ${channel(place.id).name}`));
  return {
    [USER_SELECT]: users,
    [ROLE_SELECT]: roles,
    [MENTIONABLE_SELECT]: [...users, ...roles],
    [CHANNEL_SELECT]: places,
  }[part.type];
}
