import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type {
  addCartItem,
  clearCart as clearEndpoint,
  deleteCartItem,
  updateCartItem,
} from '@izlog/contract/ecommerce/cart/cart-items';
import { parseQuantity } from '@izlog/contract/ecommerce/cart/quantity';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { sameCurrency } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { visitCounts } from '#platform/kernel/counts/visit-counts.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type Purchasable, readPurchasable } from '#platform/services/catalogue/index.ts';
import {
  type CartItemRow,
  type CartRow,
  deleteItems,
  insertItem,
  saveAttempt,
  setCart,
  updateItemRow,
} from '../cart.queries.ts';
import { changeCart } from '../open-cart.ts';
import { settleCart } from '../settle-cart.ts';
import { isDayGone, isQuantityAllowed, priceOfItem } from '../sums/line-item.ts';
import { holdReserved } from './hold-reserved.ts';
import { freeQuantity } from './item-stock.ts';
import { optionsKeyOf } from './options-key.ts';
import { productIdsOf, type ResolvedItem, resolveItem } from './resolve-item.ts';

/** Most items of one cart. */
export const mostItems = 1000;

/**
 * Adds pieces of a product; the same with the same options is one item (CART-032, CART-036, CART-067). An attempt that was
 * made before adds nothing: its row goes with everything else when the addition is refused, which may be tried again.
 */
export async function addItem(outer: Ctx, input: EndpointParsed<typeof addCartItem>): Promise<Cart> {
  const quantity = quantityOf(input.qty);
  let isBegun = false;
  const changed = await changeCart(outer, input, async (ctx, cart) => {
    const isAgain = input.attempt != null && !(await saveAttempt(ctx, cart.id, input.attempt));
    if (isAgain) return settleCart(ctx, cart, input);
    const purchasable = await readFor(ctx, cart, input);
    const wanted = mustResolve(purchasable, input, ctx.language);
    const optionsKey = optionsKeyOf(wanted.options);
    const known = cart.items.find(
      (item) => item.productId === wanted.product.id && item.optionsKey === optionsKey,
    );
    if (!known && cart.items.length >= mostItems) throw new Refusal('cartFull');
    const reservation = datesOf(input.reservation) ?? known?.reservation ?? null;
    const item: CartItemRow = {
      id: known?.id ?? 0,
      productId: wanted.product.id,
      quantity: (known?.quantity ?? 0) + quantity,
      options: wanted.options,
      optionsKey,
      reservation,
      reservedUntil: known?.reservedUntil ?? null,
      agreed: known?.agreed ?? null,
    };
    mustBeAvailable(ctx, { cart, purchasable, item, wanted, before: known?.quantity ?? 0 });
    if (known) await updateItemRow(ctx, cart.id, item);
    else item.id = await insertItem(ctx, cart.id, item);
    const items = known ? cart.items.map((one) => (one === known ? item : one)) : [...cart.items, item];
    const held = await holdReserved(ctx, { ...cart, items }, purchasable, item, input.reservation);
    isBegun = cart.items.length === 0;
    return settleCart(ctx, held.cart, { ...input, purchasable: held.purchasable });
  });
  if (isBegun) outer.held.get(visitCounts).add(outer.site.id, 'cart');
  return changed;
}

/** Changes quantity, options or variant of an item; when it becomes the same as another, the two are one (CART-037). */
export function updateItem(outer: Ctx, input: EndpointParsed<typeof updateCartItem>): Promise<Cart> {
  const quantity = quantityOf(input.qty);
  return changeCart(outer, input, async (ctx, cart) => {
    const old = mustFind(cart, input.itemId);
    const asked = { productId: input.productId ?? old.productId, options: input.options ?? old.options };
    const purchasable = await readFor(ctx, cart, asked);
    const wanted = mustResolve(purchasable, asked, ctx.language);
    mustBeSameProduct(purchasable, old.productId, wanted);
    const optionsKey = optionsKeyOf(wanted.options);
    const twin = cart.items.find(
      (item) => item !== old && item.productId === wanted.product.id && item.optionsKey === optionsKey,
    );
    const item: CartItemRow = {
      ...old,
      productId: wanted.product.id,
      quantity: quantity + (twin?.quantity ?? 0),
      options: wanted.options,
      optionsKey,
      reservation: datesOf(input.reservation) ?? old.reservation,
    };
    const rest = cart.items.filter((one) => one !== twin);
    mustBeAvailable(ctx, {
      cart: { ...cart, items: rest },
      purchasable,
      item,
      wanted,
      before: old.quantity,
    });
    if (twin) await deleteItems(ctx, cart.id, [twin.id]);
    await updateItemRow(ctx, cart.id, item);
    const items = rest.map((one) => (one === old ? item : one));
    const held = await holdReserved(ctx, { ...cart, items }, purchasable, item, input.reservation);
    return settleCart(ctx, held.cart, { ...input, purchasable: held.purchasable });
  });
}

/** Removes an item (CART-043). */
export function deleteItem(outer: Ctx, input: EndpointParsed<typeof deleteCartItem>): Promise<Cart> {
  return changeCart(outer, input, async (ctx, cart) => {
    const old = mustFind(cart, input.itemId);
    await deleteItems(ctx, cart.id, [old.id]);
    const left = { ...cart, items: cart.items.filter((item) => item !== old) };
    if (old.reservedUntil === null) return settleCart(ctx, left, input);
    const purchasable = await readFor(ctx, left);
    const held = await holdReserved(ctx, left, purchasable);
    return settleCart(ctx, held.cart, { ...input, purchasable: held.purchasable });
  });
}

