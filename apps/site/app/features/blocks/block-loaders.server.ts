import { eventFilter } from '@izlog/contract/calendar/event-filter';
import type { Part } from '@izlog/contract/cms/part';
import { postFilterStandard } from '@izlog/contract/cms/post-filter-standard';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { archivedFilter } from '@izlog/contract/product/filter-query';
import { productFilter } from '@izlog/contract/product/product-filter';
import type { SentFilter } from '@izlog/contract/product/sent-filter';
import { sortOptions } from '@izlog/contract/product/sort-option';
import { objectField } from '../../editable/field-of.ts';
import { slotParts } from '../../editable/slot.tsx';
import { pathTo } from '../../i18n/path-to.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import type { DirectoryEntry } from '../../ui/directory.tsx';
import { postView } from '../blog/post-view.ts';
import { type TileView, tileFields, tileView } from '../catalog/tile-view.ts';
import { eventRowView } from '../events/event-row-view.ts';
import type { Block } from './block.ts';

type BlockLoader = (part: Part, context: SiteContext) => Promise<unknown>;

/** What a section asks the platform for: at most one question each. Kinds that are not here need no data. */
const loaders: Readonly<Record<string, BlockLoader>> = {
  hero: (part, context) => {
    const products = slotParts(part, 'panes').map(
      (pane) => objectField<{ id?: number }>(pane.meta, 'product')?.id,
    );
    return productsByIds(
      products.filter((id) => id !== undefined),
      context,
    );
  },
  'products-list': loadProducts,
  'posts-list': async ({ options }, { call }) => {
    const { records } = await call(postFilterStandard, {
      filters: { termSlugs: texts(options.termSlugs), ids: numbers(options.ids) },
      limit: limitOf(options, 4),
    });
    return records.map(postView);
  },
  'events-list': async ({ options }, { call }) => {
    const { records } = await call(eventFilter, { limit: limitOf(options, 4) });
    return records.map(eventRowView);
  },
  directory: async ({ options }, { call, language }): Promise<DirectoryEntry[]> => {
    const ids = numbers(options.ids);
    const { records } = await call(categoryFilter, {
      tree: ids === undefined,
      filters: ids ? [{ key: 'id', value: ids }] : [],
      sort: { param: 'position', order: 'asc' },
    });
    return records.slice(0, limitOf(options, 100)).map(({ name, line, slug }) => ({
      href: pathTo('shop', { slug }, language),
      name,
      note: line || null,
    }));
  },
};

/** Loads the data of all sections of a page at the same time. */
export function loadBlocks(parts: readonly Part[], context: SiteContext): Promise<Block[]> {
  return Promise.all(
    parts.map(async (part) => {
      const load = loaders[part.handler];
      return load ? { part, data: await load(part, context) } : { part };
    }),
  );
}

/** Chosen products in the order they were chosen. */
async function productsByIds(ids: readonly number[], { call, language }: SiteContext): Promise<TileView[]> {
  if (ids.length === 0) return [];
  const { records } = await call(productFilter, {
    filters: [archivedFilter, { key: 'id', value: [...ids] }],
    limit: ids.length,
    select: [...tileFields],
  });
  const tiles = records.map((product) => tileView(product, language));
  return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
}

async function loadProducts({ options }: Part, context: SiteContext): Promise<TileView[]> {
  const ids = numbers(options.ids);
  if (ids) return productsByIds(ids, context);
  const filters: SentFilter[] = [archivedFilter];
  if (options.featured === true || options.source === 'featured')
    filters.push({ key: 'featured', value: true });
  if (options.discount === true || options.source === 'discounted')
    filters.push({ key: 'discount', value: true });
  const sort = sortOptions.find((option) => option.id === options.sort) ?? sortOptions[0];
  const category = options.category as { id?: number } | undefined;
  const { records } = await context.call(productFilter, {
    filters,
    mainCategory: category?.id,
    limit: limitOf(options, 4),
    sort: { param: sort.param, order: sort.order },
    select: [...tileFields],
  });
  return records.map((product) => tileView(product, context.language));
}

const limitOf = (options: Part['options'], standard: number): number =>
  typeof options.limit === 'number' && options.limit >= 1 ? Math.min(options.limit, 100) : standard;

/** Ids as numbers, or as links that carry one. */
function numbers(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const ids = value.map((one) => (typeof one === 'number' ? one : (one as { id?: unknown } | null)?.id));
  return ids.filter((id): id is number => typeof id === 'number');
}

function texts(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0
    ? value.filter((one) => typeof one === 'string')
    : undefined;
}
