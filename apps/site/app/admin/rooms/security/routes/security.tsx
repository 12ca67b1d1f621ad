import { data } from 'react-router';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadSecurity } from '../load-security.server.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { takeSecurityForm } from '../take-security-form.server.ts';
import type { Route } from './+types/security';

export { meta } from '#site/seo/meta.ts';

const headersOf = { 'cache-control': 'private, no-store' };

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadSecurity(context.get(siteContext));
  const screen = loadPlainScreen(context, 'adminSecurity', 'security.title');
  return data({ ...screen, view }, { headers: headersOf });
}

/** Answers may hold a secret or recovery codes, which no memory of the browser is to keep. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return takeSecurityForm(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export const headers = () => headersOf;

export default function AdminSecurity({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <SecurityScreen title={seo.title} view={view} />;
}
