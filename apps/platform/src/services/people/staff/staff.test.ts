import { clearCache } from '@izlog/contract/settings/cache-clear';
import { getUserSetting } from '@izlog/contract/settings/user-setting';
import { filterAudit } from '@izlog/contract/user/audit';
import { login, refreshLogin } from '@izlog/contract/user/login';
import { setPassword } from '@izlog/contract/user/password';
import { getStaffProfile } from '@izlog/contract/user/profile';
import {
  deleteOwnSession,
  deleteStaffSession,
  endOtherSessions,
  endStaffSessions,
  filterOwnSessions,
  filterStaffSessions,
} from '@izlog/contract/user/session';
import {
  acceptInvitation,
  createRole,
  deleteRole,
  filterRoles,
  filterStaff,
  getInvitation,
  getStaff,
  inviteStaff,
  resetStaffPassword,
  updateOwnStaff,
  updateRole,
  updateStaff,
} from '@izlog/contract/user/staff';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { mailsTo, tokenMailedTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { mailPasswordLink } from '../login/forgot-password.ts';
import { auditLog } from './audit.tables.ts';
import type { DefaultRole } from './default-roles.ts';

const owner = { as: 'staff' } as const;
const details = { firstName: 'Nova', lastName: 'Osoba' };
const password = 'sasvim nova prijava';

async function enter(platform: TestPlatform, given: { role?: DefaultRole } = {}) {
  const account = await buildStaff(platform, given);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  return { ...account, tokens, as: { headers: { accessToken: tokens.accessToken } } };
}

async function roleId(platform: TestPlatform, key: string): Promise<number> {
  const { records } = await platform.call(filterRoles, {}, owner);
  return records.find((role) => role.key === key)?.id ?? 0;
}

/** A role that may manage colleagues and little else. */
async function personnelRole(platform: TestPlatform): Promise<number> {
  const permissions = ['staff.edit', 'orders.edit'] as const;
  const role = await platform.call(createRole, { name: 'Kadrovska', permissions: [...permissions] }, owner);
  return role.id;
}

async function personnel(platform: TestPlatform) {
  const person = await enter(platform, { role: 'orderClerk' });
  const roleIds = [await personnelRole(platform)];
  await platform.call(updateStaff, { id: person.id, roleIds }, owner);
  return person;
}

test('[AUTH-067, AUTH-062] every site has seven roles, and may make its own', async ({ platform }) => {
  const own = await platform.call(createRole, { name: 'Skladište', permissions: ['catalogue.edit'] }, owner);

  const { records } = await platform.call(filterRoles, {}, owner);
  expect(records.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      ...['owner', 'manager', 'editor', 'orderClerk', 'warehouse', 'bookkeeper', 'accountant'],
      own.key,
    ]),
  );
  expect(own).toMatchObject({
    name: 'Skladište',
    permissions: ['catalogue.edit'],
    isDefault: false,
    members: 0,
  });
  expect((await platform.call(filterRoles, {}, { ...owner, site: 2 })).records).toHaveLength(7);
});

test('an own role counts at once for whoever has it, and goes only when nobody has it', async ({
  platform,
}) => {
  const { id, as } = await enter(platform, { role: 'orderClerk' });
  const role = await platform.call(createRole, { name: 'Čuvar', permissions: ['cache.clear'] }, owner);
  await platform.call(updateStaff, { id, roleIds: [role.id] }, owner);
  await platform.call(clearCache, {}, as);

  expect((await platform.refusal(deleteRole, { id: role.id }, owner)).code).toBe('ROLE_IN_USE');
  await platform.call(updateRole, { id: role.id, permissions: [] }, owner);
  expect((await platform.refusal(clearCache, {}, as)).status).toBe(403);
  await platform.call(updateStaff, { id, roleIds: [await roleId(platform, 'editor')] }, owner);
  await platform.call(deleteRole, { id: role.id }, owner);
  expect((await platform.refusal(updateRole, { id: role.id, name: 'X' }, owner)).status).toBe(404);
});

