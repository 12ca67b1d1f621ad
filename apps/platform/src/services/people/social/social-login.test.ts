import { randomBytes } from 'node:crypto';
import { login, refreshLogin } from '@izlog/contract/user/login';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { proveCustomer } from '@izlog/contract/user/proof';
import {
  deleteIdentity,
  listIdentities,
  listLoginProviders,
  socialOauth,
  startSocialLogin,
} from '@izlog/contract/user/social';
import { undoEmailChange } from '@izlog/contract/user/verify-email';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type CallOptions, platformTest, type TestPlatform } from '#test/kit.ts';
import { type ProviderPerson, providerClient, startLoginProvider } from '#test/login-provider.ts';
import { users } from '../account/user.tables.ts';
import { loginFlows } from './identity.tables.ts';

const redirectUri = 'https://prvi.test/social-login';
const provider = 'tvrtka';

const test = platformTest.extend('idp', { scope: 'file' }, async ({ platform }, { onCleanup }) => {
  const idp = await startLoginProvider(redirectUri);
  onCleanup(idp.stop);
  const settings = { preset: 'oidc', name: provider, title: 'Tvrtka', issuer: idp.issuer, ...providerClient };
  const value = JSON.stringify([settings]);
  await setOption(await platform.ctx(), { key: 'LoginProviders', value }, platform.kernel.secrets);
  return idp;
});

type Idp = Awaited<ReturnType<typeof startLoginProvider>>;

/** A new person of the provider, with a verified e-mail unless stated otherwise. */
function meet(idp: Idp, given: Partial<ProviderPerson> = {}): ProviderPerson {
  const sub = randomBytes(4).toString('hex');
  const person = {
    sub,
    email: `${sub}@prvi.test`,
    email_verified: true,
    given_name: 'Petra',
    family_name: 'Perić',
    ...given,
  };
  idp.people.set(sub, person);
  return person;
}

/** What the browser brings back from the provider. */
async function comeBack(platform: TestPlatform, idp: Idp, sub: string, options?: CallOptions) {
  const { url, flow } = await platform.call(startSocialLogin, { provider, redirectUri }, options);
  const back = (await idp.visit(url, sub)).searchParams;
  const [code = '', state = '', iss] = ['code', 'state', 'iss'].map((name) => back.get(name) ?? undefined);
  return { provider, redirectUri, code, state, flow, iss };
}

const enter = async (platform: TestPlatform, idp: Idp, sub: string, options?: CallOptions) =>
  platform.call(socialOauth, await comeBack(platform, idp, sub, options), options);

test('[AUTH-029] the configured providers are listed; their secrets are not', async ({ platform, idp }) => {
  const answer = await platform.http({ url: '/api/v1/user/social/providers' });

  expect(answer.json().data).toEqual({ records: [{ name: provider, title: 'Tvrtka' }] });
  expect(idp.issuer).not.toBe('');
  expect(await platform.call(listLoginProviders, {}, { site: 2 })).toEqual({ records: [] });
});

test('[AUTH-029] without a provider the call is refused with 400', async ({ platform }) => {
  const input = { provider: 'google', code: 'x', redirectUri, state: 'x', flow: 'x' };

  for (const refusal of [
    await platform.refusal(socialOauth, input, { site: 2 }),
    await platform.refusal(socialOauth, input),
    await platform.refusal(startSocialLogin, { provider: 'google', redirectUri }),
  ])
    expect(refusal).toMatchObject({ status: 400, code: 'PROVIDER_UNKNOWN' });
});

test('[AUTH-028] a login through a real provider makes a customer and gives tokens', async ({
  platform,
  idp,
}) => {
  const person = meet(idp);

  const { tokens, user, isNew } = await enter(platform, idp, person.sub);

  expect(isNew).toBe(true);
  expect(user).toMatchObject({
    email: person.email,
    emailConfirmed: true,
    hasPassword: false,
    details: { firstName: 'Petra', lastName: 'Perić' },
  });
  const headers = { accessToken: tokens.accessToken };
  expect(await platform.call(getCustomerProfile, {}, { headers })).toEqual(user);
});

test('[AUTH-028] the same person comes into the same account, also with another e-mail', async ({
  platform,
  idp,
}) => {
  const person = meet(idp);
  const first = await enter(platform, idp, person.sub);
  idp.people.set(person.sub, { ...person, email: 'sasvim-druga@prvi.test' });

  const second = await enter(platform, idp, person.sub);

  expect(second).toMatchObject({ isNew: false, user: { id: first.user.id, email: person.email } });
});

test('a verified e-mail leads into the account that has it', async ({ platform, idp }) => {
  const account = await buildCustomer(platform);
  const { sub } = meet(idp, { email: account.email.toUpperCase() });

  const { user, isNew } = await enter(platform, idp, sub);

  expect({ id: user.id, isNew }).toEqual({ id: account.id, isNew: false });
  expect(user.hasPassword).toBe(true);
});

