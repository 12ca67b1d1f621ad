import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { taxClassLook } from '../tax-class-look.ts';
import type { Route } from './+types/tax-class';

export { meta } from '#site/seo/meta.ts';

/** A tax class by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const view = await loadForm(site, taxClassResource, id);
  const screen = loadPlainScreen(
    context,
    'adminTaxClass',
    view.record ? 'taxClasses.one' : 'taxClasses.new',
    { id },
  );
  return { seo: { ...screen.seo, title: String(view.record?.name ?? screen.seo.title) }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  return takeForm(site, taxClassResource, id, await readStaffForm(site, request), {
    list: 'adminTaxClasses',
    record: 'adminTaxClass',
    look: taxClassLook,
  });
}

export const clientAction = sayWhenOffline;

export default function AdminTaxClass({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ResourceForm title={seo.title} view={view} look={taxClassLook} />;
}
