import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { sitemapPart } from '@izlog/contract/cms/addresses/sitemap';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { fileUpdate } from '@izlog/contract/media/file-update';
import { expect } from 'vitest';
import { buildPage, buildTerm, contentText } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildPost } from '#test/builders/post.ts';
import { decide, notFound } from '#test/decide.ts';
import { platformTest as test } from '#test/kit.ts';

const imageOf = (id: number) => ({ type: 'image', attrs: { media: { id, alt: '' } } });

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
