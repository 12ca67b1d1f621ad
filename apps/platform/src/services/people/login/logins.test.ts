import { clearCache } from '@izlog/contract/settings/cache-clear';
import { login, logout } from '@izlog/contract/user/login';
import { getCustomerProfile, getStaffProfile } from '@izlog/contract/user/profile';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { rolePermissions, roles, userRoles, users } from '../account/user.tables.ts';

async function enter(platform: TestPlatform, { email, password }: { email: string; password: string }) {
  const { tokens } = await platform.call(login, { username: email, password });
  return { tokens, as: { headers: { accessToken: tokens.accessToken } } };
}

test('a permission that is taken away counts at once, and one that is given too', async ({ platform }) => {
  const staff = await buildStaff(platform, { role: 'editor' });
  const { as } = await enter(platform, staff);
  const { db, site } = await platform.ctx();
  const [editor] = await db
    .select()
    .from(roles)
    .where(and(eq(roles.siteId, site.id), eq(roles.key, 'editor')));
  const roleId = editor?.id ?? 0;
  const isClearing = and(eq(rolePermissions.roleId, roleId), eq(rolePermissions.permission, 'cache.clear'));
  await platform.call(clearCache, {}, as);

  await db.delete(rolePermissions).where(isClearing);
  expect(await platform.refusal(clearCache, {}, as)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  await db.insert(rolePermissions).values({ roleId, permission: 'cache.clear' });
  await platform.call(clearCache, {}, as);
  await db.delete(userRoles).where(eq(userRoles.userId, staff.id));
  expect((await platform.call(getStaffProfile, {}, as)).scope).toEqual([]);
});

test('[AUTH-021] after a logout the access token is worth nothing either', async ({ platform }) => {
  const { tokens, as } = await enter(platform, await buildCustomer(platform));
  await platform.call(getCustomerProfile, {}, as);

  await platform.call(logout, {}, { headers: { refreshToken: tokens.refreshToken } });

  expect(await platform.refusal(getCustomerProfile, {}, as)).toMatchObject({
    status: 401,
    code: 'TOKEN_INVALID',
  });
});

test('a locked account is out at once', async ({ platform }) => {
  const customer = await buildCustomer(platform);
  const { as } = await enter(platform, customer);
  const { db } = await platform.ctx();

  await db.update(users).set({ isActive: false }).where(eq(users.id, customer.id));

  expect((await platform.refusal(getCustomerProfile, {}, as)).status).toBe(401);
});

test('whoever is not staff any more is out at once, also with a token from before', async ({ platform }) => {
  const staff = await buildStaff(platform);
  const { as } = await enter(platform, staff);
  const { db } = await platform.ctx();

  await db.update(users).set({ isBackofficeUser: false }).where(eq(users.id, staff.id));

  expect((await platform.refusal(clearCache, {}, as)).status).toBe(401);
});

test('a token may be narrowed to some permissions, never widened', async ({ platform }) => {
  const staff = await buildStaff(platform, { role: 'orderClerk' });
  await enter(platform, staff);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ id: string }>(`select id from sessions where user_id = ${staff.id}`);
  const claims = { userId: staff.id, siteId: 1, kind: 'staff', sessionId: rows[0]?.id ?? '' } as const;

  const wide = await platform.kernel.tokens.sign({ ...claims, only: ['settings.edit', 'orders.edit'] });
  const none = await platform.kernel.tokens.sign({ ...claims, only: [] });

  const { tokens, logins } = platform.kernel;
  expect(await logins.confirm(await tokens.read(wide, 1))).toMatchObject({
    permissions: ['orders.edit', 'orders.read', 'orders.ship', 'orders.refund'],
  });
  expect(await logins.confirm(await tokens.read(none, 1))).toMatchObject({ permissions: [] });
});

test('a secret is locked with the key of the installation, anew each time, and nothing else opens it', async ({
  platform,
}) => {
  const { tokens } = platform.kernel;
  const locked = tokens.lock('JBSWY3DPEHPK3PXP');

  expect(tokens.unlock(locked)).toBe('JBSWY3DPEHPK3PXP');
  expect(tokens.lock('JBSWY3DPEHPK3PXP')).not.toBe(locked);
  for (const other of ['', 'x', `${locked.slice(0, -2)}AA`]) expect(() => tokens.unlock(other)).toThrow();
});
