import { z } from 'zod';
import { isSafeHref } from '../content/safe-href.ts';

/** A path of the site itself, to which visitors of an old address are sent. */
export const localTarget = z
  .string()
  .max(2000)
  .refine((path) => path.startsWith('/') && isSafeHref(path), 'A path of this site: /new-page.')
  .describe('Path to which visitors of the old address go.');
