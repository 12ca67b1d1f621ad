import { z } from 'zod';
import { Picture } from '../../media/media.ts';
import { Rich } from './rich.ts';
import { Alternate, Seo } from './seo.ts';

/** Kinds of terms that the blog knows; a site may have others. */
export const termTypes = ['category', 'tag'] as const;

/** A category or tag of posts where it is only named (CMS-021). */
export const TermLabel = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  slugMain: z.string().describe('Slug in the site’s default language: the same in every language.'),
  termType: z.string().describe('category or tag, or a type of the site’s own.'),
  path: z.string().describe('Address without the host.'),
});
export type TermLabel = z.infer<typeof TermLabel>;

/** A category or tag of posts (CMS-014). */
export const Term = TermLabel.extend({
  excerpt: z.string(),
  body: Rich.nullable(),
  media: Picture.nullable(),
  parentId: z.int().nullable(),
  seo: Seo,
  language_code: z.string(),
  isFallback: z.boolean(),
  alternates: z.array(Alternate),
}).describe('A category or tag of posts.');
export type Term = z.infer<typeof Term>;
