import { endOfShopDay } from '@izlog/contract/ecommerce/law/anchor';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { type Cents, convert, type Rate, toDecimal } from '@izlog/contract/money';
import type { ProductPrices } from '@izlog/contract/product/product-price';
import type { Ctx } from '#platform/kernel/context.ts';

/** What it asks of the prices of products. */
interface AnchorPrices {
  isPriceListed(id: number): boolean;
  anchorOf(id: number, at: number, now: number): { price: Cents; from: number | null } | null | undefined;
}

/**
 * The anchor price of a product as it goes out, in the currency of the answer; nothing where the shop shows none, or not of
 * this product.
 */
export function presentAnchor(
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  prices: AnchorPrices,
  id: number,
  rate: Rate,
): Pick<ProductPrices, 'anchorPrice'> {
  const { anchor } = site;
  if (!anchor || !(anchor.isAll || prices.isPriceListed(id))) return {};
  const at = endOfShopDay(anchor.day);
  const found = prices.anchorOf(id, at, now.getTime());
  if (!found) return {};
  return {
    anchorPrice: {
      price: toDecimal(convert(found.price, rate)),
      day: found.from === null || found.from <= at ? anchor.day : shopDay(new Date(found.from)),
      label: anchor.label,
    },
  };
}
