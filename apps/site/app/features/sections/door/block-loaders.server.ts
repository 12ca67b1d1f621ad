import { eventFilter } from '@izlog/contract/calendar/event-filter';
import { outcomeOf } from '@izlog/contract/client';
import type { Part } from '@izlog/contract/cms/content/part';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { archivedFilter } from '@izlog/contract/product/filters/filter-query';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import { sortOptions } from '@izlog/contract/product/filters/sort-option';
import { linkedId } from '#site/editable/field-of.ts';
import { slotParts } from '#site/editable/slot.tsx';
import { postView } from '#site/features/blog/door/post-view.ts';
import { loadTiles } from '#site/features/catalog/door/load-tiles.server.ts';
import { listedFields, tileOf } from '#site/features/catalog/door/public-fields.server.ts';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { eventRowView } from '#site/features/events/door/event-row-view.ts';
import { loadSeats } from '#site/features/events/door/load-seats.server.ts';
import { loadContentForm } from '#site/features/visitor-forms/door/send-content-form.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { DirectoryEntry } from '#site/ui/directory.tsx';
import type { Block } from './block.ts';

type BlockLoader = (part: Part, context: SiteContext) => Promise<unknown>;

/** What a section asks the platform for: at most one question each. Kinds that are not here need no data. */
const loaders: Readonly<Record<string, BlockLoader>> = {
  hero: (part, context) => {
    const products = slotParts(part, 'panes').map((one) => linkedId(one, 'product'));
    return loadTiles(
      products.filter((id) => id !== undefined),
      context,
    );
  },
  'products-list': loadProducts,
  'posts-list': async ({ options }, { call, language }) => {
    const ids = idsOf(options.posts);
    const { records } = await call(postFilterStandard, {
      filters: { termSlugs: termSlugs(options.term), ids },
      limit: ids?.length || limitOf(options, 4),
    });
    const shown = ids ? atMost(options, inOrder(ids, records)) : records;
    return shown.map((post) => postView(post, language));
  },
  newsletter: (_part, context) => consentsFor(context, 'newsletter'),
  'contact-form': (_part, context) => consentsFor(context, 'contactForm'),
  form: async ({ options }, context) => {
    if (typeof options.form !== 'number') return null;
    const form = await outcomeOf(loadContentForm(context, options.form));
    return form.errored ? null : form.data;
  },
  'events-list': async ({ options }, context) => {
    const { records } = await context.call(eventFilter, { limit: limitOf(options, 4) });
    const seats = await loadSeats(records, context);
    return records.map((event) => eventRowView(event, context.language, seats.get(event.product ?? 0)));
  },
  directory: async ({ options }, { call, language, site }): Promise<DirectoryEntry[]> => {
    if (!site.isEcommerce) return [];
    const ids = idsOf(options.categories);
    const { records } = await call(categoryFilter, {
      tree: ids === undefined,
      withCounts: true,
      filters: ids ? [{ key: 'id', value: ids }] : [],
      sort: { param: 'position', order: 'asc' },
    });
    const entry = ({
      name,
      line,
      slug,
      products,
      language: code,
    }: (typeof records)[number]): DirectoryEntry => ({
      href: pathTo('shop', { slug }, language),
      name,
      note: line || null,
      count: products,
      lang: langMark(code, language),
    });
    const shown = ids ? inOrder(ids, records) : records;
    return atMost(options, shown).map(entry);
  },
};

/** The consents of a form; null when they could not be loaded, so that the page stands and says so (GDPR-009). */
async function consentsFor(context: SiteContext, form: FormType): Promise<FormConsent[] | null> {
  const consents = await loadFormConsents(context, form);
  return consents.errored ? null : consents.data;
}

/** Loads the data of all sections of a page at the same time; those that staff hid are not there. */
export function loadBlocks(parts: readonly Part[], context: SiteContext): Promise<Block[]> {
  return Promise.all(
    parts
      .filter(({ options }) => options.hidden !== true)
      .map(async (part) => {
        const load = loaders[part.handler];
        return load ? { part, data: await load(part, context) } : { part };
      }),
  );
}

/** What `options.query` of a products list means besides `keys`, which are the products named one by one. */
const queries: Readonly<Record<string, SentFilter[]>> = {
  newest: [],
  category: [],
  featured: [{ key: 'featured', value: true }],
  discounted: [{ key: 'discount', value: true }],
};

async function loadProducts({ options }: Part, context: SiteContext): Promise<TileView[]> {
  if (!context.site.isEcommerce) return [];
  if (options.query === 'keys') return loadTiles(atMost(options, idsOf(options.products) ?? []), context);
  const category = options.category as { id?: number } | undefined;
  const sort = sortOptions.find((option) => option.id === options.sort) ?? sortOptions[0];
  const { records } = await context.call(productFilter, {
    filters: [archivedFilter, ...(queries[String(options.query)] ?? [])],
    mainCategory: category?.id,
    limit: limitOf(options, 4),
    sort: { param: sort.param, order: sort.order },
    select: [...listedFields],
  });
  return records.map((product) => tileOf(product, context.language));
}

const inOrder = <T extends { id: number }>(ids: readonly number[], records: readonly T[]): T[] =>
  ids.flatMap((id) => records.find((record) => record.id === id) ?? []);

/** As many as a list may show; all of them where it says nothing: what was chosen one by one is wanted. */
const atMost = <T>(options: Part['options'], all: readonly T[]): readonly T[] =>
  all.slice(0, limitOf(options, all.length));

const limitOf = (options: Part['options'], standard: number): number =>
  typeof options.limit === 'number' && options.limit >= 1 ? Math.min(options.limit, 100) : standard;

/** Ids of the things a list names by links. */
function idsOf(links: unknown): number[] | undefined {
  if (!Array.isArray(links) || links.length === 0) return undefined;
  return links.flatMap((link: { id?: unknown } | null) => (typeof link?.id === 'number' ? [link.id] : []));
}

/** Posts are asked for by the slug of their term, which ends the address the link was given. */
function termSlugs(term: unknown): string[] | undefined {
  const path = (term as { formattedPath?: string | null } | undefined)?.formattedPath;
  const slug = path?.split('#')[0]?.split('/').at(-1);
  return slug ? [decodeURIComponent(slug)] : undefined;
}
