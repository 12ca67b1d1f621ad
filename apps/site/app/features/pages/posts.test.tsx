import { expect, test } from 'vitest';
import { emptyPage, pagination } from '#site/testing/demo-answers.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { post } from '#site/testing/pages.ts';
import { startSite } from '#site/testing/start-site.ts';

test('[SHELL-003, CMS-021] a post shows title, date, text and the way back to its category', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/cms/finder/decide': () => ({ type: 'post', entity: post }) },
  });

  const { document } = await site.visit('/pet-brojki');

  expect(document.querySelector('h1')?.textContent).toBe('Pet brojki');
  expect(document.querySelector('time')?.textContent).toBe('14. listopada 2026.');
  expect(document.querySelector('.prose')?.textContent).toBe('Banka čita brzo.');
  expect([...document.querySelectorAll('.crumbs a')].map((a) => a.getAttribute('href'))).toEqual([
    '/',
    '/objave',
    '/objave/fin',
  ]);
});

test('[SEARCH-019] a post shows its title and its text as HTML, and what is written there never runs', async () => {
  const link = (href: string) => ({
    type: 'text',
    text: 'ponuda',
    marks: [{ type: 'link', attrs: { href } }],
  });
  const body = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '<img src=x onerror=1>' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'brzo', marks: [{ type: 'bold' }] }] },
      { type: 'paragraph', content: [link('javascript:alert(1)')] },
      { type: 'nobodyKnows', content: [{ type: 'text', text: 'ostaje' }] },
    ],
  };
  const site = await startSite({
    answers: { 'GET /api/v1/cms/finder/decide': () => ({ type: 'post', entity: { ...post, body } }) },
  });

  const { document } = await site.visit('/pet-brojki');

  const prose = document.querySelector('.prose');
  expect(document.querySelector('h1')?.textContent).toBe('Pet brojki');
  expect(prose?.querySelector('h2')?.textContent).toBe('<img src=x onerror=1>');
  expect(prose?.querySelector('strong')?.textContent).toBe('brzo');
  expect(prose?.querySelector('img, a[href^="javascript"], script')).toBeNull();
});

test('[CMS-019, CMS-023] the post list shows categories, posts and all ways through the pages', async () => {
  const records = [post];
  const site = await startSite({
    answers: {
      'POST /api/v1/cms/post/filterStandard': () => ({
        records,
        pagination: { ...pagination, page: 2, lastPage: 3, total: 25, limit: 10 },
      }),
      'POST /api/v1/cms/term/filterStandard': () => ({
        records: [{ ...post.terms[0], excerpt: '' }],
        pagination,
      }),
    },
  });

  const { document } = await site.visit('/objave?page=2');

  const links = [...document.querySelectorAll('.pagination a, .load-more a')].map((a) => a.textContent);
  expect(links).toEqual(['Učitaj još', 'Prva', 'Prethodna', '1', '2', '3', 'Sljedeća', 'Posljednja']);
  expect(document.querySelector('.subnav')?.textContent).toContain('Financiranje');
  const asked = site.calls.find((call) => call.path.endsWith('/post/filterStandard'));
  expect(asked?.body).toMatchObject({ page: 2 });
});

test('[CMS-020] a page that cannot be is the first page', async () => {
  const site = await startSite();

  for (const query of ['page=0', 'page=-1', 'page=x']) await site.visit(`/objave?${query}`);

  const pages = site.calls
    .filter((call) => call.path.endsWith('/post/filterStandard'))
    .map((call) => call.body.page);
  expect(pages).toEqual([1, 1, 1]);
});

test('[CMS-022, ROUTE-020] /objave/{slug} lists the posts of that term', async () => {
  const term = {
    id: 3,
    title: 'Energija',
    slug: 'energija',
    path: '/objave/energija',
    excerpt: '',
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'O struji.' }] }],
    },
    seo: {},
    alternates: [],
  };
  const answers = {
    'GET /api/v1/cms/term/get/energija': () => term,
    'GET /api/v1/cms/term/get/struja': () => term,
  };
  const site = await startSite({ answers });

  const { document } = await site.visit('/objave/energija');
  // By a name that it had before it is found too, and moved from for good.
  expect(await site.visit('/objave/struja?page=2')).toMatchObject({
    status: 301,
    location: '/objave/energija?page=2',
  });

  expect(document.querySelector('h1')?.textContent).toBe('Energija');
  // What it says of itself stands above its posts; it is written among its words, so it is read.
  expect(document.querySelector('.page-head .prose')?.textContent).toBe('O struji.');
  expect(site.calls.find((call) => call.path.endsWith('/post/filterStandard'))?.body.filters).toEqual({
    termSlugs: ['energija'],
  });
});

test('[CMS-024] staff read a page that is not public, marked as a draft; a visitor is told that there is none', async () => {
  const decide = ({ query }: { query: URLSearchParams }) => {
    if (query.get('preview') !== 'true') throw refused(404, 'NOT_FOUND');
    return { type: 'page', entity: { ...emptyPage, title: 'Uvjeti kupnje', published_at: null } };
  };
  const site = await startSite({
    answers: {
      'GET /api/v1/cms/finder/decide': decide,
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['content.edit'] }),
      'POST /api/v1/cms/redirect/addFailedRequest': () => ({}),
    },
  });
  const cookie = 'auth.strategy=admin; auth.token.admin=token-a';

  const staff = await site.visit('/uvjeti-kupnje', { headers: { cookie } });
  const visitor = await site.visit('/uvjeti-kupnje');

  expect(staff.status).toBe(200);
  expect(staff.document.querySelector('main .note')?.textContent).toContain('Skica');
  expect(visitor.status).toBe(404);
});
