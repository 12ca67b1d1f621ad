import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { previewProductAxes, saveProductAxes } from '@izlog/contract/product/record/product-axes';
import { mostVariants } from '@izlog/contract/product/record/variant-bounds';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listPriceEntries } from '#platform/services/pricing/index.ts';
import { orderValues } from '../attributes/order-values.queries.ts';
import { fieldsWith, readRow } from '../desk/get-record.ts';
import { listRecordsOf, type RecordRow } from '../desk/read-record.queries.ts';
import { pricesFor } from '../desk/said-price.ts';
import { listAxes } from '../desk/variants.queries.ts';
import { getVariants, settleVariants } from '../desk/variants.ts';
import { holdProducts } from '../products/hold-products.ts';
import type { ProductAttribute, ProductInput } from '../products/product-input.ts';
import { saveProducts } from '../products/save-products.ts';
import { listChosen } from './axes.queries.ts';
import { type AxesPlan, planAxes } from './plan-axes.ts';
import { resolveAxes, writeAxes } from './resolve-axes.ts';
import { nameVariants, usesOf } from './variant-uses.ts';

type Said = EndpointParsed<typeof previewProductAxes>;

/** What saving axes would do; nothing is written. */
export async function previewAxes(ctx: Ctx, said: Said): Promise<EndpointReturn<typeof previewProductAxes>> {
  const { plan } = await planFor(ctx, said);
  return {
    count: plan.stays.length + plan.bringsBack.length + plan.makes.length,
    makes: plan.makes.length,
    bringsBack: plan.bringsBack.length,
    goes: await nameVariants(ctx, said.id, plan.goes),
    uses: await usesOf(ctx, plan.goes),
  };
}

/**
 * Saves axes and makes, brings back and puts away variants by them. What goes must be what the sender was told: who was not
 * told that variants go, or of others, is refused (recordChanged).
 */
export function saveAxes(
  outer: Ctx,
  { revision, goes, ...said }: EndpointParsed<typeof saveProductAxes>,
): Promise<EndpointReturn<typeof saveProductAxes>> {
  return inTransaction(outer, async (inner) => {
    const { id } = said;
    const ctx = await holdProducts(inner, [id], { variants: true, stock: true });
    // What is looked up by its name is not made twice.
    await takeTurn(ctx, 'attributes');
    const before = await getVariants(ctx, { id });
    const { row, resolved, plan } = await planFor(ctx, said);
    const isReported = plan.goes.length === goes.length && plan.goes.every((one) => goes.includes(one));
    if ((revision !== undefined && revision !== before.axesRevision) || !isReported)
      throw new Refusal('recordChanged', {
        fields: ['axes'],
        by: row.changedBy,
        at: row.updatedAt,
        goes: await nameVariants(ctx, id, plan.goes),
        target: `product ${id}`,
      });
    const ids = await writeAxes(ctx, resolved);
    const real = (one: number) => ids.get(one) ?? one;
    const order: number[] = [];
    let isMoved = false;
    for (const { attributeId, values } of resolved) {
      const own = values.map((value) => real(value.id));
      isMoved = (await orderValues(ctx, real(attributeId), own)) || isMoved;
      order.push(...own);
    }
    const attributeIds = resolved.map(({ attributeId }) => real(attributeId));
    const planned = withIds(plan, real);
    const inputs = await inputsFor(ctx, row, attributeIds, planned, order);
    const saved = await saveProducts(ctx, [{ id, axes: attributeIds }, ...inputs]);
    await settleVariants(ctx, saved);
    if (isMoved) await catalogueChanged(ctx, saved, ['attributes']);
    const after = await getVariants(ctx, { id });
    noteChange(
      ctx,
      `product ${id}`,
      { axes: wordsOf(before), variants: before.variants.length },
      { axes: wordsOf(after), variants: after.variants.length },
    );
    for (const one of plan.goes)
      noteChange(ctx, `product ${one}`, { state: 'published' }, { state: 'archived' });
    for (const one of plan.bringsBack)
      noteChange(ctx, `product ${one.id}`, { state: 'archived' }, { state: 'published' });
    return {
      ...after,
      made: plan.makes.length,
      broughtBack: plan.bringsBack.length,
      putAway: plan.goes.length,
    };
  });
}

