import { findLanguage } from '@izlog/contract/languages';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { listCategories } from '#platform/services/catalogue/index.ts';
import { type ShownCurrency, shownCurrency } from '#platform/services/pricing/index.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { type FeedTableRow, readTargets } from '../feed.queries.ts';
import type { FeedShop, FeedWriter } from '../writers/feed-writer.ts';

/** What is the same for every product of a feed. */
export interface FeedTerms {
  feed: FeedTableRow;
  writer: FeedWriter;
  shop: FeedShop & { defaultLanguage: string };
  currency: ShownCurrency;
  categories: ReadonlyMap<number, FeedCategoryWords>;
}

export interface FeedCategoryWords {
  /** Ids and names from the root down. */
  ids: readonly number[];
  path: readonly string[];
  /** What the channel calls it, or the nearest one above; null where nothing was said of either. */
  target: string | null;
}

/** Reads them, and gives the context in which the products are read: in the channel's language, its tags kept by nobody. */
export async function readTerms(
  kernel: Kernel,
  outer: Ctx,
  feed: FeedTableRow,
  writer: FeedWriter,
): Promise<{ ctx: Ctx; terms: FeedTerms }> {
  const ctx: Ctx = {
    ...outer,
    site: outer.site,
    language: feed.language,
    // The prices that visitors of that language see: those of its store, where there is one (I18N-009).
    storeId: outer.site.stores.findLast(({ language }) => language === feed.language)?.id,
    tags: new Set(),
  };
  const [currency, address, rows, targets] = await Promise.all([
    shownCurrency(ctx, feed.currencyId ?? undefined),
    mainAddress(kernel, ctx.site),
    listCategories(ctx),
    readTargets(ctx, feed.id),
  ]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const categories = new Map(
    rows.map(({ id, path }) => [
      id,
      {
        ids: path,
        path: path.flatMap((one) => names.get(one) ?? []),
        target: path.map((one) => targets.get(one)).findLast((target) => target !== undefined) ?? null,
      },
    ]),
  );
  const language = findLanguage(feed.language)?.code2 ?? feed.language;
  const shop = { name: ctx.site.name, address, language, defaultLanguage: ctx.site.defaultLanguage };
  return { ctx, terms: { feed, writer, shop, currency, categories } };
}
