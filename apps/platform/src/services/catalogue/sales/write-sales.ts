import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { toCents } from '@izlog/contract/money';
import { saleFaults } from '@izlog/contract/product/sales/sale-form';
import {
  mostReduced,
  type moveSale as moveEndpoint,
  type saveSale as saveEndpoint,
  type scheduleSale as scheduleEndpoint,
} from '@izlog/contract/product/sales/sale-staff';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { changedSince } from '#platform/kernel/resource/revision.ts';
import { planPrices } from './plan-sale.ts';
import { holdSale, laterWeeks, readSale, removeSale, type SaleRow, updateSale } from './sale.queries.ts';
import { priceSales } from './sale.tables.ts';
import {
  dropWaiting,
  findUnknownIds,
  idsOfKeys,
  listItems,
  listMeant,
  narrows,
  removeItems,
} from './sale-items.queries.ts';
import { later, saleJob } from './sale-job.ts';
import { loggedSale, presentRow, settable } from './show-sales.ts';

type Acted = EndpointReturn<typeof scheduleEndpoint>;

/**
 * Saves the draft of a sale and works out what it would do. Refuses with validationFailed, naming the fields, and with
 * recordChanged what somebody else has changed since it was read (OFFICE-07).
 */
export function saveSale(
  outer: Ctx,
  { id, revision, ...given }: EndpointParsed<typeof saveEndpoint>,
): Promise<{ id: number }> {
  return inTransaction(outer, async (ctx) => {
    const before = id === null ? undefined : await holdSale(ctx, id);
    if (before && before.scheduledAt !== null) throw wrong('state', 'scheduled', 'It is scheduled already.');
    refuseChanged(before, revision);
    const values = await valuesOf(ctx, given);
    const saved = before ? before.id : await insertSale(ctx, values);
    if (before) await updateSale(ctx, saved, { ...values, userId: staffOf(ctx) });
    const row = await readSale(ctx, saved);
    await plan(ctx, row);
    noteChange(ctx, targetOf(saved), before ? loggedSale(before) : {}, loggedSale(row));
    return { id: saved };
  });
}

async function insertSale(
  ctx: Ctx,
  values: Omit<typeof priceSales.$inferInsert, 'siteId' | 'userId' | 'createdAt'>,
): Promise<number> {
  const [made] = await ctx.db
    .insert(priceSales)
    .values({ ...values, siteId: ctx.site.id, userId: staffOf(ctx), createdAt: ctx.now })
    .returning({ id: priceSales.id });
  if (!made) throw new Error('a sale was not saved');
  return made.id;
}

function refuseChanged(before: SaleRow | undefined, revision: string | undefined): void {
  if (!before || revision === undefined) return;
  const changed = changedSince(revision, loggedSale(before), settable);
  if (changed.length > 0)
    throw new Refusal('recordChanged', {
      fields: changed,
      record: presentRow(before),
      target: targetOf(before.id),
    });
}

/** Looks at all prices that a draft means. */
async function plan(ctx: Ctx, sale: SaleRow): Promise<void> {
  await removeItems(ctx, sale.id);
  await planPrices(ctx, sale, await listAllMeant(ctx, sale));
}

async function listAllMeant(ctx: Ctx, sale: SaleRow): Promise<number[]> {
  const ids = await listMeant(ctx, sale, mostReduced + 1);
  if (ids.length > mostReduced)
    throw wrong('categoryIds', 'tooMany', `At most ${mostReduced} prices are in a sale.`);
  return ids;
}

type Given = Omit<EndpointParsed<typeof saveEndpoint>, 'id' | 'revision'>;

