import '../door/account.css';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { flashedTo } from '#site/kit/toasts/flashed.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { isSafeRedirect } from '#site/session/safe-redirect.ts';
import { LoginScreen } from '../account-screens.tsx';
import { takeEmailBack } from '../email/take-email-back.server.ts';
import { confirmEmail } from '../email/verify-email.server.ts';
import { logInCustomer } from '../login/log-in-customer.server.ts';
import { askLoginLink, logInByLink } from '../login/login-link.server.ts';
import { loadProviders } from '../login/social-login.server.ts';
import type { Route } from './+types/login';

export { meta } from '#site/seo/meta.ts';

/** Guest-only (ROUTE-061), but the links of mails are for everybody: the e-mail of a customer may be new. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const verificationToken = url.searchParams.get('verificationToken');
  const loginToken = url.searchParams.get('loginToken');
  const isFromMail = verificationToken !== null || loginToken !== null || url.searchParams.has('undoEmail');
  if (site.session && !isFromMail) throw redirect(pathTo('home', {}, site.language));
  const from = url.searchParams.get('from') ?? '';
  return {
    ...loadPlainScreen(context, 'login', 'login.title'),
    from: isSafeRedirect(from) ? from : '',
    verificationToken,
    loginToken,
    flashed: flashedTo(request),
    providers: await loadProviders(site),
    undoEmail: url.searchParams.get('undoEmail'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const name = textField(form, 'form');
  if (name === 'verify') return confirmEmail(site, form);
  if (name === 'askLoginLink') return askLoginLink(site, form);
  if (name === 'loginLink') return logInByLink(site, request, form);
  if (name === 'undoEmail') return takeEmailBack(site, form);
  return logInCustomer(site, request, form);
}

export const clientAction = sayWhenOffline;

/** The tokens of mailed links must not travel on to other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default function Login({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <LoginScreen title={seo.title} {...screen} />;
}
