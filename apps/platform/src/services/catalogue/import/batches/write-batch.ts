import type { ImportProduct, ImportVariant, RejectedRow, RowWarning } from 'catalogue-io';
import type { Ctx } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { noteSaved, standingOf } from '../../desk/note-saved.ts';
import { noteWaiting } from '../../lists/list-later.queries.ts';
import type { ProductInput } from '../../products/product-input.ts';
import { saveProducts } from '../../products/save-products.ts';
import type { AttributeUse } from './attribute-registry.ts';
import { findAnnouncedSales, findKnown, lockReserved } from './find-imported.queries.ts';
import { mediaOf } from './import-images.ts';
import { hasRefs, type Importable, type ImportJob } from './import-job.ts';
import { leadOldAddresses } from './old-addresses.ts';
import { type BatchPlan, type PlannedWrite, rejection } from './plan-batch.ts';
import { isUnannounced, priceInputs } from './price-inputs.ts';
import { productInputOf, type Resolved, stockOf, variantInputOf } from './product-input-of.ts';
import { type Settled, settleBatch } from './settle-batch.ts';

/** What a batch did; added to the report only once it is committed. */
export interface BatchOutcome {
  created: number;
  updated: number;
  unannouncedSales: number;
  rejected: RejectedRow[];
  warnings: RowWarning[];
  settled: Settled;
  /** Number of the note that its products wait for the lists. */
  waiting: number;
}

const saving = {
  onTakenSlug: 'number',
  cause: 'import',
  who: 'import',
  isHistory: true,
  lists: 'later',
} as const;

/**
 * Writes the planned records of a batch with a constant number of statements: what they name, then products, then
 * their variants. To be called inside a transaction, one batch of a site at a time; they are not in the lists yet.
 */
export async function writeBatch(ctx: Ctx, job: ImportJob, plan: BatchPlan): Promise<BatchOutcome> {
  await takeTurn(ctx, 'import');
  const outcome: BatchOutcome = {
    created: 0,
    updated: 0,
    unannouncedSales: 0,
    rejected: [],
    warnings: [],
    settled: new Map(),
    waiting: 0,
  };
  const { writes } = plan;
  await job.registries.attributes.prepare(
    ctx,
    writes.flatMap(({ record }) => usesOf(record)),
  );

  const known = writes.flatMap(({ id }) => id ?? []);
  const reserved = await lockReserved(ctx, known);
  const before = await standingOf(ctx, known);
  const announced = await findAnnouncedSales(ctx, known);
  const shared = ({ record, id, hash }: PlannedWrite): ProductInput => ({
    id,
    source: job.source,
    externalId: record.externalId,
    contentHash: hasRefs(record) ? null : hash,
    stock: fulfilPromises(record, stockOf(record.stock), reserved.get(id ?? 0) ?? 0, outcome),
    prices: priceInputs(record.price, {
      now: ctx.now,
      isNew: id === undefined,
      hasAnnounced: announced.has(id ?? 0),
      pricesSince: job.pricesSince,
    }),
  });

  const inputs: ProductInput[] = [];
  const products = writes.filter(isProduct);
  for (const write of products)
    inputs.push({
      ...productInputOf(write.record, await resolve(ctx, job, write.record, outcome)),
      ...shared(write),
    });
  const ids = await saveProducts(ctx, inputs, saving);

  const parents = new Map(plan.untouched);
  for (const [at, { record }] of products.entries()) parents.set(record.externalId, ids[at] ?? 0);
  await addParents(ctx, job, writes, parents);
  const variants: ProductInput[] = [];
  const variantRecords: ImportVariant[] = [];
  for (const write of writes.filter(isVariant)) {
    const parentId = parents.get(write.record.parentId);
    if (parentId === undefined)
      outcome.rejected.push(rejection(write.record, 'belongs to a product that was refused'));
    else {
      const resolved = await resolve(ctx, job, write.record, outcome);
      variants.push({ ...variantInputOf(write.record, parentId, resolved), ...shared(write) });
      variantRecords.push(write.record);
    }
  }
  const variantIds = await saveProducts(ctx, variants, saving);
  const saved = new Map<number, Importable>();
  for (const [at, { record }] of products.entries()) saved.set(ids[at] ?? 0, record);
  for (const [at, record] of variantRecords.entries()) saved.set(variantIds[at] ?? 0, record);
  await leadOldAddresses(
    ctx,
    job,
    products.flatMap(({ record }, at) => (ids[at] === undefined ? [] : [{ id: ids[at], record }])),
  );
  const { settled, changed } = await settleBatch(ctx, job, saved, parents);
  outcome.settled = settled;
  await noteSaved(ctx, before, [...saved.keys()], { fromFile: job.ofStaff?.name });
  await job.ofStaff?.log(ctx);
  outcome.waiting = await noteWaiting(ctx, [...new Set([...saved.keys(), ...changed])]);

  for (const { id, prices = [] } of [...inputs, ...variants]) {
    outcome[id === undefined ? 'created' : 'updated']++;
    if (id === undefined && isUnannounced(prices)) outcome.unannouncedSales++;
  }
  return outcome;
}

