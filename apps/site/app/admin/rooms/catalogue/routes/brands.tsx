import '#site/admin/record/resource.css';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { takeFile } from '#site/admin/record/file/take-file.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { brandLook } from '../brand-look.ts';
import type { Route } from './+types/brands';

export { meta } from '#site/seo/meta.ts';

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
