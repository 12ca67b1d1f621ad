import { z } from 'zod';
import { Picture } from '../../media/media.ts';
import { ContentFields, Parts } from './part.ts';
import { Rich } from './rich.ts';
import { Alternate, Seo } from './seo.ts';
import { TermLabel } from './term.ts';

/** A page or post as lists show it. */
export const PostCard = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    path: z.string().describe('Address without the host.'),
    excerpt: z.string(),
    media: Picture.nullable(),
    display: z
      .enum(['components', 'legacy'])
      .describe('components: made of sections; legacy: an article (CMS-068).'),
    postTypeSlug: z.string(),
    terms: z.array(TermLabel),
    published_at: z.iso.datetime().nullable().describe('Null: never published; in the future: scheduled.'),
    updated_at: z.iso.datetime(),
    language_code: z.string(),
    isFallback: z.boolean().describe('True when the asked language has no translation.'),
  })
  .describe('A page or post in a list.');
export type PostCard = z.infer<typeof PostCard>;

/** A page or post with everything its screen needs; links and pictures in parts and body are resolved. */
export const Page = PostCard.extend({
  handler: z.string().nullable().describe('Set on pages that the program knows by name, e.g. home.'),
  meta: ContentFields,
  options: ContentFields,
  mobileMeta: ContentFields,
  mobileOptions: ContentFields,
  parts: Parts,
  body: Rich.nullable(),
  seo: Seo.extend({ media: Picture.nullable() }),
  alternates: z
    .array(Alternate)
    .describe('Addresses in every language it is published in, its own among them.'),
  created_at: z.iso.datetime(),
  rev: z.int(),
}).describe('A page or post.');
export type Page = z.infer<typeof Page>;
