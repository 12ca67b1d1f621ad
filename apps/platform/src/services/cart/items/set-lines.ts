import type { CartOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { type Cents, sameCurrency } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type Purchasable, readPurchasable } from '#platform/services/catalogue/index.ts';
import { type Quantities, reserveStock } from '#platform/services/inventory/index.ts';
import {
  type CartItemRow,
  type CartRow,
  deleteItems,
  findCart,
  insertItem,
  setReservedUntil,
  updateItemRow,
} from '../cart.queries.ts';
import { priceOfItem } from '../sums/line-item.ts';
import { pricedCart } from '../sums/priced-cart.ts';
import { optionsKeyOf } from './options-key.ts';
import { productIdsOf, resolveItem } from './resolve-item.ts';

/** A line as staff want it; `percentOff` (hundredths of a percent) is off the price of the shop. */
export interface WantedLine {
  itemId: number | null;
  productId: number;
  quantity: number;
  options: CartOptions | null;
  agreedPrice: Cents | null;
  percentOff: number | null;
  reason: string;
}

/**
 * Gives a draft's cart, which the caller has locked, exactly these lines; the same product with the same options is one, at
 * one price. What cannot be ordered so stays and says so by its problem; refuses only what names no product, prices without
 * a reason, and two prices of the same.
 */
export async function setLines(ctx: Ctx, cart: CartRow, wanted: readonly WantedLine[]): Promise<CartRow> {
  const before = new Map(cart.items.map((item) => [item.id, item]));
  const lines = wanted.map((line) => {
    const known = before.get(line.itemId ?? 0);
    const same = known?.productId === line.productId ? known : undefined;
    return { ...line, known: same, options: line.options ?? same?.options ?? null };
  });
  const purchasable = await readPurchasable(ctx, productIdsOf(lines), `cart:${cart.id}`);
  const faults: FieldRefusal[] = [];
  const items: CartItemRow[] = [];
  lines.forEach((line, index) => {
    const item = itemOf(ctx, cart, purchasable, line, (path, kind, message) =>
      faults.push({ path: `lines.${index}.${path}`, kind, message }),
    );
    const twin = items.find((one) => item && isSame(one, item));
    if (twin && item && priceText(twin) !== priceText(item)) {
      const message = 'The same product with the same options has one price.';
      faults.push({ path: `lines.${index}.agreedPrice`, kind: 'duplicate', message });
    } else if (twin && item) twin.quantity += item.quantity;
    else if (item) items.push(item);
  });
  if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
  giveRows(items, cart.items);
  const stays = new Set(items.map(({ id }) => id));
  const gone = cart.items.filter(({ id }) => !stays.has(id)).map(({ id }) => id);
  if (gone.length > 0) await deleteItems(ctx, cart.id, gone);
  for (const item of items) {
    if (item.id === 0) await insertItem(ctx, cart.id, item);
    else await updateItemRow(ctx, cart.id, item);
  }
  return (await findCart(ctx, cart.id)) ?? cart;
}

const isSame = (one: CartItemRow, other: CartItemRow) =>
  one.productId === other.productId && one.optionsKey === other.optionsKey;

const priceText = ({ agreed }: CartItemRow) => agreed?.price ?? null;

/**
 * Says which row each line is written to, one line a row: the row that is the same product with the same options already,
 * so that lines which change places are never twice the same on the way; else the row it was before, while nobody has it.
 */
function giveRows(items: readonly CartItemRow[], rows: readonly CartItemRow[]): void {
  const taken = new Set<number>();
  const before = new Map(items.map((item) => [item, item.id]));
  for (const item of items) {
    item.id = rows.find((row) => isSame(row, item))?.id ?? 0;
    taken.add(item.id);
  }
  for (const item of items) {
    const id = before.get(item) ?? 0;
    if (item.id !== 0 || taken.has(id)) continue;
    item.id = id;
    taken.add(id);
  }
}

/**
 * Holds the pieces of a draft until then; lines with a problem hold none. Null lets all of them go. Others may take the
 * last ones in the meantime: refuses with outOfStock.
 */
export async function holdLines(ctx: Ctx, cart: CartRow, until: Date | null): Promise<void> {
  const { items } = await pricedCart(ctx, cart);
  const held = until === null ? [] : items.filter(({ problem }) => problem === null);
  const quantities = held.flatMap(({ row, resolved }): Quantities[] =>
    resolved.demand.map((one) => ({ ...one, quantity: one.quantity * row.quantity })),
  );
  await reserveStock(ctx, `cart:${cart.id}`, quantities, until ?? ctx.now);
  const isHeld = new Set(held.map(({ row }) => row.id));
  const ids = cart.items.map(({ id }) => id);
  await setReservedUntil(
    ctx,
    cart.id,
    ids.filter((id) => isHeld.has(id)),
    until,
  );
  await setReservedUntil(
    ctx,
    cart.id,
    ids.filter((id) => !isHeld.has(id)),
    null,
  );
}

type Report = (path: string, kind: string, message: string) => void;

function itemOf(
  ctx: Ctx,
  cart: CartRow,
  purchasable: Purchasable,
  line: WantedLine & { known: CartItemRow | undefined },
  report: Report,
): CartItemRow | undefined {
  const resolved = resolveItem(purchasable, line, ctx.language);
  if (!resolved) {
    report('productId', 'reference', 'There is no such product.');
    return undefined;
  }
  const optionsKey = optionsKeyOf(resolved.options);
  const { percentOff, reason } = line;
  // What was agreed was agreed for the options of then: with others the price is agreed again.
  const isForOthers = line.known !== undefined && line.known.optionsKey !== optionsKey;
  const agreedPrice = isForOthers && line.known?.agreed?.price === line.agreedPrice ? null : line.agreedPrice;
  const isAgreed = agreedPrice !== null || percentOff !== null;
  if (isAgreed && reason === '') report('reason', 'required', 'An agreed price says why.');
  const shop = priceOfItem(ctx, cart.storeId, resolved, sameCurrency)?.price;
  if (agreedPrice === null && percentOff !== null && shop === undefined)
    report('percentOff', 'reference', 'It has no price that something could be taken off.');
  const price = agreedPrice ?? (percentOff === null ? 0 : off(shop ?? 0, percentOff));
  return {
    id: line.known?.id ?? 0,
    productId: resolved.product.id,
    quantity: line.quantity,
    options: resolved.options,
    optionsKey,
    reservation: line.known?.reservation ?? null,
    reservedUntil: line.known?.reservedUntil ?? null,
    agreed: isAgreed ? { price, reason } : null,
  };
}

/** Half a cent is the buyer's. */
const off = (price: Cents, percentOff: number): Cents =>
  price - Math.floor((price * percentOff + 5000) / 10_000);
