import { login, logout, refreshLogin } from '@izlog/contract/user/login';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { buildCustomer } from '#test/builders/account.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { openSecondNode } from '#test/second-node.ts';
import { refreshTokens, sessions, users } from '../account/user.tables.ts';
import { repeatSeconds } from './session.queries.ts';

async function logIn(platform: TestPlatform) {
  const { id, email, password } = await buildCustomer(platform);
  return { id, ...(await platform.call(login, { username: email, password })).tokens };
}

const refresh = (platform: TestPlatform, refreshToken: string, site: 1 | 2 = 1) =>
  platform.call(refreshLogin, {}, { site, headers: { refreshToken } });
const refusedRefresh = (platform: TestPlatform, refreshToken: string, site: 1 | 2 = 1) =>
  platform.refusal(refreshLogin, {}, { site, headers: { refreshToken } });

/** Asks for the profile with an access token. */
const show = (platform: TestPlatform, accessToken: string, headers: Record<string, string> = {}) =>
  platform.call(getCustomerProfile, {}, { headers: { accessToken, ...headers } });

/** What was spent until now was spent long ago. */
async function later(platform: TestPlatform) {
  const { db } = await platform.ctx();
  const rotatedAt = new Date(Date.now() - (repeatSeconds + 1) * 1000);
  await db.update(refreshTokens).set({ rotatedAt }).where(isNotNull(refreshTokens.rotatedAt));
}

test('[AUTH-014] a refresh gives a new pair and spends the old refresh token', async ({ platform }) => {
  const { refreshToken } = await logIn(platform);

  const { tokens } = await refresh(platform, refreshToken);

  expect(tokens.refreshToken).not.toBe(refreshToken);
  await show(platform, tokens.accessToken);
  await later(platform);
  expect(await refusedRefresh(platform, refreshToken)).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
});

test('an answer that was lost on the way does not log out, however long the way was, as long as nobody has shown what was in it', async ({
  platform,
}) => {
  const { refreshToken } = await logIn(platform);
  const { tokens: lost } = await refresh(platform, refreshToken);
  // The site shows the new tokens for the page that the browser never got.
  await show(platform, lost.accessToken, { 'x-request-id': 'the same request' });
  await later(platform);

  const { tokens } = await refresh(platform, refreshToken);

  expect(tokens.refreshToken).toBe(lost.refreshToken);
  await later(platform);
  const { tokens: next } = await refresh(platform, tokens.refreshToken);
  await show(platform, next.accessToken);
  // Once its successor was exchanged, a spent token gives away anyone who has it, as ever.
  await refusedRefresh(platform, refreshToken);
  expect((await refusedRefresh(platform, next.refreshToken)).code).toBe('TOKEN_INVALID');
});

test('a spent token is worth nothing once the new access token was shown: by a program at once, by a browser with a later page', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  for (const headers of [{}, { 'x-request-id': 'a later page' }] as Record<string, string>[]) {
    const { id, refreshToken } = await logIn(platform);
    const { tokens } = await refresh(platform, refreshToken);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, id));
    const isLater = 'x-request-id' in headers;
    if (isLater) vi.setSystemTime(Date.now() + (repeatSeconds + 2) * 1000);
    await show(platform, tokens.accessToken, headers);
    vi.useRealTimers();
    await later(platform);

    await refusedRefresh(platform, refreshToken);

    expect(session?.endedAt).toBeNull();
    const [after] = await db.select().from(sessions).where(eq(sessions.userId, id));
    expect(after?.endedAt).not.toBeNull();
  }
});

test('a refresh that is repeated because its answer was lost is given the same new token, and the login goes on', async ({
  platform,
}) => {
  const { refreshToken } = await logIn(platform);
  const { tokens } = await refresh(platform, refreshToken);

  const { tokens: again } = await refresh(platform, refreshToken);

  expect(again.refreshToken).toBe(tokens.refreshToken);
  await later(platform);
  expect(await refresh(platform, again.refreshToken)).toHaveProperty('tokens.accessToken');
});

test('on two nodes of one database a token that both exchange has one successor, and both go on with it', async ({
  platform,
}) => {
  const { refreshToken } = await logIn(platform);
  const { call: elsewhere, close } = await openSecondNode(platform);
  onTestFinished(close);
  const headers = await platform.headers({ headers: { refreshToken } });

  const [here, there] = await Promise.all([
    refresh(platform, refreshToken),
    elsewhere(refreshLogin, {}, { headers }),
  ]);

  expect(there.tokens.refreshToken).toBe(here.tokens.refreshToken);
  const { db } = await platform.ctx();
  const kept = await db.select().from(refreshTokens);
  expect(kept.map(({ hash }) => hash)).not.toContain(here.tokens.refreshToken);
  const next = await refresh(platform, here.tokens.refreshToken);
  const same = await elsewhere(
    refreshLogin,
    {},
    { headers: await platform.headers({ headers: { refreshToken: here.tokens.refreshToken } }) },
  );
  expect(same.tokens.refreshToken).toBe(next.tokens.refreshToken);
});

