import { outcomeOf } from '@izlog/contract/client';
import { deleteListView, saveListColumns, saveListView } from '@izlog/contract/settings/list-view';
import { adminRouteNames } from '@izlog/contract/texts/admin-routes';
import { data, redirect } from 'react-router';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { isStaff } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { Route } from './+types/view';

/** Keeps a view of a list or the columns that are chosen for it, or removes a view, and leads back to the list. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  if (!(await isStaff(site))) throw notFound();
  const form = await readStaffForm(site, request);
  const read = (name: string) => reader(form)(name).trim();
  const list = adminRouteNames.find((one) => one === read('list'));
  if (!list) throw notFound();
  const query = read('query').slice(0, 1000);
  const call = ownCall(site);
  const id = Number(read('remove'));
  const outcome = await outcomeOf<object>(
    form.has('columns')
      ? call(saveListColumns, {
          list,
          columns: read('columns') === 'own' ? [] : form.getAll('column').map(String).slice(0, 60),
        })
      : form.has('remove')
        ? call(deleteListView, { id: Number.isSafeInteger(id) && id > 0 ? id : 1 })
        : call(saveListView, {
            list,
            name: read('name').slice(0, 60),
            query,
            isShared: read('isShared') === 'true',
          }),
  );
  if (outcome.errored) throw data(null, { status: outcome.error.status >= 400 ? outcome.error.status : 503 });
  site.cookies.push(flashCookie('saved'));
  return redirect(`${pathTo(list, {}, site.language)}?${new URLSearchParams(query)}`, { status: 303 });
}
