import { expect, test, vi } from 'vitest';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const kept = [
  { site: 1, language: 'hr', entries: 1203, bytes: 5_242_880, oldestSeconds: 125 },
  { site: 1, language: 'en', entries: 4, bytes: 2048, oldestSeconds: 7 },
  { site: 2, language: 'hr', entries: 9, bytes: 9000, oldestSeconds: 9 },
];

async function openAdmin({
  scope = ['cache.clear'],
  pages = kept as typeof kept | null,
  language = '',
  answers = {},
}: {
  scope?: string[];
  pages?: typeof kept | null;
  language?: string;
  answers?: Answers;
} = {}) {
  let own = language;
  const clear = vi.fn();
  const site = await startSite({
    env: { pageCache: pages ? { list: () => pages, clear } : undefined },
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope }),
      'POST /api/v1/settings/cache/clear': () => ({}),
      'GET /api/v1/settings/general/user': () => {
        if (own === '') throw refused(404, 'SETTING_UNKNOWN');
        return { value: own };
      },
      'PATCH /api/v1/settings/general/user': ({ body }) => {
        own = (body as { value: string }).value;
        return { value: own };
      },
      ...answers,
    },
  });
  const visit = (path: string) => site.visit(path, { headers: { cookie } });
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = { cookie }) =>
    site.visit(path, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: String(new URLSearchParams(fields)),
    });
  const told = () =>
    site.calls.filter(({ path }) => path === '/api/v1/settings/cache/clear').map(({ body }) => body);
  return { visit, send, clear, told };
}

const words = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim());

test('[ADMIN-001, ADMIN-002, ADMIN-005] the back office has its own navigation, languages, logout and the way back', async () => {
  const { visit } = await openAdmin({ scope: ['cache.clear', 'content.edit'] });

  const { document } = await visit('/admin');

  const links = [...document.querySelectorAll('.admin__side nav a')].map((link) => [
    link.textContent?.trim(),
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(links[0]).toEqual(['Administracija', '/admin', 'page']);
  expect(links.slice(-3)).toEqual([
    ['Privole', '/admin/consent', null],
    ['Predlošci', '/admin/templates', null],
    ['Dostupne predmemorije', '/admin/cache', null],
  ]);
  const back = [...document.querySelectorAll('a')].find((a) =>
    a.textContent?.includes('Povratak na stranicu'),
  );
  expect(back?.getAttribute('href')).toBe('/');
  expect(words(document, '.admin__bar [name=code]')).toEqual(['HR', 'EN', 'DE', 'SR']);
  expect(document.querySelector('form[action="/_/logout"][method="post"]')).not.toBeNull();
  expect(document.querySelector('.header, .footer, .cookie')).toBeNull();
});

test('[ADMIN-002] nobody is led where the screen refuses them', async () => {
  const { visit } = await openAdmin({ scope: ['books.read'] });

  const { document } = await visit('/admin');

  const links = [...document.querySelectorAll('.admin__side nav a, main .admin__todo a')];
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['/admin', '/admin/knjigovodstvo']),
  );
});

test('[ADMIN-006, ADMIN-008] without a staff login every admin page leads to the staff login', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/user/web/profile': () => ({ isBackofficeUser: false }) },
  });

  for (const path of ['/admin', '/admin/cache', '/admin/consent/registerForm', '/admin/templates']) {
    const { location } = await site.visit(path);
    expect(location).toBe(`/adminLogin?${new URLSearchParams({ from: path })}`);
  }
});

const section = (id: string, handler: string, meta: object = {}) => ({
  ...{ id, handler, slot: 'sections', meta },
  ...{ options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] },
});
const template = {
  id: 3,
  name: 'Naslovnica',
  sections: [section('a', 'text', { heading: 'Dobar dan' }), section('b', 'divider')],
  created_at: '2026-11-20T08:00:00.000Z',
};

