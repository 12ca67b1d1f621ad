import de from '@izlog/contract/texts/de/staff.json';
import en from '@izlog/contract/texts/en/staff.json';
import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { isDay, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const act = {
  id: 5,
  at: '2026-11-21T08:15:00.000Z',
  userId: 10,
  userName: 'Ana Horvat <ana@izlog.example>',
  action: 'PATCH /api/v1/user/staff/update/{id}',
  input: { id: '11', roleIds: [3], password: '•••' },
  moreChanges: 0,
  changes: [
    { target: 'user 11', before: { roles: ['Editor'] }, after: { roles: ['Owner'], firstName: '<b>' } },
  ],
  ip: '203.0.113.0',
  requestId: 'r',
};
const newer = { ...act, id: 4, action: 'POST /api/v1/nesto/novo', input: {}, changes: 'staro' };

async function open(records: unknown[] = [act, newer]) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['staff.edit'], details: {} }),
      'POST /api/v1/user/audit/filter': ({ body }) => ({
        records,
        pagination: { page: body.page, lastPage: 4, limit: 50, total: 151, perPage: 50 },
      }),
      'GET /api/v1/user/programKey/filter': () => ({ records: [{ id: 7, name: 'Skladište' }] }),
      'POST /api/v1/user/staff/filter': () => ({
        records: [
          {
            id: 10,
            email: 'ana@izlog.example',
            details: { firstName: 'Ana', lastName: 'Horvat' },
            roles: [],
          },
        ],
        pagination: {},
      }),
    },
  });
  const see = (query = '') => site.visit(`/admin/log${query}`, { headers: { cookie } });
  const asked = () => site.calls.findLast(({ path }) => path.endsWith('/audit/filter'))?.body;
  return { see, asked };
}

test('the log tells in words who did what, when and what changed, and what was sent', async () => {
  const { see } = await open();

  const { document } = await see();

  const [first, second] = document.querySelectorAll('.ledger > li');
  expect(first?.querySelector('b')?.textContent).toBe('Promijenjen račun kolege');
  expect(first?.textContent).toContain('Ana Horvat <ana@izlog.example> · 21. studenoga 2026., 09:15');
  expect(
    [...(first?.querySelectorAll('.admin__changes li') ?? [])].map((li) => li.textContent?.trim()),
  ).toEqual(['osoba 11 · uloge: Urednik → Vlasnik', 'osoba 11 · ime: <b>']);
  expect(first?.querySelector('pre')?.textContent).toContain('"password": "•••"');
  expect(second?.querySelector('b')?.textContent).toBe('Druga radnja');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('151 zapis');
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('[OFFICE-15] a correction of stock stands in the log with its reason in words', async () => {
  const target = 'stock 29';
  const change = { target, before: { quantity: 5 }, after: { quantity: 3, reason: 'damaged' } };
  const { see } = await open([{ ...act, action: 'POST /api/v1/product/stock/adjust', changes: [change] }]);

  const [first] = (await see()).document.querySelectorAll('.ledger > li');

  expect(first?.querySelector('b')?.textContent).toBe('Ispravljena zaliha');
  expect(first?.querySelector('.admin__changes')?.textContent).toMatch(
    /zaliha proizvoda 29.*5 → 3.*Razlog: Oštećeno/s,
  );
});

test('[OFFICE-15] the first line says what was done to what, by its name, and for when', async () => {
  const line = async (record: object) => {
    const { see } = await open([{ ...act, ...record }]);
    const { document } = await see();
    return document.querySelector('.ledger > li b')?.textContent;
  };
  const at = '2026-12-04T07:00:00.000Z';
  const publish = 'POST /api/v1/cms/edit/publish';
  const release = { target: 'release 7', name: 'Početna', before: {}, after: { at } };
  const document = { target: 'content:5:hrv', name: 'O nama', before: {}, after: { version: 3 } };
  const part = { ...document, target: 'content:6:hrv', name: 'header-section' };

  expect(await line({ action: publish, input: { at, items: [] }, changes: [release] })).toBe(
    'Zakazana objava: Početna, 4. 12. 2026. u 08:00',
  );
  expect(await line({ action: publish, input: { items: [] }, changes: [document, part] })).toBe(
    'Objavljeno: O nama, Zaglavlje',
  );
  // Older entries kept no name of their own, but many of the fields that changed are one.
  expect(
    await line({
      action: 'PATCH /api/v1/product/record/update/{id}',
      changes: [{ target: 'product 29', before: {}, after: { 'words.hrv.name': 'Šalica' } }],
    }),
  ).toBe('Proizvod promijenjen: Šalica');
});

test('[OFFICE-15] what changed is told in words: kinds, settings, times, and no keys of the program', async () => {
  const { see } = await open([
    {
      ...act,
      action: 'PATCH /api/v1/cms/option/update',
      changes: [
        { target: 'options', before: { CompanyName: null }, after: { CompanyName: 'Primjer d.o.o.' } },
        {
          target: 'newsletter issue 5',
          name: 'Jesen',
          before: { state: 'draft' },
          after: { state: 'sending' },
        },
        { target: 'content:5:hrv', name: 'O nama', before: { isPublic: true }, after: { isPublic: false } },
        {
          target: 'release 7',
          name: 'Advent',
          before: { at: '2026-12-01T07:00:00.000Z' },
          after: { at: '2026-12-04T07:00:00.000Z' },
        },
        { target: 'deliveryMethod kurir', before: { isActive: true }, after: { isActive: false } },
      ],
    },
  ]);

  const { document } = await see();

  expect([...document.querySelectorAll('.admin__changes li')].map((li) => li.textContent?.trim())).toEqual([
    `${hr['settings.title']} · Naziv: Primjer d.o.o.`,
    `Bilten Jesen · stanje: ${hr['issues.state.draft']} → ${hr['issues.state.sending']}`,
    'sadržaj O nama · javno: da → ne',
    'izdanje Advent · vrijeme objave: 1. 12. 2026. u 08:00 → 4. 12. 2026. u 08:00',
    'Način dostave kurir · uključeno: da → ne',
  ]);
});

test('the log is narrowed by person, act and days of the shop, page by page, by its address', async () => {
  const { see, asked } = await open();
  const query = new URLSearchParams({
    who: '10',
    act: act.action,
    from: '2026-03-29',
    to: '2026-11-21',
    page: '2',
  });

  const { document } = await see(`?${query}`);

  expect(asked()).toEqual({
    userId: 10,
    action: act.action,
    from: '2026-03-28T23:00:00.000Z',
    to: '2026-11-21T23:00:00.000Z',
    page: 2,
    limit: 50,
  });
  const form = document.querySelector('form[method="get"]');
  const value = (name: string) =>
    form?.querySelector<HTMLSelectElement | HTMLInputElement>(
      `[name="${name}"] option[selected], input[name="${name}"]`,
    )?.value;
  expect([value('who'), value('act'), value('from'), value('to')]).toEqual([
    '10',
    act.action,
    '2026-03-29',
    '2026-11-21',
  ]);
  const next = document.querySelector('.pagination [rel="next"]')?.getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(next, 'http://x').searchParams)).toMatchObject({
    who: '10',
    from: '2026-03-29',
    page: '3',
  });
});

