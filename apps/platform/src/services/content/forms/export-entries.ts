import { Readable } from 'node:stream';
import { toSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  type EntryRow,
  type EntryState,
  type FileRow,
  type FormRow,
  findForm,
  listEntriesAfter,
} from './form.queries.ts';
import { presentForm } from './present-form.ts';

/** Entries read at once; a file of any length takes the memory of one such batch. */
const batch = 500;

/** Sends the entries of a form as CSV (UTF-8 with BOM), the oldest first, one column for each of its fields. */
export async function exportEntries(
  ctx: Ctx,
  { id, state }: { id: number; state?: EntryState },
  reply: FastifyReply,
): Promise<unknown> {
  const form = await findForm(ctx, id);
  if (!form) throw new Refusal('notFound');
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="form-${id}.csv"`)
    .send(Readable.from(linesOf(ctx, form, state)));
}

async function* linesOf(ctx: Ctx, form: FormRow, state: EntryState | undefined): AsyncGenerator<string> {
  const { fields } = presentForm(ctx, form);
  const asked = fields.filter(({ kind }) => kind !== 'file');
  const head = ['id', 'created_at', 'confirmed', 'state', ...asked.map(({ label }) => label), 'files'];
  yield `\uFEFF${stringify([head.map(toSpreadsheetCell)])}`;
  for (let after = 0; ; ) {
    const { rows, files } = await listEntriesAfter(ctx, form.id, { state, after, limit: batch });
    if (rows.length === 0) return;
    const names = asked.map(({ name }) => name);
    yield stringify(rows.map((row) => cellsOf(row, names, files.get(row.id) ?? []).map(toSpreadsheetCell)));
    after = rows.at(-1)?.id ?? after;
  }
}

const cellsOf = (row: EntryRow, names: readonly string[], files: readonly FileRow[]): string[] => [
  String(row.id),
  row.createdAt.toISOString(),
  row.confirmedAt ? 'true' : 'false',
  row.doneAt ? 'done' : 'open',
  ...names.map((name) => String(row.data[name] ?? '')),
  files.map(({ name }) => name).join('; '),
];
