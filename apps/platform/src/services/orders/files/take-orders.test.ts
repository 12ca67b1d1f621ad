import { getOrderDesk } from '@izlog/contract/ecommerce/orders/order-desk';
import { takeOrders } from '@izlog/contract/ecommerce/orders/order-files';
import { createParcel } from '@izlog/contract/ecommerce/orders/order-parcels';
import { exportOrders, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { filterAudit } from '@izlog/contract/user/audit';
import { expect } from 'vitest';
import { everySheetWords } from '#platform/kernel/files/sheet.ts';
import { buildOrder } from '#test/builders/order.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { savedBySpreadsheet } from '#test/spreadsheet.ts';
import { stateIn } from './orders-table.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const take = (platform: TestPlatform, file: string, more: object = {}) =>
  platform.call(takeOrders, { file, isDryRun: false, ...more }, staff);

const read = (platform: TestPlatform, slug: string) => platform.call(getStaffOrder, { slug }, staff);

test('[OFFICE-02, OFFICE-03, OFFICE-15] a warehouse sends back what it did: a look changes nothing, the act does the same once, and the list goes out and in again without a change', async ({
  platform,
}) => {
  const email = 'skladiste@kupci.test';
  const [first, second] = [
    await buildOrder(platform, 'cashOnDelivery', { email }),
    await buildOrder(platform, 'bankTransfer'),
  ];
  const [sent, waits] = [first.orderSlug, second.orderSlug];
  const file = [
    'Broj;Stanje;Oznake;Bilješka;Dostavljač;Broj pošiljke;Poveznica za praćenje',
    `${sent};Poslano;hitno, krhko;Ostavljeno kod susjeda;GLS;00123;https://gls.example/00123`,
    `${waits};poslano;;;;;`,
    `${sent};Isporučeno;;;;;`,
    '2019-000001;poslano;;;;;',
    `${waits};u oblacima;;;;;`,
    ';poslano;;;;;',
  ].join('\n');

  const looked = await platform.call(takeOrders, { file }, staff);
  const untouched = await read(platform, sent);
  const done = await take(platform, file);
  const again = await take(platform, file);

  expect(looked).toMatchObject({ changed: 1, unchanged: 0, refused: 5 });
  expect(looked.reasons.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'move'],
    [4, 'twice'],
    [5, 'missing'],
    [6, 'twice'],
    [7, 'number'],
  ]);
  expect(untouched).toMatchObject({ state: 'created', fulfilments: [] });
  expect(done).toEqual(looked);
  expect(again).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await read(platform, sent)).toMatchObject({
    state: 'sent',
    fulfilments: [
      { state: 'sent', carrier: 'GLS', trackingNumber: '00123', url: 'https://gls.example/00123' },
    ],
  });
  const desk = await platform.call(getOrderDesk, { slug: sent }, staff);
  expect(desk).toMatchObject({ tags: ['hitno', 'krhko'], notes: [{ text: 'Ostavljeno kod susjeda' }] });
  const mail = (await mailsTo(platform, email)).at(-1);
  expect(JSON.stringify(mail?.text)).toContain('00123');
  const { records } = await platform.call(filterAudit, { limit: 3 }, staff);
  const told = records.map(({ changes }) => JSON.stringify(changes));
  expect(told[0], 'nothing was changed the second time').not.toContain('hitno');
  expect(told[1]).toContain('hitno');
  expect(told[2], 'nor by the look').not.toContain('hitno');

  const { payload: out } = await platform.http({ url: exportOrders.path }, staff);
  expect(out).toMatch(/,tags,carrier,trackingNumber,trackingUrl\n/);
  expect(await take(platform, out)).toMatchObject({ changed: 0, refused: 0 });
  for (const [language, word] of [
    ['hrv', 'U dostavi'],
    ['eng', 'On its way'],
    ['deu', 'Unterwegs'],
  ] as const) {
    const url = `${exportOrders.path}?reader=person`;
    const { payload } = await platform.http({ url }, { ...staff, language });
    expect(payload).toContain(word);
    const saved =
      language === 'deu' ? payload : savedBySpreadsheet(payload, language === 'hrv' ? 'hr' : 'en');
    expect(await take(platform, saved)).toMatchObject({ changed: 0, refused: 0 });
  }
});

test('[OFFICE-02] numbers are one a parcel, a number has its carrier, and what cannot be is refused by row', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {});
  const [item] = (await read(platform, slug)).items;
  const lines = [{ itemId: item?.itemId ?? 0, quantity: 1 }];
  await platform.call(createParcel, { slug, lines }, staff);
  const why = async (cells: string) => {
    const { changed, reasons } = await take(
      platform,
      `number,carrier,trackingNumber,trackingUrl,tags\n${slug},${cells}\n`,
    );
    return reasons[0]?.reason ?? changed;
  };

  expect(await why(',A1,,')).toBe('carrier');
  expect(await why('GLS,A1;A2,,')).toBe('parcels');
  expect(await why('GLS,A1,javascript:alert(1),')).toBe('link');
  expect(await why(`GLS,${'9'.repeat(61)},,`)).toBe('tooLong');
  expect(await why(`GLS,A1,,${'x'.repeat(41)}`)).toBe('tags');
  expect((await read(platform, slug)).fulfilments, 'a refused row leaves nothing').toMatchObject([
    { carrier: '', trackingNumber: '' },
  ]);
  expect(await why('GLS,A1,,')).toBe(1);
  expect((await platform.refusal(takeOrders, { file: 'ime,stanje\na,b\n' }, staff)).status).toBe(400);
  const elsewhere = { as: 'staff', site: 2 } as const;
  const foreign = await platform.call(
    takeOrders,
    { file: `number,state\n${slug},sent\n`, isDryRun: false },
    elsewhere,
  );
  expect(foreign.reasons).toMatchObject([{ reason: 'missing' }]);
});

test('[OFFICE-02] every state that a file for people names is read, in each language', () => {
  for (const { orderStates: words } of everySheetWords)
    expect(orderStates.map((state) => stateIn(words[state]))).toEqual(orderStates);
});
