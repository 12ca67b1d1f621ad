import type { PartInput } from '@izlog/contract/cms/content/part';
import { paginate } from '@izlog/contract/pagination';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { DocumentDoor } from '#platform/kernel/documents/document-door.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { bodiesOfText } from '../documents/bodies-of-text.ts';
import { removeRefs } from '../documents/ref.queries.ts';
import { mustBeDeclared } from './must-be-declared.ts';
import { countTemplates, listTemplates, removeTemplate } from './template.queries.ts';

const template = { kind: 'template', handler: null } as const;

/** A page of the site's templates, the newest first (CMS-066). */
export async function filterTemplates(ctx: Ctx, { page, limit }: { page: number; limit: number }) {
  const total = await countTemplates(ctx);
  const rows = await listTemplates(ctx, { limit, offset: (page - 1) * limit });
  return { records: rows.map(present), pagination: paginate(page, limit, total) };
}

/** Keeps sections under a name; refuses unknown sections and unsafe addresses. */
export async function createTemplate(
  ctx: Ctx,
  door: DocumentDoor,
  { name, sections }: { name: string; sections: readonly PartInput[] },
) {
  mustBeDeclared({ handler: 'template', parts: sections });
  // Texts of a template are those of the one who made it; pages made from it get their own.
  const texts = { [ctx.site.defaultLanguage]: { title: name, parts: sections } };
  const [id = 0] = await door.importDocuments(ctx, [
    { kind: 'content', made: { handler: 'template' }, bodies: bodiesOfText(template, texts) },
  ]);
  const [row] = await listTemplates(ctx, { id });
  if (!row) throw new Error('the template was not kept');
  return present(row);
}

/** Calls a template otherwise; refuses with notFound. */
export function renameTemplate(ctx: Ctx, door: DocumentDoor, { id, name }: { id: number; name: string }) {
  return inTransaction(ctx, async (inner) => {
    const [before] = await listTemplates(inner, { id });
    if (!before) throw new Refusal('notFound');
    const texts = { [before.language]: { title: name, parts: before.sections } };
    await door.importDocuments(inner, [{ kind: 'content', id, bodies: bodiesOfText(template, texts) }]);
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
