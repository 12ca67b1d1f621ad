/**
 * What cached answers and pages are made of. A tag is such a word alone (`products`, any of them) or with whose it is
 * behind a colon (`product:12`); a change names tags, and whatever carries one of them is made again.
 */
export const tagKinds = [
  'site',
  'options',
  'consents',
  'redirects',
  'sitemap',
  'delivery',
  'navigation',
  'element',
  'page',
  'post',
  'posts',
  'term',
  'terms',
  'path',
  'form',
  'comments',
  'event',
  'events',
  'media',
  'product',
  'products',
  'category',
  'categories',
  'attributes',
  'tags',
] as const;

/** What content is made of beside itself: where its links lead, its pictures, and the shop's own data in its texts. */
export const ofContent = [
  'path',
  'product',
  'category',
  'event',
  'media',
  'options',
] as const satisfies TagKind[];

/** The kind of a tag: what stands before its colon. */
export type TagKind = (typeof tagKinds)[number];

/**
 * How the answer of a read may be cached for all visitors: until a tag of one of these kinds is dropped, or never. An answer
 * that is anybody's own, that tells the time, or that nothing would drop is never cached, whatever it shows.
 */
export type CachedBy = 'never' | readonly [TagKind, ...TagKind[]];

/** The kind of a tag as it travels in `x-cache-tags`. */
export const kindOfTag = (tag: string): string => tag.split(':', 1)[0] ?? tag;
