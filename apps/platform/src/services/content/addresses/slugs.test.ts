import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { expect } from 'vitest';
import { buildPage, contentText } from '#test/builders/content.ts';
import { buildPost } from '#test/builders/post.ts';
import { decide, notFound } from '#test/decide.ts';
import { platformTest as test } from '#test/kit.ts';

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
