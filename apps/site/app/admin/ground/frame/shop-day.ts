/** Days of the lists of staff are days of the shop, wherever its reader is. */
const timeZone = 'Europe/Zagreb';

/** True for a day as date fields write it, `2026-11-21`, that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The moment a day of the shop begins, or with `days` one so many days later, as ISO text. */
export function startOfDay(day: string, days = 0): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  // The clock may change that day; twice is enough, since it never does so at midnight.
  const first = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(first)).toISOString();
}

/** How far the shop's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(instant / 1000) * 1000;
}

/** The day of the shop in which a moment lies, as `2026-11-21`. */
export function shopDayOf(instant: string | number): string {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  return new Date(at + offsetAt(at)).toISOString().slice(0, 10);
}

/** The last day of the shop that lies before a moment, which is the first one that is out. */
export const lastDayOf = (end: string): string => shopDayOf(Date.parse(end) - 1);
