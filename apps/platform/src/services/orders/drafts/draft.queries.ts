import type { DraftState, draftEventKinds } from '@izlog/contract/ecommerce/drafts/draft';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { phonePattern } from '#platform/kernel/database/typed-patterns.ts';
import type { OrderRow } from '../order.queries.ts';
import { orderDraftEvents, orderDrafts } from './draft.tables.ts';
import type { OfferContent } from './offer-content.ts';

export interface DraftRow extends Omit<typeof orderDrafts.$inferSelect, 'offer'> {
  offer: OfferContent | null;
}

/** What is kept as an offer was written by this program. */
const rowOf = (row: typeof orderDrafts.$inferSelect): DraftRow => row as DraftRow;

/** The draft with this number on the site of the call; `lock` holds its row until the transaction ends. */
export async function findDraft(ctx: Ctx, id: number, { lock = false } = {}): Promise<DraftRow | undefined> {
  const query = ctx.db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.siteId, ctx.site.id), eq(orderDrafts.id, id)));
  const [row] = await (lock ? query.for('update') : query);
  return row && rowOf(row);
}

export async function insertDraft(
  ctx: Ctx,
  row: Omit<typeof orderDrafts.$inferInsert, 'siteId' | 'createdAt' | 'updatedAt'>,
): Promise<DraftRow> {
  const [made] = await ctx.db
    .insert(orderDrafts)
    .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now, updatedAt: ctx.now })
    .returning();
  if (!made) throw new Error('the draft was not kept');
  return rowOf(made);
}

export async function changeDraft(
  ctx: Ctx,
  id: number,
  changes: Partial<typeof orderDrafts.$inferInsert>,
): Promise<DraftRow> {
  const [row] = await ctx.db
    .update(orderDrafts)
    .set({ ...changes, updatedAt: ctx.now })
    .where(and(eq(orderDrafts.siteId, ctx.site.id), eq(orderDrafts.id, id)))
    .returning();
  if (!row) throw new Error(`draft ${id} is gone`);
  return rowOf(row);
}

/** Which of some orders have a change that was begun and is not confirmed. */
export async function listOpenEdits(ctx: Ctx, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: orderDrafts.editsOrderId })
    .from(orderDrafts)
    .where(
      and(
        eq(orderDrafts.siteId, ctx.site.id),
        inArray(orderDrafts.editsOrderId, [...orderIds]),
        eq(orderDrafts.state, 'open'),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** The change of an order that is open; an order has one at a time. */
export async function findOpenEdit(ctx: Ctx, orderId: number): Promise<DraftRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderDrafts)
    .where(
      and(
        eq(orderDrafts.siteId, ctx.site.id),
        eq(orderDrafts.editsOrderId, orderId),
        eq(orderDrafts.state, 'open'),
      ),
    );
  return row && rowOf(row);
}

/** The draft that an order was made of or was last changed by: its link alone opens it. */
export async function findOfferOfOrder(
  ctx: Ctx,
  { id, cartId }: { id: number; cartId: number },
): Promise<DraftRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderDrafts)
    .where(
      and(eq(orderDrafts.siteId, ctx.site.id), eq(orderDrafts.orderId, id), eq(orderDrafts.cartId, cartId)),
    );
  return row && rowOf(row);
}

/** Holds the drafts of an order until the transaction ends. */
export async function lockDraftsOf(ctx: Ctx, orderId: number): Promise<void> {
  await ctx.db.select({ id: orderDrafts.id }).from(orderDrafts).where(isOfOrder(ctx, orderId)).for('update');
}

