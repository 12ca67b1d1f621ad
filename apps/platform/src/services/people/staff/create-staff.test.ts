import { limits } from '@izlog/contract/limits';
import { withContained } from '@izlog/contract/permissions';
import { getUserSetting } from '@izlog/contract/settings/user-setting';
import { login } from '@izlog/contract/user/login';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { Refusal } from '#platform/kernel/refusal.ts';
import { buildStaff } from '#test/builders/account.ts';
import { platformTest as test } from '#test/kit.ts';
import { users } from '../account/user.tables.ts';
import { createStaff } from './create-staff.ts';
import { type DefaultRole, defaultRoles } from './default-roles.ts';

test('a new staff user of each role can log in and holds the permissions of the role', async ({
  platform,
}) => {
  for (const role of Object.keys(defaultRoles) as DefaultRole[]) {
    const { email, password } = await buildStaff(platform, { role });

    const { user } = await platform.call(login, { username: email, password });

    expect(user).toMatchObject({
      isBackofficeUser: true,
      scope: withContained(defaultRoles[role].permissions),
    });
  }
});

test('[I18N-011] a new staff user has a language for the admin interface from the start', async ({
  platform,
}) => {
  const { email, password } = await buildStaff(platform);
  const { tokens } = await platform.call(login, { username: email, password });

  const headers = { accessToken: tokens.accessToken };
  const setting = await platform.call(getUserSetting, { group: 'global', key: 'language' }, { headers });

  expect(setting).toEqual({ value: 'hr' });
});

test('[LIMIT-008] a password of seven characters is refused, one of eight is taken', async ({ platform }) => {
  const ctx = await platform.ctx();
  const staff = { email: 'nova@prvi.test', role: 'manager' } as const;

  const tooShort = createStaff(ctx, { ...staff, password: 'a'.repeat(limits.passwordMinLength - 1) });

  await expect(tooShort).rejects.toThrow(Refusal);
  await expect(tooShort).rejects.toMatchObject({
    row: { code: 'VALIDATION_FAILED' },
    payload: { fields: [{ path: 'password', kind: 'minLength' }] },
  });
  expect(await createStaff(ctx, { ...staff, password: 'a'.repeat(8) })).toMatchObject({ email: staff.email });
});

test('[AUTH-049] an e-mail that has an account is refused, whatever its case, and nothing is kept', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const { email } = await buildStaff(platform);
  const before = await ctx.db.$count(users);

  const again = createStaff(ctx, { email: email.toUpperCase(), password: 'nova lozinka', role: 'editor' });

  await expect(again).rejects.toMatchObject({ row: { code: 'USER_EXISTS', status: 409 } });
  expect(await ctx.db.$count(users)).toBe(before);
});

test('the same e-mail may work for two sites', async ({ platform }) => {
  const { email } = await buildStaff(platform);

  await buildStaff(platform, { site: 2, email });

  const { db } = await platform.ctx();
  expect(await db.$count(users, eq(users.email, email))).toBe(2);
});

test('an unknown role and a wrong e-mail are refused by name', async ({ platform }) => {
  const wrong = createStaff(await platform.ctx(), {
    email: 'nije adresa',
    password: 'dobra lozinka',
    role: 'king' as DefaultRole,
  });

  await expect(wrong).rejects.toMatchObject({ payload: { fields: [{ path: 'email' }, { path: 'role' }] } });
});

test('ten people made at once on a fresh site share one set of roles', async ({ platform }) => {
  const made = await Promise.all(Array.from({ length: 10 }, () => buildStaff(platform, { site: 2 })));

  for (const { email, password } of made.slice(0, 3)) {
    const { user } = await platform.call(login, { username: email, password }, { site: 2 });
    expect(user.scope).toEqual(defaultRoles.owner.permissions);
  }
});
