/**
 * A sale date of another shop as an ISO instant: "2026-11-27", "2026-11-27 08:00:00" or with "T", "Z", "+01:00".
 * Without a zone it is the wall clock of `timeZone`; a bare day is its first second, or its last for `end`.
 * A string without "T…Z" is never returned: `undefined` means that the text is no such date.
 */
export function readSaleDate(text: string, timeZone: string, edge: 'start' | 'end'): string | undefined {
  const parts =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text,
    );
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, zone] = parts;
  const time =
    hour === undefined ? (edge === 'end' ? '23:59:59' : '00:00:00') : `${hour}:${minute}:${second ?? '00'}`;
  const wall = new Date(`${year}-${month}-${day}T${time}Z`);
  // Date accepts 31 April and makes it 1 May.
  if (Number.isNaN(wall.getTime()) || wall.getUTCDate() !== Number(day)) return undefined;

  if (zone === undefined) return asIso(fromWallClock(wall.getTime(), timeZone));
  if (zone === 'Z') return asIso(wall.getTime());
  const [zoneHours, zoneMinutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  const offset = (zoneHours * 60 + zoneMinutes) * 60_000 * (zone.startsWith('-') ? -1 : 1);
  return asIso(wall.getTime() - offset);
}

// The offset is looked up at the instant it gives, so that the hours around a change of clocks come out right.
function fromWallClock(wall: number, timeZone: string): number {
  const first = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(first, timeZone);
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

function asIso(instant: number): string {
  return new Date(instant).toISOString();
}
