import { pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { placeLookOf } from '../place-look.ts';
import { loadPlaceNames } from '../places.server.ts';
import type { Route } from './+types/places';

export { meta } from '#site/seo/meta.ts';

/** Where buyers fetch what they ordered: the shop's own places, and those of carriers. */
export const loader = staffLoader(
  { name: 'adminPlaces', title: 'pickupPlace.list.title', needs: 'settings.edit' },
  async ({ site, url }) => {
    const names = await loadPlaceNames(site);
    const view = await loadList(site, url, pickupPlaceResource, {
      known: { provider: Object.keys(names.lists) },
    });
    return { view, names };
  },
);

export default function AdminPlaces({ loaderData: { seo, view, names } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <span className="row">
      <ButtonLink to={address('adminDelivery')}>{t('delivery.all')}</ButtonLink>
      <ButtonLink tone="primary" to={address('adminPlace', { id: 'novi' })}>
        {t('pickupPlace.new')}
      </ButtonLink>
    </span>
  );
  return <ResourceList title={seo.title} view={view} look={placeLookOf(names)} action={action} />;
}
