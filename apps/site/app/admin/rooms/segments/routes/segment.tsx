import '#site/kit/forms/forms.css';
import '#site/admin/record/resource.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadSegment, takeSegmentForm } from '../segment.server.ts';
import { SegmentScreen } from '../segment-screen.tsx';
import type { Route } from './+types/segment';

export { meta } from '#site/seo/meta.ts';

/** A segment by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  const view = await loadSegment(site, id);
  const screen = loadPlainScreen(context, 'adminSegment', view.record ? 'segments.one' : 'segments.new', {
    id,
  });
  return { seo: { ...screen.seo, title: view.record?.name ?? screen.seo.title }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  return takeSegmentForm(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function SegmentPage({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <SegmentScreen key={view.record?.id ?? 0} title={seo.title} view={view} />;
}
