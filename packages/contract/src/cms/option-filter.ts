import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Picture } from '../media/media.ts';

/** A setting of the site's content: key, value and perhaps a picture (CMS-026). */
export const SiteOption = z.object({
  key: z.string(),
  value: z.string().nullable(),
  media: Picture.nullable(),
});
export type SiteOption = z.infer<typeof SiteOption>;

/** The site's options, the media sizes among them; secret ones only for staff (CMS-025, CMS-027, MEDIA-003). */
export const optionFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/option/filter',
  summary: 'Answers the options of the site, all or those named.',
  access: 'visitor',
  cache: ['options', 'media'],
  beforePass: true,
  query: z.object({
    keys: z
      .union([z.string().max(4000), z.array(z.string().max(100)).max(100)])
      .optional()
      .transform((value) => (typeof value === 'string' ? value.split(',') : value))
      .describe('Names, repeated or with commas between them.'),
  }),
  answer: z.array(SiteOption),
});
