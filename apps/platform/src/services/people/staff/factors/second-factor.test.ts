import { login } from '@izlog/contract/user/login';
import { getStaffProfile } from '@izlog/contract/user/profile';
import {
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  confirmTotp,
  createPasskey,
  createRecoveryCodes,
  deletePasskey,
  getSecondFactors,
  loginWithPasskey,
  loginWithSecondFactor,
  removeTotp,
  updatePasskey,
} from '@izlog/contract/user/second-factor';
import { filterStaffSessions } from '@izlog/contract/user/session';
import { resetSecondFactor } from '@izlog/contract/user/staff';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { type Account, buildStaff } from '#test/builders/account.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { makePasskey } from '#test/software-passkey.ts';
import { totpFactors } from './second-factor.tables.ts';

const origin = 'https://prvi.test';

async function enter(platform: TestPlatform) {
  const account = await buildStaff(platform);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  return { ...account, as: { headers: { accessToken: tokens.accessToken } } };
}

/** The code of the next half minute, which counts until the end of the one after it: no clock strikes in between. */
const codeOf = (secret: string, shift = 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 });

/** Somebody with an authenticator app, whose code of this half minute has been used. */
async function withApp(platform: TestPlatform) {
  const person = await enter(platform);
  const { secret, uri } = await platform.call(beginTotp, { password: person.password }, person.as);
  const usedCode = codeOf(secret, 0);
  const { recoveryCodes } = await platform.call(confirmTotp, { code: usedCode }, person.as);
  return { ...person, secret, uri, usedCode, recoveryCodes };
}

/** What a login with the right password asks for. */
async function askedFor(platform: TestPlatform, { email, password }: Account) {
  const refusal = await platform.refusal(login, { username: email, password });
  return { ...refusal, ...(refusal.payload as { challenge: string; methods: string[] }) };
}

test('a staff login with an authenticator app needs its code as well', async ({ platform }) => {
  const person = await withApp(platform);

  const asked = await askedFor(platform, person);
  expect(asked).toMatchObject({
    status: 401,
    code: 'SECOND_FACTOR_REQUIRED',
    methods: ['totp', 'recoveryCode'],
  });
  const { tokens, user } = await platform.call(loginWithSecondFactor, {
    challenge: asked.challenge,
    code: codeOf(person.secret),
  });

  expect(user.email).toBe(person.email);
  const as = { headers: { accessToken: tokens.accessToken } };
  const [session] = (await platform.call(filterStaffSessions, {}, as)).records;
  expect(session).toMatchObject({ isCurrent: true, hasSecondFactor: true });
  expect(new URL(person.uri).protocol).toBe('otpauth:');
});

test('whoever does not know the password does not learn that there is a second factor', async ({
  platform,
}) => {
  const { email } = await withApp(platform);

  expect((await platform.refusal(login, { username: email, password: 'kriva' })).code).toBe('INVALID_LOGIN');
});

test('a wrong, an old and a used code are refused, and a used challenge too', async ({ platform }) => {
  const person = await withApp(platform);
  const { challenge } = await askedFor(platform, person);
  const attempt = (code: string) => platform.refusal(loginWithSecondFactor, { challenge, code });

  for (const wrong of ['000000', codeOf(person.secret, -5), person.usedCode, 'ABCDE-FGHJK'])
    expect((await attempt(wrong)).code).toBe('SECOND_FACTOR_INVALID');
  const code = codeOf(person.secret);
  await platform.call(loginWithSecondFactor, { challenge, code });
  expect((await attempt(codeOf(person.secret))).code).toBe('SECOND_FACTOR_EXPIRED');
  const again = await askedFor(platform, person);
  expect((await platform.refusal(loginWithSecondFactor, { challenge: again.challenge, code })).status).toBe(
    401,
  );
});

test('one challenge takes five attempts, one account fifteen in a quarter of an hour', async ({
  platform,
}) => {
  const person = await withApp(platform);
  const { challenge } = await askedFor(platform, person);
  for (let guess = 0; guess < 5; guess += 1)
    await platform.refusal(loginWithSecondFactor, { challenge, code: '000000' });

  const code = codeOf(person.secret);
  expect((await platform.refusal(loginWithSecondFactor, { challenge, code })).code).toBe(
    'SECOND_FACTOR_EXPIRED',
  );
  for (let round = 0; round < 2; round += 1) {
    const next = await askedFor(platform, person);
    for (let guess = 0; guess < 5; guess += 1)
      await platform.refusal(loginWithSecondFactor, { challenge: next.challenge, code: '000000' });
  }
  const last = await askedFor(platform, person);
  expect((await platform.refusal(loginWithSecondFactor, { challenge: last.challenge, code })).status).toBe(
    429,
  );
});

