import '../../../admin/record/resource.css';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { brandLook } from '../../../admin/rooms/catalogue/brand-look.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { useStaffText } from '../../../admin/ground/frame/staff-text.tsx';
import { takeFile } from '../../../admin/record/file/take-file.server.ts';
import { loadList } from '../../../admin/record/load-list.server.ts';
import { ResourceList } from '../../../admin/record/resource-list.tsx';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { useAddress } from '../../../links/staff-addresses.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { Route } from './+types/brands';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadList(site, url, brandResource);
  return { ...loadPlainScreen(context, 'adminBrands', 'brands.title'), view };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeFile(site, brandResource, request);
}

export default function AdminBrands({ loaderData: { seo, view } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <ButtonLink tone="primary" to={address('adminBrand', { id: 'novi' })}>
      {t('brands.new')}
    </ButtonLink>
  );
  return <ResourceList title={seo.title} view={view} look={brandLook} action={action} />;
}
