import {
  redirectFilterFailedRequests,
  redirectForgetFailedRequests,
} from '@izlog/contract/cms/addresses/failed-request-resource';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { redirectAddFailedRequest } from '@izlog/contract/cms/addresses/redirect-add-failed-request';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { eq, like, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildPage, contentText } from '#test/builders/content.ts';
import { decide, notFound } from '#test/decide.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import { failedRequests, redirects } from './redirect.tables.ts';
import { createRedirect, forgetOldFailures } from './redirects.ts';

resourceSuite(test, redirectResource, {
  table: redirects,
  columns: { from: 'from_path', to: 'to_path' },
});

const redirect = (platform: TestPlatform, from: string, to: string, status: 301 | 302 = 301) =>
  platform.call(redirectResource.endpoints.create, { from, to, status }, { as: 'staff' });

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

test('[CMS-035] made-up paths of one address end after three hundred, and a list that is full makes room for what people miss', async ({
  platform,
}) => {
  const { db } = await platform.ctx({ site: 2 });
  await db.delete(failedRequests).where(eq(failedRequests.siteId, 2));
  const report = async (path: string, remoteAddress: string) => {
    const headers = await platform.headers({ site: 2 });
    const { path: url } = redirectAddFailedRequest;
    return platform.app.inject({ method: 'POST', url, headers, payload: { path }, remoteAddress });
  };
  const listed = async (search: string) =>
    (await platform.call(redirectFilterFailedRequests, { search, limit: 100 }, { as: 'staff', site: 2 }))
      .records;

  for (let count = 0; count < 310; count++)
    expect((await report(`/izmisljeno-${count}`, '203.0.113.7')).statusCode).toBe(201);
  expect(await db.$count(failedRequests, eq(failedRequests.siteId, 2))).toBe(300);
  // What is on the list is counted all the same, and others are counted.
  await report('/izmisljeno-0', '203.0.113.7');
  await report('/stvarno-trazeno', '203.0.113.8');
  expect(await listed('/izmisljeno-0')).toMatchObject([{ count: 2 }]);

  await db.execute(sql`insert into failed_requests (site_id, path, last_at)
    select 2, '/smece-' || n, now() - interval '1 day' from generate_series(1, 9939) n`);
  await report('/jos-jedno-trazeno', '203.0.113.9');
  expect(await db.$count(failedRequests, eq(failedRequests.siteId, 2))).toBe(10_000);
  for (const path of ['/jos-jedno-trazeno', '/stvarno-trazeno', '/izmisljeno-0'])
    expect(await listed(path)).toHaveLength(1);

  await db
    .update(failedRequests)
    .set({ lastAt: new Date(Date.now() - 181 * 86_400_000) })
    .where(like(failedRequests.path, '/smece-%'));
  await forgetOldFailures(platform.kernel, new Date());
  expect(await db.$count(failedRequests, eq(failedRequests.siteId, 2))).toBe(302);
  await db.delete(failedRequests).where(eq(failedRequests.siteId, 2));
});

test('[CMS-037] a path that became a redirect is no longer listed as not found', async ({ platform }) => {
  await platform.call(redirectAddFailedRequest, { path: '/stara-ponuda' });

  await platform.call(
    redirectResource.endpoints.create,
    { from: '/stara-ponuda', to: '/shop', status: 301 },
    { as: 'staff' },
  );

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
    [
      () =>
        platform.refusal(
          redirectResource.endpoints.create,
          { from: to, to: from, status: 301 },
          { as: 'staff' },
        ),
    ],
  );

  expect(back).toMatchObject({
    status: 'fulfilled',
    value: { status: 400, payload: { fields: [{ path: 'to', kind: 'circular' }] } },
  });
});

test('[CMS-037] only staff who may edit content make redirects and see the paths', async ({ platform }) => {
  const redirect = { from: '/a-b', to: '/c-d', status: 301 as const };

  expect((await platform.refusal(redirectResource.endpoints.create, redirect)).status).toBe(401);
  expect(
    (await platform.refusal(redirectResource.endpoints.create, redirect, { as: 'customer' })).status,
  ).toBe(403);
  expect((await platform.refusal(redirectFilterFailedRequests, {}, { as: 'customer' })).status).toBe(403);
});

test('[CMS-035] a path that is too long, empty or missing is refused', async ({ platform }) => {
  for (const payload of [{ path: `/${'a'.repeat(500)}` }, { path: '' }, {}]) {
    const answer = await platform.http({ method: 'POST', url: redirectAddFailedRequest.path, payload });
    expect(answer.statusCode).toBe(400);
  }
});

