/** The instant of a wall clock (`2021-03-04T11:00:00`) in a time zone such as `Europe/Zagreb`. */
export function localInstant(wallClock: string, timeZone: string): Date {
  const wall = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(wall)) return new Date(Number.NaN);
  // The offset is looked up at the instant it gives, so that the hours around a change of clocks come out right.
  return new Date(wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}
