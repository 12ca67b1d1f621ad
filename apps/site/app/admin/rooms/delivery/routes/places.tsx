import '#site/admin/record/resource.css';
import { pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { placeLookOf } from '../place-look.ts';
import { loadPlaceNames } from '../places.server.ts';
import type { Route } from './+types/places';

export { meta } from '#site/seo/meta.ts';

/** Where buyers fetch what they ordered: the shop's own places, and those of carriers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const names = await loadPlaceNames(site);
  const view = await loadList(site, url, pickupPlaceResource, {
    known: { provider: Object.keys(names.lists) },
  });
  return { ...loadPlainScreen(context, 'adminPlaces', 'places.title'), view, names };
}

export default function AdminPlaces({ loaderData: { seo, view, names } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <span className="row">
      <ButtonLink to={address('adminDelivery')}>{t('delivery.all')}</ButtonLink>
      <ButtonLink tone="primary" to={address('adminPlace', { id: 'novi' })}>
        {t('places.new')}
      </ButtonLink>
    </span>
  );
  return <ResourceList title={seo.title} view={view} look={placeLookOf(names)} action={action} />;
}