test('[ADMIN-011, ROUTE-018, CMS-066] /admin/templates lists the templates and what is in them; one is deleted, one becomes a new page, without scripts too', async () => {
  const listed = () => ({ records: [template], pagination: { page: 1, lastPage: 2 } });
  const deleted = vi.fn(() => ({}));
  const taken = vi.fn(({ body }: { body: { documents: { ops: { id: string }[] }[] } }) => ({
    documents: [
      {
        results: (body.documents[0]?.ops ?? []).map(({ id }, place) =>
          place === 0 ? { id, state: 'invalid', code: 'sectionUnknown', path: id } : { id, state: 'applied' },
        ),
      },
    ],
  }));
  const { visit, send } = await openAdmin({
    scope: ['content.edit'],
    answers: {
      'GET /api/v1/cms/template/filter': listed,
      'DELETE /api/v1/cms/template/delete/3': deleted,
      'POST /api/v1/cms/document/create': () => ({ kind: 'content', id: 9 }),
      'GET /api/v1/cms/edit/state': () => ({ documents: [{ rev: 1 }] }),
      'POST /api/v1/cms/edit/ops': taken as never,
    },
  });

  const { document } = await visit('/admin/templates');
  const { status, location } = await send('/admin/templates', { form: 'template-3', id: '3' });
  const begun = await send('/admin/templates', { form: 'use-3', id: '3' });

  expect(words(document, '.admin main h1')).toEqual(['Predlošci']);
  expect(words(document, '.ledger b')).toEqual(['Naslovnica']);
  expect(words(document, '.ledger > li > div p')).toEqual(['2 odjeljka · 20. studenoga 2026.']);
  expect(document.querySelector('.pagination [rel="next"]')?.getAttribute('href')).toBe(
    '/admin/templates?page=2',
  );
  expect([status, location, deleted.mock.calls.length]).toEqual([303, '/admin/templates', 1]);
  expect(words(document, '.ledger ol li')).toEqual(['Tekst: Dobar dan', expect.stringMatching(/\S/)]);
  expect(taken.mock.calls[0]?.[0].body.documents[0]?.ops).toMatchObject([
    { op: 'insert', part: { handler: 'divider' }, after: null },
    { op: 'insert', part: { handler: 'text' }, after: null },
  ]);
  // What could not be taken over is named on the page that was made.
  expect(begun.location).toBe('/admin/sadrzaj/content/9?izostavljeno=divider.sectionUnknown');
});

test('[ADMIN-011] without templates the list says what they are; without the right it is refused', async () => {
  const none = {
    'GET /api/v1/cms/template/filter': () => ({ records: [], pagination: { page: 1, lastPage: 1 } }),
  };
  const editor = await openAdmin({ scope: ['content.edit'], answers: none });
  const clerk = await openAdmin({
    scope: ['orders.edit', 'orders.read', 'orders.ship', 'orders.refund'],
    answers: none,
  });

  expect(words((await editor.visit('/admin/templates')).document, 'main .empty__title')).toEqual([
    'Još nema predložaka',
  ]);
  expect((await clerk.visit('/admin/templates')).status).toBe(403);
});

test('[ROUTE-015, ADMIN-012] /admin/cache lists the caches of this site: language, pages, size and age', async () => {
  const { visit } = await openAdmin();

  const { document, cacheable } = await visit('/admin/cache');

  const rows = [...document.querySelectorAll('tbody tr')].map((row) => words(row, 'td, th'));
  expect(rows).toEqual([
    ['Izlog', 'hrvatski', '1.203', '5.120 kB', '2 min', 'Isprazni'],
    ['Izlog', 'engleski', '4', '2 kB', '7 s', 'Isprazni'],
  ]);
  expect(cacheable).toBe(false);
});

test('[ADMIN-012, ADMIN-013] one cache is emptied here and on all nodes, and the page says so', async () => {
  const { visit, send, clear, told } = await openAdmin();

  const { status, location } = await send('/admin/cache', { language: 'en' });

  expect([status, location]).toEqual([303, '/admin/cache?cleared=1']);
  expect(told()).toEqual([{ language: 'eng' }]);
  expect(clear).toHaveBeenCalledWith({ site: 1, language: 'en' });
  expect(words((await visit(location ?? '')).document, '[role="status"]')).toEqual([
    'Predmemorija je ispražnjena.',
  ]);
});

