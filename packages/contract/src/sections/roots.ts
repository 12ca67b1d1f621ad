import { defineSection } from './define-section.ts';
import { choice, colour, id, ids, instant, media, medias, rich, seo, text, yesNo } from './fields.ts';

const words = {
  title: text({ max: 300, needed: true }),
  slug: text({ max: 200, needed: true }),
  excerpt: text({ max: 2000, lines: true }),
  picture: media({ kinds: ['image'], width: 960, alt: 'asked' }),
  seo: seo(),
};
const article = {
  ...words,
  body: rich('article'),
  publishedAt: instant(),
  terms: ids('term', { max: 50 }),
  author: text({ max: 120 }),
};
const options = {
  layout: choice(['default', 'empty']),
  noindex: yesNo(),
  display: choice(['components', 'legacy']),
};
// A page of today keeps its sections under `main` or, where a writer named no list, under `parts`.
const slots = { sections: { of: 'sections' as const, max: 500, stored: ['main', 'parts'] } };

/** A page: what stands in its head and lists, and its sections. */
export const page = defineSection('page', { meta: { ...article, parent: id('page') }, options, slots });

/** A dated article. */
export const post = defineSection('post', { meta: article, options, slots });

/** A category or tag of posts. */
export const term = defineSection('term', {
  meta: { ...words, body: rich('article'), parent: id('term'), publishedAt: instant() },
  options,
  slots,
});

/** Sections that are kept to be used again (CMS-066). */
export const template = defineSection('template', { meta: { title: words.title }, slots });

/** A navigation tree; its entries are parts. */
export const navigation = defineSection('navigation', {
  meta: { title: text({ max: 300 }) },
  slots: { entries: { of: ['entry'], max: 60, stored: ['parts'] } },
});

/** Something with a date in the calendar. */
export const event = defineSection('event', {
  meta: {
    ...words,
    place: text({ max: 300 }),
    start: instant({ needed: true }),
    end: instant(),
    body: rich('article'),
    publishedAt: instant(),
  },
});

/** What a product says and shows; its price and stock go their own way. */
export const product = defineSection('product', {
  meta: {
    name: text({ max: 300, needed: true }),
    slug: words.slug,
    kindLine: text({ max: 200 }),
    shortDescription: text({ max: 2000, lines: true }),
    description: rich('article'),
    safety: text({ max: 5000, lines: true }),
    externalButton: text({ max: 80 }),
    pictures: medias(),
    seo: seo(),
  },
});

/** What a category of products says. */
export const category = defineSection('category', {
  meta: {
    name: text({ max: 300, needed: true }),
    slug: words.slug,
    line: text({ max: 300 }),
    description: text({ max: 5000, lines: true }),
    picture: words.picture,
    seo: seo(),
  },
});

/** How a site looks and what it says on every page; the fields have the names of the options they become. */
export const look = defineSection('look', {
  meta: {
    Logo: media({ kinds: ['image'], alt: 'asked' }),
    BrandColor: colour(),
    CopyrightText: text({ max: 300 }),
    CookieNotice: text({ max: 1000, lines: true }),
    CustomHeader: text({ max: 20_000, lines: true }),
    CustomFooter: text({ max: 20_000, lines: true }),
    GoogleAnalyticsId: text({ max: 40 }),
    GoogleTagManagerId: text({ max: 40 }),
    FacebookPixelId: text({ max: 40 }),
  },
  options: { Look: choice(['drawn', 'photographic']) },
});
