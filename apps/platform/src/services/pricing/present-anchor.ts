import { endOfShopDay } from '@izlog/contract/ecommerce/law/anchor';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { type Cents, convert, type Rate, toDecimal } from '@izlog/contract/money';
import type { ProductPrices } from '@izlog/contract/product/product-price';
import type { Site } from '#platform/kernel/context.ts';

/** What is known of a product: whether it is marked for the price list, and its anchor price at an instant. */
interface Anchored {
  isMarked: boolean;
  anchorAt(at: number): { price: Cents; from: number | null } | null | undefined;
}

/**
 * The anchor price of a product as it goes out, in the currency of the answer; nothing where the shop shows none, or not of
 * this product.
 */
export function presentAnchor(
  { anchor }: Pick<Site, 'anchor'>,
  { isMarked, anchorAt }: Anchored,
  rate: Rate,
): Pick<ProductPrices, 'anchorPrice'> {
  if (!anchor || !(anchor.isAll || isMarked)) return {};
  const at = endOfShopDay(anchor.day);
  const found = anchorAt(at);
  if (!found) return {};
  return {
    anchorPrice: {
      price: toDecimal(convert(found.price, rate)),
      day: found.from === null || found.from <= at ? anchor.day : shopDay(new Date(found.from)),
      label: anchor.label,
    },
  };
}
