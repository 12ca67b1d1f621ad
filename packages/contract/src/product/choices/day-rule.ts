import { z } from 'zod';

const day = z.iso.date();

/** Which days a buyer may choose, as staff say it of an option of kind `date`. */
export const dayRule = z
  .object({
    leadDays: z.int().min(0).max(365).describe('The earliest is so many days ahead; 0: the same day.'),
    untilHour: z
      .int()
      .min(1)
      .max(23)
      .nullable()
      .describe('Orders from this hour on count as those of the next day; null: none do.'),
    latestDays: z.int().min(0).max(366).describe('The latest is so many days ahead.'),
    closedWeekdays: z.array(z.int().min(1).max(7)).max(6).describe('1 is Monday.'),
    closedDays: z.array(day).max(400),
    perDay: z.int().min(1).max(1_000_000).nullable().describe('Pieces of one day; null: as many as come.'),
  })
  .refine(({ leadDays, latestDays }) => latestDays >= leadDays, {
    path: ['latestDays'],
    message: 'The latest day is not before the earliest.',
  });
export type DayRule = z.infer<typeof dayRule>;

/** The days that may be chosen now: from `first` to `last` but for the `closed` ones. */
export const daySpan = z.object({
  first: day,
  last: day,
  closed: z.array(day).describe('Days between them on which nothing is done.'),
});
export type DaySpan = z.infer<typeof daySpan>;

/** The same as visitors get it, with what is left of days that have a limit. */
export const offeredDays = daySpan.extend({
  perDay: z.int().nullable().describe('Pieces of one day; null: as many as come.'),
  left: z
    .record(z.string(), z.int())
    .describe('Pieces left of days of which some are taken; 0: it is full. Of the others `perDay`.'),
});
export type OfferedDays = z.infer<typeof offeredDays>;
