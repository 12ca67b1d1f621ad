import { expect, test } from 'vitest';
import { formatShortDate } from '#site/i18n/formats.ts';
import { readDays, writtenDays } from './written-days.ts';

test('[OFFICE-07] closed days are written one a line or as periods, and read back as they were', () => {
  const days = ['2026-12-08', '2026-12-24', '2026-12-25', '2026-12-26', '2027-01-06'];
  const text = writtenDays(days, (instant) => formatShortDate(instant, 'hr'));

  expect(text).toBe('8. 12. 2026.\n24. 12. 2026. – 26. 12. 2026.\n6. 1. 2027.');
  expect(readDays(text, 'hr')).toEqual({ days });
  expect(readDays(' 24.12.2026 - 26.12.2026\n\n8.12.26', 'hr').days).toHaveLength(4);
  expect(readDays('2026-12-08', 'hr')).toEqual({ days: ['2026-12-08'] });
});

test('[OFFICE-07] a line that is no day, no day of the calendar or a period from late to early is named', () => {
  for (const wrong of [
    'Božić',
    '31. 2. 2026.',
    '26. 12. 2026. – 24. 12. 2026.',
    '1.1.2026 – 2.1.2026 – 3.1.2026',
  ])
    expect(readDays(`8. 12. 2026.\n${wrong}`, 'hr')).toEqual({ days: [], wrong });
});
