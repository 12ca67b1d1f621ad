import type { ImportProduct, ImportRef } from 'catalogue-io';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { noteSaved, standingOf } from '../../desk/note-saved.ts';
import { reindexProducts } from '../../lists/reindex-products.ts';
import type { ProductInput } from '../../products/product-input.ts';
import { saveProducts } from '../../products/save-products.ts';
import { findKnown } from './find-imported.queries.ts';
import { hashOf, type ImportJob } from './import-job.ts';
import { reportWarning } from './import-report.ts';
import { noteSettled, settleBatch } from './settle-batch.ts';

/**
 * Gives bundles their members and products their neighbours, once everything of the file is in the shop. Those that
 * were linked by an earlier import and say nothing new are left alone.
 */
export async function linkBatch(ctx: Ctx, job: ImportJob, records: readonly ImportProduct[]): Promise<void> {
  const own = await findKnown(ctx, job.source, {
    externalIds: records.map(({ externalId }) => externalId),
    skus: [],
  });
  const open = records.flatMap((record) => {
    const known = own.byExternalId.get(record.externalId);
    const hash = hashOf(job, record);
    return known && known.contentHash !== hash ? [{ record, id: known.id, hash }] : [];
  });
  if (open.length === 0) return;

  const refs = open.flatMap(({ record }) => [...record.grouped, ...record.upsells, ...record.crossSells]);
  const values = (by: ImportRef['by']) => [
    ...new Set(refs.filter((ref) => ref.by === by).map(({ value }) => value)),
  ];
  // What looks like a SKU may be the bare number of a product.
  const found = await findKnown(ctx, job.source, {
    externalIds: [...values('id'), ...values('sku')],
    skus: values('sku'),
  });
  const inputs = open.map(({ record, id, hash }): ProductInput => {
    const resolve = (column: string, list: readonly ImportRef[]) =>
      list.flatMap((ref) => {
        const bySku = ref.by === 'sku' ? found.bySku.get(ref.value) : undefined;
        const other = bySku ?? found.byExternalId.get(ref.value);
        const isNested = other?.format === 'bundle' && list === record.grouped;
        const reason = !other
          ? 'names a product that the shop does not have'
          : other.id === id
            ? 'names the product itself'
            : 'names a bundle, which is no member of another';
        if (other && other.id !== id && !isNested) return [{ id: other.id, quantity: ref.quantity ?? 1 }];
        reportWarning(job.report, { record: 'warning', row: record.row, column, reason, value: ref.value });
        return [];
      });
    const members = new Map<number, number>();
    for (const one of resolve('Grouped products', record.grouped))
      members.set(one.id, (members.get(one.id) ?? 0) + one.quantity);
    const idsOf = (column: string, list: readonly ImportRef[]) => resolve(column, list).map((one) => one.id);
    return {
      id,
      contentHash: hash,
      bundle: [...members].map(([productId, quantity]) => ({ productId, quantity })),
      upSell: idsOf('Upsells', record.upsells),
      crossSell: idsOf('Cross-sells', record.crossSells),
    };
  });
  const settled = await inTransaction(ctx, async (inner) => {
    const ids = open.map(({ id }) => id);
    const before = await standingOf(inner, ids);
    await saveProducts(inner, inputs, { cause: 'import', who: 'import' });
    const saved = new Map(open.map(({ id, record }) => [id, record]));
    const { settled, changed } = await settleBatch(inner, job, saved, new Map());
    if (changed.length > 0) await catalogueChanged(inner, await reindexProducts(inner, changed));
    await noteSaved(inner, before, ids, {});
    await job.ofStaff?.log(inner);
    return settled;
  });
  noteSettled(job, settled);
}
