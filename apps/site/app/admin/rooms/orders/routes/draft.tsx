import '#site/kit/forms/forms.css';
import '#site/admin/ground/frame/record.css';
import '#site/admin/record/resource.css';
import '../staff-orders.css';
import '../drafts/drafts.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { DraftScreen } from '../drafts/draft-screen.tsx';
import { loadDraft } from '../drafts/load-draft.server.ts';
import { takeDraftForm } from '../drafts/take-draft.server.ts';
import type { Route } from './+types/draft';

export { meta } from '#site/seo/meta.ts';

/** An order for somebody who calls. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit');
  const view = await loadDraft(site, recordIdOf(params.id), url);
  const screen = loadPlainScreen(context, 'adminDraft', 'drafts.draft', { id: String(view.draft.id) });
  return { seo: { ...screen.seo, title: `${screen.seo.title} ${view.draft.id}` }, view };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit');
  return takeDraftForm(site, recordIdOf(params.id), await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminDraft({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <DraftScreen key={`${view.draft.id} ${view.draft.state}`} title={seo.title} view={view} />;
}
