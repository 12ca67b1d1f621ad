import type { Ctx } from '#platform/kernel/context.ts';
import { settlePublishing } from '../../products/settle-publishing.ts';
import type { Importable, ImportJob } from './import-job.ts';
import type { WithheldRow } from './import-report.ts';

/** What was settled of products, by id: what one lacks, or `null` for one that is published now. */
export type Settled = ReadonlyMap<number, WithheldRow | null>;

/**
 * Publishes or withholds what a batch has saved, and what that belongs to. `records` are the saved ones by id; a product
 * of an earlier batch is named by its own row, or by that of the variant that came (`parents`: ids by number).
 */
export async function settleBatch(
  ctx: Ctx,
  { withheld: before }: Pick<ImportJob, 'withheld'>,
  records: ReadonlyMap<number, Importable>,
  parents: ReadonlyMap<string, number>,
): Promise<{ settled: Settled; changed: number[] }> {
  const { withheld, changed } = await settlePublishing(ctx, [...records.keys()]);
  const tellers = new Map<number, Pick<WithheldRow, 'row' | 'name'>>(before);
  for (const record of records.values()) {
    if (record.record !== 'variant') continue;
    const parentId = parents.get(record.parentId);
    if (parentId !== undefined && !tellers.has(parentId)) tellers.set(parentId, record);
  }
  const settled = new Map<number, WithheldRow | null>(changed.map((id) => [id, null]));
  for (const { id, missing } of withheld) {
    const { row, name } = records.get(id) ?? tellers.get(id) ?? { row: 1, name: '' };
    settled.set(id, { row, name, missing });
  }
  return { settled, changed };
}

/** Keeps what was settled for the report, once it is committed. */
export function noteSettled({ withheld }: Pick<ImportJob, 'withheld'>, settled: Settled): void {
  for (const [id, row] of settled) {
    if (row === null) withheld.delete(id);
    else withheld.set(id, row);
  }
}
