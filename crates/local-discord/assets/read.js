// What each member has read, as far as this page knows: everything older than the page, and what
// the page has shown.

import { live } from "./live.js";
import { channel, guilds, isLater } from "./world.js";

/** The last message there was in each channel when the page was opened. */
let before = null;

/** The last message that a member has seen, by member and channel. */
const shown = new Map();

const key = (user, channel) => `${user} ${channel}`;

function lastRead(user, channel) {
  return shown.get(key(user, channel)) ?? before?.get(channel) ?? null;
}

function places() {
  return guilds().flatMap((guild) => [...guild.channels, ...guild.threads]).concat(live.world.directs);
}

/** Everything that is there now counts as read. */
export function beginReading() {
  before = new Map(places().map(({ id, last_message_id: last }) => [id, last]));
}

/** A pane shows its channel up to the last message. */
export function markRead({ user, channel: id }) {
  const last = channel(id)?.last_message_id;
  if (isLater(last, lastRead(user, id))) shown.set(key(user, id), last);
}

export const isUnread = (user, place) => isLater(place.last_message_id, lastRead(user, place.id));

/** Messages that notified a pane's member and that they have not seen, by channel. */
export function unreadPings(pane) {
  const pings = live.views[pane.index]?.frame?.pings ?? {};
  return Object.entries(pings).map(([channel, messages]) => {
    const unseen = messages.filter((id) => isLater(id, lastRead(pane.user, channel)));
    return { channel, count: unseen.length, last: unseen.at(-1) };
  }).filter(({ count }) => count > 0);
}
