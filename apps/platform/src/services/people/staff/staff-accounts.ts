import { findLanguage } from '@izlog/contract/languages';
import { paginate } from '@izlog/contract/pagination';
import type { StaffMember } from '@izlog/contract/user/staff';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { changeUser, findAccount, insertCustomer, readActiveUser } from '../account/user.queries.ts';
import { writeUserSetting } from '../account/user-setting.queries.ts';
import { endJoinsOf } from '../joined/end-joins.ts';
import { refuseCommonPassword } from '../login/common-password.ts';
import { mailLinks } from '../login/mail-links.ts';
import {
  addMailedToken,
  findMailedToken,
  mailedTokenSeconds,
  spendMailedToken,
} from '../login/mailed-token.queries.ts';
import { mustBeFresh } from '../login/must-prove.ts';
import { hashPassword } from '../login/password.ts';
import { endSessionsOf } from '../login/session.queries.ts';
import { mustMayGrant, mustStandAbove } from './may-grant.ts';
import {
  countStaff,
  dropInvitations,
  hasOtherOwner,
  listRolesOf,
  listStaff,
  lockRights,
  replaceRolesOf,
} from './staff.queries.ts';

/** A page of the site's staff. */
export async function filterStaff(ctx: Ctx, { page, limit }: { page: number; limit: number }) {
  const total = await countStaff(ctx.db, ctx.site.id);
  const rows = await listStaff(ctx.db, ctx.site.id, { limit, offset: (page - 1) * limit });
  return { records: await presentStaff(ctx, rows), pagination: paginate(page, limit, total) };
}

interface Invitation {
  email: string;
  details: { firstName: string; lastName: string };
  roleIds: readonly number[];
  language?: string;
}

/**
 * Invites somebody by mail, or again as long as they have not accepted. Refuses with userExists an e-mail that has an
 * account, with forbidden roles that hold what the caller does not, and with proofRequired an older login.
 */
export async function inviteStaff(kernel: Kernel, ctx: Ctx, input: Invitation): Promise<StaffMember> {
  const language = findLanguage(input.language ?? ctx.site.defaultLanguage) ?? findLanguage('hrv');
  await mustBeFresh(ctx);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now } = inner;
    await lockRights(db, site.id);
    await mustMayGrant(inner, input.roleIds);
    const known = await findAccount(db, site.id, input.email);
    if (known && (!known.isBackofficeUser || known.passwordHash !== null)) throw new Refusal('userExists');
    if (known) await mustStandAbove(inner, known.id);
    const row =
      known ??
      (await insertCustomer(db, {
        siteId: site.id,
        email: input.email,
        ...input.details,
        language: language?.code ?? 'hrv',
        isBackofficeUser: true,
        createdAt: now,
      }));
    if (!row) throw new Refusal('userExists');
    await replaceRolesOf(db, row.id, input.roleIds);
    const value = language?.code2 ?? 'hr';
    await writeUserSetting(db, { siteId: site.id, userId: row.id, group: 'global', key: 'language', value });
    await dropInvitations(db, row.id);
    await mailInvitation(kernel, inner, row);
    const member = await readStaff(inner, row.id);
    noteChange(
      inner,
      `user ${row.id}`,
      {},
      { email: row.email, roles: member.roles.map(({ name }) => name) },
    );
    return member;
  });
}

async function mailInvitation(
  kernel: Kernel,
  ctx: Ctx,
  row: { id: number; email: string; firstName: string; language: string },
): Promise<void> {
  const { db, site, now } = ctx;
  const owner = { siteId: site.id, userId: row.id, email: row.email, purpose: 'invitation' } as const;
  const link = mailLinks.invitation(await addMailedToken(db, owner, now));
  const inviter = await readActiveUser(db, site.id, userIdOf(ctx.caller));
  const roles = await listRolesOf(db, site.id, [row.id]);
  await sendMail(
    ctx,
    'staffInvitation',
    row.email,
    {
      name: row.firstName,
      url: await siteAddress(kernel, ctx, link, row.language),
      hours: mailedTokenSeconds.invitation / 3600,
      invitedBy:
        [inviter?.firstName, inviter?.lastName].filter(Boolean).join(' ') || (inviter?.email ?? site.name),
      role: roles.map(({ name }) => name).join(', '),
    },
    { language: row.language, recipientName: row.firstName },
  );
}

