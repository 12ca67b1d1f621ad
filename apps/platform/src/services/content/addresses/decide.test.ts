import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { sitemapPart } from '@izlog/contract/cms/addresses/sitemap';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { searchFind } from '@izlog/contract/cms/search/search-find';
import { fileUpdate } from '@izlog/contract/media/file-update';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildPage, buildTerm, contentText } from '../../../../test/builders/content.ts';
import { buildMedia } from '../../../../test/builders/media.ts';
import { buildPost } from '../../../../test/builders/post.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '../../../../test/kit.ts';
import { runDueContent } from '../items/due-content-job.ts';
import { findPage } from '../pages/read-page.ts';
import { createRedirect } from './redirects.ts';

const decide = (platform: TestPlatform, params: string[], options?: CallOptions) =>
  platform.call(finderDecide, { params }, options);
const notFound = { status: 404, code: 'NOT_FOUND' };

test('[CMS-011] a path is a page with its sections, links and pictures resolved', async ({ platform }) => {
  const picture = await buildMedia(platform, { alt: { hrv: 'Luka' } });
  const target = await buildPage(platform, { slug: 'cilj-veze' });
  const id = await buildPage(platform, {
    title: 'O nama',
    slug: 'o-nama',
    mediaId: picture,
    seo: { title: 'O nama i našem radu', mediaId: picture },
    parts: [
      {
        handler: 'hero',
        meta: { heading: 'Tko smo', image: { id: picture, alt: { decorative: true } } },
        parts: [
          { handler: 'button', slot: 'cta', meta: { link: { kind: 'page', id: target, hash: 'tim' } } },
        ],
      },
    ],
  });

  const answer = await decide(platform, ['o-nama']);

  expect(answer).toMatchObject({
    type: 'page',
    entity: {
      id,
      title: 'O nama',
      slug: 'o-nama',
      path: '/o-nama',
      display: 'components',
      postTypeSlug: 'page',
      media: { id: picture, alt: 'Luka' },
      seo: { title: 'O nama i našem radu', media: { id: picture } },
      parts: [
        {
          id: 'hero-1',
          meta: { image: { alt: { decorative: true }, file: { id: picture, hash: expect.any(String) } } },
          parts: [
            { slot: 'cta', meta: { link: { kind: 'page', id: target, formattedPath: '/cilj-veze#tim' } } },
          ],
        },
      ],
      alternates: [{ language: 'hrv', slug: 'o-nama', path: '/o-nama' }],
    },
  });
});

test('[MEDIA-013, CMS-011] what the gallery says below a picture comes with content of that language, and of no other', async ({
  platform,
}) => {
  const picture = await buildMedia(platform);
  const parts = [
    { handler: 'text-picture', meta: { heading: 'Luka', image: { id: picture, alt: '' } } },
    { handler: 'text', meta: { body: { type: 'doc', content: [imageOf(picture)] } } },
  ];
  await buildPage(platform, { title: 'S potpisom', slug: 's-potpisom', mediaId: picture, parts });

  await platform.call(fileUpdate, { id: picture, captions: { hrv: 'Luka u zoru' } }, { as: 'staff' });
  const [ours, theirs] = [
    await decide(platform, ['s-potpisom']),
    await decide(platform, ['s-potpisom'], { language: 'eng' }),
  ];

  const captions = (answer: unknown) => JSON.stringify(answer).match(/"caption":"[^"]*"/g);
  expect(captions(ours)).toEqual(Array.from({ length: 3 }, () => '"caption":"Luka u zoru"'));
  expect(captions(theirs)).toBeNull();
});

const imageOf = (id: number) => ({ type: 'image', attrs: { media: { id, alt: '' } } });

test('[CMS-011, CMS-021, CMS-068] a path is a post with its body and terms', async ({ platform }) => {
  const term = await buildTerm(platform, { title: 'Vijesti', slug: 'vijesti' });
  const linked = await buildPost(platform, { slug: 'stariji-clanak' });
  const body = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Pročitajte ', marks: [] },
          {
            type: 'text',
            text: 'više',
            marks: [{ type: 'link', attrs: { link: { kind: 'post', id: linked } } }],
          },
        ],
      },
    ],
  };
  const id = await buildPost(
    platform,
    { title: 'Novi članak', slug: 'novi-clanak', body },
    { termIds: [term] },
  );

  const answer = await decide(platform, ['novi-clanak']);

  expect(answer).toMatchObject({
    type: 'post',
    entity: {
      id,
      title: 'Novi članak',
      display: 'legacy',
      postTypeSlug: 'post',
      terms: [{ id: term, title: 'Vijesti', slug: 'vijesti', slugMain: 'vijesti', path: '/objave/vijesti' }],
    },
  });
  const text = JSON.stringify(answer);
  expect(text).toContain('"formattedPath":"/stariji-clanak"');
});

