import '#site/admin/record/resource.css';
import '../door/content.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ContentListScreen } from '../list/content-list-screen.tsx';
import { loadContentList } from '../list/load-list.server.ts';
import { takeList } from '../list/take-list.server.ts';
import type { Route } from './+types/terms';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const view = await loadContentList(site, url, 'term');
  return { ...loadPlainScreen(context, 'adminTerms', 'content.terms'), view };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeList(site, 'term', await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminTerms({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ContentListScreen title={seo.title} view={view} />;
}
