import { permissions } from '@izlog/contract/permissions';
import type { ProgramKey } from '@izlog/contract/user/programs/program-keys';
import { expect, test } from 'vitest';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const secret = 'izlog_kJmPQhvSkzm7ki2w9U8-KCo0LsUeBfozobu1BZSzqIab';
const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
const key: ProgramKey = {
  id: 7,
  name: 'Knjigovodstvo Bilanca',
  kind: 'izlog',
  home: { id: 1, name: 'Izlog' },
  state: 'works',
  mayRead: ['orders.read', 'reports.read'],
  mayWrite: [],
  proposes: false,
  lost: [],
  sites: [{ id: 1, name: 'Izlog' }],
  networks: ['203.0.113.0/24'],
  endsOn: '2099-12-31',
  callsPerMinute: 600,
  madeBy: { id: 10, name: 'Iva Lončar' },
  created_at: ago(200),
  takenBackAt: null,
  secrets: [{ tail: 'Tq0c', created_at: ago(200), endsAt: null, usedAt: ago(1) }],
  usedAt: ago(1),
  usedFrom: '203.0.113.0',
  callsToday: 412,
  callsYesterday: 397,
  actsToday: 0,
  refusedToday: 1,
  lastRefusal: { at: ago(1), code: 'FORBIDDEN', action: 'PATCH /api/v1/product/record/update/{id}' },
};
const forgotten = { ...key, id: 8, name: 'Stari ERP', endsOn: null, usedAt: ago(94), callsToday: 0 };
const over = { ...key, id: 9, name: 'Bivši', state: 'takenBack' as const, takenBackAt: ago(3), secrets: [] };

async function open(
  keys: readonly ProgramKey[] = [key, forgotten, over],
  scope: readonly string[] = permissions,
) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ id: 10, isBackofficeUser: true, scope, details: {} }),
      'GET /api/v1/user/joined/filter': () => ({ records: [] }),
      'GET /api/v1/user/programKey/filter': () => ({ records: keys }),
      ...Object.fromEntries(keys.map((one) => [`GET /api/v1/user/programKey/get/${one.id}`, () => one])),
      'POST /api/v1/user/audit/filter': () => ({ records: [], pagination: {} }),
      'POST /api/v1/user/programKey/create': () => ({ key, secret }),
      'POST /api/v1/user/programKey/rotate/7': () => ({ key, secret }),
    },
  });
  return {
    see: (path: string) => site.visit(path, { headers: { cookie } }),
    send: (path: string, fields: Record<string, string | string[]>) =>
      site.visit(path, sentForm(fields, cookie)),
    sent: (call: string) => site.calls.find(({ method, path }) => `${method} ${path}` === call)?.body,
  };
}

const rows = (document: Document) =>
  [...document.querySelectorAll('.ledger > li')].map((one) =>
    one.textContent?.replaceAll(/\s+/g, ' ').trim(),
  );

test('[DOOR-01] the list says what each program may, from where and until when, and what is to be looked at', async () => {
  const { see } = await open();

  const { document } = await see('/admin/programi');
  const worry = await see('/admin/programi?view=worry');

  expect(rows(document)).toHaveLength(2);
  expect(rows(document)[0]).toMatch(
    /Knjigovodstvo Bilanca Vrijedi.*Čita: pregled narudžbi, izvještaji\. Čita ono što i kupac vidi\.…Tq0c · napravio\/la Iva Lončar · Izlog · 203\.0\.113\.0\/24 · do 31\. prosinca 2099\..*412 poziva danas/,
  );
  expect(rows(worry.document)).toEqual([
    expect.stringMatching(/^Stari ERP.*Ne koristi se više od 90 dana.*Ne istječe/),
  ]);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
});

test('[DOOR-01] a key is made by what it is for and shown once, without scripts too', async () => {
  const { send, sent } = await open();
  const fields = {
    form: 'key',
    name: ' Knjigovodstvo Bilanca ',
    purpose: 'bookkeeping',
    networks: '203.0.113.0/24\n2001:db8::/32',
    endsOn: '2026-12-31',
    callsPerMinute: '600',
  };

  const wrong = await send('/admin/programi/novi', {
    ...fields,
    name: '',
    networks: '10.0.0.0/8 ured',
    callsPerMinute: '0',
  });
  const made = await send('/admin/programi/novi', fields);

  expect(faultsIn(wrong.document)).toEqual({
    name: expect.any(String),
    networks: '„ured” nije ni adresa ni mreža poput 203.0.113.0/24.',
    callsPerMinute: 'Upišite cijeli broj od 1 do 6000.',
  });
  expect(sent('POST /api/v1/user/programKey/create')).toEqual({
    name: 'Knjigovodstvo Bilanca',
    kind: 'izlog',
    mayRead: ['orders.read', 'reports.read'],
    mayWrite: [],
    proposes: false,
    networks: ['203.0.113.0/24', '2001:db8::/32'],
    endsOn: '2026-12-31',
    callsPerMinute: 600,
  });
  expect(made.document.querySelector('h1')?.textContent).toBe('Ključ je napravljen');
  expect(made.document.querySelector('.keys__secret')?.textContent).toBe(secret);
  expect(made.response.headers.get('cache-control')).toMatch(/no-store/);
});

test('[DOOR-01] rights are given one by one, each for reading or with writing, and only those one holds', async () => {
  const { see, send, sent } = await open([key], ['staff.edit', 'stock.edit']);
  const { document } = await see('/admin/programi/novi');
  const closed = (name: string) =>
    document.querySelector(`input[name="right.${name}"][value="write"]`)?.hasAttribute('disabled');

  await send('/admin/programi/novi', {
    form: 'key',
    name: 'Po mjeri',
    purpose: 'custom',
    'right.stock.edit': 'write',
    'right.orders.read': 'read',
    networks: '',
    endsOn: '',
    callsPerMinute: '60',
  });

  expect([closed('stock.edit'), closed('orders.read')]).toEqual([false, true]);
  expect(document.querySelector('input[value="bookkeeping"]')?.hasAttribute('disabled')).toBe(true);
  expect(document.querySelector('[name^="right.staff"]')).toBeNull();
  expect(sent('POST /api/v1/user/programKey/create')).toMatchObject({
    mayRead: ['orders.read'],
    mayWrite: ['stock.edit'],
    endsOn: null,
  });
});

test('[DOOR-01] a key tells its calls and why it was refused, and is replaced with the hours that were chosen', async () => {
  const { see, send, sent } = await open();

  const { document } = await see('/admin/programi/7');
  const next = await send('/admin/programi/7', { form: 'rotate', overlapHours: '1' });

  expect(document.querySelector('.tally')?.textContent).toBe(
    'Poziva danas412Jučer397Upisa danas0Odbijeno danas1',
  );
  expect(document.querySelector('main')?.textContent).toContain('Nema pravo koje taj poziv traži.');
  expect(sent('POST /api/v1/user/programKey/rotate/7')).toEqual({ overlapHours: 1 });
  expect(next.document.querySelector('.keys__secret')?.textContent).toBe(secret);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  expect((await see('/admin/programi/99')).status).toBe(404);
});