async function valuesOf(ctx: Ctx, { skus, exceptSkus, ...given }: Given) {
  const [named, except] = [await idsOfKeys(ctx, skus), await idsOfKeys(ctx, exceptSkus)];
  const values = {
    ...given,
    search: given.search || null,
    productIds: union(given.productIds, named),
    exceptProductIds: union(given.exceptProductIds, except),
    value: toCents(given.value),
    floor: given.floor === null ? null : toCents(given.floor),
    validFrom: new Date(given.validFrom),
    validTo: new Date(given.validTo),
  };
  const faults = [
    ...saleFaults(given),
    ...unknown('skus', skus, named),
    ...unknown('exceptSkus', exceptSkus, except),
    ...(await unknownIds(ctx, given)),
  ];
  if (values.validTo <= ctx.now)
    faults.push({ path: 'validTo', kind: 'past', message: 'Its end is over already.' });
  if (!narrows(values) && values.productIds.length === 0)
    faults.push({ path: 'categoryIds', kind: 'required', message: 'What is reduced?' });
  if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
  return values;
}

async function unknownIds(ctx: Ctx, given: Omit<Given, 'skus' | 'exceptSkus'>): Promise<FieldRefusal[]> {
  const { categoryIds, tagId, exceptTagId, brandId } = given;
  const found = await findUnknownIds(ctx, {
    categoryIds,
    tagIds: [tagId, exceptTagId].filter((id) => id !== null),
    brandIds: brandId === null ? [] : [brandId],
  });
  return found.map(({ kind, id }) => ({
    path: { category: 'categoryIds', tag: id === tagId ? 'tagId' : 'exceptTagId', brand: 'brandId' }[kind],
    kind: 'reference',
    message: `${id} is not of this site.`,
  }));
}

const union = (ids: readonly number[], more: readonly (number | null)[]): number[] => [
  ...new Set([...ids, ...more.filter((id) => id !== null)]),
];

/** What was named and is not there, at most 50 of it. */
const unknown = (field: string, words: readonly string[], ids: readonly (number | null)[]): FieldRefusal[] =>
  words
    .flatMap((word, at) =>
      ids[at] === null
        ? [{ path: `${field}.${at}`, kind: 'reference', message: `${word} is not of this site.` }]
        : [],
    )
    .slice(0, 50);

/**
 * Schedules a draft as it is now; twice is once. Where another number of prices would be reduced than was shown it only looks at
 * them again, and refuses (validationFailed, `fits`).
 */
export async function scheduleSale(
  outer: Ctx,
  { id, fits }: EndpointParsed<typeof scheduleEndpoint>,
): Promise<Acted> {
  const done = await inTransaction(outer, async (ctx) => {
    const draft = await holdSale(ctx, id);
    if (draft.scheduledAt !== null) return { id, state: draft.state, fits };
    if (draft.validTo <= ctx.now) throw wrong('validTo', 'past', 'Its end is over already.');
    await plan(ctx, draft);
    const { fits: found } = await readSale(ctx, id);
    if (found !== fits || found === 0) return { id, state: draft.state, fits: found };
    await updateSale(ctx, id, {
      scheduledAt: ctx.now,
      validFrom: later(draft.validFrom, ctx.now),
      work: 'write',
      userId: staffOf(ctx),
    });
    return { ...(await begin(ctx, draft)), fits };
  });
  if (done.fits === 0) throw wrong('fits', 'none', 'Nothing would be reduced.');
  if (done.fits !== fits) throw wrong('fits', 'changed', `${done.fits} prices would be reduced by now.`);
  return { id: done.id, state: done.state };
}

/** Gives a sale other dates: one that runs keeps its beginning. */
export function moveSale(
  outer: Ctx,
  { id, validFrom, validTo }: EndpointParsed<typeof moveEndpoint>,
): Promise<Acted> {
  return inTransaction(outer, async (ctx) => {
    const sale = await mustStand(ctx, id);
    const to = new Date(validTo);
    const from = sale.state === 'planned' && validFrom ? new Date(validFrom) : sale.validFrom;
    const begins = from > ctx.now || sale.state === 'on' ? from : ctx.now;
    if (to <= ctx.now) throw wrong('validTo', 'past', 'Its end is over already.');
    if (to <= begins) throw wrong('validTo', 'range', 'A sale cannot end before it begins.');
    if (to.getTime() === sale.validTo.getTime() && begins.getTime() === sale.validFrom.getTime())
      return { id, state: sale.state };
    // What still waits is written with the new dates in the same way.
    const isWaiting = (await listItems(ctx, id, { states: ['waiting'], limit: 1 })).length > 0;
    if (isWaiting) throw wrong('state', 'underWay', 'Its prices are being written just now.');
    await updateSale(ctx, id, { validFrom: begins, validTo: to, work: 'move', userId: staffOf(ctx) });
    return begin(ctx, sale);
  });
}

