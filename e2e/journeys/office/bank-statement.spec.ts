import { filterBankStatements } from '@izlog/contract/ecommerce/bank/bank-statements';
import { findDraftProducts } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { type WrittenEntry, writtenStatement } from 'bank-files/testing';
import { main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { orderByPhone } from '../../phone-order.ts';
import { expect, logIn, test } from '../../staff.ts';

// A file that is refused is answered 400: the browser reports it.
test.use({ allowErrors: /status of 400/ });

test('[BANK-01] a statement of the bank: ten orders are paid by themselves, the eleventh by one press, and the same file changes nothing', {
  tag: '@release',
}, async ({ page, staff, baseURL }) => {
  test.setTimeout(300_000);
  const { records } = await staff.call(findDraftProducts, { search: 'olovke' });
  const orders = [];
  for (let count = 0; count < 11; count++) orders.push(await orderByPhone(staff, records[0]?.id ?? 0, 'HR'));
  const { account } = await staff.call(filterBankStatements, {});
  const run = Date.now();
  const entries = orders.map(({ slug, cents }, place): WrittenEntry => {
    const isLast = place === orders.length - 1;
    return {
      ...{ amount: isLast ? cents + 1400 : cents, name: 'Ana Primjerić', iban: 'HR1723600001101234565' },
      ...{ reference: `HR00${slug}`, bankReference: `${run}${place}` },
    };
  });
  const file = (name: string, iban: string) => ({
    name,
    mimeType: 'text/xml',
    buffer: Buffer.from(writtenStatement({ id: `${run}`, number: '228', iban, entries })),
  });
  const choose = async (...given: Parameters<typeof file>) => {
    await page.getByLabel('Izvodi (XML)').setInputFiles(file(...given));
    await press(page, 'Učitaj');
  };
  await logIn(page.context(), String(baseURL), staff.accessToken);

  await page.goto('/admin/banka');
  await choose('izvod-114.xml', 'DE89370400440532013000');
  await expect(page.getByRole('alert')).toContainText('Izvod je za drugi račun');
  await choose('izvod-228.xml', account);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Izvod 228');
  await expect(page.getByRole('table', { name: 'Proknjiženo' }).getByRole('row')).toHaveCount(11);
  const waiting = page.getByRole('table', { name: 'Za odlučiti' });
  await expect(waiting).toContainText('Uplaćeno je 14,00 € više.');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await waiting.getByRole('button', { name: /zadrži za povrat/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sve proknjiženo');
  await expect(main(page).getByText('slaže se s izvodom')).toBeVisible();

  // Orders live on that money: it goes back as refunds. What is loose is taken off its order by one press.
  const booked = page.getByRole('table', { name: 'Proknjiženo' });
  await booked
    .getByRole('button', { name: /Poništi/ })
    .first()
    .click();
  await expect(booked.getByRole('alert')).toContainText('Novac vratite povratom na narudžbi.');
  await page.goto('/admin/banka');
  await page.getByLabel('Izvodi (XML)').setInputFiles({
    name: 'izvod-229.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      writtenStatement({
        ...{ id: `${run}b`, number: '229', iban: account },
        entries: [
          { amount: 500, name: 'Ana', reference: `HR00${orders[0]?.slug}`, bankReference: `${run}b` },
        ],
      }),
    ),
  });
  await press(page, 'Učitaj');
  await page.goto('/admin');
  await page.getByRole('link', { name: /1 stavka izvoda za odlučiti/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Izvod 229');
  await waiting.getByRole('button', { name: /Proknjiži na/ }).click();
  await booked.getByRole('button', { name: /Poništi/ }).click();
  await expect(waiting).toContainText('Narudžba je već plaćena.');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  // Nothing is left for the next who asks what waits.
  await waiting.getByText('Druga odluka').click();
  await waiting.getByLabel('Razlog').fill('Kupac javlja račun za povrat');
  await waiting.getByRole('button', { name: 'Stavi sa strane' }).click();
  await expect(page.getByRole('table', { name: 'Sa strane' })).toContainText('Kupac javlja račun za povrat');

  await page.goto('/admin/banka');
  await choose('izvod-228.xml', account);
  await expect(page.getByRole('table', { name: 'Proknjiženo' }).getByRole('row')).toHaveCount(12);
  for (const [place, { slug, cents }] of orders.entries()) {
    const paid = await staff.call(getStaffOrder, { slug });
    expect(paid, slug).toMatchObject({ state: 'paid', isPaid: true });
    expect(Math.round(paid.paidTotal * 100)).toBe(cents + (place === 10 ? 1400 : 0));
    expect(paid.attention).toBe(place === 10 ? 'wrongAmount' : null);
  }
});
