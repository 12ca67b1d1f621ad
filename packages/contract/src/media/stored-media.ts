import { z } from 'zod';
import { FocalPoint, Media } from './media.ts';

/** Where a file is used. */
export const MediaPlace = z.object({
  kind: z
    .string()
    .describe('What uses it: page, post, term, element, template, event, product, category, option, …'),
  id: z.int(),
  name: z.string(),
  language: z.string().nullable().describe('Three-letter code; null where it is used in all languages.'),
  isPublic: z.boolean().describe('Visitors see it there.'),
  mediaId: z.int(),
});
export type MediaPlace = z.infer<typeof MediaPlace>;

const words = z.record(z.string(), z.string());

/** A file as those see it who keep the gallery: everything that is known of it, in every language. */
export const StoredMedia = Media.extend({
  alts: words.describe('Alternative texts by three-letter language code.'),
  captions: words.describe('Captions by three-letter language code.'),
  decorative: z
    .boolean()
    .describe('Says nothing that its surroundings do not: it needs no alternative text.'),
  focalPoint: FocalPoint.nullable().describe('What stays in view when the picture is cut.'),
  posterId: z.int().nullable(),
  uses: z.int().describe('In how many places it is used.'),
}).describe('A media file as the gallery keeps it.');
export type StoredMedia = z.infer<typeof StoredMedia>;
