import { skuKey } from '@izlog/contract/product/sku-key';
import type { RejectedRow, RowWarning } from 'catalogue-io';
import type { Ctx } from '#platform/kernel/context.ts';
import { findKnown, type KnownProduct } from './find-imported.queries.ts';
import { hashOf, type Importable, type ImportJob } from './import-job.ts';
import { oddBarcode, spelledAs, type WithheldRow } from './import-report.ts';

/** What is to be done with the records of a batch. */
export interface BatchPlan {
  /** To be written: over the product with `id`, or as a new one. */
  writes: PlannedWrite[];
  skipped: number;
  /** SKUs that the shop spells otherwise. */
  warnings: RowWarning[];
  rejected: RejectedRow[];
  /** Ids of products that the batch found as they were, by external id. */
  untouched: Map<string, number>;
  /** Those of them whose publishing is withheld, by id. */
  withheld: Map<number, WithheldRow>;
}

export interface PlannedWrite {
  record: Importable;
  id: number | undefined;
  hash: string;
}

/**
 * Looks up which records the shop has already, by their number in the other shop, else by SKU, and which of them say
 * anything new. Reads only.
 */
export async function planBatch(
  ctx: Ctx,
  job: ImportJob,
  records: readonly Importable[],
): Promise<BatchPlan> {
  const known = await findKnown(ctx, job.source, {
    externalIds: records.map(({ externalId }) => externalId),
    skus: records.flatMap(({ sku }) => sku ?? []),
  });
  const here = new Set(records.map(({ externalId }) => externalId));
  const plan: BatchPlan = {
    writes: [],
    skipped: 0,
    warnings: [],
    rejected: [],
    untouched: new Map(),
    withheld: new Map(),
  };
  const taken = new Set<string>();

  for (const record of records) {
    const same = known.byExternalId.get(record.externalId);
    const owner = record.sku === null ? undefined : known.bySku.get(record.sku);
    const id = same?.id ?? owner?.id;
    const hash = hashOf(job, record);
    const reason = reasonToReject(record, same, owner);
    if (reason !== undefined) plan.rejected.push(rejection(record, reason));
    else if (same && same.contentHash === hash) {
      plan.skipped++;
      plan.untouched.set(record.externalId, same.id);
      const { row, name } = record;
      if (same.withheld.length > 0) plan.withheld.set(same.id, { row, name, missing: same.withheld });
    } else {
      plan.writes.push({ record: spelledByShop(record, same ?? owner), id, hash });
      plan.warnings.push(...oddBarcode(record.row, 'GTIN', record.barcode));
    }
    if (record.sku !== null) taken.add(skuKey(record.sku));
    taken.add(`id ${id ?? record.externalId}`);
  }
  return plan;

  /** A SKU that differs by case alone stays as it stands in the shop (CATALOG-008), on labels and in orders. */
  function spelledByShop<R extends Importable>(record: R, known: KnownProduct | undefined): R {
    const { sku } = record;
    if (!sku || !known?.sku || sku === known.sku || skuKey(sku) !== skuKey(known.sku)) return record;
    const reason = spelledAs(known.sku);
    plan.warnings.push({ record: 'warning', row: record.row, column: 'SKU', reason, value: sku });
    return { ...record, sku: known.sku };
  }

  function reasonToReject(
    record: Importable,
    same: KnownProduct | undefined,
    owner: KnownProduct | undefined,
  ): string | undefined {
    if (record.sku !== null && taken.has(skuKey(record.sku))) return 'is already used on an earlier row';
    if (taken.has(`id ${same?.id ?? owner?.id ?? record.externalId}`))
      return 'belongs to a product of an earlier row';
    if (same && owner && same.id !== owner.id) return 'is already used by another product of the shop';
    const isOtherRow = owner?.source === job.source && here.has(owner.externalId ?? '');
    if (!same && owner && isOtherRow) return `is already used by the product imported as ${owner.externalId}`;
    return undefined;
  }
}

/** A record that cannot be written, with the reason at its SKU. */
export function rejection({ row, sku }: Importable, reason: string): RejectedRow {
  return { record: 'rejected', row, problems: [{ column: 'SKU', reason, value: sku ?? '' }] };
}
