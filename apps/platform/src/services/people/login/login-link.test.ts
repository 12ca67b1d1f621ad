import { login, refreshLogin } from '@izlog/contract/user/login';
import { resetPassword } from '@izlog/contract/user/password';
import { loginByLink, sendLoginLink } from '@izlog/contract/user/passwordless/login-link';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { beginTotp, confirmTotp } from '@izlog/contract/user/second-factor';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { mailsTo, tokenMailedTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { users } from '../account/user.tables.ts';
import { mailLoginLink } from './login-link.ts';
import { mailedTokens } from './mailed-token.tables.ts';

async function linkOf(platform: TestPlatform, email: string, from: string | null = null) {
  await mailLoginLink(platform.kernel, await platform.ctx(), email, from);
  return tokenMailedTo(platform, email, 'loginLink');
}

const spent = { status: 400, code: 'LINK_INVALID' };

test('[AUTH-001] the mailed link logs in without a password, once, and other logins go on', async ({
  platform,
}) => {
  const { email, password } = await buildCustomer(platform);
  const phone = await platform.call(login, { username: email, password });
  const token = await linkOf(platform, email, '/naplata?korak=2');

  const { tokens, user } = await platform.call(loginByLink, { token });

  expect(user.email).toBe(email);
  const as = { headers: { accessToken: tokens.accessToken } };
  expect(await platform.call(getCustomerProfile, {}, as)).toMatchObject({ email });
  const headers = { refreshToken: phone.tokens.refreshToken };
  expect(await platform.call(refreshLogin, {}, { headers })).toHaveProperty('tokens');
  expect(await platform.refusal(loginByLink, { token })).toMatchObject(spent);
  const [mail] = await mailsTo(platform, email);
  expect(JSON.stringify(mail)).toContain('from=%2Fnaplata%3Fkorak%3D2');
});

test('two presses at once of one link open one login', async ({ platform }) => {
  const { email } = await buildCustomer(platform);
  const token = await linkOf(platform, email);

  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => platform.call(loginByLink, { token })),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a link is worthless after an hour, after a new password, for a locked account, and on no other purpose', async ({
  platform,
}) => {
  const { id, email, password } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  const old = await linkOf(platform, email);
  await db.update(mailedTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await platform.refusal(loginByLink, { token: old })).toMatchObject(spent);

  const before = await linkOf(platform, email);
  const { tokens } = await platform.call(login, { username: email, password });
  const newPassword = 'tri plava bicikla';
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(resetPassword, { oldPassword: password, newPassword }, as);
  expect(await platform.refusal(loginByLink, { token: before })).toMatchObject(spent);

  const locked = await linkOf(platform, email);
  await db.update(mailedTokens).set({ purpose: 'verify' });
  expect(await platform.refusal(loginByLink, { token: locked })).toMatchObject(spent);
  await db.update(mailedTokens).set({ purpose: 'login' });
  await db.update(users).set({ isActive: false }).where(eq(users.id, id));
  expect(await platform.refusal(loginByLink, { token: locked })).toMatchObject(spent);
});

test('an account whose e-mail nobody confirmed is sent the link for a new password, which shuts out who registered it', async ({
  platform,
}) => {
  const { id, email } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, id));

  await mailLoginLink(platform.kernel, await platform.ctx(), email, null);

  expect((await mailsTo(platform, email)).map(({ template }) => template)).toEqual(['resetPassword']);
});

test('whether an account exists is not told, and a mailbox gets five links in an hour', async ({
  platform,
}) => {
  const { email } = await buildCustomer(platform);
  for (const asked of [email, 'nitko@prvi.test'])
    expect(await platform.call(sendLoginLink, { email: asked })).toEqual({});
  for (const from of ['//zla.test', 'https://zla.test', '/\\zla.test', 'naplata'])
    expect(await platform.refusal(sendLoginLink, { email, from }), from).toMatchObject({ status: 400 });

  const ctx = await platform.ctx();
  for (let count = 0; count < 7; count += 1) await mailLoginLink(platform.kernel, ctx, email, null);
  await mailLoginLink(platform.kernel, ctx, 'nitko@prvi.test', null);

  expect(await mailsTo(platform, email)).toHaveLength(5);
  expect(await mailsTo(platform, 'nitko@prvi.test')).toEqual([]);
});

test('staff with a second factor show it after the link too', async ({ platform }) => {
  const { email, password } = await buildStaff(platform);
  const { tokens } = await platform.call(login, { username: email, password });
  const as = { headers: { accessToken: tokens.accessToken } };
  const { secret } = await platform.call(beginTotp, { password }, as);
  await platform.call(confirmTotp, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }, as);
  const token = await linkOf(platform, email);

  expect(await platform.refusal(loginByLink, { token })).toMatchObject({
    status: 401,
    code: 'SECOND_FACTOR_REQUIRED',
  });
});
