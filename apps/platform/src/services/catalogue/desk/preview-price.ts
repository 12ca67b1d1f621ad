import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { sameCurrency, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import type { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import { type Ctx, inTransactionOnce } from '#platform/kernel/context.ts';
import {
  appendPrices,
  openPriceLookup,
  type PriceLookup,
  presentPrice,
} from '#platform/services/pricing/index.ts';
import { saveProduct } from '../products/save-products.ts';
import { fieldsOf, readRow } from './get-record.ts';
import { pricesFor } from './said-price.ts';

type Preview = EndpointReturn<typeof previewProductPrice>;

/** Carries what was found out of a transaction that is rolled back. */
class TakenBack extends Error {
  readonly preview: Preview;
  constructor(preview: Preview) {
    super('a preview is taken back');
    this.preview = preview;
  }
}

/**
 * What the shop will show once a price is saved (OFFICE-04): the prices are written as a save writes them, read as the
 * shop reads them, and the transaction is rolled back.
 */
export async function previewPrice(
  outer: Ctx,
  { id, price }: EndpointParsed<typeof previewProductPrice>,
): Promise<Preview> {
  try {
    return await inTransactionOnce(outer, async (ctx) => {
      throw new TakenBack(await previewOf(ctx, id, price));
    });
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.preview;
    throw thrown;
  }
}

async function previewOf(
  ctx: Ctx,
  known: number | undefined,
  price: EndpointParsed<typeof previewProductPrice>['price'],
): Promise<Preview> {
  const id = known ?? (await saveProduct(ctx, { isPublished: false }, { lists: 'later' }));
  const { price: before } = await fieldsOf(ctx, await readRow(ctx, id));
  const prices = pricesFor(before, price, ctx.now).map((one) => ({ productId: id, ...one }));
  await appendPrices(ctx, prices, { cause: 'price', isHistory: false });
  const lookup = await openPriceLookup(ctx, [id]);
  const at = (time: number) => {
    const shown = lookup.priceOf(id, null, time);
    const why = lookup.explain(id, null, time);
    if (!shown || !why) throw new Error('a product lost its price journal');
    return {
      ...presentPrice(shown, sameCurrency),
      at: new Date(time).toISOString(),
      reason: why.reason,
      lowest: toDecimalOrNull(why.lowestPrice30),
    };
  };
  const present = ctx.now.getTime();
  const then = (from: string | null | undefined) => {
    const begins = from ? Date.parse(from) : 0;
    return begins > present ? at(begins) : null;
  };
  const later = price.sale === null ? null : then(price.saleFrom);
  const next = then(price.nextFrom);
  return { now: at(present), later, next, line: lineOf(lookup, id, present, [later?.at, next?.at]) };
}

const day = 86_400_000;
/** Days of the line before now: those of the rule, and as many before a reduction that began yesterday. */
const daysBefore = 60;
const daysAfter = 10;

/** The line of the price around now, so far that what is planned within a quarter is seen. */
function lineOf(
  lookup: PriceLookup,
  id: number,
  now: number,
  planned: readonly (string | undefined)[],
): Preview['line'] {
  const begins = planned.flatMap((at) => (at === undefined ? [] : Date.parse(at)));
  const soon = begins.filter((at) => at < now + 90 * day);
  const [from, to] = [now - daysBefore * day, Math.max(now, ...soon) + daysAfter * day];
  const whys = [now, ...soon].map((time) => lookup.explain(id, null, time));
  const why = whys.find((one) => one !== undefined && one.from !== null && one.lowestPrice30 !== null);
  return {
    from: new Date(from).toISOString(),
    now: new Date(now).toISOString(),
    to: new Date(to).toISOString(),
    steps: (lookup.steps(id, now, { from, to }) ?? []).map(({ at, offered }) => ({
      at: new Date(at).toISOString(),
      price: toDecimalOrNull(offered),
    })),
    reduction:
      why?.from == null || why.lowestPrice30 === null
        ? null
        : { from: new Date(why.from).toISOString(), lowest: toDecimal(why.lowestPrice30) },
  };
}
