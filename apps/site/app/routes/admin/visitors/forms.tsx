import '../../../admin/record/resource.css';
import { formResource } from '@izlog/contract/cms/forms/form-resource';
import { formLook } from '../../../admin/ground/forms/form-look.tsx';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { useStaffText } from '../../../admin/ground/frame/staff-text.tsx';
import { loadList } from '../../../admin/record/load-list.server.ts';
import { ResourceList } from '../../../admin/record/resource-list.tsx';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { useAddress } from '../../../links/staff-addresses.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { Route } from './+types/forms';

export { meta } from '../../../seo/meta.ts';

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
