import type { ChosenOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { BuyingCompany } from '@izlog/contract/ecommerce/taxes/vat-check';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { plainOptions, plainOptionsKey } from './items/options-key.ts';

export interface CartItemRow {
  id: number;
  productId: number;
  quantity: number;
  options: ChosenOptions;
  optionsKey: string;
  reservation: { from: string; to: string } | null;
  /** ms since 1970. */
  reservedUntil: number | null;
  /** What staff agreed on for one piece: cents of the main currency, and why. */
  agreed: { price: number; reason: string } | null;
}

/** A cart as it is kept, with its items in the order in which they came. */
export interface CartRow {
  id: number;
  protectCode: string;
  status: 'open' | 'used' | 'archived' | 'draft';
  mergedInto: number | null;
  userId: number | null;
  /** Who uses of promotions count for, once somebody has tried to order it. */
  customer: string | null;
  storeId: number | null;
  memberCardBarcode: string | null;
  couponId: number | null;
  country: string | null;
  zipCode: string | null;
  /** Country of the bill; null where it is that of the delivery. */
  billingCountry: string | null;
  deliveryMethodId: number | null;
  deliveryBranchId: string | null;
  paymentMethodId: number | null;
  company: BuyingCompany | null;
  /** By promotion: which of its gifts the buyer has chosen; null where they want none. */
  gifts: Record<string, number | null>;
  orderMessage: string;
  giftMessage: string;
  giftTo: string;
  giftFrom: string;
  /** ms since 1970. */
  createdAt: number;
  updatedAt: number;
  items: CartItemRow[];
}

/** Fields of a cart that a change may set. */
export type CartChange = Partial<Omit<CartRow, 'id' | 'protectCode' | 'createdAt' | 'updatedAt' | 'items'>>;

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const cartColumns = sql.raw(`
  c.id, c.protect_code as "protectCode", c.status, c.merged_into as "mergedInto", c.user_id as "userId", c.customer,
  c.store_id as "storeId", c.member_card_barcode as "memberCardBarcode", c.coupon_id as "couponId", c.country,
  c.zip_code as "zipCode", c.billing_country as "billingCountry", c.delivery_method_id as "deliveryMethodId", c.delivery_branch_id as "deliveryBranchId",
  c.payment_method_id as "paymentMethodId", c.company, c.gifts, c.order_message as "orderMessage",
  c.gift_message as "giftMessage", c.gift_to as "giftTo", c.gift_from as "giftFrom",
  ${ms('c.created_at')} as "createdAt", ${ms('c.updated_at')} as "updatedAt",
  (select coalesce(json_agg(json_build_array(i.id, i.product_id, i.quantity,
      case when i.options_key <> '${plainOptionsKey}' then i.options end,
      case when i.options_key <> '${plainOptionsKey}' then i.options_key end,
      i.reservation, ${ms('i.reserved_until')}, i.agreed) order by i.id), '[]')
    from cart_items i where i.cart_id = c.id) as items`);

/** An item as `cartColumns` tells it: a long cart comes four times as fast without names and what is usual. */
type ItemColumns = [
  id: number,
  productId: number,
  quantity: number,
  options: ChosenOptions | null,
  optionsKey: string | null,
  reservation: CartItemRow['reservation'],
  reservedUntil: number | null,
  agreed: CartItemRow['agreed'],
];

function cartOf(row: (Omit<CartRow, 'items'> & { items: ItemColumns[] }) | undefined): CartRow | undefined {
  const items = row?.items.map(
    ([id, productId, quantity, options, optionsKey, reservation, reservedUntil, agreed]): CartItemRow => ({
      id,
      productId,
      quantity,
      options: options ?? plainOptions,
      optionsKey: optionsKey ?? plainOptionsKey,
      reservation,
      reservedUntil,
      agreed,
    }),
  );
  return row && { ...row, items: items ?? [] };
}

/** Keeps a new, empty cart of the calling user, if somebody is logged in. */
export async function insertCart(ctx: Ctx, protectCode: string, userId: number | null): Promise<number> {
  const [row] = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`insert into carts (site_id, protect_code, user_id, store_id, created_at, updated_at)
      values (${ctx.site.id}, ${protectCode}, ${userId}, ${ctx.storeId ?? null}, ${ctx.now.toISOString()}::timestamptz,
        ${ctx.now.toISOString()}::timestamptz)
      returning id`,
  );
  if (!row) throw new Error('the cart was not kept');
  return row.id;
}

/** A cart of this site with its items, in one statement. */
export async function findCart(ctx: Ctx, id: number): Promise<CartRow | undefined> {
  const [row] = await queryPrepared<Parameters<typeof cartOf>[0]>(
    ctx.db,
    sql`select ${cartColumns} from carts c where c.id = ${id} and c.site_id = ${ctx.site.id}`,
  );
  return cartOf(row);
}

/**
 * Locks a cart until the transaction ends. Read it afterwards with `findCart`: a statement that waited for the lock
 * would still see the items as they were before.
 */
export async function lockCart(ctx: Ctx, id: number): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`select id from carts where id = ${id} and site_id = ${ctx.site.id} for update`,
  );
}

/** The open cart that a user changed last, other than `exceptId`. */
export async function findOpenCartOf(
  ctx: Ctx,
  userId: number,
  exceptId: number,
): Promise<CartRow | undefined> {
  const [row] = await queryPrepared<Parameters<typeof cartOf>[0]>(
    ctx.db,
    sql`select ${cartColumns} from carts c
      where c.site_id = ${ctx.site.id} and c.user_id = ${userId} and c.status = 'open' and c.id <> ${exceptId}
        and exists (select from cart_items i where i.cart_id = c.id)
      order by c.updated_at desc, c.id desc limit 1`,
  );
  return cartOf(row);
}

