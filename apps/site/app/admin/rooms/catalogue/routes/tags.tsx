import '#site/admin/record/resource.css';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { takeFile } from '#site/admin/record/file/take-file.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { tagLook } from '../tag-look.ts';
import type { Route } from './+types/tags';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadList(site, url, tagResource);
  return { ...loadPlainScreen(context, 'adminTags', 'tags.title'), view };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeFile(site, tagResource, request);
}

export default function AdminTags({ loaderData: { seo, view } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <ButtonLink tone="primary" to={address('adminTag', { id: 'novi' })}>
      {t('tags.new')}
    </ButtonLink>
  );
  return <ResourceList title={seo.title} view={view} look={tagLook} action={action} />;
}
