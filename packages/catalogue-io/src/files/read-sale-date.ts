import { fromWallClock } from './wall-clock.ts';

/**
 * A sale date of another shop as an ISO instant: "2026-11-27", "2026/11/27", "Nov 27, 2026", each with a time or
 * without ("8:00", "08:00:00", with "T", "Z", "+01:00"), or the seconds since 1970. Without a zone it is the wall clock
 * of `timeZone`; a bare day is its first second, or its last for `end`. `undefined` means that the text is no such date;
 * "11/27/2026" is none, because half of the world reads it otherwise.
 */
export function readSaleDate(text: string, timeZone: string, edge: 'start' | 'end'): string | undefined {
  if (/^\d{9,10}$/.test(text)) return asIso(Number(text) * 1000);
  const parts = dated.exec(inNumbers(text));
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts
    .slice(1, 7)
    .map((part: string | undefined) => part?.padStart(2, '0'));
  const zone = parts[7];
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

const dated =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|[+-]\d{2}:?\d{2})?)?$/;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "Jul 8, 2023 9:00" → "2023-7-8 9:00"; what has no English month stays as it is. */
function inNumbers(text: string): string {
  return text.replace(
    /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/,
    (whole, name: string, day: string, year: string) => {
      const month = months.indexOf(name.toLowerCase()) + 1;
      return month === 0 ? whole : `${year}-${month}-${day}`;
    },
  );
}

function asIso(instant: number): string {
  return new Date(instant).toISOString();
}
