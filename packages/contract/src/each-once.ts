import { z } from 'zod';

/** A list of texts or numbers that is a set: what is named twice counts once. Limits of length are those of the set. */
export const eachOnce = <T extends z.ZodType<string | number>>(element: T): z.ZodArray<T> =>
  z.array(element).overwrite((list) => [...new Set(list)]);
