import { refusals } from '@izlog/contract/refusals';
import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const rules = {
  NumberOfStars: 5,
  CanComment: 'Everyone',
  RequireRatingForComment: false,
  RequireCommentForRating: false,
  RequireAdminPublishing: true,
  OneUserOneComment: false,
  UserCanEditComment: true,
  AnonymousCanMultipleReview: false,
};

const comment = (id: number, content: string, rating: number | null) => ({
  id,
  store_id: 1,
  entity_type: 'product',
  entity_id: 1,
  user: null,
  author_name: 'M. K., Osijek',
  content,
  rating,
  published: true,
  created_at: '2026-09-21T10:00:00.000Z',
  updated_at: '2026-09-21T10:00:00.000Z',
});

const pagination = { lastPage: 1, page: 1, limit: 50, total: 2, perPage: 50 };

function answers(options: Partial<typeof rules> = {}) {
  const both = { ...rules, ...options };
  return {
    'POST /api/v1/cms/comment/getOptions': () => ({ options: both, onSite: both }),
    'POST /api/v1/cms/comment/filterStandard': () => ({
      records: [comment(2, 'Papir je odličan.\n<script>zlo()</script>', 4), comment(1, 'Bez ocjene', null)],
      summary: { comments: 2, ratings: 1, average: 4.25 },
      pagination,
    }),
  };
}

const own = { 'sec-fetch-site': 'same-origin' };
const form = {
  form: 'comment',
  entity_type: 'product',
  entity_id: '1',
  captchaKey: 'k',
  captchaResponse: 'r',
};
const author = { name: 'Iva', email: 'iva@primjer.hr' };
const path = '/_/send/comment?entity_type=product&entity_id=1';

async function send(fields: Record<string, string>, create: () => unknown) {
  const site = await startSite({ answers: { ...answers(), 'POST /api/v1/cms/comment/create': create } });
  const page = await site.visit(path, {
    method: 'POST',
    headers: own,
    body: new URLSearchParams({ ...form, ...fields }),
  });
  return { ...page, sent: site.calls.find((call) => call.path.endsWith('comment/create'))?.body };
}

function refuse(name: keyof typeof refusals): never {
  const { status, code, message } = refusals[name];
  throw refused(status, code, message);
}

