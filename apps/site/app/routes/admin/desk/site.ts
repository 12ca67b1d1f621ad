import { outcomeOf } from '@izlog/contract/client';
import { openJoined } from '@izlog/contract/user/joined/joined-accounts';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { guards } from '#site/kit/guards/guards.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { Route } from './+types/site';

export const middleware = named(guards, 'staff');

/** Only a form changes site: a mere address would do it to anyone who follows a link. */
export function loader(): never {
  throw notFound();
}

/** Leads to another site that the reader works for; what is refused is shown where the joined accounts stand. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const id = Number(reader(await readForm(request))('id'));
  const known = Number.isSafeInteger(id) && id > 0 ? id : 1;
  const opened = await outcomeOf(ownCall(site)(openJoined, { id: known }));
  const to = opened.errored ? pathTo('adminSecurity', {}, site.language) : opened.data.url;
  // The address holds a code: no page it leads to learns it, and nothing on the way keeps it.
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return redirect(to, { status: 303, headers });
}
