import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadMember } from '../load-staff.server.ts';
import { MemberScreen } from '../member-screen.tsx';
import { takeMemberForm } from '../take-staff-form.server.ts';
import type { Route } from './+types/staff-member';

export { meta } from '#site/seo/meta.ts';

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
  return takeMemberForm(site, Math.trunc(Number(id)) || 1, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminMember({ loaderData: { seo: _seo, ...screen } }: Route.ComponentProps) {
  return <MemberScreen key={screen.member.id} {...screen} />;
}
