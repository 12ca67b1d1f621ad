import { login } from '@izlog/contract/user/login';
import {
  beginOwnPasskey,
  createOwnPasskey,
  deleteOwnPasskey,
  listOwnPasskeys,
} from '@izlog/contract/user/passwordless/own-passkeys';
import { beginPasskeyLogin, loginWithPasskey } from '@izlog/contract/user/second-factor';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildCustomer } from '#test/builders/account.ts';
import { mailsTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { makePasskey } from '#test/software-passkey.ts';
import { users } from '../../account/user.tables.ts';

const origin = 'https://prvi.test';

async function enter(platform: TestPlatform) {
  const account = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  return { ...account, as: { headers: { accessToken: tokens.accessToken } } };
}

async function add(platform: TestPlatform, { as }: Awaited<ReturnType<typeof enter>>) {
  const passkey = makePasskey('prvi.test');
  const { challenge, options } = await platform.call(beginOwnPasskey, { origin }, as);
  const response = passkey.register(options as { challenge: string }, origin);
  const { id } = await platform.call(createOwnPasskey, { challenge, origin, name: 'Telefon', response }, as);
  return { passkey, id };
}

async function signIn(platform: TestPlatform, passkey: ReturnType<typeof makePasskey>) {
  const { challenge, options } = await platform.call(beginPasskeyLogin, { origin });
  return { challenge, origin, response: passkey.signIn(options as { challenge: string }, origin) };
}

test('[AUTH-001] a customer adds a passkey, hears of it by mail, logs in with it alone, and takes it off', async ({
  platform,
}) => {
  const person = await enter(platform);
  const { passkey, id } = await add(platform, person);

  const { user } = await platform.call(loginWithPasskey, await signIn(platform, passkey));

  expect(user.email).toBe(person.email);
  expect((await mailsTo(platform, person.email)).map(({ template }) => template)).toEqual(['passkeyAdded']);
  expect((await platform.call(listOwnPasskeys, {}, person.as)).records).toMatchObject([
    { id, name: 'Telefon', used_at: expect.any(String) },
  ]);
  const other = await enter(platform);
  expect((await platform.refusal(deleteOwnPasskey, { id }, other.as)).status).toBe(404);
  await platform.call(deleteOwnPasskey, { id }, person.as);
  expect((await platform.refusal(loginWithPasskey, await signIn(platform, passkey))).status).toBe(401);
});

test('an older login says the password first, and an address that nobody confirmed gets no passkey', async ({
  platform,
}) => {
  const person = await enter(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`update sessions set created_at = now() - interval '1 hour', proved_at = null`);

  expect(await platform.refusal(beginOwnPasskey, { origin }, person.as)).toMatchObject({
    code: 'PROOF_REQUIRED',
  });
  const wrong = { origin, password: 'kriva lozinka' };
  expect((await platform.refusal(beginOwnPasskey, wrong, person.as)).code).toBe('INCORRECT_OLD_PASSWORD');
  await platform.call(beginOwnPasskey, { origin, password: person.password }, person.as);
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, person.id));
  expect((await platform.refusal(beginOwnPasskey, { origin }, person.as)).code).toBe('EMAIL_NOT_CONFIRMED');
});

test('one cannot keep what somebody else began to add', async ({ platform }) => {
  const [one, other] = [await enter(platform), await enter(platform)];
  const { challenge, options } = await platform.call(beginOwnPasskey, { origin }, one.as);
  const response = makePasskey('prvi.test').register(options as { challenge: string }, origin);

  const stolen = { challenge, origin, name: 'Tuđi', response };

  expect((await platform.refusal(createOwnPasskey, stolen, other.as)).code).toBe('SECOND_FACTOR_INVALID');
});
