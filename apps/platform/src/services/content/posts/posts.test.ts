import { eventGet } from '@izlog/contract/calendar/event-get';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { expect } from 'vitest';
import { buildPage, buildTerm, contentText } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildPost } from '#test/builders/post.ts';
import { platformTest as test } from '#test/kit.ts';
import { saveEvent } from '../calendar/save-event.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);

test('[CMS-018, CMS-023] posts come newest first, ten to a page, with the paging block', async ({
  platform,
}) => {
  const term = await buildTerm(platform, { slug: 'mnogo' });
  for (let number = 1; number <= 12; number++) {
    const publishedAt = day(`2025-01-${String(number).padStart(2, '0')}`);
    await buildPost(platform, { title: `Članak ${number}`, publishedAt }, { termIds: [term] });
  }
  const filters = { termSlugs: ['mnogo'] };

  const first = await platform.call(postFilterStandard, { filters });
  const last = await platform.call(postFilterStandard, { filters, page: 2 });
  const beyond = await platform.call(postFilterStandard, { filters, page: 3 });

  expect(first.records.map((one) => one.title)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Članak ${number}`),
  );
  expect(first.pagination).toEqual({ lastPage: 2, page: 1, limit: 10, total: 12, perPage: 10 });
  expect(last.records.map((one) => one.title)).toEqual(['Članak 2', 'Članak 1']);
  expect(beyond).toMatchObject({ records: [], pagination: { total: 12, lastPage: 2, page: 3 } });
});

test('[CMS-021] a listed post has id, title, slug, media and terms, but no body', async ({ platform }) => {
  const media = await buildMedia(platform, { alt: { hrv: 'Vinograd' } });
  const term = await buildTerm(platform, { slug: 'polje', title: 'Polje' });
  const id = await buildPost(
    platform,
    { title: 'Berba', slug: 'berba', excerpt: 'Kratko.', mediaId: media },
    {
      termIds: [term],
    },
  );

  const { records } = await platform.call(postFilterStandard, { filters: { ids: [id] } });

  expect(records).toMatchObject([
    {
      id,
      title: 'Berba',
      slug: 'berba',
      path: '/berba',
      excerpt: 'Kratko.',
      media: { id: media, alt: 'Vinograd' },
      terms: [{ id: term, title: 'Polje', slug: 'polje', slugMain: 'polje' }],
      language_code: 'hrv',
    },
  ]);
  expect(records[0]).not.toHaveProperty('body');
});

test('[CMS-022] only posts of the named category or tag are listed', async ({ platform }) => {
  const category = await buildTerm(platform, { slug: 'savjeti' });
  const tag = await buildTerm(platform, { slug: 'porezi' }, { termType: 'tag' });
  const both = await buildPost(platform, {}, { termIds: [category, tag] });
  const one = await buildPost(platform, {}, { termIds: [category] });
  await buildPost(platform);
  const ids = async (termSlugs: string[]) =>
    (await platform.call(postFilterStandard, { filters: { termSlugs } })).records
      .map((post) => post.id)
      .sort();

  expect(await ids(['savjeti'])).toEqual([both, one]);
  expect(await ids(['porezi'])).toEqual([both]);
  expect(await ids(['porezi', 'savjeti'])).toEqual([both, one]);
  expect(await ids(['nema'])).toEqual([]);
  const byId = await platform.call(postFilterStandard, { filters: { termIds: [tag] } });
  expect(byId.records.map((post) => post.id)).toEqual([both]);
});

test('[CMS-018, SEARCH-013, SEARCH-014] pages are found with display components, articles with legacy and type post', async ({
  platform,
}) => {
  const page = await buildPage(platform, { title: 'Stranica o maslinama' });
  const article = await buildPost(platform, { title: 'Članak o maslinama' });
  const news = await buildPost(platform, { title: 'Vijest o maslinama' }, { postType: 'news' });
  const ids = async (filters: object) =>
    (await platform.call(postFilterStandard, { filters: { keywords: 'masline', ...filters } })).records.map(
      (one) => one.id,
    );

  expect(await ids({ display: 'components' })).toEqual([page]);
  expect(await ids({ display: 'legacy', postTypeSlugs: ['post'] })).toEqual([article]);
  expect(await ids({})).toEqual([article]);
  expect(await ids({ postTypeSlugs: ['news'] })).toEqual([news]);
});

test('[CMS-018] a date range holds both its days, and posts can be sorted by title in Croatian order', async ({
  platform,
}) => {
  const term = await buildTerm(platform, { slug: 'razdoblje' });
  const titles = { '2024-03-01': 'Ćup', '2024-03-02': 'Cesta', '2024-03-03': 'Đak', '2024-03-04': 'Dan' };
  for (const [date, title] of Object.entries(titles)) {
    await buildPost(platform, { title, publishedAt: day(date) }, { termIds: [term] });
  }
  const list = async (input: object) =>
    (await platform.call(postFilterStandard, input)).records.map((one) => one.title);

  const filters = { termSlugs: ['razdoblje'], dateFrom: '2024-03-02', dateTo: '2024-03-03' };
  expect(await list({ filters })).toEqual(['Đak', 'Cesta']);
  expect(await list({ filters: { ...filters, dateTo: '2024-03-03T00:00:00Z' } })).toEqual(['Cesta']);
  const sort = { param: 'title', order: 'asc' };
  expect(await list({ filters: { termSlugs: ['razdoblje'] }, sort })).toEqual(['Cesta', 'Ćup', 'Dan', 'Đak']);
});

test('[CMS-024] drafts and future posts are not listed, except for staff who ask for the preview', async ({
  platform,
}) => {
  const term = await buildTerm(platform, { slug: 'skriveno' });
  await buildPost(platform, { title: 'Nacrt', publishedAt: null }, { termIds: [term] });
  await buildPost(
    platform,
    { title: 'Sutra', publishedAt: new Date(Date.now() + 86_400_000) },
    { termIds: [term] },
  );
  await buildPost(platform, { title: 'Danas' }, { termIds: [term] });
  const input = {
    filters: { termSlugs: ['skriveno'] },
    sort: { param: 'id' as const, order: 'asc' as const },
    preview: true,
  };
  const titles = async (as: 'visitor' | 'customer' | 'staff') =>
    (await platform.call(postFilterStandard, input, { as })).records.map((one) => one.title);

  expect(await titles('visitor')).toEqual(['Danas']);
  expect(await titles('customer')).toEqual(['Danas']);
  expect(await titles('staff')).toEqual(['Nacrt', 'Sutra', 'Danas']);
});

test('[CMS-007] in another language each post stands once: its translation, or the default text with a flag', async ({
  platform,
}) => {
  const term = await buildTerm(platform, { slug: 'dvojezicno' });
  const publishedAt = day('2025-02-01');
  await buildPost(platform, { title: 'Samo hrvatski', publishedAt }, { termIds: [term] });
  await buildPost(
    platform,
    { title: 'Hrvatski', publishedAt },
    {
      termIds: [term],
      translations: { eng: contentText({ title: 'English', publishedAt }) },
    },
  );
  await buildPost(
    platform,
    { title: 'Prijevod u pripremi', publishedAt },
    {
      termIds: [term],
      translations: { eng: contentText({ title: 'Draft', publishedAt: null }) },
    },
  );
  const input = {
    filters: { termSlugs: ['dvojezicno'] },
    sort: { param: 'id' as const, order: 'asc' as const },
  };

  const { records, pagination } = await platform.call(postFilterStandard, input, { language: 'eng' });

  expect(records.map((one) => [one.title, one.isFallback])).toEqual([
    ['Samo hrvatski', true],
    ['English', false],
    ['Prijevod u pripremi', true],
  ]);
  expect(pagination.total).toBe(3);
});

test('[SET-019] posts and pages of one site are unknown to the other, even under the same slug', async ({
  platform,
}) => {
  const own = await buildPost(platform, { slug: 'isti-naziv', title: 'Prvi' });
  const other = await buildPost(platform, { slug: 'isti-naziv', title: 'Drugi' }, { site: 2 });

  const { records } = await platform.call(postFilterStandard, { filters: { ids: [own, other] } });

  expect(records.map((one) => one.id)).toEqual([own]);
  const answer = await platform.call(finderDecide, { params: ['isti-naziv'] }, { site: 2 });
  expect(answer).toMatchObject({ entity: { id: other, title: 'Drugi' } });
});

test('a search text of signs only, or of a hundred words, is answered', async ({ platform }) => {
  for (const keywords of ['&|!:*()', "'", '\\', '%', 'riječ '.repeat(33)]) {
    const { records } = await platform.call(postFilterStandard, { filters: { keywords } });
    expect(records).toEqual([]);
  }
});

test('a limit beyond 100, page 0 and a date that is none are refused by field', async ({ platform }) => {
  const fieldOf = async (input: object) =>
    (await platform.refusal(postFilterStandard, input)).payload as { fields: Array<{ path: string }> };

  expect((await fieldOf({ limit: 101 })).fields[0]?.path).toBe('limit');
  expect((await fieldOf({ page: 0 })).fields[0]?.path).toBe('page');
  expect((await fieldOf({ filters: { dateFrom: '2024-13-45' } })).fields[0]?.path).toBe('filters.dateFrom');
});

test('[MEDIA-007, CMS-021] the picture of a post, an event and a category is shown as that place uses it: its part, and the words that stand for it there', async ({
  platform,
}) => {
  const mediaId = await buildMedia(platform, { alt: { hrv: 'Vinograd' } });
  const used = (more: object) => ({
    mediaId,
    meta: { picture: { id: mediaId, alt: 'Berba u zoru', ...more } },
  });
  const crop = { x: 0, y: 0, w: 500, h: 500 };
  const id = await buildPost(platform, used({ crop }));
  const decorative = await buildPost(platform, used({ alt: { decorative: true } }));
  // Another picture has been chosen since: what was said of the former is nothing to it.
  const other = await buildPost(platform, { ...used({}), mediaId: await buildMedia(platform) });
  const term = await buildTerm(platform, used({}));
  const event = await saveEvent(await platform.ctx(), {
    start: new Date(),
    mediaId,
    translations: { hrv: { title: 'Berba', slug: 'berba', meta: used({}).meta } },
  });

  const { records } = await platform.call(postFilterStandard, {
    filters: { ids: [id, decorative, other] },
    sort: { param: 'id', order: 'asc' },
  });

  expect(records.map(({ media }) => [media?.alt, media?.cut !== undefined])).toEqual([
    ['Berba u zoru', true],
    ['', false],
    ['', false],
  ]);
  const whole = await platform.call(postGet, { id });
  expect(whole.media).toMatchObject({ alt: 'Berba u zoru', cut: records[0]?.media?.cut });
  expect((await platform.call(termGet, { id: String(term) })).media?.alt).toBe('Berba u zoru');
  expect((await platform.call(eventGet, { id: event })).media?.alt).toBe('Berba u zoru');
});
