import '../door/account.css';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { countryChoices } from '#site/i18n/country-codes.server.ts';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { guards } from '#site/kit/guards/guards.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { flashedTo } from '#site/kit/toasts/flashed.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { isSafeRedirect } from '#site/session/safe-redirect.ts';
import { RegisterScreen } from '../account-screens.tsx';
import { registerCustomer } from '../login/register-customer.server.ts';
import type { Route } from './+types/register';

export { meta } from '#site/seo/meta.ts';

export const middleware = named(guards, 'guest');

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const mode = url.searchParams.get('mode') === 'address' ? ('address' as const) : ('simple' as const);
  const from = url.searchParams.get('from') ?? '';
  const consents = await loadFormConsents(site, 'registerForm');
  return {
    ...loadPlainScreen(context, 'register', 'register.title'),
    mode,
    from: isSafeRedirect(from) ? from : '',
    consents: consents.errored ? undefined : consents.data,
    countries: mode === 'address' ? countryChoices(site.language.code) : [],
    flashed: flashedTo(request),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return registerCustomer(context.get(siteContext), request, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function Register({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <RegisterScreen title={seo.title} {...screen} />;
}
