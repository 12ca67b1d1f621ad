import { login } from '@izlog/contract/user/login';
import { setPassword } from '@izlog/contract/user/password';
import { expect } from 'vitest';
import { countAttempt, readAttempts, uncountAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { buildCustomer } from '#test/builders/account.ts';
import { tokenMailedTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { findAccount } from '../account/user.queries.ts';
import { mailPasswordLink } from './forgot-password.ts';
import { guardOf, guessesPerAccount } from './log-in.ts';

async function tryLogin(platform: TestPlatform, username: string, password: string, remoteAddress: string) {
  const answer = await platform.http({
    method: 'POST',
    url: '/api/v1/login',
    payload: { username, password },
    remoteAddress,
  });
  return answer.statusCode;
}

test('whoever guesses is stopped after ten attempts, and the owner of the account is not', async ({
  platform,
}) => {
  const { email, password } = await buildCustomer(platform);

  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => tryLogin(platform, email, `pogađanje ${index}`, '198.51.100.1')),
  );

  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(5);
  expect(await tryLogin(platform, email, password, '198.51.100.1')).toBe(429);
  expect(await tryLogin(platform, email, password, '198.51.100.2')).toBe(200);
});

test('one account is guessed at from many addresses no more than fifty times, and its owner gets in from a known network and by mail', async ({
  platform,
}) => {
  const { email, password } = await buildCustomer(platform);
  expect(await tryLogin(platform, email, password, '203.0.113.7')).toBe(200);
  const { db, now, site } = await platform.ctx();
  const row = await findAccount(db, site.id, email);
  // Fifty addresses were here before; argon2 takes its time.
  for (let guess = 0; guess < guessesPerAccount; guess += 1)
    await countAttempt(db, guardOf(site.id, row?.id ?? 0), 900, now);

  expect(await tryLogin(platform, email, 'još jedan pogodak', '192.0.2.51')).toBe(429);
  expect(await tryLogin(platform, email, password, '192.0.2.52')).toBe(429);
  expect(await tryLogin(platform, email, password, '203.0.113.99')).toBe(200);
  await mailPasswordLink(platform.kernel, await platform.ctx(), email);
  const token = await tokenMailedTo(platform, email, 'resetPassword');
  await platform.call(setPassword, { token, newPassword: 'tri plava bicikla' });
  expect(await tryLogin(platform, email, 'tri plava bicikla', '192.0.2.53')).toBe(200);
});

test('an unknown account is guarded like a known one, so that the answer does not tell', async ({
  platform,
}) => {
  const { db, now, site } = await platform.ctx();
  const name = 'nitko-takav@prvi.test';
  for (let guess = 0; guess < guessesPerAccount; guess += 1)
    await countAttempt(db, guardOf(site.id, name), 900, now);

  const refusal = await platform.refusal(login, { username: ` ${name.toUpperCase()}`, password: 'x' });

  expect(refusal).toMatchObject({ status: 429, code: 'ACCOUNT_GUARDED' });
});

test('wrong passwords from one address after another are counted together', async ({ platform }) => {
  const { email } = await buildCustomer(platform);
  const { db, now, site } = await platform.ctx();
  const row = await findAccount(db, site.id, email);

  for (let at = 1; at <= 3; at += 1) await tryLogin(platform, email, 'krivo', `192.0.2.${at}`);

  expect(await readAttempts(db, guardOf(site.id, row?.id ?? 0), now)).toBe(3);
});

test('a right password clears the mistyped ones before it', async ({ platform }) => {
  const { email, password } = await buildCustomer(platform);

  for (let day = 0; day < 3; day += 1) {
    for (let typo = 0; typo < 8; typo += 1) {
      expect(await tryLogin(platform, email, `tipfeler ${typo}`, '198.51.100.3')).toBe(401);
    }
    expect(await tryLogin(platform, email, password, '198.51.100.3')).toBe(200);
  }
});

test('an office whose people all log in from one address is not stopped', async ({ platform }) => {
  const { db, now } = await platform.ctx();
  await countAttempt(db, 'login 198.51.100.4', 900, now);
  for (let login = 0; login < 200; login += 1) {
    await countAttempt(db, 'login 198.51.100.4', 900, now);
    await uncountAttempt(db, 'login 198.51.100.4');
  }
  const { email, password } = await buildCustomer(platform);

  expect(await tryLogin(platform, email, password, '198.51.100.4')).toBe(200);
});

test('guessing at many accounts from one address is stopped too', async ({ platform }) => {
  const { db, now } = await platform.ctx();
  for (let guess = 0; guess < 100; guess += 1) await countAttempt(db, 'login 198.51.100.5', 900, now);

  expect(await tryLogin(platform, 'netko@prvi.test', 'kriva lozinka', '198.51.100.5')).toBe(429);
});

test('the window starts anew when it is over', async ({ platform }) => {
  const { db, now } = await platform.ctx();
  const later = new Date(now.getTime() + 900_001);

  expect(await countAttempt(db, 'prozor', 900, now)).toBe(1);
  expect(await countAttempt(db, 'prozor', 900, now)).toBe(2);
  expect(await countAttempt(db, 'prozor', 900, later)).toBe(1);
});

test('the refusal says that it is about too many attempts', async ({ platform }) => {
  const { db, now } = await platform.ctx();
  for (let guess = 0; guess < 100; guess += 1) await countAttempt(db, 'login 127.0.0.1', 900, now);

  const refusal = await platform.refusal(login, { username: 'netko@prvi.test', password: 'x' });

  expect(refusal).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});
