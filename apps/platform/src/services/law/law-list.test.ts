import { optionUpdate } from '@izlog/contract/cms/option-update';
import {
  type DutyName,
  dutyList,
  dutyNames,
  dutyOf,
  lawCountries,
} from '@izlog/contract/ecommerce/law/duty-list';
import { getLawList } from '@izlog/contract/ecommerce/law/law-list';
import { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const read = async (platform: TestPlatform, on?: string) =>
  platform.call(getLawList, { words: 'en', ...(on && { on }) }, staff);
const dutyIn = async (platform: TestPlatform, name: DutyName, on?: string) => {
  const row = (await read(platform, on)).duties.find((one) => one.name === name);
  if (!row) throw new Error(`${name} is not in the list`);
  return row;
};

test('[LAW-01] every duty has a source, a day, words in each language, and every difference its sentence', () => {
  const days = /^20\d\d-\d\d-\d\d$/;
  const undated = dutyNames.filter((name) => !days.test(dutyOf(name).from ?? ''));
  expect(undated).toEqual(['consumerActOf2026']);
  const differing = dutyNames.flatMap((name) =>
    lawCountries.flatMap((country) =>
      dutyOf(name).national?.[country]?.differs ? [`${name}${country}`] : [],
    ),
  );
  for (const code of programLanguageCodes) {
    const { names, says, differs } = platformTexts[code].duties;
    expect(Object.keys(names)).toEqual(Object.keys(says));
    expect(Object.keys(names).toSorted()).toEqual([...dutyNames].toSorted());
    expect(Object.keys(differs).toSorted()).toEqual(differing.toSorted());
  }
  for (const country of ['DE', 'AT', 'SI', 'IT'] as const)
    expect(dutyNames.filter((name) => dutyOf(name).national?.[country]).length, country).toBeGreaterThan(7);
});

test('[LAW-01] an owner reads each duty once, what falls short first, and every answer has its sentence', async ({
  platform,
}) => {
  await buildProduct(platform, { price: 1000 });
  const { duties, seller, today, on } = await read(platform);

  expect(on).toBe(today);
  expect(seller).toBe('HR');
  expect(duties.map(({ name }) => name).toSorted()).toEqual(Object.keys(dutyList).toSorted());
  const states = duties.map(({ state }) => state);
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  // A sentence that is not there would be the key itself, and a place that is not filled would be seen.
  for (const { name, says, state, link } of duties) {
    expect(says, name).toMatch(/\s.*[.?–\d]$/);
    expect(says, name).not.toMatch(/[{}]/);
    if (state === 'short') expect(link, name).not.toBeNull();
  }
  await expect(platform.call(getLawList, {}, { as: 'customer' })).rejects.toThrow();
});

const order: string[] = ['short', 'look', 'holds', 'notMine'];

test('[LAW-01] what falls short holds once it is mended, by the rule that keeps it', async ({ platform }) => {
  await buildProduct(platform, { price: 1000 });
  expect(await dutyIn(platform, 'whoInvoices')).toMatchObject({
    state: 'short',
    link: { screen: 'adminSettings', params: { group: 'racuni' } },
  });
  expect(await dutyIn(platform, 'electricalGoods')).toMatchObject({ state: 'look' });

  const options = { InvoicesBy: 'other', SellsElectrical: 'no', 'PackagingNumber.HR': 'HR-1' };
  await platform.call(optionUpdate, { options }, staff);

  expect(await dutyIn(platform, 'whoInvoices')).toMatchObject({ state: 'holds' });
  expect(await dutyIn(platform, 'fiscalisation')).toMatchObject({ state: 'look' });
  expect(await dutyIn(platform, 'electricalGoods')).toMatchObject({ state: 'notMine' });
});

test('[LAW-01] a duty of a day to come does not apply today, does on that day, and the list names the day', async ({
  platform,
}) => {
  await platform.call(optionUpdate, { options: { InvoicesBy: 'izlog', VatPayer: 'false' } }, staff);
  const now = await read(platform);
  const before = now.duties.find(({ name }) => name === 'eInvoiceOutSmall');
  const then = await dutyIn(platform, 'eInvoiceOutSmall', '2027-01-01');

  if (now.today < '2027-01-01')
    expect(before).toMatchObject({ state: 'notMine', says: 'Counts from 1/1/2027' });
  expect(then).toMatchObject({
    state: 'holds',
    source: 'Zakon o fiskalizaciji, NN 89/2025, Article 38(1)(2)',
  });
  expect(now.nextChange === null || now.nextChange > now.today).toBe(true);
  expect((await dutyIn(platform, 'vatInDigitalAge', '2028-07-01')).state).toBe('look');
});

test('[LAW-01] a seller of another country is asked for its own papers, not for Croatian ones', async ({
  platform,
}) => {
  await platform.call(optionUpdate, { options: { CompanyIban: 'DE89370400440532013000' } }, staff);

  const { seller, duties } = await read(platform);
  const stateOf = (name: DutyName) => duties.find((one) => one.name === name)?.state;
  expect(seller).toBe('DE');
  expect([stateOf('fiscalisation'), stateOf('priceList'), stateOf('germanEInvoice')]).toEqual([
    'notMine',
    'notMine',
    'look',
  ]);
  expect(duties.find(({ name }) => name === 'orderButton')?.national).toEqual([
    expect.objectContaining({ country: 'DE', source: 'BGB, § 312j(3)' }),
  ]);
});

test('[LAW-01] what an access point does by itself holds, and what waits for people falls short with its screen', async ({
  platform,
}) => {
  const options = {
    InvoicesBy: 'izlog',
    CroatianInvoices: 'live',
    VatPayer: 'true',
    EInvoicePoint: 'mojEracun',
  };
  await setOptions(platform, options);
  const states = async () => {
    const { duties } = await read(platform);
    const names = ['eInvoiceIn', 'eInvoiceOut', 'eInvoiceReports', 'productCodes', 'buyersVatId'];
    return Object.fromEntries(
      duties.flatMap(({ name, state }) => (names.includes(name) ? [[name, state]] : [])),
    );
  };
  expect(await states()).toMatchObject({
    ...{ eInvoiceIn: 'holds', eInvoiceOut: 'holds', eInvoiceReports: 'holds', buyersVatId: 'holds' },
  });
  const { orderSlug: slug } = await buildOrder(platform, 'hpf', {
    company: { companyName: 'Lavanda d.o.o.', oib: '01234567896' },
  });
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  expect(await dutyIn(platform, 'eInvoiceOut'), 'its line has no KPD').toMatchObject({
    state: 'short',
    link: { screen: 'adminEInvoices' },
  });
  expect(await dutyIn(platform, 'productCodes')).toMatchObject({ state: 'look' });
  await setOptions(platform, { VatPayer: 'false', EInvoicePoint: 'hand' });
  expect(await states()).toMatchObject({
    eInvoiceIn: 'look',
    eInvoiceOut: 'notMine',
    buyersVatId: 'notMine',
  });
  await setOptions(platform, Object.fromEntries(Object.keys(options).map((key) => [key, null])));
});
