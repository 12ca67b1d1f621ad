import '../door/account.css';
import { data } from 'react-router';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { flashedTo } from '#site/kit/toasts/flashed.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { currentUser } from '#site/session/current-user.server.ts';
import { loadLoggedOut } from '../login/load-logged-out.server.ts';
import { LoggedOutProfile, StaffProfile } from '../login/logged-out-profile.tsx';
import { loadProfile } from '../profile/load-profile.server.ts';
import { ProfileScreen } from '../profile/profile-screen.tsx';
import { takeProfileForm } from '../profile/take-profile-form.server.ts';
import type { Route } from './+types/profile';

export { meta } from '#site/seo/meta.ts';

/** Open to everybody: anyone who is not logged in finds the forms to do so (ACCT-002, ROUTE-063). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const user = await currentUser(site);
  const screen = {
    ...loadPlainScreen(context, 'profile', 'profile.title'),
    flashed: flashedTo(request),
    siteName: site.site.name,
    isStaff: user?.isBackofficeUser ?? false,
    profile: null,
    loggedOut: null,
  };
  // What is private must not come back out of the browser's memory after a logout.
  const headers = { 'cache-control': 'private, no-store' };
  if (!user) return data({ ...screen, loggedOut: await loadLoggedOut(site) }, { headers });
  if (user.isBackofficeUser) return data(screen, { headers });
  const page = Math.trunc(Number(url.searchParams.get('narudzbe') ?? 1));
  const wanted = {
    page: page >= 1 && page <= 100_000 ? page : 1,
    address: url.searchParams.get('adresa'),
    isProofAsked: url.searchParams.has('potvrda'),
  };
  return data({ ...screen, profile: await loadProfile(site, user, wanted) }, { headers });
}

export async function action({ context, request }: Route.ActionArgs) {
  return takeProfileForm(context.get(siteContext), await readForm(request));
}

export const clientAction = sayWhenOffline;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { seo, flashed, siteName, profile, loggedOut } = loaderData;
  const screen = { title: seo.title, flashed, siteName };
  if (profile) return <ProfileScreen {...screen} profile={profile} />;
  return loggedOut ? <LoggedOutProfile {...screen} {...loggedOut} /> : <StaffProfile title={seo.title} />;
}
