import { checkPersonalizations } from '@izlog/contract/product/choices/check-personalizations';
import { findVariant, fittingVariants } from '@izlog/contract/product/choices/find-variant';
import { optionEffect, pricesWithOptions } from '@izlog/contract/product/choices/option-price';
import type { Prices } from '@izlog/contract/product/prices';
import { boundedQuantity } from '@izlog/contract/product/quantity-fault';
import type { QuantityRule } from '@izlog/contract/product/quantity-rule';
import { customPriceOptionOf, subscriptionOption } from '@izlog/contract/product/subscription';
import type { PictureView } from '#site/ui/pictures/picture-of.ts';
import type { OptionView, ProductFields, ProductView, PurchasableView } from './product-view.ts';

/** What of a product is on show while something is chosen. */
export interface ShownProduct {
  /** The variant of a complete choice, for any other product itself; undefined while the choice is not complete. */
  sold: PurchasableView | undefined;
  sku: string | null;
  /** With the options that are chosen. */
  prices: Prices | null;
  stock: PurchasableView['stock'];
  unitPrice: PurchasableView['unitPrice'];
  garan: PurchasableView['garan'];
  pictures: PictureView[];
  quantity: QuantityRule;
}

/** What the page shows for what has been entered: the price is the one that the cart will count. */
export function shownProduct(product: ProductView, { choice, answers }: ProductFields): ShownProduct {
  const isConfigurable = product.format === 'configurable';
  const purchasable = isConfigurable ? findVariant(product.variants, product.axes, choice) : product;
  const face = purchasable ?? product;
  return {
    sold: purchasable,
    sku: face.sku ?? product.sku,
    prices: pricesFor(face.prices, product.options, answers),
    stock: face.stock,
    unitPrice: face.unitPrice,
    garan: face.garan ?? product.garan,
    pictures: picturesOf(
      product,
      isConfigurable ? fittingVariants(product.variants, product.axes, choice) : [],
    ),
    quantity: boundedQuantity(face.quantityRule, face.stock),
  };
}

/** Prices with what is answered; an answer that is not right yet has no effect. */
function pricesFor(
  prices: Prices | null,
  options: readonly OptionView[],
  answers: ProductFields['answers'],
): Prices | null {
  const { said } = checkPersonalizations(options, answers);
  return pricesWithOptions(prices, optionEffect(options, said, planOf(options, answers)));
}

/** The plan of a subscription that goes along with the purchase (PRODUCT-027). */
export function planOf(options: readonly OptionView[], answers: ProductFields['answers']) {
  const title = subscriptionOption(options)?.option_title;
  const chosen = title === undefined ? undefined : answers[title];
  return customPriceOptionOf(options, typeof chosen === 'string' ? chosen : undefined);
}

/** Those that every variant of what is chosen so far has come first: black shows black, whatever the size. */
function picturesOf(product: ProductView, fitting: readonly PurchasableView[]): PictureView[] {
  const [first, ...others] = fitting;
  const own = (first?.pictures ?? []).filter(({ hash }) =>
    others.every((one) => one.pictures.some((picture) => picture.hash === hash)),
  );
  const seen = new Set(own.map(({ hash }) => hash));
  return [...own, ...product.pictures.filter(({ hash }) => !seen.has(hash))];
}