/** The attributes that a record gives values; those by which variants differ are given by the variants. */
function usesOf(record: Importable): AttributeUse[] {
  if (record.record === 'product') return record.attributes;
  return record.options.map(({ name, value }) => ({
    name,
    values: [value],
    visible: true,
    isVariation: true,
  }));
}

async function resolve(
  ctx: Ctx,
  job: ImportJob,
  record: Importable,
  outcome: BatchOutcome,
): Promise<Resolved> {
  const { attributes: attributeRegistry, labels, categories } = job.registries;
  const warn = (column: string, reason: string, value: string) =>
    outcome.warnings.push({ record: 'warning', row: record.row, column, reason, value });

  const attributes = usesOf(record).flatMap(({ name, values, isVariation }) => {
    if (values.length === 0 || (isVariation && record.record === 'product')) return [];
    const found = attributeRegistry.valueOf(name, values);
    if (!found) warn(name, 'does not fit the attribute of this shop and was left out', values.join(', '));
    return found ?? [];
  });
  const resolved: Resolved = {
    language: job.language,
    taxClassId: null,
    attributes,
    media: mediaOf(job, record),
  };
  const { tax } = record;
  if (tax?.status === 'taxable') {
    resolved.taxClassId = labels.taxClass(tax.taxClass) ?? null;
    if (resolved.taxClassId === null && tax.taxClass !== '')
      warn('Tax class', 'is not known in this shop: the usual tax applies', tax.taxClass);
  }
  if (record.record === 'variant') return resolved;

  resolved.axes = record.attributes
    .filter((one) => one.isVariation)
    .map(({ name }) => attributeRegistry.idOf(name));
  resolved.categories = [];
  for (const path of record.categories) resolved.categories.push(await categories.place(ctx, path));
  resolved.tags = [];
  for (const name of record.tags) resolved.tags.push(await labels.tag(ctx, name));
  const [brand] = record.brands;
  resolved.brandId = brand === undefined ? null : await labels.brand(ctx, brand);
  return resolved;
}

// Orders keep what they were promised: the stock of a file may be older than they are.
function fulfilPromises(
  record: Importable,
  stock: ReturnType<typeof stockOf>,
  reserved: number,
  { warnings }: BatchOutcome,
): ReturnType<typeof stockOf> {
  const { isTracked, backorders = 'no', quantity = 0 } = stock;
  if (!isTracked || backorders !== 'no' || quantity >= reserved) return stock;
  const reason = `is less than the ${reserved} promised to carts and orders, so it was set to that`;
  warnings.push({ record: 'warning', row: record.row, column: 'Stock', reason, value: String(quantity) });
  return { ...stock, quantity: reserved };
}

async function addParents(
  ctx: Ctx,
  job: ImportJob,
  writes: readonly PlannedWrite[],
  parents: Map<string, number>,
): Promise<void> {
  const missing = writes.filter(isVariant).map(({ record }) => record.parentId);
  const externalIds = [...new Set(missing)].filter((id) => !parents.has(id));
  if (externalIds.length === 0) return;
  const { byExternalId } = await findKnown(ctx, job.source, { externalIds, skus: [] });
  for (const [externalId, { id }] of byExternalId) parents.set(externalId, id);
}

function isProduct(write: PlannedWrite): write is PlannedWrite & { record: ImportProduct } {
  return write.record.record === 'product';
}

function isVariant(write: PlannedWrite): write is PlannedWrite & { record: ImportVariant } {
  return write.record.record === 'variant';
}