const columns: Record<keyof CartChange, string> = {
  status: 'status',
  mergedInto: 'merged_into',
  userId: 'user_id',
  customer: 'customer',
  storeId: 'store_id',
  memberCardBarcode: 'member_card_barcode',
  couponId: 'coupon_id',
  country: 'country',
  zipCode: 'zip_code',
  billingCountry: 'billing_country',
  deliveryMethodId: 'delivery_method_id',
  deliveryBranchId: 'delivery_branch_id',
  paymentMethodId: 'payment_method_id',
  company: 'company',
  gifts: 'gifts',
  orderMessage: 'order_message',
  giftMessage: 'gift_message',
  giftTo: 'gift_to',
  giftFrom: 'gift_from',
};

/** Sets fields of a cart and says that it was touched. */
export async function setCart(ctx: Ctx, id: number, change: CartChange): Promise<void> {
  const sets = Object.entries(change).map(([field, value]): Statement => {
    const column = sql.raw(columns[field as keyof CartChange]);
    const isJson = (field === 'company' || field === 'gifts') && value !== null;
    return sql`${column} = ${isJson ? JSON.stringify(value) : (value as string | number | null)}`;
  });
  await queryPrepared(
    ctx.db,
    sql`update carts set ${sql.join([...sets, sql`updated_at = ${ctx.now.toISOString()}::timestamptz`], sql`, `)}
      where id = ${id} and site_id = ${ctx.site.id}`,
  );
}

/** Adds an item and gives its id; the cart counts as touched. */
export async function insertItem(
  ctx: Ctx,
  cartId: number,
  item: Pick<CartItemRow, 'productId' | 'quantity' | 'options' | 'optionsKey' | 'reservation' | 'agreed'>,
): Promise<number> {
  const [row] = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`with touched as (
        update carts set updated_at = ${ctx.now.toISOString()}::timestamptz where id = ${cartId}
      )
      insert into cart_items (cart_id, site_id, product_id, quantity, options, options_key, reservation, agreed, created_at)
      values (${cartId}, ${ctx.site.id}, ${item.productId}, ${item.quantity}, ${JSON.stringify(item.options)}::jsonb,
        ${item.optionsKey}, ${item.reservation && JSON.stringify(item.reservation)}::jsonb,
        ${item.agreed && JSON.stringify(item.agreed)}::jsonb,
        ${ctx.now.toISOString()}::timestamptz)
      returning id`,
  );
  if (!row) throw new Error('the item was not kept');
  return row.id;
}

/** Keeps that an addition was made; false when it was made before. */
export async function saveAttempt(ctx: Ctx, cartId: number, attempt: string): Promise<boolean> {
  const rows = await queryPrepared(
    ctx.db,
    sql`insert into cart_attempts (cart_id, attempt, created_at)
      values (${cartId}, ${attempt}, ${ctx.now.toISOString()}::timestamptz)
      on conflict do nothing returning cart_id`,
  );
  return rows.length > 0;
}

/** Writes an item as it is now; the cart counts as touched. */
export async function updateItemRow(ctx: Ctx, cartId: number, item: CartItemRow): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`with touched as (
        update carts set updated_at = ${ctx.now.toISOString()}::timestamptz where id = ${cartId}
      )
      update cart_items set product_id = ${item.productId}, quantity = ${item.quantity},
        options = ${JSON.stringify(item.options)}::jsonb, options_key = ${item.optionsKey},
        reservation = ${item.reservation && JSON.stringify(item.reservation)}::jsonb,
        agreed = ${item.agreed && JSON.stringify(item.agreed)}::jsonb
      where id = ${item.id} and cart_id = ${cartId}`,
  );
}

/** Removes items; the cart counts as touched. */
export async function deleteItems(ctx: Ctx, cartId: number, ids: readonly number[]): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`with touched as (
        update carts set updated_at = ${ctx.now.toISOString()}::timestamptz where id = ${cartId}
      )
      delete from cart_items where cart_id = ${cartId} and id = any(${sql.param([...ids])}::bigint[])`,
  );
}

/** Says until when the pieces of items are held; null: they are not. */
export async function setReservedUntil(
  ctx: Ctx,
  cartId: number,
  ids: readonly number[],
  until: Date | null,
): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`update cart_items set reserved_until = ${until?.toISOString() ?? null}::timestamptz
      where cart_id = ${cartId} and id = any(${sql.param([...ids])}::bigint[])`,
  );
}

/** Moves the items of one cart that another does not have into it, at most `most` of them, the earliest first. */
export async function moveItems(ctx: Ctx, from: number, to: number, most: number): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`update cart_items set cart_id = ${to}, reserved_until = null
      where id in (
        select i.id from cart_items i where i.cart_id = ${from} and not exists (
          select from cart_items k
          where k.cart_id = ${to} and k.product_id = i.product_id and k.options_key = i.options_key)
        order by i.id limit ${Math.max(0, most)})`,
  );
}

/** The cart that became an order. */
export async function cartOfOrder(ctx: Ctx, slug: string): Promise<number | undefined> {
  const [row] = await queryPrepared<{ cartId: number }>(
    ctx.db,
    sql`select cart_id as "cartId" from orders where site_id = ${ctx.site.id} and slug = ${slug}`,
  );
  return row?.cartId;
}
