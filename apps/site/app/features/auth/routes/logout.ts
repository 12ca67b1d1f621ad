import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import { logOut } from '../log-out.server.ts';
import type { Route } from './+types/logout';

/** Only a form logs out: a mere address would do it to anyone who follows a link. */
export function loader(): never {
  throw notFound();
}

/**
 * Logs out and goes on: staff to their login, which says so, everybody else to where they were, with the same words as a
 * notice (AUTH-017, AUTH-020, ACCT-013).
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const from = safeRedirect(textField(await readForm(request), 'from'), pathTo('home', {}, site.language));
  const strategy = await logOut(site);
  if (strategy === 'admin')
    return redirect(`${pathTo('adminLogin', {}, site.language)}?loggedOut=1`, { status: 303 });
  site.cookies.push(flashCookie('logout'));
  return redirect(from, { status: 303 });
}