/** Puts the corrected buyer of an order into what its links offer: it is ordered once more as it stands there. */
export async function correctOffers(
  ctx: Ctx,
  orderId: number,
  buyer: Pick<OrderRow, 'email' | 'deliveryAddress' | 'billingAddress' | 'company'>,
): Promise<void> {
  const { deliveryAddress, billingAddress } = buyer;
  await queryOnce(
    ctx.db,
    sql`update order_drafts set address = ${JSON.stringify(deliveryAddress)}::jsonb,
        billing_address = ${JSON.stringify(billingAddress)}::jsonb,
        offer = jsonb_set(offer, '{content,values}', (offer #> '{content,values}') || ${JSON.stringify(buyer)}::jsonb)
      where site_id = ${ctx.site.id} and (edits_order_id = ${orderId} or order_id = ${orderId})
        and state = 'sent' and offer is not null`,
  );
}

const isOfOrder = (ctx: Ctx, orderId: number) =>
  and(
    eq(orderDrafts.siteId, ctx.site.id),
    or(eq(orderDrafts.editsOrderId, orderId), eq(orderDrafts.orderId, orderId)),
  );

/** Links of earlier offers of an order open nothing once it is another. */
export async function endOtherOffers(ctx: Ctx, orderId: number, exceptId: number): Promise<void> {
  await queryOnce(
    ctx.db,
    sql`update order_drafts set state = 'placed', offer_version = offer_version + 1
      where site_id = ${ctx.site.id} and order_id = ${orderId} and id <> ${exceptId}`,
  );
}

export async function removeDraft(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(orderDrafts).where(and(eq(orderDrafts.siteId, ctx.site.id), eq(orderDrafts.id, id)));
}

export async function insertDraftEvent(
  ctx: Ctx,
  draftId: number,
  kind: (typeof draftEventKinds)[number],
  note = '',
): Promise<void> {
  const { caller } = ctx;
  const userId = caller.kind === 'staff' ? caller.userId : null;
  await ctx.db
    .insert(orderDraftEvents)
    .values({ draftId, siteId: ctx.site.id, kind, note, userId, at: ctx.now });
}

export function listDraftEvents(ctx: Ctx, draftId: number) {
  return ctx.db
    .select()
    .from(orderDraftEvents)
    .where(and(eq(orderDraftEvents.siteId, ctx.site.id), eq(orderDraftEvents.draftId, draftId)))
    .orderBy(asc(orderDraftEvents.id));
}

interface DraftQuestion {
  search?: string | undefined;
  state?: DraftState | undefined;
  page: number;
  limit: number;
}

interface ListedRow {
  id: number;
  createdBy: number | null;
  total: number;
}

/** A page of drafts, the one changed last first, and how many there are. */
export async function listDrafts(ctx: Ctx, { search, state, page, limit }: DraftQuestion) {
  const now = ctx.now.toISOString();
  const conditions: Statement[] = [sql`d.site_id = ${ctx.site.id} and d.edits_order_id is null`];
  if (state === 'open' || state === 'placed') conditions.push(sql`d.state = ${state}`);
  if (state === 'sent') conditions.push(sql`d.state = 'sent' and d.valid_until > ${now}::timestamptz`);
  if (state === 'expired') conditions.push(sql`d.state = 'sent' and d.valid_until <= ${now}::timestamptz`);
  if (search) {
    const phone = phonePattern(search);
    const like = sql`'%' || izlog_like(${search}::text) || '%'`;
    conditions.push(sql`(d.id::text = ${search} or izlog_fold(concat_ws(' ', d.address ->> 'firstName',
      d.address ->> 'lastName', d.address ->> 'contactEmail', d.address ->> 'contactPhone', d.address ->> 'street',
      d.address ->> 'city', (select c.company ->> 'companyName' from carts c where c.id = d.cart_id))) like ${like}
      ${phone ? sql`or regexp_replace(d.address ->> 'contactPhone', '\\D', '', 'g') like ${phone}` : sql``})`);
  }
  const rows = await queryOnce<ListedRow>(
    ctx.db,
    sql`select d.id::int as id, d.created_by::int as "createdBy", count(*) over ()::int as total
      from order_drafts d where ${sql.join(conditions, sql` and `)}
      order by d.updated_at desc, d.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`,
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
