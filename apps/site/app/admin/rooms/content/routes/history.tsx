import '#site/admin/record/resource.css';
import '../door/content.css';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { type SiteContext, siteContext } from '#site/platform-client/site-context.ts';
import { HistoryScreen } from '../changes/history-screen.tsx';
import { loadHistory } from '../changes/load-changes.server.ts';
import { takeRestore } from '../changes/take-changes.server.ts';
import { versionedOf } from '../document/load-document.server.ts';
import type { Route } from './+types/history';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const document = await mayOpen(site, params);
  const view = await loadHistory(site, document, url);
  const screen = loadPlainScreen(context, 'adminHistory', 'content.history', {
    kind: view.kind,
    id: String(view.id),
  });
  return { ...screen, view };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeRestore(site, await mayOpen(site, params), await readStaffForm(site, request));
}

/** The words of products and categories are of who keeps the catalogue. */
async function mayOpen(site: SiteContext, { kind, id }: Route.LoaderArgs['params']) {
  const document = versionedOf(kind, id);
  if (document.kind === 'product' || document.kind === 'category') await mustHold(site, 'catalogue.edit');
  return document;
}

export const clientAction = sayWhenOffline;

export default function AdminHistory({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <HistoryScreen title={seo.title} view={view} />;
}
