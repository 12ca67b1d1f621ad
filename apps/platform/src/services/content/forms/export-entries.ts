import type { FileReader } from '@izlog/contract/resource/file-reader';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, type SheetWords, sendSheet } from '#platform/kernel/files/sheet.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
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
  { id, state, reader }: { id: number; state?: EntryState; reader: FileReader },
  reply: FastifyReply,
): Promise<unknown> {
  const form = await findForm(ctx, id);
  if (!form) throw new Refusal('notFound');
  const { language } = ctx;
  return sendSheet(reply, `form-${id}.csv`, columnsOf(ctx, form), linesOf(ctx, form, state), {
    reader,
    language,
  });
}

interface Line {
  row: EntryRow;
  files: readonly FileRow[];
}

type Name = keyof SheetWords['entries'];
const column = (
  name: Name,
  cell: (line: Line) => string,
  rest: Partial<SheetColumn<Line>> = {},
): SheetColumn<Line> => ({ name, heading: ({ entries }) => entries[name], cell, ...rest });

function columnsOf(ctx: Ctx, form: FormRow): SheetColumn<Line>[] {
  const asked = presentForm(ctx, form).fields.filter(({ kind }) => kind !== 'file');
  return [
    column('id', ({ row }) => String(row.id), { kind: 'number' }),
    column('created_at', ({ row }) => row.createdAt.toISOString(), { kind: 'moment' }),
    column('confirmed', ({ row }) => String(row.confirmedAt !== null), { kind: 'flag' }),
    column('state', ({ row }) => (row.doneAt ? 'done' : 'open'), { says: ({ entryStates }) => entryStates }),
    // What visitors wrote stays as they wrote it.
    ...asked.map(
      ({ name, label }): SheetColumn<Line> => ({
        name: label,
        heading: () => label,
        cell: ({ row }) => String(row.data[name] ?? ''),
      }),
    ),
    column('files', ({ files }) => files.map(({ name }) => name).join('; ')),
  ];
}

async function* linesOf(ctx: Ctx, form: FormRow, state: EntryState | undefined): AsyncGenerator<Line[]> {
  let rows: readonly EntryRow[] = [];
  do {
    const read = await listEntriesAfter(ctx, form.id, { state, after: rows.at(-1)?.id ?? 0, limit: batch });
    rows = read.rows;
    yield rows.map((row) => ({ row, files: read.files.get(row.id) ?? [] }));
  } while (rows.length === batch);
}
