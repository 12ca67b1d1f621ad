import '#site/kit/forms/forms.css';
import '#site/admin/record/resource.css';
import '#site/admin/ground/frame/record.css';
import { memberCardResource } from '@izlog/contract/user/member-card-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { takeCardsForm } from '../door/take-cards.server.ts';
import { MemberCardsScreen } from '../member-cards-screen.tsx';
import type { Route } from './+types/member-cards';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  const user = await staffUser(site);
  return {
    ...loadPlainScreen(context, 'adminMemberCards', 'cards.title'),
    view: await loadList(site, url, memberCardResource),
    mayEdit: user?.scope?.includes('users.edit') ?? false,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  return takeCardsForm(site, url, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminMemberCards({ loaderData: { seo, view, mayEdit } }: Route.ComponentProps) {
  return <MemberCardsScreen title={seo.title} view={view} mayEdit={mayEdit} />;
}
