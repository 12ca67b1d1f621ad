import { z } from 'zod';
import { Rich } from '../cms/content/rich.ts';
import { Picture } from '../media/media.ts';

/** An event of the calendar (CMS-067). */
export const CalendarEvent = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    path: z.string().describe('Address without the host.'),
    start: z.iso.datetime(),
    end: z.iso.datetime().nullable(),
    place: z.string(),
    excerpt: z.string(),
    body: Rich.nullable(),
    media: Picture.nullable(),
    product: z
      .int()
      .nullable()
      .describe('Id of the product by which one books: the first that stands in its text.'),
    language_code: z.string(),
    isFallback: z.boolean(),
  })
  .describe('An event.');
export type CalendarEvent = z.infer<typeof CalendarEvent>;
