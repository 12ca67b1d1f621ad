import { login } from '@izlog/contract/user/login';
import { getCustomerProfile, getStaffProfile } from '@izlog/contract/user/profile';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { platformTest as test } from '#test/kit.ts';
import { users } from '../account/user.tables.ts';

test('[AUTH-001] a login gives both tokens and the user', async ({ platform }) => {
  const { id, email, password } = await buildCustomer(platform);

  const answer = await platform.call(login, { username: email, password, apiKey: testSites[1].apiKey });

  expect(answer.user).toMatchObject({
    id,
    email,
    details: { firstName: 'Iva', lastName: 'Horvat' },
    isBackofficeUser: false,
    scope: [],
  });
  const { accessToken, refreshToken } = answer.tokens;
  expect(await platform.call(getCustomerProfile, {}, { headers: { accessToken } })).toEqual(answer.user);
  expect(refreshToken).toHaveLength(43);
});

test('[AUTH-001] the apiKey of the body alone names the site', async ({ platform }) => {
  const { email, password } = await buildCustomer(platform, { site: 2 });

  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { username: email, password, apiKey: testSites[2].apiKey },
  });

  expect(answer.json().data.user.email).toBe(email);
});

test('[API-005] a login with a wrong apiKey, or with that of another site, is refused', async ({
  platform,
}) => {
  const { email: username, password } = await buildCustomer(platform);

  for (const apiKey of ['wrong', testSites[2].apiKey]) {
    const refusal = await platform.refusal(login, { username, password, apiKey });

    expect(refusal).toMatchObject({ status: 401, code: 'API_KEY_INVALID' });
  }
  const without = await platform.refusal(login, { username, password }, { headers: { apiKey: 'wrong' } });
  expect(without.code).toBe('API_KEY_INVALID');
});

test('[AUTH-002] a wrong password and an unknown user are refused alike', async ({ platform }) => {
  const { email } = await buildCustomer(platform);

  for (const username of [email, 'nitko@prvi.test', testSites[1].customerEmail]) {
    const answer = await platform.http({
      method: 'POST',
      url: '/api/v1/login',
      payload: { username, password: 'kriva lozinka' },
    });

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: { code: 'INVALID_LOGIN', message: 'Unknown username or password!' },
    });
  }
});

test('the e-mail is compared without case and without spaces around it', async ({ platform }) => {
  const { id, email, password } = await buildCustomer(platform, { email: 'Marija.Horvat@Prvi.test' });

  const { user } = await platform.call(login, { username: ` ${email.toUpperCase()} `, password });

  expect(user.id).toBe(id);
});

test('[SET-019] an account of one site is unknown on the other', async ({ platform }) => {
  const { email: username, password } = await buildCustomer(platform);

  const refusal = await platform.refusal(login, { username, password }, { site: 2 });

  expect(refusal.code).toBe('INVALID_LOGIN');
});

test('a locked account cannot log in', async ({ platform }) => {
  const { id, email: username, password } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  await db.update(users).set({ isActive: false }).where(eq(users.id, id));

  const refusal = await platform.refusal(login, { username, password });

  expect(refusal.code).toBe('INVALID_LOGIN');
});

test('[AUTH-027, AUTH-013] staff log in by the same call and get the staff profile with what they may do', async ({
  platform,
}) => {
  const { email, password } = await buildStaff(platform, { role: 'editor' });

  const { tokens, user } = await platform.call(login, { username: email, password });

  const scope = ['content.edit', 'content.publish', 'media.edit', 'cache.clear'];
  expect(user).toMatchObject({ isBackofficeUser: true, scope });
  const profile = await platform.call(getStaffProfile, {}, { headers: { accessToken: tokens.accessToken } });
  expect(profile).toEqual(user);
});

test('[AUTH-068] no answer holds a password or its hash', async ({ platform }) => {
  const { email, password } = await buildCustomer(platform);

  const answer = await platform.http({
    method: 'POST',
    url: '/api/v1/login',
    payload: { username: email, password },
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.payload).not.toMatch(/argon2|passwordHash/);
  expect(answer.payload).not.toContain(password);
});
