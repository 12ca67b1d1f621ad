import { declarationOf } from '@izlog/contract/sections/section-list';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { EditContext, type EditHooks } from '#site/editable/edit-context.ts';
import { BlogScreen } from '#site/features/blog/blog-screen.tsx';
import { ListScreen } from '#site/features/catalog/list-screen.tsx';
import { CookieBanner } from '#site/features/consent/door/cookie-banner.tsx';
import { EventScreen } from '#site/features/events/event-screen.tsx';
import { Footer } from '#site/features/layout/footer.tsx';
import { Header } from '#site/features/layout/header.tsx';
import { ArticleScreen } from '#site/features/pages/article-screen.tsx';
import { ProductScreen } from '#site/features/product/product-screen.tsx';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { planner } from '#site/testing/demo-products.ts';
import { productViewOf } from '#site/testing/product-view-of.ts';
import { renderSite } from '#site/testing/render-site.tsx';

const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
const list = {
  ...{ seo: { title: 'Knjige', path: '/shop/knjige' }, heading: 'Knjige', path: '/shop/knjige' },
  ...{ crumbs: [], subcategories: [], tiles: [], featured: [], sorts: [], filters: [], chosen: {} },
  ...{ sort: 'newest', defaultSort: 'newest', limit: 12, isFeatured: false },
  pagination: { lastPage: 1, page: 1, limit: 12, total: 0, perPage: 12 },
};
const event = {
  ...{ id: 4, title: 'Radionica', slug: '', path: '/dogadjaj/4', place: 'Zagreb', excerpt: '', body },
  ...{ start: '2026-12-01T08:00:00.000Z', end: null, media: null, product: null, products: [] },
  ...{ language_code: 'hrv', isFallback: false, seo: { title: 'Radionica', path: '/dogadjaj/4' } },
};
const term = {
  ...{ seo: { title: 'Savjeti', path: '/objave/savjeti' }, heading: 'Savjeti', path: '/objave/savjeti' },
  ...{ categories: [], posts: [], pagination: list.pagination },
};
const article = {
  ...{
    title: 'Objava',
    excerpt: '',
    body,
    media: null,
    terms: [],
    products: [],
    related: [],
    comments: null,
  },
  published_at: '2026-11-01T08:00:00.000Z',
};
const frame = { ...demoFrame, strip: { text: 'Riječ', phone: '01 5555 210' } };

/** Fields that do not stand where the others do, and where they are changed instead. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // Among the settings of the page: what is an address or given to others, and what a press on the page does.
  product: ['slug', 'seo', 'safety', 'externalButton'],
  category: ['slug', 'seo', 'line', 'picture'],
  event: ['slug', 'seo', 'end', 'publishedAt'],
  post: ['slug', 'seo', 'terms'],
  // Lists of its posts and shared links show its picture.
  term: ['slug', 'seo', 'picture', 'parent', 'publishedAt'],
  // Its title is the name of the element in the back office.
  'header-section': ['title'],
  'footer-section': ['title'],
  'cookie-section': ['title', 'more'],
};

const roots: ReadonlyArray<
  [handler: string, scope: string, view: () => Promise<ReactElement> | ReactElement]
> = [
  ['product', 'page', async () => <ProductScreen product={await productViewOf(planner)} />],
  ['category', 'page', () => <ListScreen list={list} />],
  ['event', 'page', () => <EventScreen event={event} />],
  ['post', 'page', () => <ArticleScreen article={article} />],
  ['term', 'page', () => <BlogScreen blog={term} />],
  ['header-section', 'header', () => <Header frame={frame} />],
  ['footer-section', 'footer', () => <Footer frame={frame} />],
  ['cookie-section', 'notice', () => <CookieBanner text="Kolačići." privacyHref="/x" />],
];

test.each(roots)(
  '[EDIT-005] every field of a %s is registered by its view, or is named with where it is changed',
  async (handler, scope, view) => {
    const seen = new Set<string>();
    const hooks: EditHooks = {
      part: () => () => undefined,
      field:
        ({ id }, f) =>
        (element) =>
          void (element && id === scope && seen.add(f)),
      slot: () => () => undefined,
    };

    renderSite(<EditContext value={hooks}>{await view()}</EditContext>);

    const declared = Object.keys(declarationOf(handler)?.meta ?? {});
    expect(declared.filter((f) => !seen.has(f)).toSorted()).toEqual(elsewhere[handler]?.toSorted());
  },
);
