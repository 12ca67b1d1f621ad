const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The parts of an instant on the clock of Zagreb, the one all times of fiscalisation are in. */
function parts(instant: Date) {
  const found = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = found;
  return { year, month, day, hour, minute, second };
}

/** `31.12.2026T23:59:59`, as messages carry times. */
export function messageTime(instant: Date): string {
  const { year, month, day, hour, minute, second } = parts(instant);
  return `${day}.${month}.${year}T${hour}:${minute}:${second}`;
}

/** `31.12.2026 23:59:59`, as the ZKI is made of. */
export const zkiTime = (instant: Date): string => messageTime(instant).replace('T', ' ');

/** `20261231_2359`, as the QR code carries it. */
export function qrTime(instant: Date): string {
  const { year, month, day, hour, minute } = parts(instant);
  return `${year}${month}${day}_${hour}${minute}`;
}

/** The year of an instant in Zagreb, in which an invoice is numbered. */
export const zagrebYear = (instant: Date): number => Number(parts(instant).year);

/**
 * The instant that a message's time names, and nothing where the text is no such time. In the hour that autumn repeats, the
 * earlier one.
 */
export function instantOfMessageTime(text: string): Date | undefined {
  const found = /^(\d{2})\.(\d{2})\.(\d{4})T(\d{2}):(\d{2}):(\d{2})$/.exec(text);
  if (!found) return undefined;
  const [, day, month, year, hour, minute, second] = found.map(Number);
  const asUtc = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
  // Zagreb is one or two hours ahead of UTC.
  const instant = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000));
  return instant.find((one) => messageTime(one) === text);
}
