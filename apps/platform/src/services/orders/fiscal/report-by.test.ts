import { expect, test } from 'vitest';
import { reportBy } from './report-by.ts';

test('[FISC-03] a document is reported within two working days of Croatia, by a table of cases', () => {
  const zagreb = (text: string) => new Date(text);
  for (const [issued, by] of [
    // Monday noon: to the end of Wednesday.
    ['2026-11-30T12:00:00+01:00', '2026-12-03T00:00:00+01:00'],
    // The last second of a Monday in Zagreb is still Monday.
    ['2026-11-30T23:59:59+01:00', '2026-12-03T00:00:00+01:00'],
    ['2026-12-01T00:00:00+01:00', '2026-12-04T00:00:00+01:00'],
    // Thursday: Friday and Monday.
    ['2026-12-03T09:00:00+01:00', '2026-12-08T00:00:00+01:00'],
    // A Saturday: Monday and Tuesday.
    ['2026-12-05T09:00:00+01:00', '2026-12-09T00:00:00+01:00'],
    // Christmas 2026 is a Friday and the day after a Saturday: 28 and 29 December.
    ['2026-12-24T18:00:00+01:00', '2026-12-30T00:00:00+01:00'],
    // The year's last day, a Thursday; 1 January is a holiday, then a weekend.
    ['2026-12-31T23:59:59+01:00', '2027-01-06T00:00:00+01:00'],
    // Good Friday 2026 is a working day, Easter Monday is none; the clock changes before.
    ['2026-04-02T10:00:00+02:00', '2026-04-08T00:00:00+02:00'],
    // Two holidays in one week of August.
    ['2026-08-04T10:00:00+02:00', '2026-08-08T00:00:00+02:00'],
  ] as const)
    expect(reportBy(zagreb(issued)), issued).toEqual(zagreb(by));
});
