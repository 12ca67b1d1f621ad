import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import type { Picture } from '@izlog/contract/media/media';
import { convert, percentOff, type Rate, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { ownBytes, type WrittenElement } from '../../../kernel/database/written.ts';
import { unitPriceOf } from '../../catalogue/index.ts';
import type { StockLevel } from '../../inventory/index.ts';
import type { Choice } from '../items/answer-options.ts';
import { stockOfItem } from '../items/item-stock.ts';
import { isLikeOthers, type ResolvedItem } from '../items/resolve-item.ts';
import type { PricedCart, PricedItem, PricedLine } from './priced-cart.ts';

/**
 * An item of a cart, written. An item that is like others of its product is written once for all carts in which it comes
 * in the same quantity at the same price, with the same stock: they differ in its id alone.
 */
export function writeItem(
  priced: PricedCart,
  item: PricedItem,
  picture: Picture | undefined,
): WrittenElement {
  const own = `"itemId":${item.row.id},`;
  const { resolved } = item;
  const anew = () => Buffer.from(JSON.stringify(presentItem(priced, item, picture ? [picture] : [])));
  if (!isLikeOthers(resolved)) return { own, shared: anew() };
  const said = saidBy(priced, item, picture);
  const last = written.get(resolved);
  if (last && isSame(last.said, said)) return { own, shared: last.shared };
  const shared = ownBytes(anew());
  written.set(resolved, { said, shared });
  return { own, shared };
}

const written = new WeakMap<ResolvedItem, { said: Said; shared: Buffer }>();

/** Everything that an item says beyond what its product does. */
interface Said {
  quantity: number;
  reservedUntil: number | null;
  usualTaxRate: number;
  picture: Picture | undefined;
  problem: PricedItem['problem'];
  base: PricedLine;
  converted: PricedLine;
  level: StockLevel | undefined;
  held: number;
}

function saidBy(
  { sold, terms }: PricedCart,
  { row, resolved, base, converted, problem }: PricedItem,
  picture: Picture | undefined,
): Said {
  const { id } = resolved.product;
  const { usualTaxRate } = terms;
  const { quantity, reservedUntil } = row;
  const [level, held] = [sold.levels.get(id), sold.held.get(id) ?? 0];
  return { quantity, reservedUntil, usualTaxRate, picture, problem, base, converted, level, held };
}

function isSame(one: Said, other: Said): boolean {
  return (
    one.quantity === other.quantity &&
    one.held === other.held &&
    one.reservedUntil === other.reservedUntil &&
    one.usualTaxRate === other.usualTaxRate &&
    one.picture === other.picture &&
    one.problem?.code === other.problem?.code &&
    one.problem?.left === other.problem?.left &&
    isSameLine(one.base, other.base) &&
    isSameLine(one.converted, other.converted) &&
    isSameLevel(one.level, other.level)
  );
}

function isSameLine(one: PricedLine, other: PricedLine): boolean {
  return (
    one.unit === other.unit &&
    one.row === other.row &&
    one.total === other.total &&
    one.former === other.former &&
    one.lowest === other.lowest &&
    one.regular === other.regular &&
    one.member === other.member
  );
}

function isSameLevel(one: StockLevel | undefined, other: StockLevel | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.isTracked === other.isTracked &&
    one.quantity === other.quantity &&
    one.reserved === other.reserved &&
    one.backorders === other.backorders &&
    one.lowAt === other.lowAt &&
    one.restockAt === other.restockAt
  );
}

/** An item but for its id, which is the one thing that it shares with no other. */
function presentItem(
  priced: PricedCart,
  { row, resolved, isDigital, rates, base, converted, problem }: PricedItem,
  media: CartItem['productData']['media'],
): Omit<CartItem, 'itemId'> {
  const { product, members } = resolved;
  const { rate } = priced.currency;
  const single = product.taxRate ?? (rates.length === 1 ? rates[0]?.rate : undefined);
  return {
    productId: product.id,
    qty: row.quantity,
    productData: {
      name: product.name,
      language: product.language,
      sku: product.sku,
      slug: product.slug,
      mainProductSlug: product.mainSlug,
      isVisibleIndividually: product.isVisible,
      media,
      kindLine: product.kindLine,
      type: product.type,
      format: product.format,
      isDigital,
      returnable: product.isReturnable && members.every((member) => member.product.isReturnable),
      taxRate: (single ?? priced.terms.usualTaxRate) / 100,
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
    stock: stockOfItem(priced.sold, resolved),
    quantityRule: { min: product.minQuantity, max: product.maxQuantity, step: product.quantityStep },
    problem,
    reservedUntil: row.reservedUntil === null ? null : new Date(row.reservedUntil).toISOString(),
    prices: { base: presentLine(base), converted: presentLine(converted) },
    unitPrice: unitPriceOf(toDecimal(converted.unit), product.pack),
  };
}

function presentChoice({ name, value, surcharge }: Choice, rate: Rate) {
  return { name, value, surcharge: surcharge === null ? null : toDecimal(convert(surcharge, rate)) };
}

function presentLine(line: PricedLine): CartItem['prices']['base'] {
  const { unit, row, total, former, lowest, regular, member } = line;
  const isReduced = former !== null && former > unit;
  return {
    finalPrice: toDecimal(unit),
    row: toDecimal(row),
    cartTotal: toDecimal(total),
    retailPrice: isReduced ? toDecimal(former) : null,
    lowestPrice: isReduced ? toDecimalOrNull(lowest) : null,
    discountPercent: former !== null && former > regular ? percentOff(former, regular) : null,
    membershipPrice: member < regular ? toDecimal(member) : null,
  };
}
