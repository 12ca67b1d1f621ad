import { shopDayOf, startOfDay } from '../../frame/shop-day.ts';

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

/** The instant of such a text; undefined for a day or a time that there is not. */
export function instantOfShop(text: string): string | undefined {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (!day || Number(hours) > 23 || Number(minutes) > 59 || Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
    return undefined;
  const minutesIn = Number(hours) * 60 + Number(minutes);
  const guess = Date.parse(startOfDay(day)) + minutesIn * 60_000;
  // The clock may change that day: what it then shows is an hour off.
  for (const shift of [0, -60, 60]) {
    const instant = new Date(guess + shift * 60_000).toISOString();
    if (shopTimeOf(instant) === `${day}T${hours}:${minutes}`) return instant;
  }
  return new Date(guess).toISOString();
}
