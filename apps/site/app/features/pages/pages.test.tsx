import { expect, test } from 'vitest';
import { pagination, product } from '#site/testing/demo-answers.ts';
import { page, part, post, rich } from '#site/testing/pages.ts';
import { startSite } from '#site/testing/start-site.ts';

const queries: Array<[string, object, object]> = [
  [
    'discounted products',
    { query: 'discounted', limit: 3 },
    {
      limit: 3,
      filters: [
        { key: 'archived', value: false },
        { key: 'discount', value: true },
      ],
    },
  ],
  [
    'featured products',
    { query: 'featured' },
    {
      limit: 4,
      filters: [
        { key: 'archived', value: false },
        { key: 'featured', value: true },
      ],
    },
  ],
  [
    'products of a category',
    { query: 'category', category: { kind: 'productCategory', id: 5 } },
    { mainCategory: 5 },
  ],
  ['newest products', { query: 'newest' }, { sort: { param: 'id', order: 'desc' } }],
];

const picture = {
  id: 1,
  hash: '0123456789abcdef0123456789abcdef',
  mime: 'image/png',
  extension: 'png',
  width: 1200,
  height: 800,
  alt: 'Luka',
  title: '',
  placeholder: null,
  color: null,
};

test('[SHELL-003, CMS-068] a page of sections shows each of them in its order', async () => {
  const site = await startSite({
    answers: page([
      part('text', { meta: { heading: 'Prvo', body: rich('Tekst.') } }),
      part('call-to-action', {
        meta: {
          heading: 'Drugo',
          primary: { name: 'Kontakt', link: { kind: 'page', id: 1, formattedPath: '/kontakt' } },
        },
      }),
    ]),
  });

  const { document } = await site.visit('/o-nama');

  expect([...document.querySelectorAll('main h1, main h2')].map((one) => one.textContent)).toEqual([
    'Prvo',
    'Drugo',
  ]);
  expect(document.querySelector('main a.button')?.getAttribute('href')).toBe('/kontakt');
});

test('[MEDIA-013, CMS-068] what the gallery says below a picture stands there, a section’s own words before it, and no figure where it says nothing', async () => {
  const image = (caption?: string) => ({ id: 1, alt: 'Luka', file: { ...picture, caption } });
  const inGallery = (id: string, meta: object) => part('gallery-picture', { id, slot: 'pictures', meta });
  const site = await startSite({
    answers: page([
      part('text-picture', { meta: { heading: 'Luka', image: image('Luka u zoru') } }),
      part('text-picture', { id: 'bare', meta: { heading: 'Bez', image: image() } }),
      part('gallery', {
        parts: [
          inGallery('g-1', { image: image('Iz galerije') }),
          inGallery('g-2', { image: image('Iz galerije'), caption: 'Vlastiti' }),
          inGallery('g-3', { image: image() }),
        ],
      }),
      part('text', {
        meta: {
          body: { type: 'doc', content: [{ type: 'image', attrs: { media: image('<b>U tekstu</b>') } }] },
        },
      }),
    ]),
  });
  const article = await startSite({
    answers: page([], { ...post, media: { ...picture, caption: 'Naslovna' } }),
  });

  const { document } = await site.visit('/o-nama');
  const cover = (await article.visit('/pet-brojki')).document.querySelector('.article-cover');

  const captions = [...document.querySelectorAll('main figcaption')].map((one) => one.textContent);
  expect(captions).toEqual(['Luka u zoru', 'Iz galerije', 'Vlastiti', '<b>U tekstu</b>']);
  expect(document.querySelectorAll('.story > figure')).toHaveLength(1);
  expect(document.querySelectorAll('.story > .picture')).toHaveLength(1);
  expect(cover?.querySelector('figcaption')?.textContent).toBe('Naslovna');
});

test('a page whose first section has no heading has its title as h1, and only one', async () => {
  const site = await startSite({
    answers: page([part('text', { meta: { body: rich('Tekst.') } })], { title: 'Uvjeti' }),
  });

  const { document } = await site.visit('/uvjeti');

  expect([...document.querySelectorAll('h1')].map((one) => one.textContent)).toEqual(['Uvjeti']);
});

test('a kind of section nobody knows is left out', async () => {
  const site = await startSite({
    answers: page([part('hologram'), part('text', { meta: { heading: 'Tu sam' } })]),
  });

  const { status, document } = await site.visit('/o-nama');

  expect(status).toBe(200);
  expect(document.querySelector('main')?.textContent).toContain('Tu sam');
});

