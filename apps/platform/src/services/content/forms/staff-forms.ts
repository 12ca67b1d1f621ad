import type { formOverview, formRead } from '@izlog/contract/cms/forms/form-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { revisionOf } from '#platform/kernel/resource/revision.ts';
import { countEntries, deleteForm, findForm, isFormUsed, listForms } from './form.queries.ts';
import { changeable, wordsOf } from './form-words.ts';
import { presentForm } from './present-form.ts';

/** The forms of the site with how much they were used. */
export async function listForStaff(
  ctx: Ctx,
  { type, page, limit }: EndpointParsed<typeof formOverview>,
): Promise<EndpointReturn<typeof formOverview>> {
  const { rows, total } = await listForms(ctx, type, page, limit);
  const counted = await countEntries(
    ctx,
    rows.map(({ id }) => id),
  );
  const byForm = new Map(counted.map((one) => [one.formId, one]));
  const records = rows.map((row) => {
    const { entries = 0, open = 0, lastAt = null } = byForm.get(row.id) ?? {};
    return {
      id: row.id,
      title: presentForm(ctx, row).title,
      type: row.type,
      fields: row.fields.length,
      entries,
      open,
      lastAt: lastAt === null ? null : new Date(lastAt).toISOString(),
    };
  });
  return { records, pagination: paginate(page, limit, total) };
}

/** A form as it is saved, with its words in every language. */
export async function readForm(ctx: Ctx, id: number): Promise<EndpointReturn<typeof formRead>> {
  const row = await findForm(ctx, id);
  if (!row) throw new Refusal('notFound');
  const form = wordsOf(row);
  return { id, ...form, revision: revisionOf(form, changeable) };
}

/** Removes a form that nobody has filled in. */
export async function removeForm(outer: Ctx, id: number): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    if (!(await findForm(ctx, id))) throw new Refusal('notFound');
    if (await isFormUsed(ctx, id))
      throw new Refusal('validationFailed', {
        fields: [{ path: 'id', kind: 'used', message: 'The form has entries: delete them first.' }],
      });
    await deleteForm(ctx, id);
    await dropTags(ctx, [`form:${id}`]);
    return {};
  });
}