test('[ADMIN-012, ADMIN-013] all caches of the site are emptied, and no other site’s', async () => {
  const { send, clear, told } = await openAdmin();

  await send('/admin/cache', {});

  expect(told()).toEqual([{}]);
  expect(clear).toHaveBeenCalledWith({ site: 1 });
});

test('[ADMIN-013] GET /_cache/list and POST /_cache/clear do the same for programs', async () => {
  const { visit, send, clear } = await openAdmin();

  const list = await visit('/_cache/list');
  const cleared = await send('/_cache/clear', { site: '1', language: 'hrv' });

  expect(JSON.parse(list.html)).toEqual({ data: kept.slice(0, 2) });
  expect(cleared.status).toBe(200);
  expect(clear).toHaveBeenCalledWith({ site: 1, language: 'hr' });
});

test('[ADMIN-013] another site, and a language nobody has, are refused', async () => {
  const { send, clear } = await openAdmin();

  expect((await send('/_cache/clear', { site: '2' })).status).toBe(403);
  expect((await send('/_cache/clear', { language: 'xx' })).status).toBe(400);
  expect(clear).not.toHaveBeenCalled();
});

test('[ADMIN-013] visitors, and staff without the right, get 403 and change nothing', async () => {
  const { visit, send, clear, told } = await openAdmin({
    scope: ['orders.edit', 'orders.read', 'orders.ship', 'orders.refund'],
  });

  const answers = [
    await visit('/_cache/list'),
    await send('/_cache/list', {}, {}),
    await send('/_cache/clear', {}),
    await send('/_cache/clear', {}, {}),
    await send('/admin/cache', {}),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 405, 403, 403, 403]);
  expect(clear).not.toHaveBeenCalled();
  expect(told()).toEqual([]);
  const { document } = await visit('/admin/cache');
  expect(document.querySelector('main form')).toBeNull();
  expect(document.querySelector('main')?.textContent).toContain('Nemate dozvolu');
});

test('[ADMIN-003] where no pages are kept the caches are not in the navigation and /admin/cache gives 404', async () => {
  const { visit } = await openAdmin({ pages: null });

  expect((await visit('/admin')).html).not.toContain('/admin/cache');
  expect((await visit('/admin/cache')).status).toBe(404);
});

test('[ADMIN-004, ADMIN-014] the language that staff choose is kept, and every admin page appears in it', async () => {
  const { visit, send } = await openAdmin();
  const { document } = await visit('/admin');
  const from = document.querySelector<HTMLInputElement>('.admin__bar [name=from]')?.value ?? '';

  const { status, location } = await send('/_/admin-language', { code: 'en', from });
  const next = await visit('/admin/cache?cleared=1');
  const english = await visit('/en/admin/cache');

  expect([status, location]).toEqual([303, '/en/admin']);
  expect([next.status, next.location]).toEqual([302, '/en/admin/cache?cleared=1']);
  expect(english.status).toBe(200);
  expect(english.document.documentElement.lang).toBe('en');
});

test('[ADMIN-004] a language the site lacks and a foreign address change nothing and lead nowhere else', async () => {
  const { send } = await openAdmin();

  const { location } = await send('/_/admin-language', { code: 'xx', from: '//evil.example/admin' });
  const stranger = await send('/_/admin-language', { code: 'en', from: '/admin' }, {});

  expect(location).toBe('/admin');
  expect(stranger.location).toContain('/adminLogin');
});

test('[ADMIN-014] whoever has not chosen a language gets the one of the address', async () => {
  const { visit } = await openAdmin({ language: '' });

  expect((await visit('/de/admin')).status).toBe(200);
  expect((await visit('/admin')).document.documentElement.lang).toBe('hr');
});

