import type { CartOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { type Cents, sameCurrency } from '@izlog/contract/money';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Purchasable, readPurchasable } from '../../catalogue/index.ts';
import { type Quantities, reserveStock } from '../../inventory/index.ts';
import {
  type CartItemRow,
  type CartRow,
  deleteItems,
  findCart,
  insertItem,
  setReservedUntil,
  updateItemRow,
} from '../cart.queries.ts';
import { priceOfItem } from '../sums/price-item.ts';
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
 * Gives a draft's cart, which the caller has locked, exactly these lines; the same product with the same options is one.
 * What cannot be ordered so stays and says so by its problem; refuses only what names no product, and prices without a reason.
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
    const twin = items.find((one) => one.productId === item?.productId && one.optionsKey === item.optionsKey);
    if (twin && item) twin.quantity += item.quantity;
    else if (item) items.push(item);
  });
  if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
  const stays = new Set(items.map(({ id }) => id));
  const gone = cart.items.filter(({ id }) => !stays.has(id)).map(({ id }) => id);
  if (gone.length > 0) await deleteItems(ctx, cart.id, gone);
  for (const item of items) {
    if (item.id === 0) await insertItem(ctx, cart.id, item);
    else await updateItemRow(ctx, cart.id, item);
  }
  return (await findCart(ctx, cart.id)) ?? cart;
}

/**
 * Holds the pieces of a draft until then; lines with a problem hold none. Null lets all of them go. Others may take the
 * last ones in the meantime: refuses with outOfStock.
 */
export async function holdLines(ctx: Ctx, cart: CartRow, until: Date | null): Promise<void> {
  const { items } = await pricedCart(ctx, cart);
  const held = until === null ? [] : items.filter(({ problem }) => problem === null);
  const quantities = held.flatMap(({ row, resolved }): Quantities[] =>
    resolved.demand.map(({ productId, quantity }) => ({ productId, quantity: quantity * row.quantity })),
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
  const { agreedPrice, percentOff, reason } = line;
  const isAgreed = agreedPrice !== null || percentOff !== null;
  if (isAgreed && reason === '') report('reason', 'required', 'An agreed price says why.');
  const shop = priceOfItem(ctx, cart.storeId, resolved, sameCurrency)?.regular;
  if (agreedPrice === null && percentOff !== null && shop === undefined)
    report('percentOff', 'reference', 'It has no price that something could be taken off.');
  const price = agreedPrice ?? (percentOff === null ? 0 : off(shop ?? 0, percentOff));
  return {
    id: line.known?.id ?? 0,
    productId: resolved.product.id,
    quantity: line.quantity,
    options: resolved.options,
    optionsKey: optionsKeyOf(resolved.options),
    reservation: line.known?.reservation ?? null,
    reservedUntil: line.known?.reservedUntil ?? null,
    agreed: isAgreed ? { price, reason } : null,
  };
}

/** Half a cent is the buyer's. */
const off = (price: Cents, percentOff: number): Cents =>
  price - Math.floor((price * percentOff + 5000) / 10_000);
