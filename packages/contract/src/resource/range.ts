import { z } from 'zod';

/** What stands between the ends of a range in a query: `10..20`, `..20`, `10..`. */
export const between = '..';

/** A range as the text of a query, each of whose ends is one of these or left out; both ends are counted. */
export const range = (end: z.ZodType) =>
  z
    .string()
    .max(100)
    .refine((text) => {
      const ends = text.split(between);
      return (
        ends.length === 2 &&
        ends.some(Boolean) &&
        ends.every((one) => one === '' || end.safeParse(one).success)
      );
    }, 'A range is written as from..to.');
