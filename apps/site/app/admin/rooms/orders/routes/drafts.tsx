import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { DraftsScreen } from '../drafts/drafts-screen.tsx';
import { loadDrafts } from '../drafts/load-draft.server.ts';
import { beginDraft } from '../drafts/take-draft.server.ts';
import type { Route } from './+types/drafts';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit');
  return { ...loadPlainScreen(context, 'adminDrafts', 'drafts.title'), view: await loadDrafts(site, url) };
}

/** Begins a draft. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit');
  return beginDraft(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminDrafts({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <DraftsScreen title={seo.title} view={view} />;
}
