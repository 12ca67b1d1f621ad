import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { brandLook } from '../brand-look.ts';
import type { Route } from './+types/brand';

export { meta } from '#site/seo/meta.ts';

/** A maker by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadForm(site, brandResource, id);
  const screen = loadPlainScreen(context, 'adminBrand', view.record ? 'brands.one' : 'brands.new', { id });
  return { seo: { ...screen.seo, title: String(view.record?.name ?? screen.seo.title) }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeForm(site, brandResource, id, await readStaffForm(site, request), {
    list: 'adminBrands',
    record: 'adminBrand',
    look: brandLook,
  });
}

export const clientAction = sayWhenOffline;

export default function AdminBrand({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ResourceForm title={seo.title} view={view} look={brandLook} />;
}
