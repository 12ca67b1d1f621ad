import { languagesRead } from '#site/platform-client/language-read.ts';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { InviteScreen } from '../invite-screen.tsx';
import { loadRoles } from '../load-staff.server.ts';
import { takeInvite } from '../take-staff-form.server.ts';
import type { Route } from './+types/staff-invite';

export { meta } from '#site/seo/meta.ts';

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
