import '../features/account/account.css';
import { ForgotPasswordScreen } from '../features/account/account-screens.tsx';
import { askForPassword, setNewPassword } from '../features/account/passwords.server.ts';
import { readForm, textField } from '../features/forms/read-form.server.ts';
import { sayWhenOffline } from '../features/forms/say-when-offline.ts';
import { guards } from '../features/guards/guards.server.ts';
import { named } from '../features/guards/named-middleware.ts';
import { flashedTo } from '../features/notices/flashed.server.ts';
import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/forgot-password';

export { meta } from '../seo/meta.ts';

export const middleware = named(guards, 'guest');

/** `token` comes with the link of the mail; with it the page asks for the new password. */
export const loader = ({ context, request, url }: Route.LoaderArgs) => ({
  ...loadPlainScreen(context, 'forgotPassword', 'forgotPassword.title'),
  token: url.searchParams.get('token'),
  flashed: flashedTo(request),
});

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
