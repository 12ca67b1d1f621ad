import { expect } from 'vitest';
import { buildStaff } from '../../platform/test/builders/account.ts';
import { platformTest as test } from '../../platform/test/kit.ts';
import { startNode } from './start-node.ts';

const wrong = 'kriva lozinka';

function visitor(url: string, address: string) {
  const headers = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' };
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const open = (path: string, cookie: string) =>
    fetch(url + path, { headers: { ...headers, cookie }, redirect: 'manual' });
  return { send, open };
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

const listOf = async (response: Response) => ((await response.json()) as { data: unknown }).data;

test('[AUTH-027, ADMIN-007, ADMIN-012, ADMIN-013] staff log in, see the kept pages, empty them and log out', async ({
  platform,
}) => {
  const { email, password } = await buildStaff(platform, { role: 'editor' });
  const node = await startNode(platform.connectionString, { TRUST_PROXY: 'true' });
  const { send, open } = visitor(node.url, '198.51.100.7');
  await (await fetch(`${node.url}/shop`)).text();

  const login = await send('/adminLogin', { username: email, password });
  const cookie = cookieOf(login);
  const before = await listOf(await open('/_cache/list', cookie));
  const cleared = await send('/_cache/clear', {}, cookie);
  const after = await listOf(await open('/_cache/list', cookie));
  const admin = await open('/admin/cache', cookie);
  const logout = await send('/_/logout', {}, cookie);

  expect([login.status, login.headers.get('location')]).toEqual([303, '/admin']);
  expect(before).toMatchObject([{ language: 'hr', entries: 1 }]);
  expect(cleared.status).toBe(200);
  expect(after).toEqual([]);
  expect(await admin.text()).toContain('Dostupne predmemorije');
  expect(logout.headers.get('location')).toBe('/adminLogin?loggedOut=1');
  expect((await open('/_cache/list', cookieOf(logout))).status).toBe(403);
  await node.stop();
});

test('whoever guesses passwords is stopped, and staff at another address are not', async ({ platform }) => {
  const { email, password } = await buildStaff(platform, { role: 'editor' });
  const node = await startNode(platform.connectionString, { TRUST_PROXY: 'true' });
  const guesser = visitor(node.url, '198.51.100.8');
  for (let guess = 0; guess < 10; guess += 1)
    expect((await guesser.send('/adminLogin', { username: email, password: wrong })).status).toBe(401);

  const stopped = await guesser.send('/adminLogin', { username: email, password });
  const elsewhere = await visitor(node.url, '198.51.100.9').send('/adminLogin', {
    username: email,
    password,
  });

  expect([stopped.status, cookieOf(stopped)]).toEqual([429, '']);
  expect(elsewhere.status).toBe(303);
  await node.stop();
});
