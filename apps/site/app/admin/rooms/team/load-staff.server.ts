import { permissions } from '@izlog/contract/permissions';
import { filterRoles, getStaff, type StaffMember } from '@izlog/contract/user/staff';
import { staffResource } from '@izlog/contract/user/staff-resource';
import type { ListView } from '#site/admin/record/list-view.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import type { MemberView, RoleView } from './staff-view.ts';

/** The roles of the site; which of them the reader may give and change. */
export async function loadRoles(site: SiteContext): Promise<RoleView[]> {
  const [user, { records }] = await Promise.all([staffUser(site), site.call(filterRoles, {})]);
  const held = new Set(user?.scope);
  // The owner's role holds whatever a later release adds, so only who holds everything may give it.
  const holdsAll = permissions.every((one) => held.has(one));
  return records.map((role) => ({
    ...role,
    isWithinReach: role.key === 'owner' ? holdsAll : role.permissions.every((one) => held.has(one)),
  }));
}

/** One role of the site by the id of an address; 404 without one. */
export async function loadRole(site: SiteContext, id: string): Promise<RoleView> {
  const role = (await loadRoles(site)).find((one) => String(one.id) === id);
  if (!role) throw notFound();
  return role;
}

/** A page of the staff. */
export async function loadStaff(site: SiteContext, url: URL): Promise<ListView<MemberView>> {
  const [user, view] = await Promise.all([staffUser(site), loadList(site, url, staffResource)]);
  return { ...view, rows: view.rows.map((member) => memberView(member, user?.id)) };
}

/** A colleague by the id of an address, with the roles there are; 404 without one. */
export async function loadMember(site: SiteContext, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const [user, member, roles] = await Promise.all([
    staffUser(site),
    orNotFound(site.call(getStaff, { id: Number(id) })),
    loadRoles(site),
  ]);
  const view = memberView(member, user?.id);
  const theirs = new Set(view.roles.map((role) => role.id));
  return {
    member: view,
    roles,
    /** Anyone who holds what the reader does not is out of reach. */
    isWithinReach: roles.every((role) => !theirs.has(role.id) || role.isWithinReach),
  };
}

function memberView({ details, ...member }: StaffMember, own: number | undefined): MemberView {
  const name = `${details.firstName} ${details.lastName}`.trim();
  return { ...member, ...details, name: name || member.email, isSelf: member.id === own };
}
