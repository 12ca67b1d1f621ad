import type { formEntries, formEntry } from '@izlog/contract/cms/forms/form-entries';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { BulkActs } from '#platform/kernel/resource/serve-bulk.ts';
import { filePath } from './entry-files.ts';
import {
  deleteEntry,
  type EntryRow,
  type FileRow,
  type FormRow,
  findEntry,
  findForm,
  listEntries,
  listFilesOf,
  markEntry,
} from './form.queries.ts';
import { presentForm } from './present-form.ts';

/** A page of what people filled into a form. */
export async function listForStaff(
  ctx: Ctx,
  { id, ...asked }: EndpointParsed<typeof formEntries>,
): Promise<EndpointReturn<typeof formEntries>> {
  if (!(await findForm(ctx, id))) throw new Refusal('notFound');
  const { rows, files, total } = await listEntries(ctx, id, asked);
  return {
    records: rows.map((row) => present(row, files.get(row.id) ?? [])),
    pagination: paginate(asked.page, asked.limit, total),
  };
}

/** One entry, by the words of its form. */
export async function getEntry(
  kernel: Kernel,
  ctx: Ctx,
  id: number,
): Promise<EndpointReturn<typeof formEntry>> {
  const row = await findEntry(ctx, id);
  const form = row && (await findForm(ctx, row.formId));
  if (!row || !form) throw new Refusal('notFound');
  const files = await listFilesOf(ctx, id);
  return {
    ...present(row, files),
    form: presentForm(ctx, form).title,
    rows: rowsOf(ctx, form, row),
    downloads: files.map((file) => ({
      name: file.name,
      size: file.size,
      path: filePath(kernel, ctx, file.id),
    })),
  };
}

/** What was filled in, by the labels of the form as it is now; what the form no longer asks for keeps its name. */
export function rowsOf(ctx: Ctx, form: FormRow, { data }: EntryRow): { label: string; value: string }[] {
  const { fields } = presentForm(ctx, form);
  const known = fields.flatMap(({ name, label, kind, options }) => {
    const value = data[name];
    if (value === undefined) return [];
    const chosen = options?.find((one) => one.value === value)?.label;
    return { label, value: kind === 'checkbox' ? '✓' : (chosen ?? String(value)) };
  });
  const others = Object.entries(data).filter(([name]) => !fields.some((field) => field.name === name));
  return [...known, ...others.map(([label, value]) => ({ label, value: String(value) }))];
}

/** What can be done to entries. */
export const entryActs: BulkActs = {
  done: async (ctx, id) => mustBeThere(await markEntry(ctx, id, ctx.now)),
  reopen: async (ctx, id) => mustBeThere(await markEntry(ctx, id, null)),
  delete: async (ctx, id) => mustBeThere(await deleteEntry(ctx, id)),
};

function mustBeThere(isThere: boolean): void {
  if (!isThere) throw new Refusal('notFound');
}

const present = (row: EntryRow, files: readonly FileRow[]) => ({
  id: row.id,
  formId: row.formId,
  data: row.data,
  email: row.email ?? '',
  files: files.map(({ name, size, mime }) => ({ name, size, mime })),
  confirmed: row.confirmedAt !== null,
  state: row.doneAt === null ? ('open' as const) : ('done' as const),
  created_at: row.createdAt.toISOString(),
});