const draft = {
  id: 41,
  handler: 'terms',
  language: 'hrv',
  title: 'Uvjeti kupnje',
  path: '/uvjeti-kupnje',
  isPublic: false,
};

test('[ORDER-018, ADMIN-006, GPSR Art. 19] the start page says what the shop lacks before its first order and which products lack safety information, and publishes a legal text', async () => {
  const published = vi.fn((_request: unknown) => ({}));
  const { visit, send } = await openAdmin({
    scope: ['content.edit', 'content.publish'],
    answers: {
      'GET /api/v2/ecommerce/settings/getOpening': () => ({
        missing: [
          { kind: 'option', name: 'CompanyOib' },
          { kind: 'page', name: 'terms', language: 'hrv' },
        ],
        wanted: [],
        isOpenedAnyway: false,
        takesOrders: false,
        duties: [{ name: 'guaranteeNotice', since: '2026-09-27', of: ['hrv', 'eng'] }],
        unsafe: {
          count: 12,
          products: [{ id: 5, name: 'Zvečka', slug: 'zvecka', missing: ['makerEmail', 'safetyText'] }],
        },
        fileless: {
          count: 2,
          products: [{ id: 6, name: 'Kroj', slug: 'kroj', missing: ['file'] }],
        },
        pages: [draft],
      }),
      'PATCH /api/v1/cms/post/update/41': (request) => published(request),
    },
  });

  const { document } = await visit('/admin');
  const { status } = await send('/admin', { id: '41', language: 'hrv', publish: 'yes' });
  const foreign = await send('/admin', { id: '41', language: 'xxx', publish: 'yes' });

  expect(words(document, '.note.tone-danger li')).toEqual([
    'OIB prodavatelja (CompanyOib)',
    'objavljeni uvjeti kupnje',
  ]);
  // Folded or not, it shows that it folds.
  expect(document.querySelector('.fold > summary:has(h2) > svg.icon')).not.toBeNull();
  expect(document.body.textContent).toContain('Nedostaje za jezike: hrv, eng.');
  expect(document.querySelector('a[href="/admin/postavke/oznake-eu"]')).not.toBeNull();
  const unsafe = document.querySelector('.note.tone-offer:has(a[href="/product/zvecka"])');
  expect(unsafe?.textContent).toContain('12 objavljenih proizvoda nema podatke o sigurnosti');
  expect(unsafe?.querySelector('li')?.textContent).toBe(
    'Zvečka: elektronička adresa proizvođača, upozorenja i sigurnosne informacije',
  );
  expect(unsafe?.textContent).toContain('i još 11 proizvoda');
  const fileless = document.querySelector('.note.tone-offer:has(a[href="/product/kroj"])');
  expect(fileless?.textContent).toContain('2 e-proizvoda prodaju se bez datoteke');
  expect(fileless?.querySelector('li')?.textContent).toBe('Kroj');
  expect(fileless?.textContent).toContain('i još 1 proizvod');
  expect(document.querySelector('.admin__pages a')?.getAttribute('href')).toBe('/uvjeti-kupnje');
  expect(status).toBe(303);
  expect(foreign.status).toBe(400);
  expect(published).toHaveBeenCalledOnce();
  expect(published.mock.calls[0]?.[0]).toMatchObject({
    body: { published_at: expect.stringMatching(/^\d{4}-/) },
    headers: { language: 'hrv' },
  });
});

test('[OFFICE-14] without scripts what was done is said on one page, not on those that follow', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['cache.clear'] }) },
  });
  const see = (flash: string) =>
    site.visit('/admin/cache', { headers: { cookie: `${cookie}; flash=${flash}` } });

  const first = await see('saved');
  const next = await see('.saved');

  expect(first.document.querySelectorAll('.plain-notices > *')).toHaveLength(1);
  expect(first.response.headers.getSetCookie().join()).toContain('flash=.saved;');
  expect(next.document.querySelector('.plain-notices')).toBeNull();
});
