import '#site/admin/record/resource.css';
import { subscriberResource } from '@izlog/contract/marketing/newsletter-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { SubscribersScreen } from '../issues-screen.tsx';
import type { Route } from './+types/subscribers';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  const view = await loadList(site, url, subscriberResource);
  return { ...loadPlainScreen(context, 'adminSubscribers', 'subscribers.title'), view };
}

export default function SubscribersPage({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <SubscribersScreen title={seo.title} view={view} />;
}
