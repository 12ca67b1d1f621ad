import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import type { Picture } from '@izlog/contract/media/media';
import { convert, percentOff, type Rate, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { unitPriceOf } from '#platform/services/catalogue/index.ts';
import type { Choice } from '../items/answer-options.ts';
import { stockOfItem } from '../items/item-stock.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricedItem, PricedLine } from './priced-lines.ts';

/** An item of a cart as it goes out. */
export function presentItem(
  priced: PricedCart,
  { row, resolved, isDigital, rates, base, converted, problem, gift }: PricedItem,
  picture: Picture | undefined,
): CartItem {
  const { product, members } = resolved;
  const { rate } = priced.currency;
  const single = rates.length === 1 ? rates[0]?.rate : undefined;
  return {
    itemId: row.id,
    productId: product.id,
    qty: row.quantity,
    productData: {
      name: product.name,
      language: product.language,
      sku: product.sku,
      slug: product.slug,
      mainProductSlug: product.mainSlug,
      isVisibleIndividually: product.isVisible,
      media: picture ? [picture] : [],
      kindLine: product.kindLine,
      type: product.type,
      format: product.format,
      isDigital,
      returnable: product.isReturnable && members.every((member) => member.product.isReturnable),
      taxRate: (single ?? priced.terms.taxes.usualRate) / 100,
      weight: product.weight,
      guarantee: product.guarantee,
    },
    options: row.options,
    chosen: [
      ...product.axes.map(({ name, value }) => ({ name, value, surcharge: null })),
      ...resolved.choices.map((choice) => presentChoice(choice, rate)),
    ],
    members: members.map((member) => ({
      productId: member.product.id,
      name: member.product.name,
      language: member.product.language,
      qty: member.quantity,
      chosen: [
        ...member.product.axes.map(({ name, value }) => ({ name, value, surcharge: null })),
        ...member.choices.map((choice) => presentChoice(choice, rate)),
      ],
    })),
    stock: stockOfItem(priced.purchasable, resolved),
    quantityRule: { min: product.minQuantity, max: product.maxQuantity, step: product.quantityStep },
    problem,
    reservedUntil: row.reservedUntil === null ? null : new Date(row.reservedUntil).toISOString(),
    prices: { base: presentLine(base), converted: presentLine(converted) },
    unitPrice: gift ? null : unitPriceOf(toDecimal(converted.unit), product.pack),
    gift,
  };
}

function presentChoice({ name, value, surcharge }: Choice, rate: Rate) {
  return { name, value, surcharge: surcharge === null ? null : toDecimal(convert(surcharge, rate)) };
}

function presentLine(line: PricedLine): CartItem['prices']['base'] {
  const { unit, row, total, compareAtPrice, lowestPrice30, price, memberPrice } = line;
  const isReduced = compareAtPrice !== null && compareAtPrice > unit;
  return {
    finalPrice: toDecimal(unit),
    row: toDecimal(row),
    cartTotal: toDecimal(total),
    retailPrice: isReduced ? toDecimal(compareAtPrice) : null,
    lowestPrice: isReduced ? toDecimalOrNull(lowestPrice30) : null,
    discountPercent:
      compareAtPrice !== null && compareAtPrice > price ? percentOff(compareAtPrice, price) : null,
    membershipPrice: memberPrice < price ? toDecimal(memberPrice) : null,
  };
}
