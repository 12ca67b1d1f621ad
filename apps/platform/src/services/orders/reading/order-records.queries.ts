import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { outsidePapers } from '../papers/outside-paper.tables.ts';
import { listParcelsOf, type ParcelRow } from '../parcels/parcel.queries.ts';
import { payments, refunds } from '../payment/payment.tables.ts';
import { conditions } from '../staff/staff-orders.queries.ts';

/** An invoice or a credit note of an order, of ours or of another program. */
export interface OrderPaper {
  orderId: number;
  kind: 'invoice' | 'credit';
  number: string;
  issuedAt: Date;
  isOurs: boolean;
}

/** An order with all that lies below it, as it is kept: what other programs read of many at once. */
export interface OrderRecord {
  order: OrderRow;
  /** Null of a guest, and where the account is gone. */
  accountId: number | null;
  items: OrderItemRow[];
  parcels: ParcelRow[];
  /** Those that did not fail, the first one first. */
  refunds: (typeof refunds.$inferSelect)[];
  papers: OrderPaper[];
  /** Of variants among what was bought: the product of each. */
  parents: ReadonlyMap<number, number>;
  /** The provider's number of the payment that went through. */
  transactionId: string | null;
}

/** A state, of orders paid in one of some ways where those are named. */
export interface StateOf {
  state: OrderState;
  kinds?: readonly PaymentKind[];
}

/** Which orders, and in which order. */
export interface OrderRecordFilter {
  ids?: readonly number[];
  notIds?: readonly number[];
  states?: readonly StateOf[];
  search?: string;
  /** An account; 0 for guests. */
  customer?: number;
  product?: number;
  createdFrom?: Date;
  createdBefore?: Date;
  changedFrom?: Date;
  changedBefore?: Date;
  by: 'id' | 'createdAt' | 'updatedAt';
  isAscending: boolean;
  offset: number;
  limit: number;
}

/** A page of orders whole, and how many match: as many statements for a hundred orders as for one. */
async function listOrderRecords(
  ctx: Ctx,
  filter: OrderRecordFilter,
): Promise<{ records: OrderRecord[]; total: number }> {
  const where = matching(ctx, filter);
  const total = await ctx.db.$count(orders, where);
  const direction = filter.isAscending ? asc : desc;
  // Ids first, of which an index is read up to the page; whole rows of the page alone.
  const found =
    filter.offset >= total
      ? []
      : await ctx.db
          .select({ id: orders.id })
          .from(orders)
          .where(where)
          .orderBy(direction(orders[filter.by]), direction(orders.id))
          .limit(filter.limit)
          .offset(filter.offset);
  return {
    records: await readOrderRecords(
      ctx,
      found.map(({ id }) => id),
    ),
    total,
  };
}