test('[CMS-054, CMS-048, CMS-063] a product shows what others said with stars in words, the average, and where to write', async () => {
  const site = await startSite({ answers: answers() });
  const { document } = await site.visit('/product/racun-prije-betona');

  const section = document.getElementById('komentari');
  expect(section?.textContent).toContain('4,3 od 5');
  const rating = document.querySelector('.product__title a[href="#komentari"]');
  expect(rating?.textContent).toMatch(/4,3 \(\d+ ocjen/);
  expect([...(section?.querySelectorAll('.comment') ?? [])]).toHaveLength(2);
  expect(section?.querySelector('.comment [role=img]')?.getAttribute('aria-label')).toBe('Ocjena 4 od 5');
  expect(section?.querySelector('.comment__text')?.textContent).toContain('<script>zlo()</script>');
  expect(section?.querySelector('.comment script')).toBeNull();
  expect(section?.querySelector('a[href^="/_/send/comment?entity_type=product"]')).not.toBeNull();
});

test('[CMS-048] answers stand one level below what they answer, and name whom they answer when that is an answer too', async () => {
  const reply = (id: number, parent_id: number, author_name: string) => ({
    ...comment(id, `Riječi ${id}`, null),
    author_name,
    parent_id,
  });
  const first = {
    ...comment(1, 'Prvi', 5),
    answer: { content: 'Hvala', created_at: '2026-09-22T10:00:00.000Z' },
  };
  const site = await startSite({
    answers: {
      ...answers(),
      'POST /api/v1/cms/comment/filterStandard': () => ({
        records: [{ ...first, replies: [reply(2, 1, 'Ana'), reply(3, 2, 'Ivo')] }],
        summary: { comments: 3, ratings: 1, average: 5 },
        pagination,
      }),
    },
  });
  const { document } = await site.visit('/product/racun-prije-betona');

  const below = [...document.querySelectorAll('.comment > .comment__answer')];
  expect(below.map((one) => one.querySelector('strong')?.textContent)).toEqual([
    'Odgovor trgovine',
    'Ana',
    'Ivo → Ana',
  ]);
  expect(below[2]?.textContent).toContain('Riječi 3');
});

test('[CMS-055] where comments are off there is no way to write; when they cannot be had the page stands without', async () => {
  const off = await (await startSite({ answers: answers({ CanComment: 'Nobody' }) })).visit(
    '/product/racun-prije-betona',
  );
  expect(off.document.getElementById('komentari')?.textContent).toContain('Komentari su onemogućeni.');
  expect(off.document.querySelector('a[href*="/_/send/comment"]')).toBeNull();

  const away = await (await startSite()).visit('/product/racun-prije-betona');
  expect(away.status).toBe(200);
  expect(away.document.getElementById('komentari')).toBeNull();
});

test('[CMS-052] where only customers comment a visitor is told and led to the login', async () => {
  const site = await startSite({ answers: answers({ CanComment: 'RegisteredUsers' }) });
  const { document } = await site.visit(path);

  expect(document.body.textContent).toContain('Ova je mogućnost dostupna samo prijavljenim korisnicima.');
  expect(document.querySelector('main a[href="/prijava"]')).not.toBeNull();
  expect(document.querySelector('form[action="/_/send/comment"]')).toBeNull();
});

test('[CMS-063, CMS-065] the form has as many stars as the shop says and tells that comments wait; axe finds nothing', async () => {
  const site = await startSite({ answers: answers({ NumberOfStars: 7 }) });
  const { document: page } = await site.visit(path);

  expect(page.querySelectorAll('input[name=rating]')).toHaveLength(7);
  expect(page.body.textContent).toContain('Komentar se objavljuje nakon odobrenja.');
  document.body.innerHTML = page.querySelector('main')?.outerHTML ?? '';
  expect(await axeFindings(document.body)).toEqual([]);
});

test('[CMS-049, CMS-056] a comment goes with what it is about, its author and captcha; one that waits says so', async () => {
  const { document, sent } = await send({ ...author, content: 'Dobro', rating: '4' }, () => ({
    published: false,
  }));

  expect(sent).toEqual({
    entity_type: 'product',
    entity_id: 1,
    content: 'Dobro',
    rating: 4,
    author,
    recaptcha: { key: 'k', response: 'r' },
  });
  expect(document.querySelector('[role=status]')?.textContent).toContain('Vaš komentar čeka odobrenje.');
});

test.for([
  ['CMS-055', 'commentsDisabled', 'Komentari su onemogućeni.'],
  ['CMS-052', 'loggedUsersOnly', 'samo prijavljenim korisnicima'],
  ['CMS-057', 'rateToComment', 'morate dati i ocjenu'],
  ['CMS-058', 'commentToRate', 'morate napisati i komentar'],
  ['CMS-059', 'sendContentOrRating', 'Unesite komentar ili ocjenu.'],
  ['CMS-060', 'oneUserOneComment', 'samo jedan komentar'],
  ['CMS-061', 'alreadyPostedComment', 'Već ste objavili komentar.'],
] as const)('[%s, ERR-007] %s is told in words and what was typed is kept', async ([, name, words]) => {
  const { document, status } = await send({ ...author, content: 'Dobro', rating: '3' }, () => refuse(name));

  expect(status).toBe(refusals[name].status);
  expect(document.querySelector('main')?.textContent).toContain(words);
  expect(document.querySelector('textarea')?.textContent).toBe('Dobro');
  expect(document.querySelector('input[name=rating][value="3"]')?.hasAttribute('checked')).toBe(true);
});