test('a recovery code opens the account once, however it is written', async ({ platform }) => {
  const person = await withApp(platform);
  expect(new Set(person.recoveryCodes).size).toBe(10);
  const [code = ''] = person.recoveryCodes;
  const first = await askedFor(platform, person);

  await platform.call(loginWithSecondFactor, {
    challenge: first.challenge,
    code: code.toLowerCase().replace('-', ' '),
  });

  const second = await askedFor(platform, person);
  expect((await platform.refusal(loginWithSecondFactor, { challenge: second.challenge, code })).status).toBe(
    401,
  );
  expect(await platform.call(getSecondFactors, {}, person.as)).toMatchObject({
    hasTotp: true,
    recoveryCodesLeft: 9,
  });
});

test('an app protects nothing until a code was shown, and its secret is not kept in clear', async ({
  platform,
}) => {
  const person = await enter(platform);
  const { secret } = await platform.call(beginTotp, { password: person.password }, person.as);
  const { db } = await platform.ctx();

  await platform.call(login, { username: person.email, password: person.password });

  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, person.id));
  expect(row?.secret).not.toContain(secret);
  expect((await platform.refusal(confirmTotp, { code: '000000' }, person.as)).code).toBe(
    'SECOND_FACTOR_INVALID',
  );
});

test('second factors are added and taken away with the password only', async ({ platform }) => {
  const person = await withApp(platform);
  const wrong = { password: 'kriva' };

  for (const refusal of [
    await platform.refusal(beginTotp, wrong, person.as),
    await platform.refusal(removeTotp, wrong, person.as),
    await platform.refusal(beginPasskey, { ...wrong, origin }, person.as),
  ])
    expect(refusal.code).toBe('INCORRECT_OLD_PASSWORD');
  expect((await platform.refusal(beginTotp, { password: person.password }, person.as)).code).toBe(
    'FORBIDDEN',
  );
  await platform.call(removeTotp, { password: person.password }, person.as);
  await platform.call(login, { username: person.email, password: person.password });
});

test('an owner takes the second factor off a colleague who lost it; their logins end', async ({
  platform,
}) => {
  const person = await withApp(platform);

  await platform.call(resetSecondFactor, { id: person.id }, { as: 'staff' });

  expect((await platform.refusal(getStaffProfile, {}, person.as)).status).toBe(401);
  await platform.call(login, { username: person.email, password: person.password });
});

async function withPasskey(platform: TestPlatform) {
  const person = await enter(platform);
  const passkey = makePasskey('prvi.test');
  const { password } = person;
  const { challenge, options } = await platform.call(beginPasskey, { origin, password }, person.as);
  const response = passkey.register(options as { challenge: string }, origin);
  const { id } = await platform.call(
    createPasskey,
    { challenge, origin, name: 'Telefon', response },
    person.as,
  );
  return { ...person, passkey, passkeyId: id };
}

test('staff log in by passkey alone; with it a password alone is not enough', async ({ platform }) => {
  const person = await withPasskey(platform);
  const { challenge, options } = await platform.call(beginPasskeyLogin, { origin });

  const response = person.passkey.signIn(options as { challenge: string }, origin);
  const { user } = await platform.call(loginWithPasskey, { challenge, origin, response });

  expect(user.id).toBe(person.id);
  expect(await askedFor(platform, person)).toMatchObject({ methods: ['passkey'] });
  const { passkeys } = await platform.call(getSecondFactors, {}, person.as);
  expect(passkeys).toMatchObject([{ name: 'Telefon', used_at: expect.any(String) }]);
  expect((await platform.refusal(loginWithPasskey, { challenge, origin, response })).status).toBe(401);
});

test('a passkey of another page, another challenge or without its person opens nothing', async ({
  platform,
}) => {
  const person = await withPasskey(platform);
  const stranger = makePasskey('prvi.test');
  const sign = async (passkey: typeof stranger, at: string, other?: string) => {
    const { challenge, options } = await platform.call(beginPasskeyLogin, { origin });
    const asked = other === undefined ? (options as { challenge: string }) : { challenge: other };
    return { challenge, origin, response: passkey.signIn(asked, at) };
  };

  for (const attempt of [
    await sign(person.passkey, 'https://zlo.test'),
    await sign(person.passkey, origin, 'AAAA'),
    await sign(stranger, origin),
  ])
    expect(await platform.refusal(loginWithPasskey, attempt)).toMatchObject({
      code: 'SECOND_FACTOR_INVALID',
    });
  const forged = await sign(stranger, origin);
  forged.response.id = person.passkey.id;
  forged.response.rawId = person.passkey.id;
  expect((await platform.refusal(loginWithPasskey, forged)).code).toBe('SECOND_FACTOR_INVALID');
  expect((await platform.refusal(beginPasskeyLogin, { origin: 'https://zlo.test' })).status).toBe(400);
});

