import { toSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../../../kernel/context.ts';
import { sendCsv } from '../../../kernel/http/send-csv.ts';
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

/** Sends the entries of a form as CSV, the oldest first, one column for each of its fields. */
export async function exportEntries(
  ctx: Ctx,
  { id, state }: { id: number; state?: EntryState },
  reply: FastifyReply,
): Promise<unknown> {
  const form = await findForm(ctx, id);
  if (!form) throw new Refusal('notFound');
  return sendCsv(reply, `form-${id}.csv`, linesOf(ctx, form, state));
}

async function* linesOf(ctx: Ctx, form: FormRow, state: EntryState | undefined): AsyncGenerator<string> {
  const { fields } = presentForm(ctx, form);
  const asked = fields.filter(({ kind }) => kind !== 'file');
  const names = asked.map(({ name }) => name);
  const titles = ['id', 'created_at', 'confirmed', 'state', ...asked.map(({ label }) => label), 'files'];
  let head = stringify([titles.map(toSpreadsheetCell)]);
  let rows: readonly EntryRow[] = [];
  do {
    const read = await listEntriesAfter(ctx, form.id, { state, after: rows.at(-1)?.id ?? 0, limit: batch });
    rows = read.rows;
    const lines = rows.map((row) => cellsOf(row, names, read.files.get(row.id) ?? []).map(toSpreadsheetCell));
    yield head + stringify(lines);
    head = '';
  } while (rows.length === batch);
}

const cellsOf = (row: EntryRow, names: readonly string[], files: readonly FileRow[]): string[] => [
  String(row.id),
  row.createdAt.toISOString(),
  row.confirmedAt ? 'true' : 'false',
  row.doneAt ? 'done' : 'open',
  ...names.map((name) => String(row.data[name] ?? '')),
  files.map(({ name }) => name).join('; '),
];
