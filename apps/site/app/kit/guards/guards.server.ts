import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { isStaff } from '#site/session/is-staff.server.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import type { NamedMiddleware } from './named-middleware.ts';

/** Guards a page may name. */
export const guards = {
  /** Only for back-office users; others are sent to the staff login, which knows where they came from (ROUTE-062, ROUTE-063). */
  staff: async ({ request, context }) => {
    const site = context.get(siteContext);
    if (await isStaff(site)) return;
    const { pathname, search } = new URL(request.url);
    const from = safeRedirect(pathname.replace(/\.data$/, '') + search);
    throw redirect(`${pathTo('adminLogin', {}, site.language)}?${new URLSearchParams({ from })}`);
  },
  /** Only for visitors who are not logged in; others are sent home (ROUTE-061, ROUTE-063). */
  guest: ({ context }) => {
    const { session, language } = context.get(siteContext);
    if (session) throw redirect(pathTo('home', {}, language));
  },
} as const satisfies NamedMiddleware;
