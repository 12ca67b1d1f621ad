import { languagesRead } from '../../platform-client/language-read.ts';
import '../../kit/forms/forms.css';
import { mustHold } from '../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../admin/ground/frame/once/read-staff-form.server.ts';
import { InviteScreen } from '../../admin/rooms/team/invite-screen.tsx';
import { loadRoles } from '../../admin/rooms/team/load-staff.server.ts';
import { takeInvite } from '../../admin/rooms/team/take-staff-form.server.ts';
import { sayWhenOffline } from '../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/staff-invite';

export { meta } from '../../seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  return {
    ...loadPlainScreen(context, 'adminInvite', 'staff.invite'),
    roles: await loadRoles(site),
    languages: languagesRead(site),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  return takeInvite(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminInvite({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <InviteScreen title={seo.title} {...screen} />;
}
