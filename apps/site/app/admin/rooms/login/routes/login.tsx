import { data, redirect } from 'react-router';
import '#site/admin/ground/frame/admin.css';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { isStaff } from '#site/session/is-staff.server.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import { logInStaff } from '../door/log-in-staff.server.ts';
import { StaffLoginScreen } from '../staff-login-screen.tsx';
import type { Route } from './+types/login';

export { meta } from '#site/seo/meta.ts';

export const handle = { layout: 'admin' };

/** The remembered page if it is a safe local one (ROUTE-064, ROUTE-065); the staff's home is the admin area (ROUTE-066, ADMIN-007). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const from = safeRedirect(url.searchParams.get('from'), pathTo('admin', {}, site.language));
  if (await isStaff(site)) throw redirect(from);
  return {
    ...loadPlainScreen(context, 'adminLogin', 'admin.login'),
    words: staffWordsOf(site.language.code2),
    from,
    ...(site.env.demonstration?.siteId === site.site.siteId ? { account: site.env.demonstration } : {}),
    isLoggedOut: url.searchParams.has('loggedOut'),
    isSentOn: url.searchParams.has('staff'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const login = await logInStaff(site, form);
  if (login) return data(login, { status: login.status });
  const from = safeRedirect(textField(form, 'from'), pathTo('admin', {}, site.language));
  throw redirect(from, { status: 303 });
}

export default function AdminLogin({ loaderData: { seo, ...screen }, actionData }: Route.ComponentProps) {
  return <StaffLoginScreen title={seo.title} {...screen} login={actionData} />;
}
