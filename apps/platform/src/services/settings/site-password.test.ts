import { createHash } from 'node:crypto';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { unlockSite } from '@izlog/contract/settings/site-unlock';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { setOption } from './options/set-option.ts';

const protect = async (platform: TestPlatform, value: string | null) =>
  setOption(await platform.ctx(), { key: 'PasswordProtection', value }, platform.kernel.secrets);

const lockOf = async (platform: TestPlatform, site: 1 | 2 = 1) =>
  (await platform.call(detectDomain, {}, { headers: { referer: `https://${testSites[site].host}/` } }))
    .passwordLock;

test('[ROUTE-070] the right password of a protected site gives a token, whose SHA-256 is the lock of the domain', async ({
  platform,
}) => {
  await protect(platform, 'maslina');

  const { token } = await platform.call(unlockSite, { password: 'maslina' });

  expect(await lockOf(platform)).toBe(createHash('sha256').update(token).digest('base64url'));
  expect(token).not.toContain('maslina');
});

test('[ROUTE-070] a wrong password is refused, and so is every password where none is asked for', async ({
  platform,
}) => {
  await protect(platform, 'maslina');

  for (const [password, site] of [
    ['', 1],
    ['Maslina', 1],
    ['maslina ', 1],
    ['maslina', 2],
    ['', 2],
  ] as const) {
    const refusal = await platform.refusal(unlockSite, { password }, { site });
    expect(refusal).toMatchObject({ status: 401, code: 'INCORRECT_PASSWORD' });
  }
});

test('[ROUTE-070] a new password makes a new lock; an open site and another site have none', async ({
  platform,
}) => {
  await protect(platform, 'maslina');
  const before = await lockOf(platform);
  await protect(platform, 'masline');

  expect(await lockOf(platform)).not.toBe(before);
  expect(await lockOf(platform, 2)).toBeUndefined();
  await protect(platform, null);
  expect(await lockOf(platform)).toBeUndefined();
});

test('[ROUTE-070] whoever guesses is stopped, and somebody else is not', async ({ platform }) => {
  await protect(platform, 'maslina');
  const tryFrom = async (remoteAddress: string, password: string) =>
    (
      await platform.http({
        method: 'POST',
        url: '/api/v1/settings/site/unlock',
        payload: { password },
        remoteAddress,
      })
    ).statusCode;
  for (let guess = 0; guess < 20; guess += 1) expect(await tryFrom('198.51.100.1', `${guess}`)).toBe(401);

  expect(await tryFrom('198.51.100.1', 'maslina')).toBe(429);
  expect(await tryFrom('198.51.100.2', 'maslina')).toBe(200);
});
