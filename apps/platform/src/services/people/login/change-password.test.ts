import { login, refreshLogin } from '@izlog/contract/user/login';
import { resetPassword, setPassword } from '@izlog/contract/user/password';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Account, buildCustomer } from '#test/builders/account.ts';
import { mailsTo, tokenMailedTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { users } from '../account/user.tables.ts';
import { mailPasswordLink } from './forgot-password.ts';
import { mailedTokens } from './mailed-token.tables.ts';

const newPassword = 'tri plava bicikla';

async function logIn(platform: TestPlatform, { email, password }: Pick<Account, 'email' | 'password'>) {
  return (await platform.call(login, { username: email, password })).tokens;
}

async function askForLink(platform: TestPlatform, email: string) {
  await mailPasswordLink(platform.kernel, await platform.ctx(), email);
}

test('[AUTH-057] a customer changes the password with the old one; other logins end, this one goes on', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const phone = await logIn(platform, account);
  const laptop = await logIn(platform, account);

  await platform.call(
    resetPassword,
    { oldPassword: account.password, newPassword },
    { headers: { accessToken: laptop.accessToken } },
  );

  const { email } = account;
  await logIn(platform, { email, password: newPassword });
  expect((await platform.refusal(login, { username: email, password: account.password })).status).toBe(401);
  const refresh = (refreshToken: string) => ({ headers: { refreshToken } });
  expect((await platform.refusal(refreshLogin, {}, refresh(phone.refreshToken))).code).toBe('TOKEN_INVALID');
  expect(await platform.call(refreshLogin, {}, refresh(laptop.refreshToken))).toHaveProperty('tokens');
  expect((await mailsTo(platform, email)).map(({ template }) => template)).toEqual(['passwordChanged']);
});

test('[AUTH-060] a wrong old password is refused and nothing changes', async ({ platform }) => {
  const account = await buildCustomer(platform);
  const { accessToken } = await logIn(platform, account);

  const answer = await platform.http(
    {
      method: 'POST',
      url: '/api/v1/user/web/password/reset',
      payload: { oldPassword: 'kriva lozinka', newPassword },
    },
    { headers: { accessToken } },
  );

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: { code: 'INCORRECT_OLD_PASSWORD', message: 'Incorrect old password.' },
  });
  await logIn(platform, account);
});

test('[AUTH-058, LIMIT-008] a new password that is short, common or the old one is refused', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const headers = { accessToken: (await logIn(platform, account)).accessToken };
  const cases = {
    sedam77: 'minLength',
    lozinka123: 'commonPassword',
    [account.password]: 'differentPassword',
  };

  for (const [wrong, kind] of Object.entries(cases)) {
    const refusal = await platform.refusal(
      resetPassword,
      { oldPassword: account.password, newPassword: wrong },
      { headers },
    );
    expect(refusal).toMatchObject({ status: 400, payload: { fields: [{ path: 'newPassword', kind }] } });
  }
});

test('whoever stole a login cannot guess the old password', async ({ platform }) => {
  const account = await buildCustomer(platform);
  const headers = { accessToken: (await logIn(platform, account)).accessToken };
  for (let guess = 0; guess < 10; guess += 1)
    await platform.refusal(resetPassword, { oldPassword: `pogodak ${guess}`, newPassword }, { headers });

  const refusal = await platform.refusal(
    resetPassword,
    { oldPassword: account.password, newPassword },
    { headers },
  );

  expect(refusal.status).toBe(429);
});

test('[AUTH-065] without a login the password cannot be changed', async ({ platform }) => {
  const refusal = await platform.refusal(resetPassword, { oldPassword: 'x', newPassword });

  expect(refusal).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
});

test('[AUTH-055] asking for a link is answered alike for a known and an unknown address, after the same work', async ({
  platform,
}) => {
  const { email } = await buildCustomer(platform);
  const { db } = await platform.ctx();

  for (const asked of [email, 'nitko@prvi.test']) {
    const answer = await platform.http({
      method: 'POST',
      url: '/api/v1/user/web/password/forgot',
      payload: { email: asked },
    });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: { data: {} } });
  }

  const { rows } = await db.execute(
    sql`select data->>'email' as email from pgboss.job where name = 'user-forgot-password' order by created_on`,
  );
  expect(rows).toEqual([{ email }, { email: 'nitko@prvi.test' }]);
  expect(await mailsTo(platform, email)).toEqual([]);
});

