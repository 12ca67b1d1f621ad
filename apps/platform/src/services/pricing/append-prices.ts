import type { Cents } from '@izlog/contract/money';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** A price to write into the journal; without `validFrom` it holds from now on. */
export interface PriceInput {
  kind: 'base' | 'sale' | 'member';
  /** Null ends this kind of price. */
  amount: Cents | null;
  validFrom?: Date;
  validTo?: Date | null;
  /** Only for this store, which must be among the stores with prices of their own. */
  storeId?: number | null;
  /** Of a variant it counts only beside a regular price of its own: what a file of 0.9.0 means (docs/decisions/1400). */
  needsBase?: boolean;
}

const columns =
  'product_id bigint, kind text, amount bigint, valid_from timestamptz, valid_to timestamptz, store_id bigint, needs_base boolean, "order" int';

/**
 * Adds prices to the journal, each only if it says something new. A price that begins before now is refused unless the
 * catalogue brings its history. The caller brings the lists up to date.
 */
export async function appendPrices(
  ctx: Ctx,
  prices: ReadonlyArray<PriceInput & { productId: number }>,
  { cause, who, isHistory }: { cause: string; who?: string; isHistory: boolean },
): Promise<void> {
  if (prices.length === 0) return;
  for (const { validFrom } of prices) {
    if (!isHistory && validFrom && validFrom < ctx.now) throw inThePast();
  }
  const docs = prices.map((price, order) => ({
    product_id: price.productId,
    kind: price.kind,
    amount: price.amount,
    valid_from: price.validFrom ?? null,
    valid_to: price.validTo ?? null,
    store_id: price.storeId ?? null,
    needs_base: price.needsBase ?? false,
    order,
  }));
  // What holds now speaks last: an entry that repeats it, or repeats any entry word by word, is left out.
  await ctx.db.execute(sql`
    insert into product_prices
      (site_id, product_id, store_id, currency, kind, amount, valid_from, valid_to, who, cause, needs_base, created_at)
    select p.site_id, p.id, r.store_id, ${ctx.site.mainCurrency.code}::text, r.kind, r.amount,
      coalesce(r.valid_from, ${ctx.now}::timestamptz), r.valid_to, ${who ?? callerName(ctx)}::text, ${cause}::text,
      r.needs_base, ${ctx.now}::timestamptz
    from ${recordset(docs, 'r', columns)}
    join products p on p.id = r.product_id and p.site_id = ${ctx.site.id}
    left join lateral (
      select j.amount, j.valid_to from product_prices j
      where j.product_id = p.id and j.kind = r.kind and j.store_id is not distinct from r.store_id
        and j.valid_from <= ${ctx.now} and (j.valid_to is null or j.valid_to > ${ctx.now})
      order by j.id desc limit 1
    ) holds on true
    where case
      when r.valid_from is null then
        holds.amount is distinct from r.amount or (r.amount is not null and holds.valid_to is distinct from r.valid_to)
      else not exists (
        select from product_prices j
        where j.product_id = p.id and j.kind = r.kind and j.store_id is not distinct from r.store_id
          and j.amount is not distinct from r.amount and j.valid_from = r.valid_from
          and j.valid_to is not distinct from r.valid_to
          -- What was planned and taken back may be planned again.
          and (r.valid_from <= ${ctx.now} or not exists (
            select from product_prices k
            where k.product_id = j.product_id and k.kind = j.kind and k.store_id is not distinct from j.store_id
              and k.id > j.id and k.valid_from <= j.valid_from and (k.valid_to is null or k.valid_to > j.valid_from)
          ))
      )
    end
    order by r."order"`);
}

function callerName({ caller }: Ctx): string {
  return caller.kind === 'staff' || caller.kind === 'customer' ? `${caller.kind}:${caller.userId}` : 'system';
}

function inThePast(): Refusal {
  return new Refusal('validationFailed', {
    fields: [{ path: 'validFrom', kind: 'past', message: 'A price cannot begin in the past.' }],
  });
}
