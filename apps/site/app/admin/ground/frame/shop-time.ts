import { isDay, shopDayOf, startOfDay } from './shop-day.ts';

/** An instant as a field for day and time writes it, by the shop's clock: `2026-12-01T08:30`. */
export function shopTimeOf(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zagreb',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return `${shopDayOf(at)}T${time}`;
}

/** What the shop's clock does at a time that was typed: it never shows it that day, or shows it twice. */
export type ClockFault = 'skipped' | 'repeated';

/** The instant of such a text, or why it has none: no such day or time, or what the clock does then. */
export function readShopTime(
  text: string,
): { instant: string; fault?: never } | { fault: 'wrong' | ClockFault } {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (!day || !isDay(day) || Number(hours) > 23 || Number(minutes) > 59) return { fault: 'wrong' };
  const guess = Date.parse(startOfDay(day)) + (Number(hours) * 60 + Number(minutes)) * 60_000;
  // Where the clock changed since midnight it shows an hour more or less.
  const found = [-3_600_000, 0, 3_600_000]
    .map((shift) => new Date(guess + shift).toISOString())
    .filter((instant) => shopTimeOf(instant) === `${day}T${hours}:${minutes}`);
  const [instant] = found;
  if (instant === undefined) return { fault: 'skipped' };
  return found.length > 1 ? { fault: 'repeated' } : { instant };
}

/** The instant of such a text; undefined where it has none. What was not touched keeps the instant it had, `before`. */
export function instantOfShop(text: string, before?: unknown): string | undefined {
  if (typeof before === 'string' && text !== '' && shopTimeOf(before) === text) return before;
  const said = readShopTime(text);
  return 'instant' in said ? said.instant : undefined;
}

/** Words for a time that the clock skips or repeats; undefined for all others. */
export function clockWords(text: string): 'content.timeSkipped' | 'content.timeRepeated' | undefined {
  const { fault } = readShopTime(text);
  if (fault === 'skipped') return 'content.timeSkipped';
  return fault === 'repeated' ? 'content.timeRepeated' : undefined;
}
