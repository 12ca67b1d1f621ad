import '../door/account.css';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { flashedTo } from '#site/kit/toasts/flashed.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { SocialLoginScreen } from '../account-screens.tsx';
import { comeBackFromProvider, leaveForProvider, loadProviders } from '../login/social-login.server.ts';
import type { Route } from './+types/social-login';

export { meta } from '#site/seo/meta.ts';

/**
 * Leads to a provider (`provider`), takes what it sends back (`code`), or shows the choice (AUTH-028, AUTH-029). Guest-only
 * (ROUTE-061), but for a customer without a password who logs in again (`again`) to prove to be the owner of the account.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams: sent } = url;
  const isOnItsWay = ['again', 'code', 'error'].some((name) => sent.has(name));
  if (site.session && !isOnItsWay) throw redirect(pathTo('home', {}, site.language));
  const provider = sent.get('provider');
  const from = sent.get('from') ?? '';
  const refusal = sent.has('code')
    ? await comeBackFromProvider(site, request, sent)
    : provider === null
      ? undefined
      : await leaveForProvider(site, provider, from);
  return {
    ...loadPlainScreen(context, 'socialLogin', 'socialLogin.title'),
    flashed: flashedTo(request),
    providers: await loadProviders(site),
    refusal,
    isRefusedThere: sent.has('error'),
  };
}

export default function SocialLogin({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <SocialLoginScreen title={seo.title} {...screen} />;
}
