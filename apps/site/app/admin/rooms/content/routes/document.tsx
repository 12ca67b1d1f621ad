import '#site/admin/record/resource.css';
import '../door/content.css';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { DocumentScreen } from '../document/document-screen.tsx';
import { documentOf, loadDocument } from '../document/load-document.server.ts';
import { takeDocument } from '../document/take-document.server.ts';
import type { Route } from './+types/document';

export { meta } from '#site/seo/meta.ts';

/** Most bytes of a document's form: all its words, those of a long page in two languages. */
const mostBytes = 1_500_000;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const view = await loadDocument(site, documentOf(params.kind, params.id), url);
  const { seo } = loadPlainScreen(context, 'adminDocument', 'content.document', {
    kind: view.kind,
    id: String(view.id),
  });
  return { seo: view.title ? { ...seo, title: view.title } : seo, view };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeDocument(
    site,
    documentOf(params.kind, params.id),
    await readStaffForm(site, request, mostBytes),
  );
}

export const clientAction = sayWhenOffline;

export default function AdminDocument({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <DocumentScreen title={seo.title} view={view} />;
}
