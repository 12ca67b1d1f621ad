import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Picture } from '../../media/media.ts';
import { linkKinds } from '../link-kinds.ts';

/** Something that a link, a list or an embed can name, as a picker shows it. */
export const Target = z.object({
  type: z.enum(linkKinds),
  id: z.int(),
  title: z.string(),
  path: z.string(),
  isPublic: z.boolean(),
  picture: Picture.nullable(),
});
export type Target = z.infer<typeof Target>;

/** What pickers offer and show: things by words, the newest without any, or those that content names (EDIT-009, EDIT-011…013). */
export const finderTargets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/finder/targets',
  summary: 'Lists what content can name: by words in title or slug, the newest, or by kind and id.',
  access: { staff: 'content.edit' },
  query: z.object({
    query: z.string().max(200).default(''),
    kinds: z.string().max(200).default('').describe('Kinds of links with a comma between; all unless given.'),
    things: z
      .string()
      .max(4000)
      .optional()
      .describe('product:12,page:3: these, in the language of the request or the default one.'),
  }),
  answer: z.array(Target),
});