test('[CMS-011] an unknown path, a path of several segments and an element are not found', async ({
  platform,
}) => {
  expect(await platform.refusal(finderDecide, { params: ['nema-me'] })).toMatchObject(notFound);
  expect(await platform.refusal(finderDecide, { params: ['a', 'b', 'c'] })).toMatchObject(notFound);
  expect(await platform.refusal(finderDecide, { params: [] }, { site: 2 })).toMatchObject(notFound);
});

test('[ROUTE-035] no route parameters mean the page with handler home, whose address is the root', async ({
  platform,
}) => {
  const id = await buildPage(
    platform,
    { title: 'Naslovnica', slug: 'naslovnica' },
    { handler: 'home', translations: { eng: contentText({ slug: 'home-page' }) } },
  );
  await buildPage(platform, { slug: 'put-kuci', meta: { link: { kind: 'page', id } } });

  const alternates = [
    { language: 'hrv', path: '/' },
    { language: 'eng', path: '/en' },
  ];
  expect(await decide(platform, [])).toMatchObject({
    type: 'page',
    entity: { id, handler: 'home', path: '/', alternates },
  });
  expect(await decide(platform, [], { language: 'eng' })).toMatchObject({ entity: { id, path: '/en' } });
  expect(await decide(platform, ['put-kuci'])).toMatchObject({
    entity: { meta: { link: { formattedPath: '/' } } },
  });
  const { records } = await platform.call(postFilterStandard, {
    filters: { ids: [id], display: 'components' },
  });
  expect(records).toMatchObject([{ id, slug: 'naslovnica', path: '/' }]);
  const sitemap = await platform.call(sitemapPart, { kind: 'page', part: 1 });
  expect(sitemap.find((one) => one.id === id)).toMatchObject({ alternates });
});

test('[CMS-011] a former slug leads to the slug of today in one hop, however often it changed', async ({
  platform,
}) => {
  const id = await buildPage(platform, { slug: 'prvi-naziv' });
  await platform.call(postUpdate, { id, slug: 'drugi-naziv' }, { as: 'staff' });
  await platform.call(postUpdate, { id, slug: 'treci-naziv' }, { as: 'staff' });

  const moved = { type: 'redirect', target: '/treci-naziv', status: 301 };
  expect(await decide(platform, ['prvi-naziv'])).toEqual(moved);
  expect(await decide(platform, ['drugi-naziv'])).toEqual(moved);
  expect(await decide(platform, ['treci-naziv'])).toMatchObject({ type: 'page', entity: { id } });

  await platform.call(postUpdate, { id, slug: 'prvi-naziv' }, { as: 'staff' });
  expect(await decide(platform, ['prvi-naziv'])).toMatchObject({ type: 'page', entity: { id } });
  expect(await decide(platform, ['treci-naziv'])).toEqual({ ...moved, target: '/prvi-naziv' });
});

test('a slug in use is refused, also between a page and a post; a former one may be taken over', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'zauzeto' });
  const post = await buildPost(platform);

  const refusal = await platform.refusal(postUpdate, { id: post, slug: 'zauzeto' }, { as: 'staff' });
  expect(refusal).toMatchObject({ status: 409, code: 'SLUG_TAKEN' });

  await platform.call(postUpdate, { id: page, slug: 'oslobodeno' }, { as: 'staff' });
  await platform.call(postUpdate, { id: post, slug: 'zauzeto' }, { as: 'staff' });
  expect(await decide(platform, ['zauzeto'])).toMatchObject({ type: 'post', entity: { id: post } });
});

test('two editors who take the same slug at the same time: one gets it, the other is refused', async ({
  platform,
}) => {
  const [one, two] = [await buildPage(platform), await buildPage(platform)];

  const results = await Promise.allSettled(
    [one, two].map((id) => platform.call(postUpdate, { id, slug: 'zeljeni-naziv' }, { as: 'staff' })),
  );

  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')).toMatchObject({
    reason: { code: 'SLUG_TAKEN' },
  });
});

test('[EDIT-017, EDIT-018] a short slug and one of another form are refused', async ({ platform }) => {
  const id = await buildPage(platform);
  const kinds = async (slug: string) =>
    (await platform.refusal(postUpdate, { id, slug }, { as: 'staff' })).payload as {
      fields: Array<{ kind: string }>;
    };

  expect((await kinds('abc')).fields).toMatchObject([{ path: 'slug', kind: 'minLength' }]);
  for (const wrong of ['Veliko', 'dva--spoja', 'šumsko', '-crta', 'a/bcd']) {
    expect((await kinds(wrong)).fields).toMatchObject([{ path: 'slug' }]);
  }
});

