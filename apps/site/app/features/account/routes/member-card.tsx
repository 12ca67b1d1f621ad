import '../door/account.css';
import { data, redirect } from 'react-router';
import { loadCard } from '#site/features/member-card/door/load-card.server.ts';
import { MemberCardScreen } from '#site/features/member-card/door/member-card-screen.tsx';
import { pathTo } from '#site/i18n/path-to.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { currentUser } from '#site/session/current-user.server.ts';
import type { Route } from './+types/member-card';

export { meta } from '#site/seo/meta.ts';

/** The card alone, for the till; the browser keeps this one page for when there is no network. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const user = await currentUser(site);
  if (!user?.memberCardBarcode) throw redirect(`${pathTo('profile', {}, site.language)}#kartica`);
  return data(
    {
      ...loadPlainScreen(context, 'memberCard', 'card.title'),
      siteName: site.site.name,
      ...(await loadCard(site, user.memberCardBarcode)),
    },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function MemberCardPage({ loaderData: { seo, ...card } }: Route.ComponentProps) {
  return <MemberCardScreen title={seo.title} {...card} />;
}