test('a passkey that does not check its person is not kept', async ({ platform }) => {
  const person = await enter(platform);
  const { password } = person;
  const { challenge, options } = await platform.call(beginPasskey, { origin, password }, person.as);
  const response = makePasskey('prvi.test', { isPersonChecked: false }).register(
    options as { challenge: string },
    origin,
  );

  const refusal = await platform.refusal(
    createPasskey,
    { challenge, origin, name: 'X', response },
    person.as,
  );

  expect(refusal.code).toBe('SECOND_FACTOR_INVALID');
});

test('a passkey is taken off by its owner only, and opens nothing then', async ({ platform }) => {
  const person = await withPasskey(platform);
  const other = await enter(platform);

  const { passkeyId: id, password } = person;
  const theirs = { id, password: other.password };
  expect((await platform.refusal(deletePasskey, theirs, other.as)).status).toBe(404);
  const wrong = await platform.refusal(deletePasskey, { id, password: 'kriva' }, person.as);
  expect(wrong.code).toBe('INCORRECT_OLD_PASSWORD');
  await platform.call(deletePasskey, { id, password }, person.as);

  const { challenge, options } = await platform.call(beginPasskeyLogin, { origin });
  const response = person.passkey.signIn(options as { challenge: string }, origin);
  expect((await platform.refusal(loginWithPasskey, { challenge, origin, response })).status).toBe(401);
  await platform.call(login, { username: person.email, password: person.password });
});

test('a passkey gets another name from its owner only', async ({ platform }) => {
  const person = await withPasskey(platform);
  const other = await enter(platform);
  const change = { id: person.passkeyId, name: 'Posao' };

  expect((await platform.refusal(updatePasskey, change, other.as)).status).toBe(404);
  await platform.call(updatePasskey, change, person.as);

  expect((await platform.call(getSecondFactors, {}, person.as)).passkeys).toMatchObject([{ name: 'Posao' }]);
});

test('new recovery codes are given for the password, and make the earlier ones worthless', async ({
  platform,
}) => {
  const person = await withApp(platform);
  const { password, recoveryCodes: before } = person;

  const wrong = await platform.refusal(createRecoveryCodes, { password: 'kriva' }, person.as);
  expect(wrong.code).toBe('INCORRECT_OLD_PASSWORD');
  const { recoveryCodes } = await platform.call(createRecoveryCodes, { password }, person.as);

  const { challenge } = await askedFor(platform, person);
  const [old = ''] = before;
  const [fresh = ''] = recoveryCodes;
  expect((await platform.refusal(loginWithSecondFactor, { challenge, code: old })).code).toBe(
    'SECOND_FACTOR_INVALID',
  );
  await platform.call(loginWithSecondFactor, { challenge, code: fresh });
  const without = await enter(platform);
  expect((await platform.refusal(createRecoveryCodes, { password }, without.as)).status).toBe(404);
});

test('of recovery codes asked for twice at once only those given last are kept', async ({ platform }) => {
  const person = await withApp(platform);
  const { password, id } = person;
  const ask = () => platform.call(createRecoveryCodes, { password }, person.as);

  await behindALock(platform, sql`select from recovery_codes where user_id = ${id} for update`, [ask, ask]);

  expect(await platform.call(getSecondFactors, {}, person.as)).toMatchObject({ recoveryCodesLeft: 10 });
});

test('of the same code, and of the same recovery code, sent twice at once one opens the account', async ({
  platform,
}) => {
  const person = await withApp(platform);
  for (const code of [codeOf(person.secret), person.recoveryCodes[0] ?? '']) {
    const first = await askedFor(platform, person);
    const second = await askedFor(platform, person);

    const outcomes = await Promise.allSettled(
      [first, second].map(({ challenge }) => platform.call(loginWithSecondFactor, { challenge, code })),
    );

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});

test('a challenge of one site opens nothing on another', async ({ platform }) => {
  const person = await withApp(platform);
  const { challenge } = await askedFor(platform, person);

  const code = codeOf(person.secret);
  const refusal = await platform.refusal(loginWithSecondFactor, { challenge, code }, { site: 2 });

  expect(refusal.code).toBe('SECOND_FACTOR_EXPIRED');
});