/** Orders of the site whole, in the order of their ids as given; those that there are not are left out. */
async function readOrderRecords(ctx: Ctx, ids: readonly number[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const { db, site } = ctx;
  const some = [...ids];
  const rows = await db
    .select({ order: orders, accountId: users.id })
    .from(orders)
    .leftJoin(users, and(eq(users.siteId, site.id), eq(users.id, orders.userId), sql`not ${users.isGuest}`))
    .where(and(eq(orders.siteId, site.id), inArray(orders.id, some)));
  const items = Map.groupBy(await listItems(ctx, some), ({ orderId }) => orderId);
  const parcels = Map.groupBy(await listParcelsOf(ctx, some), ({ orderId }) => orderId);
  const given = Map.groupBy(
    await db
      .select()
      .from(refunds)
      .where(
        and(eq(refunds.siteId, site.id), inArray(refunds.orderId, some), sql`${refunds.state} <> 'failed'`),
      )
      .orderBy(asc(refunds.id)),
    ({ orderId }) => orderId,
  );
  const papers = Map.groupBy(await papersOf(ctx, some), ({ orderId }) => orderId);
  const paid = await db
    .select({ orderId: payments.orderId, transactionId: payments.transactionId })
    .from(payments)
    .where(
      and(
        eq(payments.siteId, site.id),
        inArray(payments.orderId, some),
        eq(payments.state, 'approved'),
        isNotNull(payments.transactionId),
      ),
    )
    .orderBy(asc(payments.id));
  const transactions = new Map(paid.map(({ orderId, transactionId }) => [orderId, transactionId]));
  const bought = [...new Set([...items.values()].flat().map(({ productId }) => productId))];
  const variants =
    bought.length === 0
      ? []
      : await db
          .select({ id: products.id, parentId: products.parentId })
          .from(products)
          .where(
            and(eq(products.siteId, site.id), inArray(products.id, bought), isNotNull(products.parentId)),
          );
  const parents = new Map(variants.map(({ id, parentId }) => [id, parentId ?? id]));
  const rowOf = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    return {
      ...row,
      items: items.get(id) ?? [],
      parcels: parcels.get(id) ?? [],
      refunds: given.get(id) ?? [],
      papers: papers.get(id) ?? [],
      parents,
      transactionId: transactions.get(id) ?? null,
    };
  });
}

function matching(ctx: Ctx, filter: OrderRecordFilter): SQL | undefined {
  const { ids, notIds, states, search, customer, product } = filter;
  return and(
    conditions(ctx, { ...(search && { search }), ...(product && { product }) }),
    ids ? inArray(orders.id, [...ids]) : undefined,
    notIds && notIds.length > 0 ? notInArray(orders.id, [...notIds]) : undefined,
    states ? (or(...states.map(inState)) ?? sql`false`) : undefined,
    customer === undefined ? undefined : ofCustomer(customer),
    filter.createdFrom ? gte(orders.createdAt, filter.createdFrom) : undefined,
    filter.createdBefore ? lt(orders.createdAt, filter.createdBefore) : undefined,
    filter.changedFrom ? gte(orders.updatedAt, filter.changedFrom) : undefined,
    filter.changedBefore ? lt(orders.updatedAt, filter.changedBefore) : undefined,
  );
}

const inState = ({ state, kinds }: StateOf): SQL | undefined =>
  and(eq(orders.state, state), kinds ? inArray(orders.paymentKind, [...kinds]) : undefined);

const ofCustomer = (id: number): SQL =>
  id === 0
    ? sql`not exists (select from users u where u.id = ${orders.userId} and not u.is_guest)`
    : (and(
        eq(orders.userId, id),
        sql`exists (select from users u where u.id = ${orders.userId} and not u.is_guest)`,
      ) ?? sql`false`);

async function papersOf({ db, site }: Ctx, orderIds: number[]): Promise<OrderPaper[]> {
  const ours = await db
    .select({
      orderId: issuedDocuments.orderId,
      kind: issuedDocuments.kind,
      number: issuedDocuments.number,
      issuedAt: issuedDocuments.issuedAt,
    })
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.siteId, site.id), inArray(issuedDocuments.orderId, orderIds)))
    .orderBy(asc(issuedDocuments.id));
  const others = await db
    .select({
      orderId: outsidePapers.orderId,
      kind: outsidePapers.kind,
      number: outsidePapers.number,
      issuedOn: outsidePapers.issuedOn,
    })
    .from(outsidePapers)
    .where(and(eq(outsidePapers.siteId, site.id), inArray(outsidePapers.orderId, orderIds)))
    .orderBy(asc(outsidePapers.id));
  return [
    ...ours.map((one) => ({ ...one, isOurs: true })),
    ...others.map(({ issuedOn, ...one }) => ({
      ...one,
      issuedAt: new Date(`${issuedOn}T12:00:00Z`),
      isOurs: false,
    })),
  ];
}

/** Whole orders, as programs read them. */
export const orderRecords = { list: listOrderRecords, read: readOrderRecords } as const;