test('[CMS-007] a page without a translation is shown in the default language with a flag, under the prefix', async ({
  platform,
}) => {
  const id = await buildPage(platform, { slug: 'samo-hrvatski' });

  const answer = await decide(platform, ['samo-hrvatski'], { language: 'eng' });

  expect(answer).toMatchObject({
    type: 'page',
    entity: { id, isFallback: true, language_code: 'hrv', path: '/en/samo-hrvatski' },
  });
});

test('[CMS-011] the Croatian slug in another language leads to the slug of that language', async ({
  platform,
}) => {
  const id = await buildPage(
    platform,
    { slug: 'usluge-tvrtke' },
    { translations: { eng: contentText({ slug: 'company-services' }) } },
  );

  expect(await decide(platform, ['usluge-tvrtke'], { language: 'eng' })).toEqual({
    type: 'redirect',
    target: '/en/company-services',
    status: 301,
  });
  expect(await decide(platform, ['company-services'], { language: 'eng' })).toMatchObject({
    type: 'page',
    entity: {
      id,
      isFallback: false,
      alternates: [
        { language: 'hrv', path: '/usluge-tvrtke' },
        { language: 'eng', path: '/en/company-services' },
      ],
    },
  });
  expect(await platform.refusal(finderDecide, { params: ['company-services'] })).toMatchObject(notFound);
});

test('[CMS-024] drafts and posts of the future are hidden from all but staff who ask for the preview', async ({
  platform,
}) => {
  const draft = await buildPost(platform, { slug: 'u-pripremi', publishedAt: null });
  await buildPost(platform, { slug: 'iz-buducnosti', publishedAt: new Date(Date.now() + 86_400_000) });
  const ask = (slug: string, options?: CallOptions) =>
    platform.refusal(finderDecide, { params: [slug], preview: true }, options);

  for (const slug of ['u-pripremi', 'iz-buducnosti']) {
    expect(await ask(slug)).toMatchObject(notFound);
    expect(await ask(slug, { as: 'customer' })).toMatchObject(notFound);
    expect(await ask(slug, { as: { staff: ['orders.edit'] } })).toMatchObject(notFound);
    expect(await platform.refusal(finderDecide, { params: [slug] }, { as: 'staff' })).toMatchObject(notFound);
    const seen = await platform.call(finderDecide, { params: [slug], preview: true }, { as: 'staff' });
    expect(seen).toMatchObject({ type: 'post' });
  }
  expect(await platform.refusal(postGet, { id: draft })).toMatchObject(notFound);
  expect(await platform.call(postGet, { id: draft, preview: true }, { as: 'staff' })).toMatchObject({
    published_at: null,
  });
});

const redirect = (platform: TestPlatform, from: string, to: string, status: 301 | 302 = 301) =>
  platform.call(redirectResource.endpoints.create, { from, to, status }, { as: 'staff' });

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