/** The faults of a redirect that is refused: `from taken`. */
async function refused(platform: TestPlatform, from: string, to: string) {
  const { create } = redirectResource.endpoints;
  const { payload } = await platform.refusal(create, { from, to, status: 301 }, { as: 'staff' });
  return (payload as { fields: { path: string; kind: string }[] }).fields
    .map(({ path, kind }) => `${path} ${kind}`)
    .join();
}

test('[CMS-037] a redirect keeps one hop when it is changed, and refuses a circle, a taken path and wrong forms by field', async ({
  platform,
}) => {
  const { create, update, get } = redirectResource.endpoints;
  const staff = { as: 'staff' } as const;
  const make = (from: string, to: string) => platform.call(create, { from, to, status: 301 }, staff);
  await buildPage(platform, { slug: 'treca-stranica' });
  const second = await make('/druga', '/treca-stranica');
  const first = await make('/prva//adresa/', '/druga?iz=prve');
  expect(first).toMatchObject({ from: '/prva/adresa', to: '/treca-stranica' });
  await platform.call(update, { id: second.id, to: '/shop' }, staff);
  expect((await platform.call(get, { id: first.id }, staff)).to).toBe('/treca-stranica');

  expect(await refused(platform, '/isto', '/isto/?x=1')).toBe('to circular');
  expect(await refused(platform, '/druga/', '/nova')).toBe('from taken');
  expect(await refused(platform, 'https://drugdje.hr/stara', '/shop')).toBe('from custom');
  expect(await refused(platform, 'bez-crte', 'ftp://drugdje')).toBe('from custom,to custom');
  expect(await refused(platform, '/', '//drugdje')).toBe('from custom,to custom');
});

test('[CMS-037] no redirect hides what visitors see, stands where a screen answers, or leads nowhere', async ({
  platform,
}) => {
  const id = await buildPage(
    platform,
    { slug: 'javna-stranica' },
    { translations: { eng: contentText({ slug: 'public-page' }) } },
  );
  await buildPage(platform, { slug: 'tek-nacrt', publishedAt: null });
  await buildPage(platform, { slug: 'od-sutra', publishedAt: new Date(Date.now() + 86_400_000) });

  for (const from of ['/javna-stranica', '/en/public-page', '/en/javna-stranica/', '/od-sutra'])
    expect(await refused(platform, from, '/shop')).toBe('from ownPage');
  // A screen with a slug asks for redirects where nothing has it.
  await platform.call(
    redirectResource.endpoints.create,
    { from: '/shop/stara', to: '/shop', status: 301 },
    { as: 'staff' },
  );
  expect(await platform.call(finderDecide, { params: ['shop', 'stara'] })).toMatchObject({ target: '/shop' });
  for (const from of ['/en', '/kosarica', '/shop', '/api/v1/x', '/admin/nesto'])
    expect(await refused(platform, from, '/javna-stranica')).toBe('from screen');
  for (const to of ['/nema-me', '/tek-nacrt', '/product/nema-me', '/shop/nema-me', '/dogadjaj/999', '/a/b'])
    expect(await refused(platform, '/stara-adresa', to)).toBe('to nowhere');
  const { create, update } = redirectResource.endpoints;
  const staff = { as: 'staff' } as const;
  const fine = [
    '/',
    '/en/public-page#dio',
    '/kosarica',
    '/api/v1/media/file/abc/original.pdf',
    'https://primjer.hr',
  ];
  for (const [place, to] of fine.entries())
    await platform.call(create, { from: `/stara-${place}-adresa`, to, status: 301 }, staff);

  // A page that goes later leaves the redirect as it is: its other fields can still be changed.
  const to = '/javna-stranica';
  const kept = await platform.call(create, { from: '/put-do-nje', to, status: 301 }, staff);
  await platform.call(postUpdate, { id, published_at: null }, staff);
  expect(await platform.call(update, { id: kept.id, status: 302 }, staff)).toMatchObject({ to, status: 302 });
  expect(await refused(platform, '/jos-jedan', to)).toBe('to nowhere');
});