test('the shop window shows the chosen products with their own pictures; one that is gone is left out', async () => {
  const pane = (id: number) =>
    part('pane', { id: `pane-${id}`, slot: 'panes', meta: { product: { kind: 'product', id } } });
  const site = await startSite({
    answers: page([part('hero', { meta: { heading: 'Izlog' }, parts: [pane(12), pane(99)] })]),
  });

  const { document } = await site.visit('/izlog');

  expect([...document.querySelectorAll('.plate')].map((plate) => plate.getAttribute('href'))).toEqual([
    '/product/racun-prije-betona',
  ]);
  const asked = site.calls.filter((call) => call.path === '/api/v1/product/web/filter');
  expect(asked.map((call) => call.body.filters)).toEqual([
    [
      { key: 'archived', value: false },
      { key: 'id', value: [12, 99] },
    ],
  ]);
});

test.for(queries)('a products list of %s asks for them once', async ([, options, wanted]) => {
  const site = await startSite({
    answers: page([part('products-list', { meta: { heading: 'Polica' }, options })]),
  });

  const { document } = await site.visit('/polica');

  const asked = site.calls.filter((call) => call.path === '/api/v1/product/web/filter');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toMatchObject(wanted);
  expect(document.querySelectorAll('.pane')).toHaveLength(1);
});

test('chosen products stand in the order in which they were chosen', async () => {
  const chosen = {
    query: 'keys',
    products: [
      { kind: 'product', id: 13 },
      { kind: 'product', id: 12 },
    ],
  };
  const records = [product, { ...product, id: 13, name: 'Karte' }];
  const site = await startSite({
    answers: {
      ...page([part('products-list', { meta: { heading: 'Polica' }, options: chosen })]),
      'POST /api/v1/product/web/filter': () => ({ records, pagination }),
    },
  });

  const { document } = await site.visit('/polica');

  expect([...document.querySelectorAll('.pane__name')].map((name) => name.textContent)).toEqual([
    'Karte',
    'Račun prije betona',
  ]);
});

test('[CMS-018] a posts list asks for the posts of its term', async () => {
  const term = { kind: 'category', id: 1, formattedPath: '/objave/eu-fondovi' };
  const site = await startSite({
    answers: {
      ...page([part('posts-list', { meta: { heading: 'Objave' }, options: { term, limit: 3 } })]),
      'POST /api/v1/cms/post/filterStandard': () => ({ records: [post], pagination }),
    },
  });

  const { document } = await site.visit('/objave-o-fondovima');

  expect(site.calls.at(-1)?.body).toMatchObject({ limit: 3, filters: { termSlugs: ['eu-fondovi'] } });
  expect(document.querySelector('.post-card')?.textContent).toContain('Financiranje, 14. listopada 2026.');
});

test('a text of its own for phones stands beside the one for wide screens', async () => {
  const site = await startSite({
    answers: page([part('text', { meta: { heading: 'Dugačak naslov' }, mobileMeta: { heading: 'Kratko' } })]),
  });

  const { document } = await site.visit('/naslov');

  const [wide, narrow] = document.querySelectorAll('h1 span');
  expect([wide?.className, wide?.textContent]).toEqual(['wide-only', 'Dugačak naslov']);
  expect([narrow?.className, narrow?.textContent]).toEqual(['narrow-only', 'Kratko']);
});

test('[I18N-016] words without a translation are marked with their own language, those of the interface and of the page are not', async () => {
  const sections = [
    part('text', { meta: { heading: 'Prvo', body: rich('Tekst.') } }),
    part('call-to-action', {
      meta: {
        heading: 'Drugo',
        primary: { name: 'Kontakt', link: { kind: 'page', id: 1, formattedPath: '/de/kontakt' } },
      },
    }),
  ];
  const article = { display: 'legacy', title: 'Pet brojki', excerpt: 'Sedam minuta.', body: rich('Banka.') };
  const marks = async (answers: object, path: string, selectors: string[]) => {
    const { document } = await (await startSite({ answers: answers as never })).visit(path);
    return [
      document.documentElement.lang,
      ...selectors.map((one) =>
        document.querySelector(`main ${one}`)?.closest('[lang]')?.getAttribute('lang'),
      ),
    ];
  };
  const texts = ['h1', 'p', 'h2', 'a.button'];

  expect(await marks(page(sections), '/de/o-nama', texts)).toEqual(['de', 'hr', 'hr', 'hr', 'hr']);
  expect(await marks(page(sections), '/o-nama', texts)).toEqual(['hr', 'hr', 'hr', 'hr', 'hr']);
  expect(await marks(page(sections, { language_code: 'deu' }), '/de/o-nama', texts)).toEqual([
    'de',
    'de',
    'de',
    'de',
    'de',
  ]);
  expect(
    await marks(page([], article), '/de/pet-brojki', [
      'h1',
      '.lead',
      '.prose',
      '.crumbs a',
      '[aria-current]',
    ]),
  ).toEqual(['de', 'hr', 'hr', 'hr', 'de', 'hr']);
  expect(await marks({}, '/de/produkt/racun-prije-betona', ['h1', '.crumbs a', '[aria-current]'])).toEqual([
    'de',
    'hr',
    'de',
    'hr',
  ]);
});
