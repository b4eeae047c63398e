// The local Discord's clock, and times as people read them.

import { post } from "./api.js";
import { live } from "./live.js";

export const HOUR = 3600 * 1000;
export const DAY = 24 * HOUR;

/** Milliseconds since 1970 by the local Discord's clock, which is ahead of this machine's. */
export const now = () => Date.now() + (live.world?.clock_ahead_ms ?? 0);

/** Moves the clock on by some milliseconds. */
export const advance = (ms) => post("/clock", { advance_ms: ms });

/** The next moment ahead that a message with buttons names, if there is one. */
export const nextMoment = () => live.world.moments_ahead.find((moment) => moment > now());

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** How far away a moment is: "in 3 days", "2 hours ago". */
export function away(seconds) {
  const left = seconds - Math.floor(now() / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? UNITS.at(-1);
  return relative.format(Math.round(left / size), unit);
}

/** A moment in one of Discord's styles. */
export const write = (seconds, style = "f") =>
  style === "R"
    ? away(seconds)
    : new Intl.DateTimeFormat("en-GB", FORMATS[style] ?? FORMATS.f).format(seconds * 1000);

/** An element that shows a moment and is kept up to date. */
export function timeElement(seconds, style) {
  const element = document.createElement("time");
  element.dateTime = new Date(seconds * 1000).toISOString();
  element.title = write(seconds, "F");
  element.dataset.style = style ?? "f";
  element.textContent = write(seconds, style);
  return element;
}

/** When a message was sent: only the time if it was today, otherwise with the day. */
export function when(iso) {
  const element = timeElement(Math.floor(Date.parse(iso) / 1000));
  element.className = "when";
  update(element);
  return element;
}

function update(element) {
  const seconds = Math.floor(Date.parse(element.dateTime) / 1000);
  const isToday = new Date(seconds * 1000).toDateString() === new Date(now()).toDateString();
  const { style } = element.dataset;
  const text = element.matches(".when") ? write(seconds, isToday ? "t" : "f") : write(seconds, style);
  if (element.textContent !== text) element.textContent = text;
}

function refresh() {
  document.querySelectorAll('time.when, time[data-style="R"]').forEach(update);
}

/** How often texts like "in 3 minutes" are updated, in milliseconds. */
const REFRESH = 5000;

setInterval(refresh, REFRESH);
live.addEventListener("world", refresh);