/** Empties the cart: items, coupon and choices; whose it is stays (CART-050). */
export function clearCart(outer: Ctx, input: EndpointParsed<typeof clearEndpoint>): Promise<Cart> {
  return changeCart(outer, input, async (ctx, cart) => {
    const nothing = {
      couponId: null,
      deliveryMethodId: null,
      deliveryBranchId: null,
      paymentMethodId: null,
      gifts: {},
    };
    const isHeld = cart.items.some(({ reservedUntil }) => reservedUntil !== null);
    await deleteItems(
      ctx,
      cart.id,
      cart.items.map(({ id }) => id),
    );
    await setCart(ctx, cart.id, nothing);
    const empty = { ...cart, ...nothing, items: [] };
    if (isHeld) await holdReserved(ctx, empty, await readFor(ctx, empty));
    return settleCart(ctx, empty, input);
  });
}

function quantityOf(qty: string | number): number {
  const quantity = parseQuantity(qty);
  if (quantity === undefined) throw new Refusal('invalidQuantity');
  return quantity;
}

function readFor(
  ctx: Ctx,
  cart: CartRow,
  ...more: Parameters<typeof productIdsOf>[0][number][]
): Promise<Purchasable> {
  return readPurchasable(ctx, productIdsOf([...cart.items, ...more]), `cart:${cart.id}`);
}

function mustFind(cart: CartRow, itemId: number): CartItemRow {
  const item = cart.items.find(({ id }) => id === itemId);
  if (!item) throw new Refusal('cartItemNotFound');
  return item;
}

/** The product with what was chosen; refuses what is not sold, not fully chosen or answered wrongly (PRODUCT-034). */
function mustResolve(
  purchasable: Purchasable,
  asked: Parameters<typeof resolveItem>[1],
  language: string,
): ResolvedItem {
  const wanted = resolveItem(purchasable, asked, language);
  if (!wanted) throw new Refusal('notFound');
  if (!wanted.isPurchasable) throw new Refusal('notForSale', { productId: wanted.product.id });
  const { problems, isIncomplete } = wanted;
  if (isDayGone(problems)) throw new Refusal('dayNotOffered', { fields: problems });
  if (problems.length > 0) throw new Refusal('validationFailed', { fields: problems });
  if (isIncomplete) throw new Refusal('configurationMissing', { fields: wanted.missing });
  return wanted;
}

/** An item becomes another variant of its product, never another product. */
function mustBeSameProduct(purchasable: Purchasable, oldId: number, { product }: ResolvedItem): void {
  if (product.id === oldId) return;
  const old = purchasable.products.get(oldId);
  if (product.parentId === null || product.parentId !== old?.parentId) {
    const message = 'Only another variant of the same product may take its place.';
    throw new Refusal('validationFailed', { fields: [{ path: 'productId', kind: 'reference', message }] });
  }
}

interface Wish {
  /** As it was, but for items that go. */
  cart: CartRow;
  purchasable: Purchasable;
  /** As it shall be. */
  item: CartItemRow;
  wanted: ResolvedItem;
  /** Pieces of it that are in the cart already. */
  before: number;
}

/** Refuses a quantity that is not sold (quantityNotAllowed) or not there (outOfStock with what is left, CART-067). */
function mustBeAvailable(ctx: Ctx, { cart, purchasable, item, wanted, before }: Wish): void {
  const { product } = wanted;
  const { quantity } = item;
  if (priceOfItem(ctx, cart.storeId, wanted, sameCurrency) === null) {
    throw new Refusal('notForSale', { productId: product.id });
  }
  const others = cart.items.filter(({ id }) => id !== item.id);
  const inCart = others.reduce(
    (sum, one) => (one.productId === product.id ? sum + one.quantity : sum),
    quantity,
  );
  if (!isQuantityAllowed(product, quantity, inCart)) {
    const { minQuantity: min, maxQuantity: max, quantityStep: step } = product;
    throw new Refusal('quantityNotAllowed', { min, max, step, inCart: before });
  }
  const free = freeQuantity(purchasable);
  const demanded = new Set(wanted.demand.flatMap(({ productId, day }) => [productId, day?.of ?? productId]));
  for (const other of others) {
    // What takes nothing of the same products need not be made out: a cart may be long.
    const isBundle = (purchasable.products.get(other.productId)?.members.length ?? 0) > 0;
    const { parentId } = purchasable.products.get(other.productId) ?? {};
    if (!isBundle && !demanded.has(other.productId) && !demanded.has(parentId ?? 0)) continue;
    const resolved = resolveItem(purchasable, other, ctx.language);
    if (resolved) free.take(resolved, other.quantity);
  }
  const most = free.most(wanted);
  // Less than before is always welcome, even when it is still more than there is.
  if (quantity > most && quantity > before) {
    throw new Refusal(free.mostOnDay(wanted) <= most ? 'dayFull' : 'outOfStock', {
      left: most,
      inCart: before,
      productId: product.id,
      name: product.name,
    });
  }
}

function datesOf(reservation: boolean | { from: string; to: string } | null | undefined) {
  if (typeof reservation !== 'object' || reservation === null) return undefined;
  if (Date.parse(reservation.from) < Date.parse(reservation.to)) return reservation;
  const message = 'A reservation ends after it begins.';
  throw new Refusal('validationFailed', { fields: [{ path: 'reservation.to', kind: 'range', message }] });
}
