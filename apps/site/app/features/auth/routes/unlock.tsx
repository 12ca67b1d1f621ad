import { data, redirect } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import { UnlockScreen } from '../unlock-screen.tsx';
import { enterSitePassword } from '../unlock-site.server.ts';
import type { Route } from './+types/unlock';

export const handle = { layout: 'admin' };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export function loader({ context, url }: Route.LoaderArgs) {
  const { isLocked, language } = context.get(siteContext);
  const from = safeRedirect(url.searchParams.get('from'));
  if (!isLocked) throw redirect(from);
  const { messages, locale } = catalogueOf(language.code2);
  return { from, title: textOf(messages, locale, 'sitePassword.title') };
}

/** The right password leads to where the visitor was going, a wrong one is reported at the field (ROUTE-070). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const refusal = await enterSitePassword(context.get(siteContext), textField(form, 'password'));
  if (refusal !== undefined) return data({ refusal }, { status: 401 });
  throw redirect(safeRedirect(textField(form, 'from')), { status: 303 });
}

export default function Unlock({ loaderData, actionData }: Route.ComponentProps) {
  return <UnlockScreen from={loaderData.from} refusal={actionData?.refusal} />;
}
