import '../../../admin/record/resource.css';
import { subscriberResource } from '@izlog/contract/marketing/newsletter-resource';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { SubscribersScreen } from '../../../admin/rooms/newsletter/issues-screen.tsx';
import { loadList } from '../../../admin/record/load-list.server.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/subscribers';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  const view = await loadList(site, url, subscriberResource);
  return { ...loadPlainScreen(context, 'adminSubscribers', 'subscribers.title'), view };
}

export default function SubscribersPage({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <SubscribersScreen title={seo.title} view={view} />;
}
