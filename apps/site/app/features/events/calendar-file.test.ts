import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  title: 'Novčani tijek; za OPG, prvi dio',
  excerpt: 'Dva retka\ni još jedan.',
  place: 'Osijek',
  start: '2026-12-01T08:00:00.000Z',
  end: null,
  url: 'https://primjer.hr/dogadjaj/4',
};

test('[CMS-067] the file for calendars has times in UTC, escaped words and an end after an hour', () => {
  const lines = calendarFile(event).split('\r\n');

  expect(lines).toContain('DTSTART:20261201T080000Z');
  expect(lines).toContain('DTEND:20261201T090000Z');
  expect(lines).toContain('SUMMARY:Novčani tijek\\; za OPG\\, prvi dio');
  expect(lines).toContain('DESCRIPTION:Dva retka\\ni još jedan.');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('no line of the file is longer than 75 bytes, and folding loses nothing', () => {
  const file = calendarFile({ ...event, excerpt: 'čćžšđ '.repeat(60).trim() });

  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'čćžšđ '.repeat(60).trim()}`);
});
