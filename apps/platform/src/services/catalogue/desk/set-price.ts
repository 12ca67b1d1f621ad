import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { sameCurrency, toCents } from '@izlog/contract/money';
import type { setProductPrice } from '@izlog/contract/product/price-set';
import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { appendPrices, openPriceLookup, presentPrice } from '#platform/services/pricing/index.ts';
import { openPriceStore } from '../lists/price-store.ts';
import { followPriceTurns } from '../lists/price-turns.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import { settlePublishing } from '../products/settle-publishing.ts';

/**
 * Writes a price of one product into the journal and answers its prices as they are then; one that waited for its price
 * is published, and one whose last price ends is withheld until it has another.
 */
export function setPrice(
  outer: Ctx,
  input: EndpointParsed<typeof setProductPrice>,
): Promise<EndpointReturn<typeof setProductPrice>> {
  return inTransaction(outer, async (inner) => {
    const { id, kind, price, validFrom, validTo, store } = input;
    if (store !== undefined) await openPriceStore(inner, store);
    const ctx = await holdProducts(inner, [id]);
    const { rows } = await ctx.db.execute(
      sql`select from products where id = ${id} and site_id = ${ctx.site.id}`,
    );
    if (!rows[0]) throw new Refusal('notFound');
    const from = validFrom === undefined ? undefined : new Date(validFrom);
    const to = validTo === undefined || validTo === null ? null : new Date(validTo);
    if (to !== null && to <= (from ?? ctx.now)) throw endsBeforeItBegins();
    await appendPrices(
      ctx,
      [
        {
          productId: id,
          kind,
          amount: price === null ? null : toCents(price),
          validFrom: from,
          validTo: to,
          storeId: store ?? null,
        },
      ],
      { cause: kind === 'sale' ? 'sale' : 'price', isHistory: false },
    );
    await followPriceTurns(ctx, [from, to]);
    // The end of a price may leave nothing to ask; any other price withholds nothing.
    const isEnd = kind === 'base' && price === null;
    const { changed } = await settlePublishing(ctx, [id], { onlyWaiting: !isEnd });
    await catalogueChanged(ctx, await reindexProducts(ctx, [id, ...changed]));
    const shown = (await openPriceLookup(ctx, [id])).priceOf(id, store ?? null, ctx.now.getTime());
    if (!shown) throw new Error('a product lost its prices');
    return { id, ...presentPrice(shown, sameCurrency) };
  });
}

function endsBeforeItBegins(): Refusal {
  return new Refusal('validationFailed', {
    fields: [{ path: 'validTo', kind: 'range', message: 'A price cannot end before it begins.' }],
  });
}
