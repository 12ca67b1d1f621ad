import '../../features/forms/forms.css';
import { mustHold } from '../../features/admin/must-hold.server.ts';
import { readForm } from '../../features/forms/read-form.server.ts';
import { sayWhenOffline } from '../../features/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { loadMember } from '../../features/staff/load-staff.server.ts';
import { MemberScreen } from '../../features/staff/member-screen.tsx';
import { takeMemberForm } from '../../features/staff/take-staff-form.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/staff-member';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  const screen = loadPlainScreen(context, 'adminMember', 'staff.title', { id });
  const found = await loadMember(site, id);
  return { ...screen, ...found, seo: { ...screen.seo, title: found.member.name } };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  return takeMemberForm(site, Math.trunc(Number(id)) || 1, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminMember({ loaderData: { seo: _seo, ...screen } }: Route.ComponentProps) {
  return <MemberScreen key={screen.member.id} {...screen} />;
}