async function planFor(ctx: Ctx, { id, axes, retained, isFilled }: Said) {
  const row = await readRow(ctx, id);
  if (row.format !== 'configurable') throw wrong('axes', 'format', 'Only a product with variants has axes.');
  const chosen = await listChosen(ctx, id);
  if (axes.length === 0 && chosen.some(({ isAway }) => !isAway))
    throw wrong('axes', 'required', 'Variants differ by at least one attribute.');
  const count = axes.reduce((product, { values }) => product * values.length, 1);
  const tooMany = (some: number) =>
    wrong('axes', 'tooMany', `These choices give ${some} variants; at most ${mostVariants} are made.`);
  if (count > mostVariants) throw tooMany(count);
  const resolved = await resolveAxes(ctx, axes);
  const plan = planAxes(await listAxes(ctx, id), chosen, {
    axes: resolved.map(({ attributeId, values }) => ({ attributeId, valueIds: values.map((one) => one.id) })),
    retained: new Map(retained.map(({ attributeId, valueId }) => [attributeId, valueId])),
    isFilled,
  });
  const all = plan.stays.length + plan.bringsBack.length + plan.makes.length;
  if (all > mostVariants) throw tooMany(all);
  return { row, resolved, plan };
}

/** The same with the ids of what was made meanwhile. */
function withIds({ stays, goes, bringsBack, makes }: AxesPlan, real: (id: number) => number): AxesPlan {
  const mapped = <T extends { choices: readonly number[] }>(one: T) => ({
    ...one,
    choices: one.choices.map(real),
  });
  return { stays: stays.map(mapped), goes, bringsBack: bringsBack.map(mapped), makes: makes.map(mapped) };
}

/** What the one writer of products gets: all variants in the order of the axes, and those that go behind them. */
async function inputsFor(
  ctx: Ctx,
  row: RecordRow,
  attributeIds: readonly number[],
  { stays, goes, bringsBack, makes }: AxesPlan,
  order: readonly number[],
): Promise<ProductInput[]> {
  const placed = stays.filter(({ isNewHere }) => isNewHere).map(({ id }) => id);
  const likes = makes.flatMap(({ like }) => like ?? []);
  const records = new Map(
    (placed.length + likes.length > 0 ? await listRecordsOf(ctx, [...placed, ...likes]) : []).map((one) => [
      one.id,
      one,
    ]),
  );
  const journals = await listPriceEntries(ctx, likes);
  const chosenOf = (choices: readonly number[]) =>
    attributeIds.map((attributeId, place) => ({ attributeId, valueIds: [choices[place] ?? 0] }));
  const rows = [
    ...stays.map(({ id, choices, isNewHere }) => ({
      choices,
      input: {
        id,
        ...(isNewHere && { attributes: [...othersOf(records.get(id), attributeIds), ...chosenOf(choices)] }),
      } as ProductInput,
    })),
    ...bringsBack.map(({ id, choices }) => ({ choices, input: { id, isArchived: false } as ProductInput })),
    ...makes.map(({ choices, like }) => {
      const model = like === null ? undefined : records.get(like);
      return {
        choices,
        input: {
          parentId: row.id,
          attributes: chosenOf(choices),
          stock: {
            isTracked: (model ?? row).stock.isTracked,
            quantity: 0,
            lowAt: model?.stock.lowAt ?? null,
          },
          // Split off from one that is there: it begins with what that one is, but for what is counted and numbered.
          ...(model && {
            weight: model.weight,
            media: model.media,
            isPublished: model.state === 'published' || model.state === 'waiting',
            prices: pricesFor(
              noPrice,
              { ...noPrice, base: fieldsWith(ctx, model, journals).price.base },
              ctx.now,
            ),
          }),
        } as ProductInput,
      };
    }),
  ];
  const placeOf = new Map(order.map((id, place) => [id, place]));
  const places = (choices: readonly number[]) => choices.map((id) => placeOf.get(id) ?? 0);
  const sorted = rows.toSorted((one, other) => compare(places(one.choices), places(other.choices)));
  return [
    ...sorted.map(({ input }, position) => ({ ...input, position })),
    ...goes.map((id, at) => ({ id, isArchived: true, position: sorted.length + at })),
  ];
}

const noPrice = { base: null, sale: null, saleFrom: null, saleTo: null, member: null };

/** What a variant says of other attributes than the axes. */
const othersOf = (record: RecordRow | undefined, axes: readonly number[]): ProductAttribute[] =>
  (record?.attributes ?? [])
    .filter(({ attributeId }) => !axes.includes(attributeId))
    .map(({ attributeId, valueIds, number }) =>
      number === undefined ? { attributeId, valueIds: valueIds ?? [] } : { attributeId, number },
    );

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, at] of one.entries()) {
    const difference = at - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Axes in a line, for the log: `Boja: Crna, Bijela; Veličina: S, M`. */
const wordsOf = ({ axisRecords }: Awaited<ReturnType<typeof getVariants>>): string =>
  axisRecords.map(({ name, values }) => `${name}: ${values.map((one) => one.name).join(', ')}`).join('; ');

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
