import type { FeedLeftOut } from '@izlog/contract/marketing/feeds/feed-calls';
import type { FeedReason } from '@izlog/contract/marketing/feeds/feed-reasons';
import type { Ctx } from '#platform/kernel/context.ts';
import { listFeedRows } from '../items/feed-rows.queries.ts';
import type { FeedTerms } from '../items/feed-terms.ts';
import { readFeedProducts } from '../items/read-feed-products.ts';

/** Products read at once, each with its variants: so many are held in memory, however many there are. */
const atOnce = 250;

/** What a feed has come to so far. */
export interface FeedCount {
  items: number;
  leftOut: number;
  discounted: number;
  reasons: Partial<Record<FeedReason, number>>;
}

export const noItems = (): FeedCount => ({ items: 0, leftOut: 0, discounted: 0, reasons: {} });

/** A piece of the file, and the lines of the report that belong to it. */
export interface FeedPart {
  text: string;
  leftOut: readonly FeedLeftOut[];
}

/** A feed piece by piece, some hundred products after the others; adds up in `count`. */
export async function* feedParts(ctx: Ctx, terms: FeedTerms, count: FeedCount): AsyncGenerator<FeedPart> {
  const { writer, shop } = terms;
  yield { text: writer.begin(shop), leftOut: [] };
  for (let after = 0; ; ) {
    // Tags are for pages that are kept: nobody asks for these, and of half a million products they would fill the memory.
    const own: Ctx = { ...ctx, tags: new Set() };
    const rows = await listFeedRows(own, { after, most: atOnce });
    const last = rows.at(-1);
    if (!last) break;
    const { groups, leftOut } = await readFeedProducts(own, terms, rows);
    for (const group of groups) {
      count.items += group.length;
      count.discounted += group.filter(({ compareAtPrice }) => compareAtPrice !== null).length;
    }
    count.leftOut += leftOut.length;
    for (const { reasons } of leftOut)
      for (const reason of reasons) count.reasons[reason] = (count.reasons[reason] ?? 0) + 1;
    yield { text: groups.map((group) => writer.group(group)).join(''), leftOut };
    after = last.head;
  }
  yield { text: writer.end(), leftOut: [] };
}
