import { mediaAddress } from '@izlog/contract/media/media-address';
import { archivedFilter, writeFilterValue } from '@izlog/contract/product/filters/filter-query';
import { type LayeredFilter, layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { discountFilter } from '@izlog/contract/product/filters/list-filters';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { redirect } from 'react-router';
import { isUnknown } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { breadcrumbList } from '#site/seo/json-ld.ts';
import { pagedTitle } from '#site/seo/paged-title.server.ts';
import { silentPictureView } from '#site/ui/pictures/picture-of.ts';
import { listedFields, tileOf } from './door/public-fields.server.ts';
import { offeredSorts, readListRequest, sentFiltersOf } from './list-request.ts';
import type { FilterView, ListView } from './list-view.ts';
import { loadCategoryList } from './load-category-list.server.ts';
import { understandRanges } from './range-codes.server.ts';

const featuredTiles = 4;

/** The list of all products, or with a slug that of a category (ROUTE-022). Three questions, asked at the same time. */
export async function loadList(
  context: SiteContext,
  slug: string | undefined,
  query: URLSearchParams,
): Promise<ListView> {
  const { call, language } = context;
  const { category, ...place } = await loadCategoryList(context, slug);
  const asked = readListRequest(query, category);
  const { chosen, ranges } = await understandRanges(call, asked, category?.id);
  const request = { ...asked, chosen };
  const filters = sentFiltersOf(request, (code) => ranges.has(code));
  const mainCategory = category?.id;
  const { limit, page, sort, isFeatured } = request;
  const [list, layered, featured] = await orPlainList(place.path, query, [
    call(productFilter, {
      filters,
      mainCategory,
      limit,
      page,
      sort: { param: sort.param, order: sort.order },
      select: [...listedFields],
    }),
    call(layeredNavigation, { filters, mainCategory }),
    mainCategory === undefined ? [] : loadFeatured(context, mainCategory),
  ]);
  if (list.pagination.total === 0) {
    const meant = await withoutUnknownIds(context, query, request.chosen, mainCategory);
    if (meant) return loadList(context, slug, meant);
  }
  const { lastPage } = list.pagination;
  if (page > lastPage) throw redirect(place.path + withPage(query, lastPage));
  const sorts = offeredSorts(category?.sortTypes);
  const [picture] = list.records.flatMap(({ media }) => media?.slice(0, 1) ?? []);
  const here = { name: place.heading, path: place.path };
  return {
    ...place,
    tiles: list.records.map((product) => tileOf(product, language)),
    featured,
    pagination: list.pagination,
    sorts: sorts.map(({ id, name }) => ({ id, name })),
    sort: sort.id,
    defaultSort: readListRequest(new URLSearchParams(), category).sort.id,
    limit,
    filters: [discounts, ...layered.map(filterView)],
    chosen: Object.fromEntries([...chosen].map(([key, value]) => [key, writeFilterValue(value)])),
    isFeatured,
    seo: {
      ...place.seo,
      title: pagedTitle(place.seo.title, page, language),
      page,
      query: query.toString(),
      image: picture && mediaAddress(picture, 'LargeSize', 'jpeg'),
      // Every combination of filters is an address; search engines get the lists themselves only.
      isPrivate: chosen.size > 0,
      jsonLd: [breadcrumbList(context.origin, [...place.crumbs, here])],
    },
  };
}

/** Waits for the answers; an address whose filters or page the platform refuses leads to the list without them. */
async function orPlainList<T extends readonly unknown[]>(
  path: string,
  query: URLSearchParams,
  answers: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  try {
    return await Promise.all(answers);
  } catch (error) {
    if (query.size > 0 && isUnknown(error)) throw redirect(path);
    throw error;
  }
}

/** Filters that need not be offered by a list to be meant. */
const everywhere: ReadonlySet<string> = new Set([
  ...['discount', 'price', 'finalPrice', 'id', 'ids', 'sku', 'format', 'type'],
  ...['category', 'categories', 'tag', 'tags', 'brand', 'brands'],
]);

/**
 * Other sites and campaigns put marks into links (`?ref=7`) that look like filters and find nothing. Where a list is
 * empty, returns its address without those that name no filter of it; nothing when all of them do.
 */
async function withoutUnknownIds(
  { call }: SiteContext,
  query: URLSearchParams,
  chosen: ReadonlyMap<string, unknown>,
  mainCategory: number | undefined,
): Promise<URLSearchParams | undefined> {
  const doubtful = [...chosen.keys()].filter((code) => !everywhere.has(code));
  if (doubtful.length === 0) return undefined;
  const offered = await call(layeredNavigation, { filters: [archivedFilter], mainCategory });
  const codes = new Set(offered.map(({ attributeCode }) => attributeCode));
  const unknownIds = new Set(doubtful.filter((code) => !codes.has(code)));
  if (unknownIds.size === 0) return undefined;
  // A range without scripts is two parameters, `pages.min` and `pages.max`.
  return new URLSearchParams([...query].filter(([name]) => !unknownIds.has(name.split('.')[0] ?? name)));
}

function withPage(query: URLSearchParams, page: number): string {
  const rest = new URLSearchParams(query);
  if (page > 1) rest.set('page', String(page));
  else rest.delete('page');
  return rest.size > 0 ? `?${rest}` : '';
}

/** Featured products of a category (CATALOG-046, CATALOG-053). */
async function loadFeatured({ call, language }: SiteContext, mainCategory: number) {
  const { records } = await call(productFilter, {
    filters: [archivedFilter, { key: 'featured', value: true }],
    mainCategory,
    limit: featuredTiles,
    select: [...listedFields],
  });
  return records.map((product) => tileOf(product, language));
}

/** Its words are the page's own. */
const discounts: FilterView = { code: discountFilter.key, label: '', type: 'Discount', unit: '', values: [] };

function filterView({ attributeCode, label, type, unit, values }: LayeredFilter): FilterView {
  return {
    code: attributeCode,
    label,
    type,
    unit,
    values: values.map((value) => ({
      id: value.attributeID,
      label: value.valueLabel,
      total: value.totalProducts,
      ...(value.minValue !== null && { min: value.minValue }),
      ...(value.maxValue !== null && { max: value.maxValue }),
      ...(value.color !== null && { color: value.color }),
      ...(value.media !== null && { picture: silentPictureView(value.media) }),
    })),
  };
}
