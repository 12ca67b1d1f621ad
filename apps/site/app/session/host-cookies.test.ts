import { expect, test } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';
import { tokenUntil } from '#site/testing/token-until.ts';
import { readCookies } from './cookies.ts';

const now = Date.now();
const spent = tokenUntil(now - 1000);
const fresh = tokenUntil(now + 3_600_000, 'fresh');

const open = () =>
  startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true }),
      'GET /api/v1/refresh': () => ({ tokens: { accessToken: fresh, refreshToken: 'refresh-2' } }),
    },
  });
const namesSet = ({ response }: { response: Response }) =>
  response.headers.getSetCookie().map((line) => [line.split('=', 1)[0], /max-age=0/i.test(line)]);

test('a cookie bound to this host counts before one of the same name that a neighbour may have set', () => {
  const cookies = readCookies(
    'protectCode=his; __Host-protectCode=ours; cartId=9; __Host-cartId=7; theme=dark',
  );

  expect([...cookies]).toEqual([
    ['protectCode', 'ours'],
    ['cartId', '7'],
    ['theme', 'dark'],
  ]);
  expect([...readCookies('__Host-cartId=7; cartId=9')]).toEqual([['cartId', '7']]);
});

test('[AUTH-032] over https a login is bound to the host; one from before goes on, and its old cookies go', async () => {
  const site = await open();
  const cookie = `auth.strategy=admin; auth.token.admin=${spent}; auth.refresh_token.admin=refresh-1`;

  const visit = await site.visit('https://izlog.example/shop', { headers: { cookie } });

  expect(visit.response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^__Host-auth\\.token\\.admin=${fresh}; Path=/; Max-Age=\\d+; SameSite=Lax; HttpOnly; Secure$`,
      ),
    ),
  );
  expect(namesSet(visit)).toEqual(
    ['auth.strategy', 'auth.token.admin', 'auth.refresh_token.admin'].flatMap((name) => [
      [`__Host-${name}`, false],
      [name, true],
    ]),
  );
  // What the browser sends from then on is the same login.
  const kept = visit.response.headers
    .getSetCookie()
    .filter((line) => line.startsWith('__Host-'))
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const next = await site.visit('https://izlog.example/shop', { headers: { cookie: kept } });
  expect(namesSet(next)).toEqual([]);
  expect(site.calls.at(-1)).toMatchObject({ headers: { accesstoken: fresh } });
});

test('[AUTH-017, AUTH-018] over https what is forgotten is forgotten under both names; over http names are as ever', async () => {
  const site = await startSite({
    answers: {
      'GET /api/v1/refresh': () => {
        throw new Error('not asked');
      },
    },
  });
  const cookie = `__Host-auth.strategy=admin; __Host-auth.token.admin=${spent}`;

  const over = await site.visit('https://izlog.example/shop', { headers: { cookie } });
  const plain = await site.visit('/shop', { headers: { cookie: cookie.replaceAll('__Host-', '') } });

  expect(namesSet(over)).toEqual(
    expect.arrayContaining([
      ['auth.strategy', true],
      ['__Host-auth.strategy', true],
      ['__Host-auth.token.admin', true],
    ]),
  );
  for (const line of over.response.headers.getSetCookie().filter((one) => one.startsWith('__Host-')))
    expect(line).toMatch(/Path=\/;.*Secure/);
  expect(namesSet(plain).every(([name]) => String(name).startsWith('auth.'))).toBe(true);
});
