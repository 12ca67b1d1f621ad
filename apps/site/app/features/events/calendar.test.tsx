import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const event = {
  id: 4,
  title: 'Radionica',
  path: '/dogadjaj/4',
  start: '2026-12-01T08:00:00.000Z',
  end: null,
  place: 'Trg bana Jelačića 1, Zagreb',
  excerpt: '',
  media: null,
  product: null,
  language_code: 'hrv',
  isFallback: false,
};
const past = { ...event, id: 3, title: 'Prošla', path: '/dogadjaj/3', start: '2025-12-01T08:00:00.000Z' };
const pagination = { page: 1, lastPage: 1, total: 1, limit: 20, perPage: 20 };
const options = {
  NumberOfStars: 5,
  CanComment: 'Everyone',
  RequireRatingForComment: true,
  RequireCommentForRating: false,
  RequireAdminPublishing: true,
  OneUserOneComment: false,
  UserCanEditComment: true,
  AnonymousCanMultipleReview: false,
};
const answers: Answers = {
  'GET /api/v1/calendar/event/filter': ({ query }) => ({
    records: query.get('over') === 'true' ? [past] : [event],
    pagination,
  }),
  'GET /api/v1/calendar/event/get/4': () => ({ ...event, slug: 'radionica', body: null }),
  'POST /api/v1/cms/comment/filterStandard': ({ body }) => ({
    records: [],
    summary: { comments: 0, ratings: 0, average: null },
    pagination,
    asked: body,
  }),
  'POST /api/v1/cms/comment/getOptions': () => ({
    options: { ...options, CanComment: 'Nobody' },
    onSite: options,
  }),
};

test('[CMS-067] the calendar lists what comes and what was; an event leads to a map and back to the list, and shows what stands below its picture', async () => {
  const media = {
    ...{ id: 1, hash: '0123456789abcdef0123456789abcdef', mime: 'image/png', extension: 'png' },
    ...{ width: 1200, height: 800, alt: 'Radni stol', title: '', placeholder: null, color: null },
  };
  const site = await startSite({
    answers: {
      ...answers,
      'GET /api/v1/calendar/event/get/5': () => ({
        ...{ ...event, id: 5, slug: 'radionica', body: null },
        media: { ...media, caption: 'Stol prije početka' },
      }),
    },
  });

  const pictured = await site.visit('/dogadjaj/5');
  expect(pictured.document.querySelector('main figcaption')?.textContent).toBe('Stol prije početka');
  const { document } = await site.visit('/dogadjaji');
  const one = await site.visit('/dogadjaj/4');

  expect([...document.querySelectorAll('main .event__title')].map((title) => title.textContent)).toEqual([
    'Radionica',
    'Prošla',
  ]);
  expect(document.querySelector('section[aria-labelledby="past"]')?.textContent).toContain('2025.');
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  const links = [...one.document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/dogadjaji');
  expect(links).toContain(
    'https://www.openstreetmap.org/search?query=Trg%20bana%20Jela%C4%8Di%C4%87a%201%2C%20Zagreb',
  );
}, 30_000);

test('[CMS-029] the shop itself is reviewed by the rules of its own; without them there is no such page', async () => {
  const open = await startSite({ answers });
  const closed = await startSite({
    answers: {
      ...answers,
      'POST /api/v1/cms/comment/getOptions': () => ({
        options,
        onSite: { ...options, CanComment: 'Nobody' },
      }),
    },
  });

  const { document, status } = await open.visit('/recenzije');

  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toBe('Recenzije');
  expect(document.querySelector('main .comments a[href*="entity_type=site"]')).not.toBeNull();
  expect((await closed.visit('/recenzije')).status).toBe(404);
});
