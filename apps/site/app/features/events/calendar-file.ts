interface Dated {
  title: string;
  excerpt: string;
  place: string;
  /** ISO 8601; without an end it lasts an hour. */
  start: string;
  end: string | null;
  /** The whole address of its page; it also names the event for calendars. */
  url: string;
}

const hour = 3_600_000;
/** Bytes of a line at most (RFC 5545, 3.1), the break before it included. */
const longest = 74;

/** The file of one event for calendars: times in UTC, lines of at most 75 bytes that end as the standard wants it. */
export function calendarFile({ title, excerpt, place, start, end, url }: Dated): string {
  const until = end ?? new Date(Date.parse(start) + hour).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Izlog//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:${url}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(title)}`,
    ...(excerpt ? [`DESCRIPTION:${escaped(excerpt)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** 2026-11-22T09:00:00.000Z as 20261122T090000Z. */
const stamp = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** A long line goes on after a break and a space; a sign of several bytes is never cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > longest) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
