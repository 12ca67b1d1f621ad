import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { elementUpdate } from '@izlog/contract/cms/content/element-update';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { patternOf, routeNames } from '@izlog/contract/texts/routes';
import { expect } from 'vitest';
import { buildElement, buildPage, buildTerm } from '#test/builders/content.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

test('[CMS-011] no page takes the address of a screen, in whatever language, nor api, admin or _', async ({
  platform,
}) => {
  const id = await buildPage(platform);
  const ofScreens = programLanguageCodes.flatMap((code2) =>
    routeNames.map((name) => patternOf(name, code2).split('/')[0] ?? ''),
  );
  const slugs = [...new Set(ofScreens)].filter((one) => /^[a-z-]{4,}$/.test(one));
  expect(slugs).toEqual(expect.arrayContaining(['shop', 'objave', 'admin']));

  for (const slug of [...slugs, 'admin']) {
    expect(await platform.refusal(postUpdate, { id, slug }, staff)).toMatchObject({
      status: 400,
      code: 'SLUG_RESERVED',
      payload: { slug },
    });
  }
  await expect(buildPage(platform, { slug: 'api' })).rejects.toMatchObject({
    row: { code: 'SLUG_RESERVED' },
  });
  // Terms stand below the blog, where no screen is.
  expect(await buildTerm(platform, { slug: 'shop' })).toEqual(expect.any(Number));
});

test('[EDIT-017, EDIT-018] a slug of 3 signs or of another form is refused in its field', async ({
  platform,
}) => {
  const id = await buildPage(platform);

  for (const [slug, kind] of [
    ['abc', 'minLength'],
    ['Velika', 'invalid_format'],
    ['dva--znaka', 'invalid_format'],
    ['čaša-vode', 'invalid_format'],
  ]) {
    expect(await platform.refusal(postUpdate, { id, slug }, staff)).toMatchObject({
      status: 400,
      payload: { fields: [{ path: 'slug', kind }] },
    });
  }
});

test('[CMS-007] words in a language that the site does not have are refused, and the default ones stay', async ({
  platform,
}) => {
  const page = await buildPage(platform, { title: 'Ostaje' });
  const element = await buildElement(platform, 'only-ours', { meta: { text: 'Ostaje' } });
  const french = { ...staff, language: 'fra' };

  const answers = [
    await platform.refusal(postUpdate, { id: page, title: 'Changé' }, french),
    await platform.refusal(elementUpdate, { id: element, meta: { text: 'Changé' } }, french),
    await platform.refusal(postUpdate, { id: page, title: 'x' }, { ...staff, language: 'qqq' }),
  ];

  for (const answer of answers) expect(answer).toMatchObject({ status: 400, code: 'LANGUAGE_UNKNOWN' });
  expect(await platform.call(postGet, { id: page })).toMatchObject({ title: 'Ostaje' });
  expect(await platform.call(postGet, { id: page }, { language: 'fra' })).toMatchObject({ title: 'Ostaje' });
});

test('[CMS-007, CMS-024] a language that joins a page does not publish a copy of the default words', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Radionica', excerpt: 'Uvod', slug: 'radionica-uvod' });
  const english = { language: 'eng' };

  await platform.call(
    postUpdate,
    { id, title: 'Workshop', slug: 'workshop-intro' },
    { ...staff, ...english },
  );

  expect(await platform.call(postGet, { id }, english)).toMatchObject({
    title: 'Radionica',
    isFallback: true,
  });
  expect(await platform.call(postGet, { id, preview: true }, { ...staff, ...english })).toMatchObject({
    title: 'Workshop',
    published_at: null,
  });
  expect(await platform.call(finderDecide, { params: ['workshop-intro'] }, english)).toMatchObject({
    type: 'redirect',
    target: '/en/radionica-uvod',
  });
});

test('[MEDIA-001] a picture that there is not is refused with its field', async ({ platform }) => {
  const id = await buildPage(platform);
  const gone = { id: 999_999, alt: '' };
  const changes = [
    [{ mediaId: 999_999 }, 'mediaId'],
    [{ seo: { mediaId: 999_999 } }, 'seo.mediaId'],
    [{ sections: [{ handler: 'text-picture', meta: { image: gone } }] }, 'parts.0.meta.image'],
    [{ body: { type: 'doc', content: [{ type: 'image', attrs: gone }] } }, 'body.content.0.attrs'],
  ] as const;

  for (const [change, path] of changes) {
    expect(await platform.refusal(postUpdate, { id, ...(change as object) }, staff)).toMatchObject({
      status: 400,
      payload: { fields: [{ path, kind: 'mediaUnknown' }] },
    });
  }
});