test('[DOOR-01] the log is narrowed to what one program did', async () => {
  const { see, asked } = await open([{ ...act, userName: 'Skladište' }]);

  const { document } = await see('?key=7');

  expect(asked()).toEqual({ keyId: 7, page: 1, limit: 50 });
  expect(document.querySelector('select[name="key"] option[selected]')?.textContent).toBe('Skladište');
  expect(document.querySelector('.ledger > li')?.textContent).toContain('Skladište · 21. studenoga 2026.');
});

test('what an address cannot mean is passed over', async () => {
  const { see, asked } = await open();

  const { status } = await see('?who=x&act=constructor&from=2026-02-30&to=jucer&page=-1');

  expect(status).toBe(200);
  expect(asked()).toEqual({ page: 1, limit: 50 });
});

test('a choice that nothing matches says so and leads back to everything', async () => {
  const { see } = await open([]);

  const narrowed = await see('?who=10');
  const all = await see();

  expect(narrowed.document.querySelector('main .empty a')?.getAttribute('href')).toBe('/admin/log');
  expect(all.document.querySelector('.empty__title')?.textContent).toBe('Zapisnik je prazan');
});

test.for([
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
] as const)('day %s and %i more begin in Zagreb at %s', ([day, days, iso]) => {
  expect(startOfDay(day, days)).toBe(iso);
});

test('only days of the calendar are days', () => {
  expect(['2026-02-29', '2024-02-29', '21.11.2026', '', '2026-13-01'].map(isDay)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('[ERR-011] the back office has every text in Croatian, English and German', () => {
  // Croatian counts with a form more.
  const keysOf = (texts: object) =>
    Object.keys(texts)
      .filter((key) => !key.endsWith('_few'))
      .toSorted();

  expect(keysOf(en)).toEqual(keysOf(hr));
  expect(keysOf(de)).toEqual(keysOf(hr));
  for (const texts of [hr, en, de])
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});
