import { redirect } from 'react-router';
import { logOut } from '../features/auth/log-out.server.ts';
import { pathTo } from '../i18n/path-to.ts';
import { notFound } from '../platform-client/not-found.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/logout';

/** Only a form logs out: a mere address would do it to whoever follows a link. */
export function loader(): never {
  throw notFound();
}

/** Logs out and goes on: staff to their login, which says so, everybody else home (AUTH-017, AUTH-020). */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const strategy = await logOut(site);
  const target =
    strategy === 'admin'
      ? `${pathTo('adminLogin', {}, site.language)}?loggedOut=1`
      : pathTo('home', {}, site.language);
  return redirect(target, { status: 303 });
}