test('[CMS-035] the paths that were not found are searched, put in order and forgotten', async ({
  platform,
}) => {
  const on = { as: 'staff', site: 2 } as const;
  for (const path of ['/c-put', '/a-put', '/a-put', '/b-put', '/b-put', '/b-put'])
    await platform.call(redirectAddFailedRequest, { path }, { site: 2 });
  const paths = async (asked: object) =>
    (await platform.call(redirectFilterFailedRequests, { search: 'PUT', ...asked }, on)).records.map(
      ({ path }) => path,
    );

  expect(await paths({})).toEqual(['/b-put', '/a-put', '/c-put']);
  expect(await paths({ sort: '-path' })).toEqual(['/c-put', '/b-put', '/a-put']);
  expect(await paths({ sort: 'count' })).toEqual(['/c-put', '/a-put', '/b-put']);

  const { records } = await platform.call(redirectFilterFailedRequests, { search: '/b-put' }, on);
  const ids = records.map(({ id }) => id);
  expect(
    await platform.call(redirectForgetFailedRequests, { act: 'delete', ids }, { as: 'staff' }),
  ).toMatchObject({ done: 0, refused: [{ code: 'NOT_FOUND' }] });
  expect(await platform.call(redirectForgetFailedRequests, { act: 'delete', ids }, on)).toEqual({
    done: 1,
    refused: [],
  });
  expect(await paths({})).toEqual(['/a-put', '/c-put']);
});

test('[CMS-037] a managed redirect answers with its target and status, and chains become one hop', async ({
  platform,
}) => {
  await buildPage(platform, { slug: 'nova-stranica' });
  await redirect(platform, '/srednja', '/nova-stranica?x=1');
  await redirect(platform, '/stara', '/srednja', 302);
  await redirect(platform, '/a/b', '/srednja');

  const target = '/nova-stranica?x=1';
  expect(await decide(platform, ['stara'])).toEqual({ type: 'redirect', target, status: 302 });
  expect(await decide(platform, ['a', 'b'])).toEqual({ type: 'redirect', target, status: 301 });
  expect(await platform.refusal(finderDecide, { params: ['stara'] }, { site: 2 })).toMatchObject(notFound);
});

test('[CMS-037] a redirect that would lead to itself or to a script is refused', async ({ platform }) => {
  await redirect(platform, '/krug-a', '/shop');
  const code = async (from: string, to: string) =>
    (await platform.refusal(redirectResource.endpoints.create, { from, to, status: 301 }, { as: 'staff' }))
      .code;

  expect(await code('/isto', '/isto')).toBe('VALIDATION_FAILED');
  expect(await code('/zlo', 'javascript:alert(1)')).toBe('VALIDATION_FAILED');
  expect(await code('/zlo', '//zlo.example')).toBe('VALIDATION_FAILED');
});

test('[CMS-037] a redirect of another language is of its own address, and hides no page of one', async ({
  platform,
}) => {
  await redirect(platform, '/en/old-page', '/shop');
  await redirect(platform, '/about', '/shop');
  await buildPage(platform, { slug: 'o-nama-hr' }, { translations: { eng: contentText({ slug: 'about' }) } });

  const moved = { type: 'redirect', target: '/shop' };
  expect(await decide(platform, ['old-page'], { language: 'eng' })).toMatchObject(moved);
  expect(await platform.refusal(finderDecide, { params: ['old-page'] })).toMatchObject(notFound);
  expect(await decide(platform, ['about'])).toMatchObject(moved);
  expect(await decide(platform, ['about'], { language: 'deu' })).toMatchObject(moved);
  expect(await decide(platform, ['about'], { language: 'eng' })).toMatchObject({ type: 'page' });
});

test('[CMS-011] a page of another language that is public again is shown, not the redirect from when it was not', async ({
  platform,
}) => {
  const id = await buildPage(
    platform,
    { slug: 'povucena-stranica' },
    { translations: { eng: contentText({ slug: 'taken-back' }) } },
  );
  // As unpublishing makes it.
  await createRedirect(await platform.ctx(), { from: '/en/taken-back', to: '/shop', status: 301 });

  await platform.call(postUpdate, { id, title: 'Back' }, { as: 'staff', language: 'eng' });

  expect(await decide(platform, ['taken-back'], { language: 'eng' })).toMatchObject({ entity: { id } });
});

test('a page that takes the path of a redirect is shown instead of it', async ({ platform }) => {
  await redirect(platform, '/povratak', '/kosarica');

  const id = await buildPage(platform, { slug: 'povratak' });

  expect(await decide(platform, ['povratak'])).toMatchObject({ type: 'page', entity: { id } });
});

