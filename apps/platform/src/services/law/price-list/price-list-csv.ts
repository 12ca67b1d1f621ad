import { endOfShopDay } from '@izlog/contract/ecommerce/law/anchor';
import { toDecimal } from '@izlog/contract/money';
import { stringify } from 'csv-stringify/sync';
import type { Ctx } from '#platform/kernel/context.ts';
import { unitPriceOf } from '#platform/services/catalogue/index.ts';
import { openPriceLookup } from '#platform/services/pricing/index.ts';
import { listPriceListRows, type PriceListRow } from './price-list.queries.ts';

/** Products read at once: so many are held in memory, however many there are. */
const atOnce = 500;

/** The columns as retailers publish them; a reader finds them by these names. */
const columnsOf = (anchorDay: string) => [
  'NAZIV PROIZVODA',
  'ŠIFRA PROIZVODA',
  'MARKA PROIZVODA',
  'NETO KOLIČINA',
  'JEDINICA MJERE',
  'MALOPRODAJNA CIJENA',
  'CIJENA ZA JEDINICU MJERE',
  'MPC ZA VRIJEME POSEBNOG OBLIKA PRODAJE',
  'NAJNIŽA CIJENA U POSLJEDNIH 30 DANA',
  `SIDRENA CIJENA NA ${dayText(anchorDay)}`,
  'BARKOD',
  'KATEGORIJA PROIZVODA',
];

export interface PriceListCount {
  products: number;
  /** Without an anchor price. */
  unanchored: number;
}

/**
 * The price list of now, a few hundred products after the other, by the one price function. What has no price is left out: it
 * is not for sale. Adds up in `count`.
 */
export async function* priceListCsv(
  ctx: Ctx,
  { isAll, anchorDay }: { isAll: boolean; anchorDay: string },
  count: PriceListCount,
): AsyncGenerator<string> {
  const now = ctx.now.getTime();
  const at = endOfShopDay(anchorDay);
  yield stringify([columnsOf(anchorDay)]);
  for (let after = 0; ; ) {
    const rows = await listPriceListRows(ctx, { after, most: atOnce, isAll });
    const prices = await openPriceLookup(
      ctx,
      rows.map(({ id }) => id),
    );
    const lines = rows.flatMap((row) => {
      const shown = prices.priceOf(row.id, null, now);
      if (!shown || shown.price === null) return [];
      const anchor = prices.anchorOf(row.id, at, now) ?? null;
      count.products += 1;
      if (anchor === null) count.unanchored += 1;
      const price = toDecimal(shown.price);
      const regular = toDecimal(shown.basePrice ?? shown.price);
      const isReduced = shown.discount !== null;
      return [
        [
          row.name,
          row.sku,
          row.brand,
          row.content === null ? '' : String(row.content),
          row.contentUnit ?? '',
          amount(isReduced ? regular : price),
          unitPriceText(price, row),
          isReduced ? amount(price) : '',
          shown.discount ? amount(toDecimal(shown.discount.lowestPrice30)) : '',
          anchor ? amount(toDecimal(anchor.price)) : '',
          row.barcode,
          row.category,
        ].map(harmless),
      ];
    });
    if (lines.length > 0) yield stringify(lines);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
}

/** A decimal point, two places, as the lists of other retailers have it. */
const amount = (value: number): string => value.toFixed(2);

/** A spreadsheet takes what begins so for a formula. */
const harmless = (cell: string): string => (/^[=+@\t\r]|^-(?!\d)/.test(cell) ? `'${cell}` : cell);

function unitPriceText(price: number, pack: PriceListRow): string {
  const unit = unitPriceOf(price, pack);
  return unit ? amount(unit.price) : '';
}

const dayText = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.${month}.${year}`;
};
