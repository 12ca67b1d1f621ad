import '../door/account.css';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { flashedTo } from '#site/kit/toasts/flashed.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ForgotPasswordScreen } from '../account-screens.tsx';
import { askForPassword, setNewPassword } from '../login/passwords.server.ts';
import type { Route } from './+types/forgot-password';

export { meta } from '#site/seo/meta.ts';

/**
 * `token` comes with the link of the mail; with it the page asks for the new password. Guest-only (ROUTE-061) but for that
 * link: it is followed in whatever browser the mail is read, where somebody may be logged in.
 */
export const loader = ({ context, request, url }: Route.LoaderArgs) => {
  const { session, language } = context.get(siteContext);
  const token = url.searchParams.get('token');
  if (session && token === null) throw redirect(pathTo('home', {}, language));
  return {
    ...loadPlainScreen(context, 'forgotPassword', 'forgotPassword.title'),
    token,
    flashed: flashedTo(request),
  };
};

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  return textField(form, 'form') === 'setPassword' ? setNewPassword(site, form) : askForPassword(site, form);
}

export const clientAction = sayWhenOffline;

/** The link's token must not travel on to other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default function ForgotPassword({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <ForgotPasswordScreen title={seo.title} {...screen} />;
}
