import '../features/account/account.css';
import { redirect } from 'react-router';
import { LoginScreen } from '../features/account/account-screens.tsx';
import { takeEmailBack } from '../features/account/email/take-email-back.server.ts';
import { confirmEmail } from '../features/account/email/verify-email.server.ts';
import { logInCustomer } from '../features/account/login/log-in-customer.server.ts';
import { loadProviders } from '../features/account/login/social-login.server.ts';
import { pathTo } from '../i18n/path-to.ts';
import { readForm, textField } from '../kit/forms/read-form.server.ts';
import { sayWhenOffline } from '../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../kit/frame/load-plain-screen.server.ts';
import { flashedTo } from '../kit/toasts/flashed.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import { isSafeRedirect } from '../session/safe-redirect.ts';
import type { Route } from './+types/login';

export { meta } from '../seo/meta.ts';

/** Guest-only (ROUTE-061), but the links of mails are for everybody: the e-mail of a customer may be new. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const verificationToken = url.searchParams.get('verificationToken');
  const isFromMail = verificationToken !== null || url.searchParams.has('undoEmail');
  if (site.session && !isFromMail) throw redirect(pathTo('home', {}, site.language));
  const from = url.searchParams.get('from') ?? '';
  return {
    ...loadPlainScreen(context, 'login', 'login.title'),
    from: isSafeRedirect(from) ? from : '',
    verificationToken,
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
  if (name === 'undoEmail') return takeEmailBack(site, form);
  return logInCustomer(site, request, form);
}

export const clientAction = sayWhenOffline;

export default function Login({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <LoginScreen title={seo.title} {...screen} />;
}
