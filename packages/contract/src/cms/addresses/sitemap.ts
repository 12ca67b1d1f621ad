import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** What the sitemap lists (CMS-032). */
export const sitemapKinds = ['page', 'post', 'category', 'event', 'productCategory', 'product'] as const;
/** Entries of one part of the sitemap. */
export const sitemapPartSize = 5000;

/** The parts of the sitemap; refused with notFound when AutoGenerateSiteMap is off (CMS-034). */
export const sitemapIndex = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/sitemap/index',
  summary: 'Answers how many parts the sitemap has for each kind of content.',
  access: 'visitor',
  cache: ['sitemap', 'events', 'options'],
  answer: z.array(
    z.object({
      kind: z.enum(sitemapKinds),
      total: z.int(),
      parts: z.int(),
      updatedAt: z.iso.datetime().nullable(),
    }),
  ),
  refusals: ['notFound'],
});

/** One part of the sitemap: up to 5,000 entries with their addresses in every language (CMS-032). */
export const sitemapPart = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/sitemap/{kind}/{part}',
  summary: 'Answers one part of the sitemap: addresses by language, last change and pictures.',
  access: 'visitor',
  cache: ['sitemap', 'events', 'options'],
  params: z.object({ kind: z.enum(sitemapKinds), part: z.coerce.number().int().min(1).max(100_000) }),
  answer: z.array(
    z.object({
      id: z.int(),
      updatedAt: z.iso.datetime(),
      alternates: z
        .array(z.object({ language: z.string(), path: z.string() }))
        .describe('The default language first.'),
      images: z.array(z.string()).describe('Addresses without the host.'),
    }),
  ),
  refusals: ['notFound'],
});