/** Reduces what matches by now and was not there when the sale was scheduled. */
export function joinSale(outer: Ctx, { id }: { id: number }): Promise<Acted> {
  return inTransaction(outer, async (ctx) => {
    const sale = await mustStand(ctx, id);
    if (sale.work !== null && sale.work !== 'write')
      throw wrong('state', 'underWay', 'Its prices are being written just now.');
    const states = ['waiting', 'written', 'left', 'ended'] as const;
    const there = new Set(
      (await listItems(ctx, id, { states, limit: mostReduced * 2 })).map(({ productId }) => productId),
    );
    const joining = (await listAllMeant(ctx, sale)).filter((one) => !there.has(one));
    if (joining.length === 0) return { id, state: sale.state };
    await planPrices(ctx, sale, joining);
    await updateSale(ctx, id, { work: 'write', userId: staffOf(ctx) });
    return begin(ctx, sale);
  });
}

/** Ends a sale that runs, or takes back one that is planned; twice is once. */
export function endSale(outer: Ctx, { id }: { id: number }): Promise<Acted> {
  return inTransaction(outer, async (ctx) => {
    const sale = await holdSale(ctx, id);
    if (sale.state === 'over' || sale.state === 'takenBack') return { id, state: sale.state };
    if (sale.scheduledAt === null) throw wrong('state', 'draft', 'It is a draft.');
    await dropWaiting(ctx, id);
    await updateSale(ctx, id, { endedAt: ctx.now, work: 'end', userId: staffOf(ctx) });
    return begin(ctx, sale);
  });
}

/** The same once more as a draft, on the same days of a week to come. */
export function copySale(outer: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return inTransaction(outer, async (ctx) => {
    const sale = await readSale(ctx, id);
    const { categoryIds, tagId, brandId, search, filter, productIds, exceptTagId, exceptProductIds } = sale;
    const { name, kind, value, rounding, floor } = sale;
    const what = { categoryIds, tagId, brandId, search, filter, productIds, exceptTagId, exceptProductIds };
    const made = await insertSale(ctx, {
      ...{ name, kind, value, rounding, floor, ...what },
      ...(await laterWeeks(ctx, sale)),
    });
    const row = await readSale(ctx, made);
    await plan(ctx, row);
    noteChange(ctx, targetOf(made), {}, loggedSale(row));
    return { id: made };
  });
}

/** Removes a draft; what was scheduled stays as proof. */
export function deleteSale(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const sale = await holdSale(ctx, id);
    if (sale.scheduledAt !== null) throw new Refusal('recordInUse', { prices: sale.fits });
    await removeItems(ctx, id);
    await removeSale(ctx, id);
    noteChange(ctx, targetOf(id), loggedSale(sale), {});
    return {};
  });
}

/** Sends the job that does what was written down, and says what the sale is then. */
async function begin(ctx: Ctx, before: SaleRow): Promise<Acted> {
  await ctx.jobs.send(ctx.db, saleJob, { siteId: ctx.site.id, saleId: before.id });
  const after = await readSale(ctx, before.id);
  noteChange(ctx, targetOf(before.id), loggedSale(before), loggedSale(after));
  return { id: before.id, state: after.state };
}

async function mustStand(ctx: Ctx, id: number): Promise<SaleRow> {
  const sale = await holdSale(ctx, id);
  if (sale.state !== 'planned' && sale.state !== 'on') throw wrong('state', sale.state, 'It does not hold.');
  return sale;
}

/** What the log calls a sale. */
export const targetOf = (id: number): string => `price sale ${id}`;

const staffOf = ({ caller }: Ctx): number | null => (caller.kind === 'staff' ? caller.userId : null);

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