test('of roles given to one person at once the last ones count, alone', async ({ platform }) => {
  const { id } = await enter(platform, { role: 'orderClerk' });
  const [editor, manager] = [await roleId(platform, 'editor'), await roleId(platform, 'manager')];
  const give = (...roleIds: number[]) => platform.call(updateStaff, { id, roleIds }, owner);

  const given = await behindALock(platform, sql`select from user_roles where user_id = ${id} for update`, [
    () => give(editor),
    () => give(manager),
    () => give(manager, manager),
  ]);

  expect(given.map(({ status }) => status)).toEqual(given.map(() => 'fulfilled'));
  const { roles } = await platform.call(getStaff, { id }, owner);
  expect(given.some((one) => one.status === 'fulfilled' && one.value.roles[0]?.id === roles[0]?.id)).toBe(
    true,
  );
  expect(roles).toHaveLength(1);
});

test('[AUTH-062] a role that is deleted while somebody gets it stays with them, or is not given', async ({
  platform,
}) => {
  const { id } = await enter(platform, { role: 'orderClerk' });
  const role = await platform.call(createRole, { name: 'Kratka', permissions: [] }, owner);

  const [gone, given] = await behindALock(platform, sql`select from roles where id = ${role.id} for update`, [
    () => platform.refusal(deleteRole, { id: role.id }, owner).catch(() => undefined),
    () => platform.refusal(updateStaff, { id, roleIds: [role.id] }, owner).catch(() => undefined),
  ]);

  const { roles } = await platform.call(getStaff, { id }, owner);
  expect(roles).toHaveLength(1);
  expect([gone, given]).toEqual(
    roles[0]?.id === role.id
      ? [
          expect.objectContaining({ value: expect.objectContaining({ code: 'ROLE_IN_USE' }) }),
          expect.anything(),
        ]
      : [expect.anything(), expect.objectContaining({ value: expect.objectContaining({ status: 404 }) })],
  );
});

test('nobody gives, takes or stands above what they do not hold', async ({ platform }) => {
  const clerk = await personnel(platform);
  const boss = await enter(platform);
  const ownerRole = await roleId(platform, 'owner');
  const editor = await roleId(platform, 'editor');
  const { as } = clerk;
  const email = 'penjac@prvi.test';

  const refusals = [
    await platform.refusal(createRole, { name: 'Sve', permissions: ['settings.edit'] }, as),
    await platform.refusal(updateRole, { id: editor, permissions: [] }, as),
    await platform.refusal(updateRole, { id: ownerRole, name: 'Ja' }, as),
    await platform.refusal(updateStaff, { id: clerk.id, roleIds: [ownerRole] }, as),
    await platform.refusal(updateStaff, { id: boss.id, isActive: false }, as),
    await platform.refusal(inviteStaff, { email, details, roleIds: [ownerRole] }, as),
    await platform.refusal(endStaffSessions, { id: boss.id }, as),
    await platform.refusal(updateRole, { id: ownerRole, permissions: [] }, owner),
    await platform.refusal(deleteRole, { id: editor }, owner),
  ];

  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'FORBIDDEN'));
  expect((await platform.refusal(filterStaff, {}, { as: { staff: ['users.edit'] } })).status).toBe(403);
});

test('[SET-019] roles and staff of another site are not found', async ({ platform }) => {
  const foreign = await buildStaff(platform, { site: 2 });
  const foreignRole = (await platform.call(filterRoles, {}, { ...owner, site: 2 })).records[0]?.id ?? 0;
  const { id } = await enter(platform);

  expect((await platform.refusal(updateStaff, { id: foreign.id, isActive: false }, owner)).status).toBe(404);
  expect((await platform.refusal(updateStaff, { id, roleIds: [foreignRole] }, owner)).status).toBe(404);
  expect((await platform.refusal(updateRole, { id: foreignRole, name: 'X' }, owner)).status).toBe(404);
  expect((await platform.refusal(updateStaff, { id: 2, isActive: false }, owner)).status).toBe(404);
});

