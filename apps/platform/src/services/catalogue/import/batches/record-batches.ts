import type { ImportRecord, RejectedRow, RowWarning } from 'catalogue-io';
import type { Importable } from './import-job.ts';

/** Records that are written together; each batch is a transaction of its own. */
const batchSize = 1000;

export interface RecordBatch {
  records: Importable[];
  /** Rows that the reader refused, and warnings, that stand between the records. */
  rejected: RejectedRow[];
  warnings: RowWarning[];
  /** Row of the last of all these. */
  lastRow: number;
}

/** Divides the records of a file into batches; those that are not `wanted` are passed over. */
export async function* batchesOf(
  records: AsyncIterable<ImportRecord>,
  wanted: (record: Importable) => boolean = () => true,
): AsyncGenerator<RecordBatch> {
  let batch = emptyBatch();
  for await (const record of records) {
    if (record.record === 'rejected') batch.rejected.push(record);
    else if (record.record === 'warning') batch.warnings.push(record);
    else if (wanted(record)) batch.records.push(record);
    batch.lastRow = record.row;
    if (batch.records.length + batch.rejected.length + batch.warnings.length < batchSize) continue;
    yield batch;
    batch = emptyBatch();
  }
  if (batch.records.length + batch.rejected.length + batch.warnings.length > 0) yield batch;
}

function emptyBatch(): RecordBatch {
  return { records: [], rejected: [], warnings: [], lastRow: 1 };
}
