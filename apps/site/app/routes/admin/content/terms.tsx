import '../../../admin/record/resource.css';
import '../../../admin/rooms/content/content.css';
import { ContentListScreen } from '../../../admin/rooms/content/list/content-list-screen.tsx';
import { loadContentList } from '../../../admin/rooms/content/list/load-list.server.ts';
import { takeList } from '../../../admin/rooms/content/list/take-list.server.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/terms';

export { meta } from '../../../seo/meta.ts';

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