test('somebody is invited by mail, sets a password and works in their language', async ({ platform }) => {
  const email = 'pozvana@prvi.test';
  const roleIds = [await roleId(platform, 'editor')];

  const invited = await platform.call(inviteStaff, { email, details, roleIds, language: 'de' }, owner);

  expect(invited).toMatchObject({ email, isInvited: true, roles: [{ key: 'editor' }] });
  expect((await platform.refusal(login, { username: email, password })).code).toBe('INVALID_LOGIN');
  const [mail] = await mailsTo(platform, email);
  expect(mail).toMatchObject({
    template: 'staffInvitation',
    language: 'de',
    data: { role: 'Editor', hours: 168 },
  });
  const token = mail?.token ?? '';
  expect((await platform.refusal(acceptInvitation, { token, password: 'lozinka1' })).payload).toMatchObject({
    fields: [{ path: 'password', kind: 'commonPassword' }],
  });
  expect(await platform.call(getInvitation, { token })).toMatchObject({
    email,
    details,
    roles: [{ key: 'editor' }],
  });
  const own = { firstName: 'Novka', lastName: 'Osoba' };
  expect(await platform.call(acceptInvitation, { token, password, details: own })).toEqual({ email });
  expect(await platform.call(getStaff, { id: invited.id }, owner)).toMatchObject({
    details: own,
    isInvited: false,
  });
  const { tokens, user } = await platform.call(login, { username: email, password, strategy: 'admin' });
  expect(user.scope).toContain('content.edit');
  const headers = { accessToken: tokens.accessToken };
  expect(await platform.call(getUserSetting, { group: 'global', key: 'language' }, { headers })).toEqual({
    value: 'de',
  });
  for (const endpoint of [getInvitation, acceptInvitation])
    expect((await platform.refusal(endpoint, { token, password })).code).toBe('LINK_INVALID');
});

test('an invitation is worthless as soon as its account has a password by another way', async ({
  platform,
}) => {
  const email = 'mimo@prvi.test';
  const roleIds = [await roleId(platform, 'editor')];
  await platform.call(inviteStaff, { email, details, roleIds }, owner);
  const token = await tokenMailedTo(platform, email, 'staffInvitation');
  await mailPasswordLink(platform.kernel, await platform.ctx(), email);
  const link = await tokenMailedTo(platform, email, 'resetPassword');

  await platform.call(setPassword, { token: link, newPassword: password });

  expect((await platform.refusal(acceptInvitation, { token, password })).code).toBe('LINK_INVALID');
});

test('inviting again makes the earlier link worthless; who has an account cannot be invited', async ({
  platform,
}) => {
  const email = 'dvaput@prvi.test';
  const roleIds = [await roleId(platform, 'editor')];
  await platform.call(inviteStaff, { email, details, roleIds }, owner);
  const first = await tokenMailedTo(platform, email, 'staffInvitation');
  await platform.call(inviteStaff, { email, details, roleIds }, owner);
  const second = await tokenMailedTo(platform, email, 'staffInvitation');

  expect((await platform.refusal(acceptInvitation, { token: first, password })).code).toBe('LINK_INVALID');
  await platform.call(acceptInvitation, { token: second, password });
  for (const known of [email, (await buildCustomer(platform)).email]) {
    const refusal = await platform.refusal(inviteStaff, { email: known, details, roleIds }, owner);
    expect(refusal.code).toBe('USER_EXISTS');
  }
});

test('a locked colleague is out at once, also with the token of before', async ({ platform }) => {
  const { id, email, as, tokens, ...account } = await enter(platform, { role: 'editor' });

  const locked = await platform.call(
    updateStaff,
    { id, isActive: false, details: { firstName: 'Bivši' } },
    owner,
  );

  expect(locked).toMatchObject({ isActive: false, details: { firstName: 'Bivši' } });
  expect((await platform.refusal(getStaffProfile, {}, as)).status).toBe(401);
  const { refreshToken } = tokens;
  expect((await platform.refusal(refreshLogin, {}, { headers: { refreshToken } })).status).toBe(401);
  const again = { username: email, password: account.password };
  expect((await platform.refusal(login, again)).status).toBe(401);
});

