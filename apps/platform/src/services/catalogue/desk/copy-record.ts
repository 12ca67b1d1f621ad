import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { ProductFields } from '@izlog/contract/product/record/product-record';
import type { copyProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { listPriceEntries } from '#platform/services/pricing/index.ts';
import type { ProductInput } from '../products/product-input.ts';
import { saveProduct, saveProducts } from '../products/save-products.ts';
import { fieldsWith, readRow } from './get-record.ts';
import { listVariantRecords, type RecordRow } from './read-record.queries.ts';
import { optionInputs } from './said-options.ts';
import { pricesFor } from './said-price.ts';
import { listAxes } from './variants.queries.ts';

const noPrice = { base: null, sale: null, saleFrom: null, saleTo: null, member: null };

/**
 * Makes a draft like another product: its words, pictures, lists and options, its regular price, and its variants along
 * their axes; skus that are free, no EAN, none in stock, no sale and nothing of its journal.
 */
export function copyRecord(
  outer: Ctx,
  { id }: { id: number },
): Promise<EndpointReturn<typeof copyProductRecord>> {
  return inTransaction(outer, async (ctx) => {
    const row = await readRow(ctx, id);
    const variants = row.format === 'configurable' ? await listVariantRecords(ctx, id) : [];
    const journals = await listPriceEntries(
      ctx,
      [row, ...variants].map((one) => one.id),
    );
    const skus = await freeSkus(ctx, [row, ...variants]);
    const inputOf = (one: RecordRow): ProductInput => ({
      ...copied(ctx, one, fieldsWith(ctx, one, journals)),
      sku: skus.get(one.id) ?? null,
    });
    const axes = await listAxes(ctx, id);
    const made = await saveProduct(
      ctx,
      {
        ...inputOf(row),
        format: row.format,
        type: row.type,
        isPublished: false,
        ...(axes.length > 0 && { axes }),
      },
      { onTakenSlug: 'number' },
    );
    await saveProducts(
      ctx,
      variants.map((variant, position) => ({
        ...inputOf(variant),
        parentId: made,
        position,
        // Nobody sees it while the product is a draft.
        isPublished: variant.state === 'published' || variant.state === 'waiting',
      })),
      { onTakenSlug: 'number' },
    );
    noteChange(
      ctx,
      `product ${made}`,
      {},
      { copyOf: id, ...(variants.length > 0 && { variants: variants.length }) },
      Object.values(row.words)[0]?.name,
    );
    return { id: made, sku: skus.get(id) ?? null, variants: variants.length };
  });
}

/** What a copy has of a product. */
function copied(
  { now }: Pick<Ctx, 'now'>,
  row: RecordRow,
  { price, state: _state, words: _words, stock, attributes, customOptions, ...fields }: ProductFields,
): ProductInput {
  return {
    ...fields,
    barcode: null,
    customOptions: optionInputs(customOptions),
    translations: Object.fromEntries(
      Object.entries(row.words).map(([language, words]) => [language, { ...words, slug: undefined }]),
    ),
    attributes: attributes.map(({ attributeId, valueIds, number }) =>
      number === undefined ? { attributeId, valueIds: valueIds ?? [] } : { attributeId, number },
    ),
    stock: { ...stock, quantity: 0 },
    prices: pricesFor(noPrice, { ...noPrice, base: price.base, member: price.member }, now),
  };
}

/** Most numbers that are tried behind skus; then the copies have none. */
const numbersTried = 50;
const longestSku = 100;

/** The sku of each product with a number behind it, the same for all of a family, that makes every one of them free. */
async function freeSkus(ctx: Ctx, rows: readonly RecordRow[]): Promise<Map<number, string>> {
  const named = rows.flatMap(({ id, sku }) => (sku ? [{ id, sku }] : []));
  if (named.length === 0) return new Map();
  await takeTurn(ctx, 'skus');
  for (let number = 2; number <= numbersTried; number++) {
    const end = `-${number}`;
    const skus = new Map(
      named.map(({ id, sku }): [number, string] => [id, `${sku.slice(0, longestSku - end.length)}${end}`]),
    );
    const wanted = [...new Set(skus.values())];
    const { rows: taken } = await ctx.db.execute(
      sql`select from products where site_id = ${ctx.site.id}
        and izlog_lower(sku) = any(select izlog_lower(w) from unnest(${sql.param(wanted)}::text[]) as w) limit 1`,
    );
    if (taken.length === 0 && wanted.length === skus.size) return skus;
  }
  return new Map();
}