test('an unverified e-mail leads into nobody else’s account', async ({ platform, idp }) => {
  const account = await buildCustomer(platform);
  const { sub } = meet(idp, { email: account.email, email_verified: false });

  const refusal = await platform.refusal(socialOauth, await comeBack(platform, idp, sub));

  expect(refusal).toMatchObject({ status: 409, code: 'USER_EXISTS' });
});

test('who made an account with a foreign e-mail beforehand loses it to its owner', async ({
  platform,
  idp,
}) => {
  const { db } = await platform.ctx();
  const trap = await buildCustomer(platform);
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, trap.id));
  const waiting = await platform.call(login, { username: trap.email, password: trap.password });
  const { sub } = meet(idp, { email: trap.email });

  const { user } = await enter(platform, idp, sub);

  expect(user).toMatchObject({ id: trap.id, emailConfirmed: true, hasPassword: false });
  const { refreshToken } = waiting.tokens;
  expect((await platform.refusal(login, { username: trap.email, password: trap.password })).status).toBe(401);
  expect((await platform.refusal(refreshLogin, {}, { headers: { refreshToken } })).code).toBe(
    'TOKEN_INVALID',
  );
});

test('staff do not log in through a provider, and a locked customer stays out', async ({ platform, idp }) => {
  const { db } = await platform.ctx();
  const staff = await buildStaff(platform);
  const locked = await buildCustomer(platform);
  await db.update(users).set({ isActive: false }).where(eq(users.id, locked.id));

  for (const { email } of [staff, locked]) {
    const { sub } = meet(idp, { email });
    const refusal = await platform.refusal(socialOauth, await comeBack(platform, idp, sub));
    expect(refusal.code).toBe('SOCIAL_LOGIN_FAILED');
  }
});

test('a person without an e-mail cannot be made a customer', async ({ platform, idp }) => {
  const { sub } = meet(idp, { email: undefined, email_verified: undefined });

  const refusal = await platform.refusal(socialOauth, await comeBack(platform, idp, sub));

  expect(refusal.code).toBe('SOCIAL_LOGIN_FAILED');
});

test('what came back works once, for the browser, provider and address it began with', async ({
  platform,
  idp,
}) => {
  const { sub } = meet(idp);
  const { sub: victim } = meet(idp);
  const other = await comeBack(platform, idp, victim);
  for (const wrong of [
    { state: 'tuđe' },
    { flow: 'tuđi' },
    { flow: other.flow },
    { redirectUri: 'https://prvi.test/drugo' },
    { code: 'izmišljen' },
    { code: other.code },
  ]) {
    const input = await comeBack(platform, idp, sub);
    const refusal = await platform.refusal(socialOauth, { ...input, ...wrong });
    expect({ wrong, code: refusal.code }).toEqual({ wrong, code: 'SOCIAL_LOGIN_FAILED' });
  }
  const input = await comeBack(platform, idp, sub);
  await platform.call(socialOauth, input);
  expect((await platform.refusal(socialOauth, input)).code).toBe('SOCIAL_LOGIN_FAILED');
});

test('a login that takes longer than ten minutes begins anew', async ({ platform, idp }) => {
  const input = await comeBack(platform, idp, meet(idp).sub);
  const { db } = await platform.ctx();
  await db.update(loginFlows).set({ expiresAt: new Date(Date.now() - 1) });

  expect((await platform.refusal(socialOauth, input)).code).toBe('SOCIAL_LOGIN_FAILED');
});

test('[ROUTE-065] the browser is sent back to addresses of this site only', async ({ platform, idp }) => {
  expect(idp.issuer).not.toBe('');
  for (const foreign of [
    'https://zlo.test/social-login',
    'https://drugi.test/social-login',
    'https://prvi.test.zlo.test/',
    'https://prvi.test@zlo.test/',
    'javascript:alert(1)//prvi.test',
    'data:text/html,prvi.test',
  ]) {
    const refusal = await platform.refusal(startSocialLogin, { provider, redirectUri: foreign });
    expect({ foreign, status: refusal.status }).toEqual({ foreign, status: 400 });
  }
});

test('a customer joins a provider to the account and takes it off again', async ({ platform, idp }) => {
  const account = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(proveCustomer, { password: account.password }, as);
  const { sub, email } = meet(idp);

  const joined = await enter(platform, idp, sub, as);

  expect(joined.user.id).toBe(account.id);
  const { records } = await platform.call(listIdentities, {}, as);
  expect(records).toMatchObject([{ provider, email }]);
  expect((await enter(platform, idp, sub)).user.id).toBe(account.id);
  const id = records[0]?.id ?? 0;
  const other = await enter(platform, idp, meet(idp).sub);
  const asOther = { headers: { accessToken: other.tokens.accessToken } };
  expect((await platform.refusal(deleteIdentity, { id }, asOther)).status).toBe(404);
  await platform.call(deleteIdentity, { id }, as);
  expect((await platform.call(listIdentities, {}, as)).records).toEqual([]);
});

