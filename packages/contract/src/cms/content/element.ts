import { z } from 'zod';
import { ContentFields, Parts, PartsInput } from './part.ts';

/** A piece of layout that is content: header, footer, cookie notice (CMS-003). Links and pictures in it are resolved. */
export const Element = z
  .object({
    id: z.int(),
    title: z.string(),
    handler: z.string(),
    type: z.literal('static-element'),
    created_at: z.iso.datetime(),
    language_code: z
      .string()
      .describe('Language of the texts; the site’s default when there is no translation.'),
    isFallback: z.boolean().describe('True when the asked language has no translation.'),
    meta: ContentFields,
    options: ContentFields,
    mobileMeta: ContentFields,
    mobileOptions: ContentFields,
    parts: Parts,
    slug: z.string().nullable(),
    rev: z.int().describe('Counts the saved changes.'),
  })
  .describe('A layout element.');
export type Element = z.infer<typeof Element>;

/** The fields of an element that staff can change. */
export const elementChanges = {
  title: z.string().min(1).max(300).optional(),
  meta: ContentFields.optional(),
  options: ContentFields.optional(),
  mobileMeta: ContentFields.optional(),
  mobileOptions: ContentFields.optional(),
  parts: PartsInput.optional(),
};
