import { unlockSite } from '@izlog/contract/settings/site-unlock';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOption } from '#platform/services/settings/setup.ts';
import { buildMedia } from '#test/builders/media.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '#test/kit.ts';

const protect = async (platform: TestPlatform, value: string | null) => {
  await setOption(await platform.ctx(), { key: 'PasswordProtection', value }, platform.kernel.secrets);
  platform.kernel.sites.forget();
};

/** Which endpoints refuse a caller for want of the pass. Somebody logged in only reads: some calls end his login. */
async function closedTo(platform: TestPlatform, options: CallOptions): Promise<string[]> {
  const closed: string[] = [];
  for (const { method, path, takesText, acceptsForm } of platform.endpoints) {
    if (options.as !== undefined && method !== 'GET') continue;
    const type = acceptsForm || takesText ? 'application/x-www-form-urlencoded' : 'application/json';
    const answer = await platform.http(
      {
        method,
        url: path.replaceAll(/\{\w+\}/g, '1'),
        ...(method === 'GET' ? {} : { payload: type === 'application/json' ? '{}' : '' }),
      },
      { ...options, headers: { ...options.headers, ...(method === 'GET' ? {} : { 'content-type': type }) } },
    );
    if (answer.body.includes('SITE_PASSWORD_REQUIRED')) closed.push(`${method} ${path}`);
  }
  return closed;
}

test('[ROUTE-070] the whole platform of a protected site asks for the pass, but for what leads to it, to health and to the login of staff', async ({
  platform,
}) => {
  await protect(platform, 'maslina');
  const { token } = await platform.call(unlockSite, { password: 'maslina' });

  const closed = await closedTo(platform, {});

  const open = platform.endpoints
    .map(({ method, path }) => `${method} ${path}`)
    .filter((one) => !closed.includes(one));
  expect(open.toSorted()).toEqual([
    'GET /api/v1/cms/option/filter',
    'GET /api/v1/refresh',
    'GET /api/v1/{service}/status',
    'GET /api/v2/ecommerce/settings/getCurrencyConfig',
    'POST /api/v1/login',
    'POST /api/v1/logout',
    'POST /api/v1/settings/site/unlock',
    // The login of somebody who comes from another site of theirs, by a code of once.
    'POST /api/v1/user/joined/arrive',
    'POST /api/v1/user/login/passkey',
    'POST /api/v1/user/login/passkey/begin',
    'POST /api/v1/user/login/secondFactor',
    'POST /api/v1/user/staff/accept',
    'POST /api/v1/user/staff/invitation/get',
    'POST /api/v2/domainDetect',
  ]);
  expect(await closedTo(platform, { headers: { sitePassword: 'made-up' } })).toEqual(closed);
  const reads = closed.filter((one) => one.startsWith('GET'));
  expect(await closedTo(platform, { as: 'customer' })).toEqual(reads);
  expect(await closedTo(platform, { headers: { sitePassword: token } })).toEqual([]);
  expect(await closedTo(platform, { headers: { cookie: `sitePassword=${token}` } })).toEqual([]);
  expect(await closedTo(platform, { as: 'staff' })).toEqual([]);
  expect(await closedTo(platform, { site: 2 })).toEqual([]);
  await protect(platform, 'masline');
  expect(await closedTo(platform, { headers: { sitePassword: token } })).toEqual(closed);
  await protect(platform, null);
});

test('[ROUTE-070] a bank and the signed links of mails name no site in headers and need no pass', async ({
  platform,
}) => {
  await protect(platform, 'maslina');

  const notice = { method: 'POST', url: '/api/v2/ecommerce/payment/notice/1/wspay', payload: {} } as const;
  const links = [
    '/api/v2/ecommerce/payment/return/1/wspay',
    '/api/v2/ecommerce/order/web/pdf/2026-000001?site=1&key=x',
    '/api/v1/marketing/newsletter/unsubscribe/x',
    '/healthz',
  ];
  const answers = await Promise.all([notice, ...links].map((one) => platform.app.inject(one)));

  for (const { body } of answers) expect(body).not.toContain('SITE_PASSWORD_REQUIRED');
  await protect(platform, null);
});

test('[ROUTE-070, MEDIA-007] a file of a protected site is given to who shows the pass, and kept by nobody else; its logo is for mails too', async ({
  platform,
}) => {
  const id = await buildMedia(platform);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ hash: string; extension: string }>(
    sql`select hash, extension from media where id = ${id}`,
  );
  const [{ hash, extension } = { hash: '', extension: '' }] = rows;
  const url = `/api/v1/media/file/${hash}/original.${extension}`;
  const get = (headers: Record<string, string> = {}) => platform.app.inject({ url, headers });
  const before = await get();
  await protect(platform, 'maslina');
  const { token } = await platform.call(unlockSite, { password: 'maslina' });

  const closed = [await get(), await get({ cookie: 'sitePassword=made-up' })];
  const opened = await get({ cookie: `sitePassword=${token}` });

  expect(before.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const answer of closed) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.code).toBe('SITE_PASSWORD_REQUIRED');
  }
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  expect((await platform.http({ url }, { as: 'staff' })).statusCode).toBe(200);
  await setOption(await platform.ctx(), { key: 'Logo', mediaId: id });
  expect((await get()).statusCode).toBe(200);
  await protect(platform, null);
});

test('[ROUTE-070] staff get the pass by their login alone, a customer does not', async ({ platform }) => {
  await protect(platform, 'maslina');

  const { token } = await platform.call(unlockSite, { password: '' }, { as: 'staff' });

  expect(token).toBe((await platform.call(unlockSite, { password: 'maslina' })).token);
  expect(await platform.refusal(unlockSite, { password: '' }, { as: 'customer' })).toMatchObject({
    code: 'INCORRECT_PASSWORD',
  });
  await protect(platform, null);
});
