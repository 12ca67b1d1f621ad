import { legalPages } from '@izlog/contract/cms/legal-pages';
import { z } from 'zod';
import type { CalendarEvent, LayoutElement, Page, Post } from '../shape-content.ts';
import { slugsFromName } from '../slugs-from-name.ts';
import { key, picture } from './catalogue-forms.ts';
import { fieldsOf, partsOf, sections } from './section-form.ts';
import { richText, type Words } from './words.ts';

/** Days from the loading, and the hour in Zagreb. */
const moment = z.strictObject({
  inDays: z.int(),
  at: z.string().regex(/^\d\d:\d\d$/, 'an hour such as 09:00'),
});

/** Forms of the documents: `posts`, `pages` and `events`, and of the file `layout`. The key is the name of the file. */
export function contentForms({ text, said }: Words) {
  const terms = z.strictObject({
    key,
    termType: z.enum(['category', 'tag']),
    title: text,
    slug: text.optional(),
    excerpt: text,
  });
  const post = z.strictObject({
    key,
    title: said,
    slug: said,
    excerpt: said,
    body: said.transform(richText),
    media: picture,
    terms: z.array(key).min(1),
    author: z.string(),
    published: z.union([
      z.literal('draft'),
      z.iso.datetime({ offset: true }).transform((at) => ({ at })),
      z.strictObject({ inDays: z.int() }),
    ]),
    related: z.array(key).default([]),
  });
  const event = z
    .strictObject({
      key,
      title: said,
      slug: said.optional(),
      place: said,
      excerpt: said,
      body: said.transform(richText),
      start: moment,
      end: moment,
      product: key,
      media: picture,
    })
    .transform((one): CalendarEvent => ({ ...one, slug: one.slug ?? slugsFromName(one.title) }));
  const page = z
    .strictObject({
      key,
      handler: z.enum(['home', ...legalPages]).optional(),
      title: said,
      slug: said,
      seo: z.strictObject({ title: said.optional(), description: said, media: picture.optional() }),
      sections,
      texts: z.record(z.string(), said).default({}),
    })
    .transform(({ sections, texts, ...one }): Page => ({ ...one, parts: partsOf(sections, texts) }));
  const layout = z.strictObject({
    handler: z.enum(['header-section', 'footer-section', 'cookie-section']),
    title: z.string(),
    meta: z.record(z.string(), z.unknown()),
    parts: sections.default([]),
  });
  return {
    terms: z.array(terms.transform((one) => ({ ...one, slug: one.slug ?? slugsFromName(one.title) }))),
    post: post satisfies z.ZodType<Post>,
    event,
    page,
    layout: z.array(
      layout.transform(
        ({ meta, parts, ...one }): LayoutElement => ({ ...one, meta: fieldsOf(meta), parts: partsOf(parts) }),
      ),
    ),
  };
}
