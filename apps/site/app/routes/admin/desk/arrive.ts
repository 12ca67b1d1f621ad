import { outcomeOf } from '@izlog/contract/client';
import { arriveJoined } from '@izlog/contract/user/joined/joined-accounts';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { saveSession } from '#site/session/login-state.ts';
import type { Route } from './+types/arrive';

/**
 * Where a change of site comes in: the code becomes a login, as what a login provider sends back does, and the back
 * office opens at an address without it. A code that is worth nothing leads to the login of staff.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const code = (url.searchParams.get('code') ?? '').slice(0, 200) || '-';
  const arrived = await outcomeOf(site.call(arriveJoined, { code }, { headers: { accessToken: undefined } }));
  if (!arrived.errored) saveSession(site, { strategy: 'admin', ...arrived.data.tokens });
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return redirect(pathTo(arrived.errored ? 'adminLogin' : 'admin', {}, site.language), {
    status: 303,
    headers,
  });
}