/** Whom an invitation is for and what it gives; refuses with linkInvalid. */
export async function getInvitation(ctx: Ctx, { token }: { token: string }) {
  await limitAddress(ctx, 'read invitation', 60);
  const found = await findMailedToken(ctx.db, ctx.site.id, 'invitation', token, ctx.now);
  if (!found) throw new Refusal('linkInvalid');
  const { email, details, roles } = await readStaff(ctx, found.userId);
  return { email, details, roles: roles.map(({ key, name }) => ({ key, name })) };
}

/** Accepts an invitation: the password is set and the e-mail proved. Refuses with linkInvalid and a common password. */
export async function acceptInvitation(
  ctx: Ctx,
  {
    token,
    password,
    details,
  }: { token: string; password: string; details?: { firstName: string; lastName: string } },
): Promise<{ email: string }> {
  await limitAddress(ctx, 'invitation', 30);
  const found = await findMailedToken(ctx.db, ctx.site.id, 'invitation', token, ctx.now);
  if (!found) throw new Refusal('linkInvalid');
  await refuseCommonPassword(password, 'password', [found.email, found.firstName, ctx.site.name]);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async ({ db, site, now }) => {
    const spent = await spendMailedToken(db, site.id, ['invitation'], token, now);
    if (!spent) throw new Refusal('linkInvalid');
    await changeUser(db, site.id, spent.userId, {
      ...details,
      passwordHash,
      emailConfirmed: true,
      updatedAt: now,
    });
    return { email: spent.email };
  });
}

interface StaffChange {
  id: number;
  details?: { firstName?: string; lastName?: string };
  roleIds?: readonly number[];
  isActive?: boolean;
}

/**
 * Changes a colleague, at once. Refuses with notFound, forbidden (somebody above the caller), lastOwner, and with
 * proofRequired a change of roles or lock in an older login.
 */
export async function updateStaff(
  ctx: Ctx,
  { id, details, roleIds, isActive }: StaffChange,
): Promise<StaffMember> {
  if (roleIds || isActive !== undefined) await mustBeFresh(ctx);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now } = inner;
    await lockRights(db, site.id);
    const before = await readStaff(inner, id);
    await mustStandAbove(inner, id);
    if (roleIds) {
      await mustMayGrant(inner, roleIds);
      await replaceRolesOf(db, id, roleIds);
    }
    await changeUser(db, site.id, id, {
      ...details,
      ...(isActive === undefined ? {} : { isActive }),
      updatedAt: now,
    });
    if (isActive === false) {
      await endSessionsOf(db, site.id, id, now);
      await endJoinsOf(inner, id);
    }
    const after = await readStaff(inner, id);
    const isOwner = ({ roles, isActive: active }: StaffMember) =>
      active && roles.some(({ key }) => key === 'owner');
    if (isOwner(before) && !isOwner(after) && !(await hasOtherOwner(db, site.id, id)))
      throw new Refusal('lastOwner');
    noteChange(inner, `user ${id}`, summary(before), summary(after));
    return after;
  });
}

/** A colleague by id; refuses with notFound. */
export async function readStaff(ctx: Ctx, id: number): Promise<StaffMember> {
  const [member] = await presentStaff(ctx, await listStaff(ctx.db, ctx.site.id, { id }));
  if (!member) throw new Refusal('notFound');
  return member;
}

function summary({ details, roles, isActive }: StaffMember): Record<string, unknown> {
  return { ...details, roles: roles.map(({ name }) => name), isActive };
}

async function presentStaff(
  { db, site }: Ctx,
  rows: Awaited<ReturnType<typeof listStaff>>,
): Promise<StaffMember[]> {
  const roles = await listRolesOf(
    db,
    site.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    details: { firstName: row.firstName, lastName: row.lastName },
    roles: roles.filter(({ userId }) => userId === row.id).map(({ id, key, name }) => ({ id, key, name })),
    isActive: row.isActive,
    isInvited: Boolean(row.isInvited),
    hasSecondFactor: row.hasSecondFactor,
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
  }));
}
