/** The instant (ms since 1970) at which the clock of an IANA zone shows what `wall` would be in UTC. */
export function fromWallClock(wall: number, timeZone: string): number {
  // The offset is looked up at the instant it gives, so that the hours around a change of clocks come out right.
  const first = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(first, timeZone);
}

/** What the clock of a zone shows at an instant, to the second: `2026-11-28 10:37:05`. */
export function wallClockAt(instant: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${wallClockAt(instant, timeZone).replace(' ', 'T')}Z`) - instant;
}
