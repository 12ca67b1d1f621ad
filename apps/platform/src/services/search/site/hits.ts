import type { CalendarEvent } from '@izlog/contract/calendar/event';
import { type ContentKind, contentPath } from '@izlog/contract/cms/content/content-path';
import type { PostCard } from '@izlog/contract/cms/content/page';
import type { SearchHit } from '@izlog/contract/cms/search/search-hit';
import { productPrices } from '@izlog/contract/product/product-price';
import type { Ctx } from '#platform/kernel/context.ts';
import type { FoundCategory } from '../lists/find-categories.ts';
import type { FoundProducts } from '../lists/search-products.ts';
import { markTitle } from './mark-title.ts';
import type { Title } from './title-index.ts';

type Present<T> = (ctx: Ctx, query: string, found: T) => SearchHit;

const none = { line: '', excerpt: '', media: null, prices: null, unitPrice: null, total: null, date: null };

/** A product as a find. */
export const productHit: Present<FoundProducts['products'][number]> = (ctx, query, product) => ({
  ...none,
  category: 'products',
  kind: 'product',
  id: product.id,
  ...named(ctx, query, 'product', product.name, product.slug),
  language: product.language,
  line: product.kindLine || product.brand || '',
  excerpt: product.shortDescription,
  media: product.media[0] ?? null,
  prices: productPrices.parse(product),
  unitPrice: product.unitPrice,
});

/** A product category as a find. */
export const categoryHit: Present<FoundCategory> = (ctx, query, category) => ({
  ...none,
  category: 'productCategories',
  kind: 'productCategory',
  id: category.id,
  ...named(ctx, query, 'productCategory', category.name, category.slug),
  language: category.language,
  line: category.line,
  excerpt: category.description,
  media: category.media,
  total: category.total,
});

/** A page or a post as a find, in the tab it is found in. */
export const postHit =
  (category: 'pages' | 'posts'): Present<PostCard> =>
  (_ctx, query, post) => ({
    ...none,
    category,
    kind: post.postTypeSlug === 'page' ? 'page' : 'post',
    id: post.id,
    title: post.title,
    language: post.language_code,
    marks: markTitle(post.title, query),
    path: post.path,
    excerpt: post.excerpt,
    media: post.media,
    date: post.postTypeSlug === 'page' ? null : post.published_at,
  });

/** An event as a find. */
export const eventHit: Present<Omit<CalendarEvent, 'body'>> = (_ctx, query, event) => ({
  ...none,
  category: 'events',
  kind: 'event',
  id: event.id,
  title: event.title,
  language: event.language_code,
  marks: markTitle(event.title, query),
  path: event.path,
  line: event.place,
  excerpt: event.excerpt,
  media: event.media,
  date: event.start,
});

function named(ctx: Ctx, query: string, kind: ContentKind, title: string, slug: string) {
  const { language, site } = ctx;
  const path = contentPath(kind, slug, { language, defaultLanguage: site.defaultLanguage });
  return { title, marks: markTitle(title, query), path };
}

/** A title as a suggestion; `total` is the number of products of a category. */
export function titleHit(
  query: string,
  { category, kind, id, title, language, path }: Title,
  total?: number,
): SearchHit {
  return {
    ...none,
    category,
    kind,
    id,
    title,
    language,
    marks: markTitle(title, query),
    path,
    total: total ?? null,
  };
}