test('[AUTH-056] the mailed link sets a new password, once, proves the address and ends every login', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const { email } = account;
  const { db } = await platform.ctx();
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, account.id));
  const before = await logIn(platform, account);
  await askForLink(platform, ` ${email.toUpperCase()} `);
  const token = await tokenMailedTo(platform, email, 'resetPassword');

  await platform.call(setPassword, { token, newPassword });

  const { user } = await platform.call(login, { username: email, password: newPassword });
  expect(user.emailConfirmed).toBe(true);
  const refreshToken = before.refreshToken;
  expect((await platform.refusal(refreshLogin, {}, { headers: { refreshToken } })).code).toBe(
    'TOKEN_INVALID',
  );
  expect(await platform.refusal(setPassword, { token, newPassword: 'opet nova lozinka 7' })).toMatchObject({
    status: 400,
    code: 'LINK_INVALID',
  });
});

test('[AUTH-056] a link that was asked for before the password was changed is dead', async ({ platform }) => {
  const account = await buildCustomer(platform);
  await askForLink(platform, account.email);
  const token = await tokenMailedTo(platform, account.email, 'resetPassword');
  const { accessToken } = await logIn(platform, account);

  await platform.call(
    resetPassword,
    { oldPassword: account.password, newPassword },
    { headers: { accessToken } },
  );

  expect(await platform.refusal(setPassword, { token, newPassword: 'posve druga lozinka 9' })).toMatchObject({
    status: 400,
    code: 'LINK_INVALID',
  });
});

test('a common password does not spend the link', async ({ platform }) => {
  const { email } = await buildCustomer(platform);
  await askForLink(platform, email);
  const token = await tokenMailedTo(platform, email, 'resetPassword');

  const refusal = await platform.refusal(setPassword, { token, newPassword: 'password1' });

  expect(refusal.payload).toMatchObject({ fields: [{ path: 'newPassword', kind: 'commonPassword' }] });
  await platform.call(setPassword, { token, newPassword });
});

test('[AUTH-056] a link works for an hour, on its own site, for an account that is not locked', async ({
  platform,
}) => {
  const { id, email } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  await askForLink(platform, email);
  const token = await tokenMailedTo(platform, email, 'resetPassword');
  const [row] = await db.select().from(mailedTokens).where(eq(mailedTokens.userId, id));
  expect(((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 1000).toBe(3600);

  expect((await platform.refusal(setPassword, { token, newPassword }, { site: 2 })).code).toBe(
    'LINK_INVALID',
  );
  await db.update(users).set({ isActive: false }).where(eq(users.id, id));
  expect((await platform.refusal(setPassword, { token, newPassword })).code).toBe('LINK_INVALID');
  await db.update(users).set({ isActive: true }).where(eq(users.id, id));
  await db.update(mailedTokens).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await platform.refusal(setPassword, { token, newPassword })).code).toBe('LINK_INVALID');
});

test('of two people who follow one link at once, one sets the password', async ({ platform }) => {
  const { email } = await buildCustomer(platform);
  await askForLink(platform, email);
  const token = await tokenMailedTo(platform, email, 'resetPassword');

  const outcomes = await Promise.allSettled(
    ['prva bijela ovca', 'druga crna ovca'].map((one) =>
      platform.call(setPassword, { token, newPassword: one }),
    ),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('nobody is flooded: three links an hour go to one account, and none to a locked one', async ({
  platform,
}) => {
  const { id, email } = await buildCustomer(platform);
  for (let time = 0; time < 5; time += 1) await askForLink(platform, email);
  expect(await mailsTo(platform, email)).toHaveLength(3);

  const { email: locked, id: lockedId } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  await db.update(users).set({ isActive: false }).where(eq(users.id, lockedId));
  await askForLink(platform, locked);
  expect(await mailsTo(platform, locked)).toEqual([]);
  expect(id).not.toBe(lockedId);
});

test('[AUTH-055] asking without end from one address is refused', async ({ platform }) => {
  const ask = (remoteAddress: string) =>
    platform.http({
      method: 'POST',
      url: '/api/v1/user/web/password/forgot',
      payload: { email: 'nitko@prvi.test' },
      remoteAddress,
    });
  for (let time = 0; time < 20; time += 1) expect((await ask('198.51.100.9')).statusCode).toBe(200);

  expect((await ask('198.51.100.9')).statusCode).toBe(429);
  expect((await ask('198.51.100.10')).statusCode).toBe(200);
});

test('[AUTH-065] a customer whose password was set elsewhere still reads the own profile with a new login', async ({
  platform,
}) => {
  const { email } = await buildCustomer(platform);
  await askForLink(platform, email);
  await platform.call(setPassword, {
    token: await tokenMailedTo(platform, email, 'resetPassword'),
    newPassword,
  });

  const { accessToken } = await logIn(platform, { email, password: newPassword });

  expect((await platform.call(getCustomerProfile, {}, { headers: { accessToken } })).email).toBe(email);
});