test('a shop keeps an owner, also when two owners let go at once', async ({ platform }) => {
  const { db } = await platform.ctx({ site: 2 });
  // The one of the seed has no password, so nobody can log in with it; others of this file leave.
  await db.execute(sql`update users set is_active = false where site_id = 2 and password_hash is not null`);
  const first = await buildStaff(platform, { site: 2 });
  const second = await buildStaff(platform, { site: 2 });
  const there = { as: 'staff', site: 2 } as const;
  const editor =
    (await platform.call(filterRoles, {}, there)).records.find(({ key }) => key === 'editor')?.id ?? 0;
  const outcomes = await Promise.allSettled([
    platform.call(updateStaff, { id: first.id, roleIds: [editor] }, there),
    platform.call(updateStaff, { id: second.id, isActive: false }, there),
  ]);

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const left = outcomes[0]?.status === 'fulfilled' ? second.id : first.id;
  expect((await platform.refusal(updateStaff, { id: left, isActive: false }, there)).code).toBe('LAST_OWNER');
});

test('[AUTH-057] staff change their own name and password', async ({ platform }) => {
  const { email, password: old, as } = await enter(platform);

  await platform.call(updateOwnStaff, { details: { firstName: 'Zora' } }, as);
  await platform.call(resetStaffPassword, { oldPassword: old, newPassword: password }, as);

  const { user } = await platform.call(login, { username: email, password });
  expect(user.details.firstName).toBe('Zora');
});

test('a person sees the own logins with device and network, and ends one at once', async ({ platform }) => {
  const { email, password: own } = await buildCustomer(platform);
  const enterAs = async (device: string) => {
    const answer = await platform.http({
      method: 'POST',
      url: '/api/v1/login',
      payload: { username: email, password: own },
      headers: { 'user-agent': device },
      remoteAddress: '198.51.100.44',
    });
    return { headers: { accessToken: answer.json().data.tokens.accessToken as string } };
  };
  const phone = await enterAs('Telefon');
  const laptop = await enterAs('Prijenosnik');

  const { records } = await platform.call(filterOwnSessions, {}, laptop);
  expect(records).toMatchObject([
    { device: 'Prijenosnik', address: '198.51.100.0', isCurrent: true },
    { device: 'Telefon', isCurrent: false },
  ]);
  const id = records[1]?.id ?? '';
  expect((await platform.refusal(deleteOwnSession, { id }, { as: 'customer' })).status).toBe(404);
  await platform.call(deleteOwnSession, { id }, laptop);
  expect((await platform.refusal(filterOwnSessions, {}, phone)).status).toBe(401);
  expect((await platform.call(filterOwnSessions, {}, laptop)).records).toHaveLength(1);
});

