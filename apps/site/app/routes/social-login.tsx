import '../features/account/account.css';
import { SocialLoginScreen } from '../features/account/account-screens.tsx';
import {
  comeBackFromProvider,
  leaveForProvider,
  loadProviders,
} from '../features/account/social-login.server.ts';
import { guards } from '../features/guards/guards.server.ts';
import { named } from '../features/guards/named-middleware.ts';
import { flashedTo } from '../features/notices/flashed.server.ts';
import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/social-login';

export { meta } from '../seo/meta.ts';

export const middleware = named(guards, 'guest');

/** Leads to a provider (`provider`), takes what it sends back (`code`), or shows the choice (AUTH-028, AUTH-029). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams: sent } = url;
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
