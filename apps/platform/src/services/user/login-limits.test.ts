import { login } from '@izlog/contract/user/login';
import { buildCustomer } from '@izlog/platform/test/builders/account';
import { type TestPlatform, platformTest as test } from '@izlog/platform/test/kit';
import { expect } from 'vitest';
import { countAttempt, uncountAttempt } from './attempts.queries.ts';

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
