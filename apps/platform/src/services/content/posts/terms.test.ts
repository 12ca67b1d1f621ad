import { termFilter } from '@izlog/contract/cms/content/term-filter';
import { termFilterStandard } from '@izlog/contract/cms/content/term-filter-standard';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { expect } from 'vitest';
import { buildTerm, contentText } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { platformTest as test } from '#test/kit.ts';

test('[CMS-014, SEARCH-017] a term is read by its id and by its slug, with title, body, slug and media', async ({
  platform,
}) => {
  const media = await buildMedia(platform);
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'O fondovima.' }] }],
  };
  const id = await buildTerm(platform, { title: 'EU fondovi', slug: 'eu-fondovi', body, mediaId: media });

  const byId = await platform.call(termGet, { id: String(id) });
  const bySlug = await platform.call(termGet, { id: 'eu-fondovi' });

  expect(byId).toEqual(bySlug);
  expect(byId).toMatchObject({ id, title: 'EU fondovi', slug: 'eu-fondovi', body, media: { id: media } });
});

test('[CMS-014] a slug of digits is a slug before it is an id', async ({ platform }) => {
  const first = await buildTerm(platform);
  const second = await buildTerm(platform, { slug: String(first) });

  expect(await platform.call(termGet, { id: String(first) })).toMatchObject({ id: second });
});

test('[CMS-014, SET-019] an unknown term, a hidden one and one of another site are not found', async ({
  platform,
}) => {
  const foreign = await buildTerm(platform, { slug: 'tudi-pojam' }, { site: 2 });
  await buildTerm(platform, { slug: 'skriveni-pojam', publishedAt: null });

  for (const id of ['nema-toga', 'tudi-pojam', String(foreign), 'skriveni-pojam']) {
    expect(await platform.refusal(termGet, { id })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
});

test('[CMS-021] slugMain stays the default language’s slug while slug is that of the language', async ({
  platform,
}) => {
  const id = await buildTerm(
    platform,
    { slug: 'novosti' },
    {
      translations: { eng: contentText({ title: 'News', slug: 'news' }) },
    },
  );

  const term = await platform.call(termGet, { id: 'news' }, { language: 'eng' });

  expect(term).toMatchObject({ id, title: 'News', slug: 'news', slugMain: 'novosti', path: '/en/blog/news' });
  expect(term.alternates).toEqual([
    { language: 'hrv', slug: 'novosti', path: '/objave/novosti' },
    { language: 'eng', slug: 'news', path: '/en/blog/news' },
  ]);
});

test('[CMS-016, CMS-017] terms of a type come by position, five unless a limit or all of them are asked for', async ({
  platform,
}) => {
  const site = { site: 2 as const };
  const termTypeTitles = ['topic'];
  for (let position = 7; position >= 1; position--) {
    await buildTerm(platform, { title: `Kategorija ${position}` }, { ...site, position, termType: 'topic' });
  }
  await buildTerm(platform, { title: 'Oznaka' }, { ...site, termType: 'tag' });
  const titles = async (input: object) => {
    const { records } = await platform.call(termFilterStandard, { termTypeTitles, ...input }, site);
    return records.map((one) => one.title.replace('Kategorija ', ''));
  };

  expect(await titles({})).toEqual(['1', '2', '3', '4', '5']);
  expect(await titles({ page: 2 })).toEqual(['6', '7']);
  expect(await titles({ limit: 2 })).toEqual(['1', '2']);
  expect(await titles({ noPaginate: true })).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(await titles({ termTypeTitles: ['tag'] })).toEqual(['Oznaka']);
  const { pagination } = await platform.call(termFilterStandard, { termTypeTitles }, site);
  expect(pagination).toEqual({ lastPage: 2, page: 1, limit: 5, total: 7, perPage: 5 });
});

test('[CMS-015] terms are listed by type, parent and words of the title', async ({ platform }) => {
  const parent = await buildTerm(platform, { title: 'Poljoprivreda' });
  const child = await buildTerm(platform, { title: 'Mlada poljoprivreda 50%' }, { parentId: parent });
  const ids = async (input: object) => (await platform.call(termFilter, input)).records.map((one) => one.id);

  expect(await ids({ keywords: 'poljoprivreda' })).toEqual([parent, child]);
  expect(await ids({ parentId: parent })).toEqual([child]);
  expect(await ids({ keywords: '50%' })).toEqual([child]);
  expect(await ids({ keywords: '_' })).toEqual([]);
  expect(await ids({ termType: 'tag', keywords: 'poljoprivreda' })).toEqual([]);
});
