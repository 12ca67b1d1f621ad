import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { placeLookOf } from '../place-look.ts';
import { loadPlace, loadPlaceNames } from '../places.server.ts';
import type { Route } from './+types/place';

export { meta } from '#site/seo/meta.ts';

/** A pick-up place by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const { view, names } = await loadPlace(site, id);
  const screen = loadPlainScreen(context, 'adminPlace', 'places.new', { id });
  return { seo: { ...screen.seo, title: String(view.record?.name ?? screen.seo.title) }, view, names };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  return takeForm(site, pickupPlaceResource, id, await readStaffForm(site, request), {
    list: 'adminPlaces',
    record: 'adminPlace',
    look: placeLookOf(await loadPlaceNames(site)),
  });
}

export const clientAction = sayWhenOffline;

export default function AdminPlace({ loaderData: { seo, view, names } }: Route.ComponentProps) {
  return <ResourceForm title={seo.title} view={view} look={placeLookOf(names)} />;
}