test('[CMS-037] old addresses in any letters lead on however they are written, and the form takes what the list of lost ones offers', async ({
  platform,
}) => {
  await buildPage(platform, { slug: 'o-sumi' });
  for (const path of [
    '/članci/šuma',
    '/%C4%8Dlanci/%C5%A1uma',
    '/stara,stranica(1).html',
    '/dva%20dijela',
    '/a"b<c',
  ])
    await platform.call(redirectAddFailedRequest, { path });
  const { records } = await platform.call(
    redirectFilterFailedRequests,
    { limit: 100, sort: '-lastAt' },
    { as: 'staff' },
  );
  const lost = records.map(({ path }) => path);
  expect(lost).toEqual(
    expect.arrayContaining(['/članci/šuma', '/stara,stranica(1).html', '/dva%20dijela', '/a%22b%3Cc']),
  );
  expect(lost).not.toContain('/%C4%8Dlanci/%C5%A1uma');
  for (const from of lost.slice(0, 4)) await redirect(platform, from, '/o-sumi');

  const moved = { type: 'redirect', target: '/o-sumi', status: 301 };
  expect(await decide(platform, ['članci', 'šuma'])).toEqual(moved);
  expect(await decide(platform, ['%C4%8Dlanci', '%C5%A1uma'])).toEqual(moved);
  expect(await decide(platform, ['c\u030clanci', 's\u030cuma'])).toEqual(moved);
  expect(await decide(platform, ['dva dijela'])).toEqual(moved);
  expect(await refused(platform, '/%c4%8dlanci/%c5%a1uma/', '/o-sumi')).toBe('from taken');

  // A target in such letters is kept readable and sent as a header can carry it.
  await redirect(platform, '/čitanka', 'https://primjer.hr/šuma');
  expect(await decide(platform, ['čitanka'])).toMatchObject({ target: 'https://primjer.hr/%C5%A1uma' });
});

test('[CMS-037] a redirect of an address with a query counts for that very query, before the page that stands there', async ({
  platform,
}) => {
  await buildPage(platform, { slug: 'clanak-101' });
  const made = { as: 'staff' } as const;
  const { create } = redirectResource.endpoints;
  const row = await platform.call(create, { from: '/?p=101', to: '/clanak-101', status: 301 }, made);
  expect(row.from).toBe('/?p=101');
  await redirect(platform, '/index.php?id=5&x=1', '/clanak-101');
  const at = (params: string[], query?: string) =>
    platform.call(finderDecide, { params, ...(query === undefined ? {} : { query }) });

  expect(await at([], 'p=101')).toMatchObject({ target: '/clanak-101', status: 301 });
  expect(await platform.refusal(finderDecide, { params: [], query: 'p=1010' })).toMatchObject(notFound);
  expect(await platform.refusal(finderDecide, { params: [] })).toMatchObject(notFound);
  expect(await at(['index.php'], 'id=5&x=1')).toMatchObject({ target: '/clanak-101' });
  expect(await platform.refusal(finderDecide, { params: ['index.php'], query: 'id=5' })).toMatchObject(
    notFound,
  );
  expect(await refused(platform, '/?p=101', '/shop')).toBe('from taken');
  expect(await refused(platform, '/', '/shop')).toBe('from custom');
});

test('[CMS-037] addresses with the site’s own host are local ones, and lead in no circle', async ({
  platform,
}) => {
  const here = platform.kernel.env.PUBLIC_URL ?? 'http://localhost:3000';
  expect(await refused(platform, '/abs', `${here}/abs`)).toBe('to circular');
  await buildPage(platform, { slug: 'vlastita' });
  const { create } = redirectResource.endpoints;
  const row = await platform.call(
    create,
    { from: `${here}/petlja-a/`, to: `${here}/vlastita?x=1`, status: 301 },
    { as: 'staff' },
  );
  expect(row).toMatchObject({ from: '/petlja-a', to: '/vlastita?x=1' });
  expect(await refused(platform, '/petlja-b', `${here}/nema-je`)).toBe('to nowhere');
  // One made before this was a rule.
  const { db } = await platform.ctx();
  await db
    .update(redirects)
    .set({ toPath: `${here}/petlja-b` })
    .where(eq(redirects.id, row.id));
  expect(await refused(platform, '/petlja-b', '/petlja-a')).toBe('to circular');
  // What leads to the very address that was asked for leads nowhere.
  await db.insert(redirects).values({ siteId: 1, fromPath: '/vrti', toPath: '/en/vrti' });
  expect(await platform.refusal(finderDecide, { params: ['vrti'] }, { language: 'eng' })).toMatchObject(
    notFound,
  );
});
