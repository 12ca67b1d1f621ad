import { mostAtOnce } from '@izlog/contract/resource';
import { data, redirect } from 'react-router';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Orders that papers are printed of, or that are sent, at once. */
const most = Math.min(100, mostAtOnce);

/** Leads from the orders that were chosen in the list to what is to be done with them. */
export function takeChosen(site: SiteContext, form: FormData) {
  const ids = form
    .getAll('ids')
    .map(String)
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, most);
  if (ids.length === 0) {
    const refusal = sayer(site)('resource.nothingPicked');
    return data<FormAnswer>({ form: 'bulk', refusal }, { status: 400 });
  }
  const act = reader(form)('act');
  const query = new URLSearchParams({ ids: ids.join() });
  if (act === 'send') return redirect(`${pathTo('adminOrderSending', {}, site.language)}?${query}`, 303);
  query.set('what', act === 'picking' ? 'picking' : 'slips');
  return redirect(`${pathTo('adminOrderPrint', {}, site.language)}?${query}`, 303);
}
