import '#site/admin/record/resource.css';
import { formResource } from '@izlog/contract/cms/forms/form-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { formLook } from '../form-look.tsx';
import type { Route } from './+types/forms';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const view = await loadList(site, url, formResource);
  return { ...loadPlainScreen(context, 'adminForms', 'staffForms.title'), view };
}

export default function AdminForms({ loaderData: { seo, view } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <ButtonLink tone="primary" to={address('adminForm', { id: 'novi' })}>
      {t('staffForms.new')}
    </ButtonLink>
  );
  return <ResourceList title={seo.title} view={view} look={formLook} action={action} />;
}
