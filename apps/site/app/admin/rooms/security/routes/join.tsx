import { data } from 'react-router';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadJoin, takeJoin } from '../join.server.ts';
import { JoinScreen } from '../join-screen.tsx';
import type { Route } from './+types/join';

export { meta } from '#site/seo/meta.ts';

/** The address holds a code: it is shown to nobody, and the page is not kept. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const code = url.searchParams.get('code') ?? '';
  const [user, join] = await Promise.all([staffUser(site), loadJoin(site, code)]);
  const screen = {
    ...loadPlainScreen(context, 'adminJoin', 'joined.title'),
    code,
    join,
    own: { site: site.site.name, email: user?.email ?? '' },
  };
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return data(screen, { status: join ? 200 : 410, headers });
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return takeJoin(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

/** What was agreed to is spent; its answer says what became of it. */
export const shouldRevalidate = () => false;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function AdminJoin({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <JoinScreen title={seo.title} {...screen} />;
}
