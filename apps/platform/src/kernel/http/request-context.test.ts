import { getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { getCommons } from '@izlog/contract/settings/commons';
import { filterDomains } from '@izlog/contract/settings/filter-domains';
import { getStaffProfile } from '@izlog/contract/user/profile';
import { SignJWT } from 'jose';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import type { AccessClaims } from '../access/tokens.ts';

const staff: AccessClaims = { userId: 1, siteId: 1, kind: 'staff', sessionId: testSites[1].staffSession };

const withToken = (platform: TestPlatform, accessToken: string) =>
  platform.refusal(getStaffProfile, {}, { headers: { accessToken } });

test('[API-005] a wrong apiKey is refused with 401', async ({ platform }) => {
  for (const apiKey of ['wrong', testSites[2].apiKey, `${testSites[1].apiKey}x`, 'č'.repeat(9)]) {
    const refusal = await platform.refusal(
      filterDomains,
      {},
      { headers: { apiKey: encodeURIComponent(apiKey) } },
    );

    expect(refusal).toMatchObject({ status: 401, code: 'API_KEY_INVALID' });
  }
});

test('[API-005] outside production a call without apiKey is accepted when its site is known', async ({
  platform,
}) => {
  const { records } = await platform.call(filterDomains, {}, { as: 'nobody' });
  expect(records[0]?.siteID).toBe(1);

  for (const site of ['77', 'x', '1e0', '-1', '9'.repeat(30)]) {
    const refusal = await platform.refusal(filterDomains, {}, { as: 'nobody', headers: { site } });
    expect(refusal.code).toBe('API_KEY_INVALID');
  }
});

test('an apiKey alone names its site', async ({ platform }) => {
  const { records } = await platform.call(filterDomains, {}, { site: 2, headers: { site: undefined } });

  expect(records[0]?.siteID).toBe(2);
});

test('[SET-019] two sites get their own answers to the same call', async ({ platform }) => {
  const [one, two] = [
    await platform.call(getCheckoutSettings, {}, { site: 1 }),
    await platform.call(getCheckoutSettings, {}, { site: 2 }),
  ];

  expect([one.config.allowedCountries, two.config.allowedCountries]).toEqual(['ALL', ['HR', 'SI']]);
});

test('[API-018] a staff call without a token, or with one that is none, is refused with 401', async ({
  platform,
}) => {
  expect(await platform.refusal(getStaffProfile, {})).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
  for (const token of ['nonsense', 'a.b.c', `Bearer ${await platform.kernel.tokens.sign(staff)}`]) {
    expect(await withToken(platform, token)).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
  }
});

test('[API-019] an expired access token is refused with TOKEN_EXPIRED, also on calls that visitors may make', async ({
  platform,
}) => {
  const expired = await platform.kernel.tokens.sign(staff, -1);

  expect(await withToken(platform, expired)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
  const options = { headers: { accessToken: expired } };
  expect(await platform.refusal(filterDomains, {}, options)).toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('[API-018] a token signed with another key, without a signature or for another use is refused', async ({
  platform,
}) => {
  const claims = { kind: 'staff', site: 1, sid: 'x', scope: [] };
  const sign = (secret: string, audience: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('1')
      .setIssuer('izlog')
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));
  const [head, body] = (await platform.kernel.tokens.sign(staff)).split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;

  for (const token of [
    await sign('another secret that is long enough too', 'access'),
    await sign('a secret for tests that is long enough', 'reset'),
    unsigned,
    `${head}.${body}.`,
  ]) {
    expect(await withToken(platform, token)).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
  }
});

test('[I18N-017] the language header chooses the language by three or two letters; another one is the default', async ({
  platform,
}) => {
  const nameOfCroatia = async (language: string) => {
    const countries = await platform.call(getCommons, { type: 'countries' }, { language });
    return countries.find(({ id }) => id === 191)?.name;
  };

  expect(await nameOfCroatia('deu')).toBe('Kroatien');
  expect(await nameOfCroatia('de')).toBe('Kroatien');
  // Site 1 does not offer Italian.
  expect(await nameOfCroatia('ita')).toBe('Hrvatska');
  expect(await nameOfCroatia('%00')).toBe('Hrvatska');
});

test('[I18N-001] without a language the answer is Croatian, the default of the site', async ({
  platform,
}) => {
  const countries = await platform.call(getCommons, { type: 'countries' });

  expect(countries.find(({ id }) => id === 191)?.name).toBe('Hrvatska');
});

test('every answer carries an id of the request, each its own', async ({ platform }) => {
  const ids = await Promise.all(
    ['/api/v1/commons?type=languages', '/api/v1/nema', '/api/v1/%zz'].map(async (url) => {
      const answer = await platform.http({ url, headers: { 'x-request-id': 'chosen by the caller' } });
      return answer.headers['x-request-id'];
    }),
  );

  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
