// Questions about the world, as the page knows it.

import { live } from "./live.js";

export const guilds = () => live.world?.guilds ?? [];

export const guildOf = (channel) =>
  guilds().find((guild) =>
    [...guild.channels, ...guild.threads].some((place) => place.id === channel));

/** A channel, thread or direct messages, by id. */
export function channel(id) {
  for (const guild of guilds()) {
    const found = [...guild.channels, ...guild.threads].find((place) => place.id === id);
    if (found) return found;
  }
  return live.world?.directs.find((place) => place.id === id);
}

export function channelName(id) {
  const found = channel(id);
  if (!found) return "unknown";
  return found.name ?? `Direct messages with ${botName()}`;
}

/** Everybody who is a member of any server, once each. */
export function everybody() {
  const all = new Map();
  for (const guild of guilds()) for (const member of guild.members) all.set(member.id, member);
  return [...all.values()];
}

export const people = () => everybody().filter((user) => !user.bot);

export const user = (id) => everybody().find((user) => user.id === id);

export const botName = () => live.world?.bot_name ?? "the bot";

export const nameOf = (id) => user(id)?.name ?? "Unknown";

/** Whether a member sees a channel. */
export function sees(member, place) {
  const guild = guilds().find((guild) => guild.id === place.guild_id);
  if (!guild) return place.recipients?.some((user) => user.id === member);
  const isMember = guild.members.some((user) => user.id === member);
  return isMember && !place.hidden_from.includes(member);
}

/** The channel with this id, or the nearest to it that a member sees. */
export function nearestSeen(member, id) {
  const place = channel(id);
  const parent = place?.parent_id && channel(place.parent_id);
  const own = live.world.directs.filter((direct) => !guildOf(id) && sees(member, direct));
  const there = guildOf(id)?.channels ?? [];
  const anywhere = guilds().flatMap((guild) => guild.channels);
  const near = [place, parent, ...own, ...there, ...anywhere];
  return near.find((other) => other && sees(member, other))?.id ?? id;
}

/** The commands of a type that a member may use in a channel, with their sub-commands apart. */
export function commands(type, member, channelId) {
  const guild = guildOf(channelId);
  const direct = !guild;
  return live.commands
    .filter((command) => (command.type ?? 1) === type)
    .filter((command) => !command.guild_id || command.guild_id === guild?.id)
    .filter((command) => !direct || command.dm_permission)
    // The page does not know members' permissions, except that an owner has all of them.
    .filter((command) => command.default_member_permissions === null || direct
      || guild.owner_id === member)
    .flatMap((command) => spread(command, command.name, user(member)?.locale));
}

function spread(command, name, locale, icon = command.id) {
  const nested = (command.options ?? []).filter((option) => option.type <= 2);
  if (nested.length > 0) {
    return nested.flatMap((option) => spread(option, `${name} ${option.name}`, locale, icon));
  }
  return [{
    id: icon,
    name,
    label: localized(command, "name", locale) === command.name
      ? name
      : [...name.split(" ").slice(0, -1), localized(command, "name", locale)].join(" "),
    description: localized(command, "description", locale),
    options: command.options ?? [],
  }];
}

/** A name or description in a member's language, if the bot has given one. */
export const localized = (thing, key, locale) =>
  thing[`${key}_localizations`]?.[locale] ?? thing[key] ?? "";

/** Whether an id was made later. Ids are too long for JavaScript's numbers. */
export const isLater = (id, than) => Boolean(id) && (!than || BigInt(id) > BigInt(than));
