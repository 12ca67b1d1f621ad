import { outcomeOf } from '@izlog/contract/client';
import { templateDelete, templateFilter } from '@izlog/contract/cms/template';
import { limits } from '@izlog/contract/limits';
import { redirect } from 'react-router';
import { pathTo } from '../../i18n/path-to.ts';
import { refusedForm } from '../../kit/forms/refused-form.server.ts';
import { reader } from '../../kit/forms/rules.ts';
import { flashCookie } from '../../kit/toasts/flash.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { ownCall } from '../../session/own-call.ts';
import type { TemplateRow } from './templates-screen.tsx';

/** A page of the templates (ADMIN-011). */
export async function loadTemplates({ call }: SiteContext, page: number) {
  const { records, pagination } = await call(templateFilter, { page, limit: limits.consentPageSize });
  const templates: TemplateRow[] = records.map(({ id, name, sections, created_at }) => ({
    id,
    name,
    sections: sections.length,
    createdAt: created_at,
  }));
  return { templates, pagination };
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
