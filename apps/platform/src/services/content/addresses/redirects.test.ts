import { redirectAddFailedRequest } from '@izlog/contract/cms/addresses/redirect-add-failed-request';
import { redirectCreate } from '@izlog/contract/cms/addresses/redirect-create';
import { redirectFilterFailedRequests } from '@izlog/contract/cms/addresses/redirect-filter-failed-requests';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '../../../../test/behind-a-lock.ts';
import { platformTest as test } from '../../../../test/kit.ts';

test('[CMS-035] a path that was not found is recorded with 201, and the same path is counted', async ({
  platform,
}) => {
  const report = (path: string) =>
    platform.http({ method: 'POST', url: redirectAddFailedRequest.path, payload: { path } });

  const answer = await report('/nema-me');
  await report('/nema-me?tko=netko');
  await report('drugi');

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ data: {} });
  const { records, pagination } = await platform.call(redirectFilterFailedRequests, {}, { as: 'staff' });
  expect(records).toMatchObject([
    { path: '/nema-me', count: 2, lastAt: expect.stringMatching(/Z$/) },
    { path: '/drugi', count: 1 },
  ]);
  expect(pagination.total).toBe(2);
});

test('[CMS-035] many reports of one path at once are all counted', async ({ platform }) => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      platform.call(redirectAddFailedRequest, { path: '/navala' }, { site: 2 }),
    ),
  );

  const { records } = await platform.call(redirectFilterFailedRequests, {}, { as: 'staff', site: 2 });
  expect(records).toMatchObject([{ path: '/navala', count: 20 }]);
});

test('[CMS-037] a path that became a redirect is no longer listed as not found', async ({ platform }) => {
  await platform.call(redirectAddFailedRequest, { path: '/stara-ponuda' });

  await platform.call(redirectCreate, { from: '/stara-ponuda', to: '/shop', status: 301 }, { as: 'staff' });

  const { records } = await platform.call(redirectFilterFailedRequests, { limit: 100 }, { as: 'staff' });
  expect(records.map((one) => one.path)).not.toContain('/stara-ponuda');
});

test('[CMS-037] two redirects made at once never lead in a circle', async ({ platform }) => {
  const [from, to] = ['/krug-jedan', '/krug-dva'];

  // Another call is as far as having written its own, which leads the other way.
  const [back] = await behindALock(
    platform,
    sql`with held as materialized (select pg_advisory_xact_lock(hashtext('redirects'), 1))
      insert into redirects (site_id, from_path, to_path) select 1, ${from}, ${to} from held`,
    [() => platform.refusal(redirectCreate, { from: to, to: from, status: 301 }, { as: 'staff' })],
  );

  expect(back).toMatchObject({
    status: 'fulfilled',
    value: { status: 400, payload: { fields: [{ path: 'to', kind: 'circular' }] } },
  });
});

test('[CMS-037] only staff who may edit content make redirects and see the paths', async ({ platform }) => {
  const redirect = { from: '/a-b', to: '/c-d', status: 301 as const };

  expect((await platform.refusal(redirectCreate, redirect)).status).toBe(401);
  expect((await platform.refusal(redirectCreate, redirect, { as: 'customer' })).status).toBe(403);
  expect((await platform.refusal(redirectFilterFailedRequests, {}, { as: 'customer' })).status).toBe(403);
});

test('[CMS-035] a path that is too long, empty or missing is refused', async ({ platform }) => {
  for (const payload of [{ path: `/${'a'.repeat(500)}` }, { path: '' }, {}]) {
    const answer = await platform.http({ method: 'POST', url: redirectAddFailedRequest.path, payload });
    expect(answer.statusCode).toBe(400);
  }
});