test('[CMS-024] a section that is hidden until an instant is shown to nobody before, and its page is made anew then', async ({
  platform,
}) => {
  const later = new Date(Date.now() + 60_000);
  const section = (id: string, hiddenUntil?: string) => ({
    id,
    handler: 'text',
    meta: { heading: id },
    ...(hiddenUntil ? { options: { hiddenUntil } } : {}),
  });
  const id = await buildPage(platform, {
    slug: 'ima-iznenadenje',
    parts: [
      section('odmah'),
      section('sutra', later.toISOString()),
      section('jucer', new Date(0).toISOString()),
    ],
  });
  const ids = async (options?: CallOptions) => {
    const answer = await decide(platform, ['ima-iznenadenje'], options);
    return answer.type === 'redirect' ? [] : answer.entity.parts.map((part) => part.id);
  };

  expect(await ids()).toEqual(['odmah', 'jucer']);
  expect(await ids({ as: 'staff' })).toEqual(['odmah', 'jucer']);
  expect(await ids({ as: 'staff', headers: { view: 'draft' } })).toEqual(['odmah', 'sutra', 'jucer']);
  const then = await findPage(await platform.ctx({ now: new Date(later.getTime() + 1000) }), { id });
  expect(then?.page.parts.map((part) => part.id)).toEqual(['odmah', 'sutra', 'jucer']);
  await runDueContent(platform.kernel, new Date());
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ data: { tags: string[] } }>(
    sql`select data from sent_jobs where name = 'drop-tags' and data::text like ${`%"page:${id}"%`}`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('[CMS-024] the words of a section are found as long as it is shown: not while it waits, nor when it is hidden from all', async ({
  platform,
}) => {
  const later = new Date(Date.now() + 60_000);
  const section = (heading: string, options: Record<string, unknown>) => ({
    handler: 'text',
    meta: { heading },
    options,
  });
  await buildPage(platform, {
    slug: 'rijeci-odjeljaka',
    parts: [
      section('Jabukovača', {}),
      section('Dunjevača', { hiddenUntil: later.toISOString() }),
      section('Kruškovača', { hidden: true }),
    ],
  });
  const finds = async (query: string) =>
    (await platform.call(searchFind, { query, category: 'pages' })).records.length;

  expect([await finds('jabukovača'), await finds('dunjevača'), await finds('kruškovača')]).toEqual([1, 0, 0]);
  await runDueContent(platform.kernel, new Date(later.getTime() + 1000));
  expect([await finds('jabukovača'), await finds('dunjevača'), await finds('kruškovača')]).toEqual([1, 1, 0]);
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

test('[EDIT-005, EDIT-006] staff change title, sections and body of a page; others are refused', async ({
  platform,
}) => {
  const id = await buildPage(platform, {
    title: 'Prije',
    slug: 'za-uredivanje',
    parts: [{ handler: 'text' }],
  });
  const sections = [
    { handler: 'hero', meta: { heading: 'Poslije' } },
    { id: 'text-1', handler: 'text' },
  ];

  const changed = await platform.call(postUpdate, { id, title: 'Poslije', sections }, { as: 'staff' });

  expect(changed).toMatchObject({
    title: 'Poslije',
    slug: 'za-uredivanje',
    parts: [{ id: 'hero-1' }, { id: 'text-1' }],
  });
  expect((await platform.refusal(postUpdate, { id, title: 'X' }, { as: 'customer' })).status).toBe(403);
  expect((await platform.refusal(postUpdate, { id, title: 'X' })).status).toBe(401);
  expect((await platform.refusal(postUpdate, { id, title: 'X' }, { as: 'staff', site: 2 })).status).toBe(404);
  const withoutRight = { as: { staff: ['content.edit'] as const } };
  expect((await platform.refusal(postUpdate, { id, published_at: null }, withoutRight)).status).toBe(403);
});

test('a link to something that is not public has no address, and gets one when it is published', async ({
  platform,
}) => {
  const target = await buildPage(platform, { slug: 'jos-tajna', publishedAt: null });
  await buildPage(platform, {
    slug: 'izvor-veze',
    parts: [{ handler: 'text', meta: { link: { kind: 'page', id: target } } }],
  });
  const link = async () => {
    const answer = await decide(platform, ['izvor-veze']);
    return answer.type === 'redirect' ? undefined : answer.entity.parts[0]?.meta.link;
  };

  expect(await link()).toMatchObject({ formattedPath: null });
  await platform.call(postUpdate, { id: target, published_at: new Date(0).toISOString() }, { as: 'staff' });
  expect(await link()).toMatchObject({ formattedPath: '/jos-tajna' });
});

test('[CMS-011] parameters are read in each of the usual forms of a list, in their order', async ({
  platform,
}) => {
  await buildPage(platform, { slug: 'oblik-popisa' });
  const ask = (query: string) => platform.http({ method: 'GET', url: `${finderDecide.path}?${query}` });
  const forms = [
    'params=oblik-popisa',
    'params[]=oblik-popisa',
    'params%5B%5D=oblik-popisa',
    'params[0]=oblik-popisa',
    'params[]=&params[]=oblik-popisa',
    'params[1]=oblik-popisa&params[0]=',
  ];

  for (const query of forms) expect((await ask(query)).json().data?.entity?.slug).toBe('oblik-popisa');
  for (const query of ['params[1]=oblik-popisa&params[0]=x', 'params[]=x&params[]=oblik-popisa'])
    expect((await ask(query)).statusCode).toBe(404);
});

test('[CMS-011] what is no list of parameters is refused, and never the home page', async ({ platform }) => {
  const unclear = [
    'params[a]=x',
    'params[=x',
    'params[0][b]=x',
    'params[0]=x&params[0]=y',
    'params=x&params[]=y',
    'params[]=x&params[0]=y',
    'params=x&params[0]=y',
  ];

  for (const query of unclear) {
    const answer = await platform.http({ method: 'GET', url: `${finderDecide.path}?${query}` });
    expect([query, answer.statusCode]).toEqual([query, 400]);
    expect(answer.json().error).toMatchObject({ payload: { fields: [{ path: 'params', kind: 'syntax' }] } });
  }
});
