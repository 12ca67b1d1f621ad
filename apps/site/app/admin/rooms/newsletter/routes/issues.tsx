import '#site/admin/record/resource.css';
import { issueResource } from '@izlog/contract/marketing/newsletter-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { IssuesScreen } from '../issues-screen.tsx';
import type { Route } from './+types/issues';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = await loadList(site, url, issueResource);
  return { ...loadPlainScreen(context, 'adminIssues', 'issues.title'), view };
}

export default function IssuesPage({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <IssuesScreen title={seo.title} view={view} />;
}
