import { data } from 'react-router';
import '#site/admin/ground/frame/admin.css';
import '#site/kit/forms/forms.css';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadInvitation, takeInvitation } from '../invitation.server.ts';
import { InvitationScreen } from '../invitation-screen.tsx';
import type { Route } from './+types/invitation';

export { meta } from '#site/seo/meta.ts';

export const handle = { layout: 'admin' };

/** A link that is used, too old or taken back is gone for good (410) and says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const token = url.searchParams.get('token') ?? '';
  const invitation = await loadInvitation(site, token);
  const screen = {
    ...loadPlainScreen(context, 'adminInvitation', 'invitation.title'),
    words: staffWordsOf(site.language.code2),
    siteName: site.site.name,
    token,
    invitation,
  };
  // The address holds the token: it is shown to nobody, and the page is not kept.
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return data(screen, { status: invitation ? 200 : 410, headers });
}

export async function action({ context, request }: Route.ActionArgs) {
  return takeInvitation(context.get(siteContext), await readForm(request));
}

export const clientAction = sayWhenOffline;

/** What is typed stays when a fault is answered; the link is asked about once. */
export const shouldRevalidate = () => false;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function AdminInvitation({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <InvitationScreen title={seo.title} {...screen} />;
}