test('the owner is told of a provider that was joined, and takes the account back by the link of that mail', async ({
  platform,
  idp,
}) => {
  const account = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(proveCustomer, { password: account.password }, as);
  const thief = meet(idp);
  const joined = await enter(platform, idp, thief.sub, as);
  await enter(platform, idp, thief.sub);

  const mails = (await mailsTo(platform, account.email)).filter(
    ({ template }) => template === 'providerJoined',
  );
  expect(mails).toMatchObject([{ data: { provider: 'Tvrtka', hours: 168 } }]);
  const token = new URL(String(mails[0]?.data.url)).searchParams.get('undoEmail') ?? '';
  const back = await platform.call(undoEmailChange, { token });

  expect(back.email).toBe(account.email);
  const { refreshToken } = joined.tokens;
  expect((await platform.refusal(refreshLogin, {}, { headers: { refreshToken } })).code).toBe(
    'TOKEN_INVALID',
  );
  expect((await enter(platform, idp, thief.sub)).user.id).not.toBe(account.id);
});

test('who was led into an account by a verified e-mail is told there, one with a new account is not; an unconfirmed address gets no link into the account', async ({
  platform,
  idp,
}) => {
  const account = await buildCustomer(platform);
  const person = meet(idp);
  await enter(platform, idp, meet(idp, { email: account.email }).sub);
  await enter(platform, idp, person.sub);
  const waiting = await buildCustomer(platform);
  const { db } = await platform.ctx();
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, waiting.id));
  const { tokens } = await platform.call(login, { username: waiting.email, password: waiting.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(proveCustomer, { password: waiting.password }, as);
  await enter(platform, idp, meet(idp).sub, as);

  const told = async (email = '') =>
    (await mailsTo(platform, email)).filter(({ template }) => template === 'providerJoined');
  expect(await told(account.email)).toHaveLength(1);
  expect(await told(person.email)).toEqual([]);
  const [mail] = await told(waiting.email);
  expect(mail?.data).toMatchObject({ url: expect.not.stringMatching(/[?=]/), hours: null });
});

test('joining that one customer began cannot be ended by another, nor by a visitor', async ({
  platform,
  idp,
}) => {
  const account = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(proveCustomer, { password: account.password }, as);

  for (const other of [{}, { as: 'customer' } as const]) {
    const input = await comeBack(platform, idp, meet(idp).sub, as);
    expect((await platform.refusal(socialOauth, input, other)).code).toBe('SOCIAL_LOGIN_FAILED');
  }
});

test('the last way into an account cannot be taken off', async ({ platform, idp }) => {
  const { tokens } = await enter(platform, idp, meet(idp).sub);
  const as = { headers: { accessToken: tokens.accessToken } };
  const [identity] = (await platform.call(listIdentities, {}, as)).records;

  const refusal = await platform.refusal(deleteIdentity, { id: identity?.id ?? 0 }, as);

  expect(refusal).toMatchObject({ status: 409, code: 'LAST_LOGIN' });
  expect((await platform.call(listIdentities, {}, as)).records).toHaveLength(1);
});

test('of two ways into an account taken off at once one stays', async ({ platform, idp }) => {
  const { tokens, user } = await enter(platform, idp, meet(idp).sub);
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(socialOauth, await comeBack(platform, idp, meet(idp).sub, as), as);
  const { records } = await platform.call(listIdentities, {}, as);

  // The other call is as far as having taken its own off.
  const [other, own] = records.map(({ id }) => id);
  await behindALock(
    platform,
    sql`with account as (select id from users where id = ${user.id} for no key update)
      delete from user_identities where id = ${other} and user_id in (select id from account)`,
    [() => platform.refusal(deleteIdentity, { id: own ?? 0 }, as)],
  );

  expect((await platform.call(listIdentities, {}, as)).records).toHaveLength(1);
});

test('of four first logins of one person at once one account comes', async ({ platform, idp }) => {
  const { sub, email = '' } = meet(idp);
  const inputs = [];
  for (let count = 0; count < 4; count += 1) inputs.push(await comeBack(platform, idp, sub));

  await Promise.allSettled(inputs.map((input) => platform.call(socialOauth, input)));

  const { db } = await platform.ctx();
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
});

test('what somebody joined to an account with an unproved address goes when its owner proves it', async ({
  platform,
  idp,
}) => {
  const person = meet(idp);
  const waiting = await buildCustomer(platform, { email: person.email });
  const { db } = await platform.ctx();
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, waiting.id));
  const { tokens } = await platform.call(login, { username: waiting.email, password: waiting.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  await platform.call(proveCustomer, { password: waiting.password }, as);
  const thief = meet(idp);
  await enter(platform, idp, thief.sub, as);

  expect((await enter(platform, idp, person.sub)).user.id).toBe(waiting.id);

  expect((await enter(platform, idp, thief.sub)).user.id).not.toBe(waiting.id);
});
