import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { tagLook } from '../tag-look.ts';
import type { Route } from './+types/tag';

export { meta } from '#site/seo/meta.ts';

/** A tag by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadForm(site, tagResource, id);
  const screen = loadPlainScreen(context, 'adminTag', view.record ? 'tags.one' : 'tags.new', { id });
  return { seo: { ...screen.seo, title: String(view.record?.code ?? screen.seo.title) }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeForm(site, tagResource, id, await readStaffForm(site, request), {
    list: 'adminTags',
    record: 'adminTag',
    look: tagLook,
  });
}

export const clientAction = sayWhenOffline;

export default function AdminTag({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ResourceForm title={seo.title} view={view} look={tagLook} />;
}
