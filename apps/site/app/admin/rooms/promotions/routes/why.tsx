import '#site/admin/record/resource.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadWhy } from '../load-why.server.ts';
import { WhyScreen } from '../why-screen.tsx';
import type { Route } from './+types/why';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = await loadWhy(site, url.searchParams);
  return { ...loadPlainScreen(context, 'adminWhy', 'why.title'), view };
}

export default function AdminWhy({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <WhyScreen title={seo.title} view={view} />;
}
