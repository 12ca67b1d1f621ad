import { expect, test } from 'vitest';
import { open } from '#site/testing/staff-orders.ts';
import { axeFindings } from '#test/render-ui.tsx';

const archive = 'GET /api/v2/ecommerce/order/paper/archive';
const headings = (page: Document) =>
  [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent?.trim());

test('[OFFICE-09] who only reads orders is offered the documents of a period, of the month before first, and brings no files', async () => {
  const { see } = await open({}, {}, ['orders.read']);

  const { document } = await see('/admin/narudzbe/datoteka');

  expect(headings(document)).toEqual(['Dokumenti razdoblja']);
  const days = [...document.querySelectorAll<HTMLInputElement>('main input[type="date"]')].map(
    ({ value }) => value,
  );
  expect(days[0]).toMatch(/^20\d\d-\d\d-01$/);
  expect(days[1]?.slice(0, 7)).toBe(days[0]?.slice(0, 7));
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  const editor = await open();
  expect(headings((await editor.see('/admin/narudzbe/datoteka')).document)).toEqual([
    'Narudžbe iz datoteke',
    'Računi iz drugog programa',
    'Dokumenti razdoblja',
  ]);
}, 30_000);

test('[OFFICE-09] the form leads to the archive; a period without documents, or none, is told beside its days', async () => {
  const path = '/api/v2/ecommerce/order/paper/archive/token';
  const full = await open({}, { [archive]: () => ({ documents: 3, path }) });
  const led = await full.see('/_/paper-archive?from=2026-10-01&to=2026-10-31');
  expect([led.status, led.location]).toEqual([302, path]);
  expect(Object.fromEntries(full.sent('/paper/archive')?.query ?? [])).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  });

  const empty = await open({}, { [archive]: () => ({ documents: 0, path: null }) });
  for (const [from, to, says] of [
    ['2026-10-01', '2026-10-31', 'U tom razdoblju nema nijednog dokumenta.'],
    ['2026-02-31', '2026-10-31', '„2026-02-31” nije dan u kalendaru.'],
    ['2026-10-31', '2026-10-01', 'Razdoblje završava prije nego što počne.'],
    ['2024-01-01', '2026-10-01', 'Razdoblje može imati najviše 366 dana.'],
  ] as const) {
    const back = await empty.see(`/_/paper-archive?from=${from}&to=${to}`);
    const { document } = await empty.see(back.location?.split('#')[0] ?? '');
    expect(document.querySelector('#h-dokumenti ~ form')?.textContent).toContain(says);
    expect(document.querySelector<HTMLInputElement>('main input[name="to"]')?.value).toBe(to);
  }
}, 30_000);

test('[ORDER-024] a parcel of several says which it is, to staff and in what buyers follow', async () => {
  const parcel = {
    carrier: 'GLS',
    trackingNumber: '1',
    url: null,
    lines: [],
    createdAt: '2026-11-21T08:15:00.000Z',
  };
  const { see } = await open({
    fulfilments: [
      { ...parcel, id: 7, number: 1, state: 'returned', moves: [], sentAt: null },
      { ...parcel, id: 8, number: 2, state: 'sent', moves: [], sentAt: null },
    ],
    parcels: [{ carrier: 'GLS', number: '1', url: null, place: 1, total: 2 }],
  });

  const { document } = await see();

  const heads = [...document.querySelectorAll('.parcel header')].map(({ textContent }) => textContent ?? '');
  expect(heads[0]).not.toContain('od 2');
  expect(heads[1]).toContain('1. od 2');
  expect(document.querySelector('main')?.textContent).toContain('Paket 1 od 2 · GLS: 1');
}, 30_000);