test('staff end their own logins, and an owner those of a colleague', async ({ platform }) => {
  const person = await enter(platform, { role: 'editor' });
  const { records } = await platform.call(filterStaffSessions, {}, person.as);
  expect(records).toHaveLength(1);

  await platform.call(endStaffSessions, { id: person.id }, owner);

  expect((await platform.refusal(getStaffProfile, {}, person.as)).status).toBe(401);
  const { tokens } = await platform.call(login, { username: person.email, password: person.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  const [session] = (await platform.call(filterStaffSessions, {}, as)).records;
  await platform.call(deleteStaffSession, { id: session?.id ?? '' }, as);
  expect((await platform.refusal(getStaffProfile, {}, as)).status).toBe(401);
});

test('staff end all their logins but this one, at once', async ({ platform }) => {
  const here = await enter(platform);
  const there = await platform.call(login, { username: here.email, password: here.password });

  await platform.call(endOtherSessions, {}, here.as);

  const left = await platform.call(filterStaffSessions, {}, here.as);
  expect(left.records).toMatchObject([{ isCurrent: true }]);
  const { accessToken, refreshToken } = there.tokens;
  const gone = [
    await platform.refusal(getStaffProfile, {}, { headers: { accessToken } }),
    await platform.refusal(refreshLogin, {}, { headers: { refreshToken } }),
  ];
  expect(gone.map(({ status }) => status)).toEqual([401, 401]);
});

test('the staff list tells who has which role and was here when', async ({ platform }) => {
  const { id, email } = await enter(platform, { role: 'editor' });

  const { records, pagination } = await platform.call(filterStaff, { limit: 100 }, owner);

  expect(pagination.total).toBe(records.length);
  expect(records.find((member) => member.id === id)).toMatchObject({
    email,
    roles: [{ key: 'editor' }],
    isActive: true,
    isInvited: false,
    hasSecondFactor: false,
    lastSeenAt: expect.any(String),
  });
});

test('every act of staff is written down: who, what, when, and what changed; secrets are not', async ({
  platform,
}) => {
  const boss = await enter(platform);
  const { id } = await buildStaff(platform, { role: 'editor' });
  const roleIds = [await roleId(platform, 'orderClerk')];

  await platform.call(updateStaff, { id, roleIds, details: { firstName: 'Nova' } }, boss.as);
  await platform.call(clearCache, {}, boss.as);
  await platform.call(resetStaffPassword, { oldPassword: boss.password, newPassword: password }, boss.as);
  await platform.refusal(updateStaff, { id: 999_999, isActive: false }, boss.as);
  await platform.call(filterStaff, {}, boss.as);

  const { records } = await platform.call(filterAudit, { userId: boss.id }, owner);
  expect(records.map(({ action }) => action)).toEqual([
    `${resetStaffPassword.method} ${resetStaffPassword.path}`,
    `${clearCache.method} ${clearCache.path}`,
    `${updateStaff.method} ${updateStaff.path}`,
  ]);
  expect(records[2]).toMatchObject({
    userId: boss.id,
    userName: expect.stringContaining(boss.email),
    input: { id: String(id), roleIds, details: { firstName: 'Nova' } },
    changes: [
      {
        target: `user ${id}`,
        before: { firstName: '', roles: ['Editor'] },
        after: { firstName: 'Nova', roles: ['Order clerk'] },
      },
    ],
    ip: '127.0.0.0',
  });
  expect(JSON.stringify(records[0]?.input)).not.toContain(password);
});

test('[SET-019] the log of another site is not read, and nobody without staff.edit reads any', async ({
  platform,
}) => {
  await platform.call(clearCache, {}, owner);

  expect((await platform.call(filterAudit, {}, { ...owner, site: 2 })).records).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ userId: 1 })]),
  );
  expect((await platform.refusal(filterAudit, {}, { as: { staff: ['settings.edit'] } })).status).toBe(403);
});

test('the database itself refuses to change or remove what was written down', async ({ platform }) => {
  await platform.call(clearCache, {}, owner);
  const { db } = await platform.ctx();

  await expect(db.update(auditLog).set({ userName: 'netko' })).rejects.toThrow();
  await expect(db.delete(auditLog).where(eq(auditLog.siteId, 1))).rejects.toThrow();
  const { rows } = await db.execute(
    sql`select count(*)::int as count from audit_log where user_name = 'netko'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('[AUTH-067] a permission or a role that is named twice is held once', async ({ platform }) => {
  const twice = ['orders.edit', 'cache.clear', 'orders.edit'] as const;

  const role = await platform.call(createRole, { name: 'Dvaput', permissions: [...twice] }, owner);
  const changed = await platform.call(updateRole, { id: role.id, permissions: [...twice] }, owner);
  const invited = await platform.call(
    inviteStaff,
    { email: 'dvaput@example.hr', details, roleIds: [role.id, role.id] },
    owner,
  );

  expect(role.permissions.toSorted()).toEqual(['cache.clear', 'orders.edit']);
  expect(changed.permissions.toSorted()).toEqual(['cache.clear', 'orders.edit']);
  expect(invited.roles.map(({ id }) => id)).toEqual([role.id]);
});
