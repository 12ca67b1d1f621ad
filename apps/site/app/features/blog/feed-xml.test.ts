import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const post = {
  id: 1,
  title: 'Cijene & <rokovi>\u0001',
  path: '/cijene',
  excerpt: 'Kratko.',
  published_at: '2026-11-22T18:00:00.000Z',
  terms: [{ title: 'Vodiči' }],
  isFallback: false,
};
const answers: Answers = {
  'POST /api/v1/cms/post/filterStandard': () => ({
    records: [post, { ...post, title: 'Drugi jezik', isFallback: true }],
    pagination: { page: 1, lastPage: 1, total: 2, limit: 20 },
  }),
  'GET /api/v1/cms/term/get/vodici': () => ({ title: 'Vodiči', path: '/objave/vodici', excerpt: '' }),
};

test('[CMS-018, CMS-022] the feed has the posts of its language, those of a category alone by its name', async () => {
  const site = await startSite({ answers });

  const all = await site.visit('/rss.xml');
  const some = await site.visit('/rss/vodici.xml');
  const unknown = await site.visit('/rss/toga-nema.xml');

  expect([all.status, all.response.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  const read = new DOMParser().parseFromString(all.html, 'text/xml');
  expect([...read.querySelectorAll('item > title')].map((one) => one.textContent)).toEqual([
    'Cijene & <rokovi>',
  ]);
  expect(read.querySelector('item > pubDate')?.textContent).toBe('Sun, 22 Nov 2026 18:00:00 GMT');
  expect(read.querySelector('item > guid')?.textContent).toMatch(/^https?:\/\/.+\/cijene$/);
  expect(some.html).toContain('<title>Vodiči | ');
  expect(
    site.calls.find(({ body }) => 'filters' in body && JSON.stringify(body).includes('vodici')),
  ).toBeDefined();
  expect(unknown.status).toBe(404);
});
