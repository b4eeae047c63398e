// The stream of news from the local Discord, and what the page knows from it.

/** @typedef {{frame: ?Object, messages: Map<string, Object>}} View */

/** How many entries of the timeline the page keeps. */
const KEPT = 1000;

class Live extends EventTarget {
  /** Servers, channels, members. */
  world = null;
  commands = [];
  /** @type {View[]} what each pane looks at */
  views = [];
  timeline = [];
  line = false;
  #source = null;

  /** Looks at these channels from now on: `{user, channel, limit}` each. */
  watch(wanted) {
    this.#source?.close();
    this.views = wanted.map(() => ({ frame: null, messages: new Map() }));
    const views = wanted.map((view) => `${view.user}-${view.channel}-${view.limit}`).join();
    const query = new URLSearchParams({ views });
    const last = this.timeline.at(-1);
    if (last) query.set("timeline", last.n);
    const source = new EventSource(`control/events?${query}`);
    source.onopen = () => this.#setLine(true);
    // The browser tries again by itself, unless the local Discord refused.
    source.onerror = () => this.#setLine(false);
    source.onmessage = (event) => this.#hear(JSON.parse(event.data));
    this.#source = source;
  }

  #setLine(line) {
    this.line = line;
    this.dispatchEvent(new Event("line"));
  }

  #hear({ world, commands, views, timeline }) {
    this.commands = commands ?? this.commands;
    this.world = world ?? this.world;
    if (world || commands) this.dispatchEvent(new Event("world"));
    if (commands) this.dispatchEvent(new Event("commands"));
    views?.forEach((news, index) => {
      if (news) this.#see(this.views[index], news, index);
    });
    const last = this.timeline.at(-1)?.n ?? 0;
    const fresh = (timeline ?? []).filter((entry) => entry.n > last);
    if (fresh.length > 0) {
      this.timeline = [...this.timeline, ...fresh].slice(-KEPT);
      this.dispatchEvent(new CustomEvent("timeline", { detail: fresh }));
    }
  }

  #see(view, { messages, ...frame }, index) {
    const known = view.messages;
    for (const message of messages) known.set(message.id, message);
    const shown = new Set([...frame.ids, frame.starter]);
    for (const id of known.keys()) if (!shown.has(id)) known.delete(id);
    view.frame = frame;
    const changed = new Set(messages.map((message) => message.id));
    this.dispatchEvent(new CustomEvent("view", { detail: { index, changed } }));
  }
}

export const live = new Live();

/** Calls back now, if there is a world already, and whenever it changes. */
export function onWorld(callback) {
  live.addEventListener("world", callback);
  if (live.world) callback();
}
