import { outcomeOf } from '@izlog/contract/client';
import { templateDelete } from '@izlog/contract/cms/template';
import { templateResource } from '@izlog/contract/cms/template-resource';
import { redirect } from 'react-router';
import { pathTo } from '../../i18n/path-to.ts';
import { refusedForm } from '../../kit/forms/refused-form.server.ts';
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

/** Deletes a template and says so on the list. */
export async function takeTemplateForm(site: SiteContext, form: FormData) {
  const read = reader(form);
  const id = Math.max(1, Math.trunc(Number(read('id'))) || 1);
  const outcome = await outcomeOf(ownCall(site)(templateDelete, { id }));
  if (outcome.errored) return refusedForm(site, read('form'), form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminTemplates', {}, site.language), { status: 303 });
}
