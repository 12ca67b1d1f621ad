import type { PartInput } from '@izlog/contract/cms/content/part';
import { paginate } from '@izlog/contract/pagination';
import { noteChange } from '../../../kernel/audit.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { removeRefs } from '../documents/ref.queries.ts';
import { mustBeDeclared } from './must-be-declared.ts';
import { saveContent } from './save-content.ts';
import { countTemplates, listTemplates, removeTemplate } from './template.queries.ts';

/** A page of the site's templates, the newest first (CMS-066). */
export async function filterTemplates(ctx: Ctx, { page, limit }: { page: number; limit: number }) {
  const total = await countTemplates(ctx);
  const rows = await listTemplates(ctx, { limit, offset: (page - 1) * limit });
  return { records: rows.map(present), pagination: paginate(page, limit, total) };
}

/** Keeps sections under a name; refuses unknown sections and unsafe addresses. */
export async function createTemplate(
  ctx: Ctx,
  { name, sections }: { name: string; sections: readonly PartInput[] },
) {
  mustBeDeclared({ handler: 'template', parts: sections });
  // Texts of a template are those of whoever made it; pages made from it get their own.
  const translations = { [ctx.site.defaultLanguage]: { title: name, parts: sections } };
  const id = await saveContent(ctx, { kind: 'template', translations });
  const [row] = await listTemplates(ctx, { id });
  if (!row) throw new Error('the template was not kept');
  return present(row);
}

/** Calls a template otherwise; refuses with notFound. */
export function renameTemplate(ctx: Ctx, { id, name }: { id: number; name: string }) {
  return inTransaction(ctx, async (inner) => {
    const [before] = await listTemplates(inner, { id });
    if (!before) throw new Refusal('notFound');
    await saveContent(inner, { id, kind: 'template', translations: { [before.language]: { title: name } } });
    noteChange(inner, `template ${id}`, { name: before.name }, { name });
    return present({ ...before, name });
  });
}

/** Deletes a template; refuses with notFound. */
export function deleteTemplate(ctx: Ctx, { id }: { id: number }): Promise<Record<never, never>> {
  return inTransaction(ctx, async (inner) => {
    const [row] = await listTemplates(inner, { id });
    if (!row || !(await removeTemplate(inner, id))) throw new Refusal('notFound');
    await removeRefs(inner, id);
    noteChange(inner, `template ${id}`, { name: row.name }, {});
    return {};
  });
}

function present({
  createdAt,
  language: _language,
  ...row
}: Awaited<ReturnType<typeof listTemplates>>[number]) {
  return { ...row, created_at: createdAt.toISOString() };
}
