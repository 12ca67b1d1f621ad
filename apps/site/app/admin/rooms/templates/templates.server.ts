import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@izlog/contract/client';
import type { Part } from '@izlog/contract/cms/content/part';
import { templateDelete, templateFilter, templateUpdate } from '@izlog/contract/cms/template';
import { templateResource } from '@izlog/contract/cms/template-resource';
import { documentKey, rootId } from '@izlog/contract/editing/document';
import { documentCreate } from '@izlog/contract/editing/document-create';
import { editState } from '@izlog/contract/editing/edit-history';
import { type EditOp, editOps } from '@izlog/contract/editing/edit-ops';
import type { OpResult } from '@izlog/contract/editing/op';
import { withoutResolved } from '@izlog/contract/editing/resolved-fields';
import { limits } from '@izlog/contract/limits';
import { data, redirect } from 'react-router';
import { withNewIds } from '#site/admin/editing/door/part-place.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { firstWords } from '#site/admin/ground/text/first-words.ts';
import type { ListView } from '#site/admin/record/list-view.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { leftOutQuery } from '#site/admin/rooms/content/door/left-out.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { TemplateRow } from './templates-screen.tsx';

/** A page of the templates (ADMIN-011). */
export async function loadTemplates(site: SiteContext, url: URL): Promise<ListView<TemplateRow>> {
  const view = await loadList(site, url, templateResource);
  const rows = view.rows.map(({ id, name, sections, created_at }) => ({
    id,
    name,
    sections: sections.map((part) => ({ id: part.id, handler: part.handler, words: firstWords(part) })),
    createdAt: created_at,
  }));
  return { ...view, rows };
}

/** Renames or deletes a template and says so on the list, or opens a new page with its sections. */
export async function takeTemplateForm(site: SiteContext, form: FormData) {
  const read = reader(form);
  const id = Math.max(1, Math.trunc(Number(read('id'))) || 1);
  if (read('form').startsWith('use-')) return beginPage(site, form, id);
  const call = ownCall(site);
  const name = read('name').trim();
  const isRename = read('form').startsWith('rename-');
  if (isRename && !name) return wrongForm(read('form'), form, { name: { key: 'validation.required' } });
  const outcome = await outcomeOf<unknown>(
    isRename ? call(templateUpdate, { id, name }) : call(templateDelete, { id }),
  );
  if (outcome.errored) return refusedForm(site, read('form'), form, outcome.error);
  return savedAt(site, 'adminTemplates');
}

/**
 * A new page begins as a draft with the sections of a template, which stays as it is (CMS-066). Sections that cannot stand
 * in it any more are named on the page, by name and reason.
 */
async function beginPage(site: SiteContext, form: FormData, id: number) {
  const call = ownCall(site);
  const template = await findTemplate(site, id);
  if (!template) throw data(null, { status: 404 });
  const made = await outcomeOf(call(documentCreate, { kind: 'page', title: template.name }));
  if (made.errored) return refusedForm(site, reader(form)('form'), form, made.error);
  const language = site.site.languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const ref = { kind: made.data.kind, id: made.data.id, language };
  const { documents } = await call(editState, { documents: documentKey(ref) });
  // The last one first, each at the top: none stands after another one that may be refused.
  const ops = template.sections.toReversed().map((section) => {
    const part: Part = { ...withNewIds(withoutResolved(section)), slot: 'sections' };
    const place = { parent: rootId, slot: 'sections', after: null };
    return { op: 'insert', id: randomUUID(), n: 1, part, ...place } satisfies EditOp;
  });
  const filled = await outcomeOf(
    call(editOps, {
      session: randomUUID(),
      documents: [{ ...ref, base: documents[0]?.rev ?? 0, ops }],
    }),
  );
  if (filled.errored) return refusedForm(site, reader(form)('form'), form, filled.error);
  const results = filled.data.documents[0]?.results ?? [];
  const refused = ops.toReversed().flatMap(({ id: op, part }) => {
    const result = results.find((one) => one.id === op);
    return !result || result.state === 'applied' ? [] : [{ handler: part.handler, reason: reasonOf(result) }];
  });
  const to = pathTo('adminDocument', { kind: ref.kind, id: String(ref.id) }, site.language);
  return redirect(`${to}${leftOutQuery(refused)}`, { status: 303 });
}

const reasonOf = (result: OpResult): string => (result.state === 'invalid' ? result.code : '');

async function findTemplate(site: SiteContext, id: number) {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { records, pagination } = await ownCall(site)(templateFilter, { page, limit: limits.largestLimit });
    const found = records.find((one) => one.id === id);
    if (found) return found;
    last = pagination.lastPage;
  }
  return undefined;
}
