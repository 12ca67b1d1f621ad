import { outcomeOf } from '@izlog/contract/client';
import { templateDelete, templateUpdate } from '@izlog/contract/cms/template';
import { templateResource } from '@izlog/contract/cms/template-resource';
import { redirect } from 'react-router';
import { pathTo } from '../../i18n/staff-path.ts';
import { refusedForm, wrongForm } from '../../kit/forms/refused-form.server.ts';
import { reader } from '../../kit/forms/rules.ts';
import { flashCookie } from '../../kit/toasts/flash.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { ownCall } from '../../session/own-call.ts';
import type { ListView } from '../resource/list-view.ts';
import { loadList } from '../resource/load-list.server.ts';
import type { TemplateRow } from './templates-screen.tsx';

/** A page of the templates (ADMIN-011). */
export async function loadTemplates(site: SiteContext, url: URL): Promise<ListView<TemplateRow>> {
  const view = await loadList(site, url, templateResource);
  const rows = view.rows.map(({ id, name, sections, created_at }) => ({
    id,
    name,
    sections: sections.length,
    createdAt: created_at,
  }));
  return { ...view, rows };
}

/** Renames or deletes a template and says so on the list. */
export async function takeTemplateForm(site: SiteContext, form: FormData) {
  const read = reader(form);
  const id = Math.max(1, Math.trunc(Number(read('id'))) || 1);
  const call = ownCall(site);
  const name = read('name').trim();
  const isRename = read('form').startsWith('rename-');
  if (isRename && !name) return wrongForm(read('form'), form, { name: { key: 'validation.required' } });
  const outcome = await outcomeOf<unknown>(
    isRename ? call(templateUpdate, { id, name: name.slice(0, 300) }) : call(templateDelete, { id }),
  );
  if (outcome.errored) return refusedForm(site, read('form'), form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminTemplates', {}, site.language), { status: 303 });
}
