import { pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { placeLookOf } from '#site/admin/rooms/delivery/place-look.ts';
import { loadPlace, loadPlaceNames } from '#site/admin/rooms/delivery/places.server.ts';
import type { Route } from './+types/place';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminPlace', title: 'pickupPlace.new', needs: 'settings.edit' } as const;

/** A pick-up place by its id, or a new one (`novi`). */
export const loader = staffLoader(screen, async ({ site, params: { id = '' }, words }) => {
  const { view, names } = await loadPlace(site, id);
  return { title: String(view.record?.name ?? words('pickupPlace.new')), view, names };
});

export const action = staffAction(screen, async ({ site, form, params: { id = '' } }) =>
  takeForm(site, pickupPlaceResource, id, form, {
    list: 'adminPlaces',
    record: 'adminPlace',
    look: placeLookOf(await loadPlaceNames(site)),
  }),
);

export default function AdminPlace({ loaderData: { seo, view, names } }: Route.ComponentProps) {
  return <ResourceForm title={seo.title} view={view} look={placeLookOf(names)} />;
}
