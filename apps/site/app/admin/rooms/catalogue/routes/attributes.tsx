import '#site/admin/record/resource.css';
import { attributeResource } from '@izlog/contract/product/registries/attribute-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { takeFile } from '#site/admin/record/file/take-file.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { attributeLook } from '../attribute-look.ts';
import type { Route } from './+types/attributes';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadList(site, url, attributeResource);
  return { ...loadPlainScreen(context, 'adminAttributes', 'attributes.title'), view };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeFile(site, attributeResource, request);
}

export default function AdminAttributes({ loaderData: { seo, view } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <ButtonLink tone="primary" to={address('adminAttribute', { id: 'novi' })}>
      {t('attributes.new')}
    </ButtonLink>
  );
  return <ResourceList title={seo.title} view={view} look={attributeLook} action={action} />;
}