test('a refresh token used again later ends the whole login, also for the one who used it first', async ({
  platform,
}) => {
  const { refreshToken } = await logIn(platform);
  const { tokens } = await refresh(platform, refreshToken);
  const { tokens: newest } = await refresh(platform, tokens.refreshToken);
  await later(platform);

  await refusedRefresh(platform, refreshToken);

  expect((await refusedRefresh(platform, newest.refreshToken)).code).toBe('TOKEN_INVALID');
});

test('other logins of the same person stay', async ({ platform }) => {
  const { email: username, password } = await buildCustomer(platform);
  const { tokens: phone } = await platform.call(login, { username, password });
  const { tokens: laptop } = await platform.call(login, { username, password });
  await show(platform, (await refresh(platform, phone.refreshToken)).tokens.accessToken);
  await later(platform);
  await refusedRefresh(platform, phone.refreshToken);

  expect(await refresh(platform, laptop.refreshToken)).toHaveProperty('tokens.accessToken');
});

test('ten parallel exchanges of one token are given one and the same successor', async ({ platform }) => {
  const { refreshToken } = await logIn(platform);

  const given = await Promise.all(Array.from({ length: 10 }, () => refresh(platform, refreshToken)));

  expect(new Set(given.map(({ tokens }) => tokens.refreshToken)).size).toBe(1);
});

test('[API-019, AUTH-014] a refresh is answered although the access token is spent', async ({ platform }) => {
  const { refreshToken } = await logIn(platform);
  const spent = await platform.kernel.tokens.sign(
    { userId: 2, siteId: 1, kind: 'customer', sessionId: 'x' },
    -10,
  );

  const { tokens } = await platform.call(refreshLogin, {}, { headers: { refreshToken, accessToken: spent } });

  expect(tokens.refreshToken).not.toBe(refreshToken);
});

test('[SET-019] a refresh token of one site is worth nothing on another, and is not spent there', async ({
  platform,
}) => {
  const { refreshToken } = await logIn(platform);

  expect((await refusedRefresh(platform, refreshToken, 2)).code).toBe('TOKEN_INVALID');
  expect(await refresh(platform, refreshToken)).toHaveProperty('tokens');
});

test('an unknown, an empty and a very long refresh token are refused', async ({ platform }) => {
  for (const refreshToken of ['nepoznat', ' ', 'a'.repeat(10_000)]) {
    expect((await refusedRefresh(platform, refreshToken)).code).toBe('TOKEN_INVALID');
  }
  expect((await platform.refusal(refreshLogin, {})).code).toBe('TOKEN_INVALID');
});

test('[AUTH-033] a refresh token runs out after 30 days', async ({ platform }) => {
  const { db } = await platform.ctx();
  const before = Date.now();
  const { refreshToken } = await logIn(platform);
  const [row] = await db.select().from(refreshTokens).orderBy(desc(refreshTokens.createdAt)).limit(1);
  const days = ((row?.expiresAt.getTime() ?? 0) - before) / 86_400_000;
  expect(Math.round(days)).toBe(30);

  await db.update(refreshTokens).set({ expiresAt: new Date(before - 1000) });

  expect((await refusedRefresh(platform, refreshToken)).code).toBe('TOKEN_INVALID');
});

test('[AUTH-033] an access token lives one hour', async ({ platform }) => {
  const { accessToken } = await logIn(platform);

  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());

  expect(claims.exp - claims.iat).toBe(3600);
});

test('a locked account is not refreshed', async ({ platform }) => {
  const { id, refreshToken } = await logIn(platform);
  const { db } = await platform.ctx();
  await db.update(users).set({ isActive: false }).where(eq(users.id, id));

  expect((await refusedRefresh(platform, refreshToken)).code).toBe('TOKEN_INVALID');
});

test('[AUTH-021] logout spends the refresh token, and may be called again', async ({ platform }) => {
  const { refreshToken } = await logIn(platform);

  await platform.call(logout, {}, { headers: { refreshToken } });

  expect((await refusedRefresh(platform, refreshToken)).code).toBe('TOKEN_INVALID');
  expect(await platform.call(logout, {}, { headers: { refreshToken } })).toEqual({});
  expect(await platform.call(logout, {})).toEqual({});
});

test('[API-005] refresh and logout with a wrong apiKey are refused', async ({ platform }) => {
  const headers = { apiKey: testSites[2].apiKey };

  expect((await platform.refusal(refreshLogin, {}, { headers })).code).toBe('API_KEY_INVALID');
  expect((await platform.refusal(logout, {}, { headers })).code).toBe('API_KEY_INVALID');
});
