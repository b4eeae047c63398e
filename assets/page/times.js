// Texts of Discord and times, as people read them in their language.

const LENGTHS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
/// How Discord shows a time, by the letter of its style.
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

/// Returns a text of Discord without its signs, and with times as people read them. A sentence that was written
/// for "in 3 minutes" is not given a date.
export function plain(text, language) {
  const time = (all, seconds, style = "f") => style === "R"
    ? relative(Number(seconds) - Date.now() / 1000, language)
    : new Date(seconds * 1000).toLocaleString(language, STYLES[style]);
  return text.replaceAll(/<t:(\d+)(?::(\w))?>/g, time).replaceAll(/[*`]/g, "");
}

function relative(seconds, language) {
  const [unit, length] = LENGTHS.find(([, length]) => Math.abs(seconds) >= length) ?? LENGTHS.at(-1);
  return new Intl.RelativeTimeFormat(language).format(Math.round(seconds / length), unit);
}

/// Returns how much time is left: days and hours in these words ("DAYS d HOURS h"), less than a day as on a clock.
export function span(millis, words) {
  const seconds = Math.floor(millis / 1000);
  const [days, hours, minutes] = [seconds / 86400, seconds / 3600 % 24, seconds / 60 % 60].map(Math.floor);
  const two = number => String(number).padStart(2, "0");
  if (days > 0) return words.replace("DAYS", days).replace("HOURS", hours);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
