import { expect } from 'vitest';
import { setOption } from '../../platform/src/services/settings/setup.ts';
import { platformTest as test } from '../../platform/test/kit.ts';
import { startNode } from './start-node.ts';

test('[ROUTE-070] a site that gets a password is closed at once, kept pages included, and opens to whoever knows it', async ({
  platform,
}) => {
  const { pool } = platform.kernel.database;
  // As 0.9.0 left it: the start seals it (CMS-027).
  await pool.query("insert into site_options (site_id, key, value) values (2, 'CaptchaSecret', 'tajna')");
  const node = await startNode(platform.connectionString);
  const { rows } = await pool.query("select value from site_options where key = 'CaptchaSecret'");
  expect(rows).toEqual([{ value: expect.stringMatching(/^sealed:1:/) }]);
  const open = (path: string, cookie = '') =>
    fetch(node.url + path, { headers: { cookie }, redirect: 'manual' });
  const kept = await open('/shop');
  await kept.text();

  await setOption(
    await platform.ctx(),
    { key: 'PasswordProtection', value: 'maslina' },
    platform.kernel.secrets,
  );

  await expect
    .poll(async () => (await open('/shop')).headers.get('location'), { interval: 50 })
    .toBe('/_/unlock?from=%2Fshop');
  const enter = (password: string) =>
    fetch(`${node.url}/_/unlock`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ password, from: '/shop' }),
      redirect: 'manual',
    });
  const [wrong, right] = [await enter('masline'), await enter('maslina')];
  const cookie = right.headers.getSetCookie()[0]?.split(';')[0];

  expect(kept.status).toBe(200);
  expect(await wrong.text()).toContain('Lozinka nije ispravna.');
  expect(right.headers.get('location')).toBe('/shop');
  expect((await open('/shop', cookie)).status).toBe(200);
  const headers = await platform.headers();
  const asked = (pass: Record<string, string>) =>
    fetch(`${node.url}/api/v1/product/web/filter`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', ...pass },
      body: '{}',
    });
  expect((await asked({})).status).toBe(401);
  expect((await asked({ cookie: cookie ?? '' })).status).toBe(200);
  const { accesstoken } = await platform.headers({ as: 'staff' });
  const staff = await open('/shop', `auth.strategy=admin; auth.token.admin=${accesstoken}`);
  expect(staff.status).toBe(200);
  expect(staff.headers.getSetCookie().some((one) => one.startsWith('sitePassword='))).toBe(true);
  expect((await open('/shop')).status).toBe(302);
  await node.stop();
});
