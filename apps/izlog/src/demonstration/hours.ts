const hourInZagreb = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Zagreb',
});
const hour = 3600 * 1000;

/** Reads whole hours of the day, with commas between: `3` or `3,15`. Throws a sentence where they are none. */
export function readHours(text: string): number[] {
  const hours = text.split(',').map((part) => part.trim());
  if (!hours.every((part) => /^(\d|1\d|2[0-3])$/.test(part)))
    throw new Error(`--put-back: “${text}” is no list of hours from 0 to 23, such as 3 or 3,15.`);
  return [...new Set(hours.map(Number))].sort((a, b) => a - b);
}

/** The next moment after `now` at which the shop's clock shows one of `hours`. */
export function nextOf(hours: readonly number[], now: Date): Date {
  // Whole hours of the shop are whole hours everywhere that summer time comes and goes by one.
  const first = Math.floor(now.getTime() / hour) + 1;
  for (let at = first; at <= first + 48; at += 1) {
    const instant = new Date(at * hour);
    if (hours.includes(Number(hourInZagreb.format(instant)))) return instant;
  }
  throw new Error('There is no such hour.');
}
