import { optionUpdate } from '@izlog/contract/cms/option-update';
import {
  createDraft,
  findDraftProducts,
  placeDraft,
  updateDraft,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import { saveFiscalCertificate, tryFiscalHost } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { changeOrderState, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { login } from '@izlog/contract/user/login';
import type { Page } from '@playwright/test';
import { type WrittenEntry, writtenStatement } from 'bank-files/testing';
import { account, mojEracunStandIn } from 'e-invoice/stand-in';
import { guest, main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { callAsVisitor, logIn, expect as usual } from '../../staff.ts';
import { type TaxShop, test } from '../../tax-shop.ts';

// A refused form answers 400, which the browser reports.
test.use({ allowErrors: /status of 400/ });

/** Where the shop that this journey starts believes the access point to be. */
const port = 23_471;
process.env.E_INVOICE_STAND_IN = `http://127.0.0.1:${port}`;

// Two shops and a browser: it may take its time.
const expect = usual.configure({ timeout: 60_000 });

const oib = account.companyId;
const iban = 'HR1210010051863000160';
const company = { companyName: 'Šimunović gradnja d.o.o.', oib: '94577403194' };

/** A shop that invoices by the Croatian act for real, and its owner. */
async function liveShop({ url, owner, tax }: TaxShop) {
  const { call, as } = await callAsVisitor(url);
  const { tokens } = await call(login, { username: owner.email, password: owner.password });
  const office = as(tokens.accessToken);
  for (const host of ['test', 'live'] as const) {
    const issued = await tax.hosts[host].issue({ commonName: 'FISKAL 1', organization: 'IZLOG D.O.O.', oib });
    const file = Buffer.from(issued.p12('lozinka')).toString('base64');
    await office(optionUpdate, { options: { CompanyOib: oib, CompanyIban: iban, InvoicesBy: 'izlog' } });
    await office(saveFiscalCertificate, { file, password: 'lozinka' });
  }
  await office(tryFiscalHost, { host: 'test' });
  await office(optionUpdate, { options: { CroatianInvoices: 'live' } });
  return { office, accessToken: tokens.accessToken };
}

const paper = (page: Page) => page.getByRole('region', { name: 'Isprave' });

/** Looks again until something is there: jobs of the shop run each minute. */
const until = (page: Page, words: RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(main(page)).toContainText(words, { timeout: 5000 });
  }).toPass({ timeout: 200_000, intervals: [3000] });

test('[FISC-04, FISC-05] a company by transfer: its eRačun lacks a KPD, is completed and sent, paid by a statement and reported; a supplier’s is refused', {
  tag: '@release',
}, async ({ page, shop }) => {
  test.setTimeout(900_000);
  const standIn = await mojEracunStandIn({ port });
  const { office, accessToken } = await liveShop(shop);
  await logIn(page.context(), shop.url, accessToken);

  await page.goto(`${shop.url}/admin/postavke/eracuni`);
  await main(page).getByLabel('eRačune nosi').selectOption({ label: 'Moj-eRačun' });
  await main(page).getByLabel('Moj-eRačun: korisničko ime').fill(account.username);
  await main(page).getByLabel('Moj-eRačun: lozinka').fill(account.password);
  const tried = async (software: string, answer: string) => {
    await main(page).getByLabel('Moj-eRačun: oznaka programa').fill(software);
    await press(page, 'Spremi');
    await expect(main(page).locator('[name="was.MojEracunSoftware"]')).toHaveValue(software);
    await press(page, 'Provjeri pravi račun');
    await expect(main(page).getByText(answer)).toBeVisible();
  };
  await tried('Kriva-001', 'Tvrtka i program nisu poznati');
  await tried(account.softwareId, 'Posrednik poznaje račun.');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);

  const { records } = await office(findDraftProducts, { search: 'olovke' });
  const { id, delivery, payment } = await office(createDraft, {
    address: { ...guest, country: 'HR' },
    company,
    lines: [{ productId: records[0]?.id ?? 0, quantity: 2 }],
  });
  const { revision } = await office(updateDraft, {
    id,
    deliveryMethodId: delivery.find(({ hasBranches }) => !hasBranches)?.id ?? null,
    // Paid to the account after the invoice.
    paymentMethodId: payment.find(({ kind }) => kind === 'hpf')?.id ?? null,
  });
  const { orderSlug: slug } = await office(placeDraft, { id, revision, hasAgreed: true });
  await office(changeOrderState, { slug, state: 'processing' });

  await page.goto(`${shop.url}/admin`);
  await main(page)
    .getByRole('link', { name: /1 eRačun čeka vas/ })
    .click();
  await main(page).getByRole('link', { name: 'Dopuni i izdaj' }).click();
  await expect(paper(page)).toContainText('Nedostaje KPD');
  await paper(page)
    .getByLabel(/^KPD za/)
    .fill('1');
  await paper(page).getByRole('button', { name: 'Izdaj eRačun' }).click();
  await expect(paper(page)).toContainText('To nije KPD od šest znamenki');
  await paper(page)
    .getByLabel(/^KPD za/)
    .fill('329912');
  await paper(page).getByRole('button', { name: 'Izdaj eRačun' }).click();
  await expect(paper(page)).toContainText('eRačun 1/WEB1/1');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);

  await until(page, /Predan/);
  expect(standIn.outbox).toHaveLength(1);
  const [sent] = standIn.outbox;
  if (sent) Object.assign(sent, { status: 40, fiscal: [{ status: 0 }] });
  await until(page, /Isporučen i fiskaliziran/);

  const { prices } = await office(getStaffOrder, { slug });
  const entry: WrittenEntry = {
    ...{
      amount: Math.round(prices.orderTotal * 100),
      name: company.companyName,
      iban: 'HR1723600001101234565',
    },
    ...{ reference: `HR00${slug}`, bankReference: `${Date.now()}` },
  };
  await page.goto(`${shop.url}/admin/banka`);
  await page.getByLabel('Izvodi (XML)').setInputFiles({
    name: 'izvod.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(writtenStatement({ id: '1', number: '1', iban, entries: [entry] })),
  });
  await press(page, 'Učitaj');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sve proknjiženo');

  await page.goto(`${shop.url}/admin/eracuni/naplate`);
  await until(page, /1\/WEB1\/1.*Prijavljeno/);
  expect(standIn.reports).toMatchObject([{ PaymentAmount: prices.orderTotal, PaymentMethod: 'T' }]);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);

  standIn.arrive(sent?.xml ?? '');
  await page.goto(`${shop.url}/admin/eracuni/primljeni`);
  await press(page, 'Dohvati pristigle');
  await expect(main(page).getByText('Stigao je 1 novi eRačun.')).toBeVisible();
  await main(page).getByText('Odbij', { exact: false }).first().click();
  await main(page).getByLabel('Razlog', { exact: true }).fill('Nismo naručili');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Odbij' }).click();
  await until(page, /Odbijanje je prijavljeno Poreznoj/);
  expect(standIn.reports.at(-1)).toMatchObject({ RejectionReasonDescription: 'Nismo naručili' });
  await page.goto(`${shop.url}/admin/eracuni`);
  await expect(main(page)).toContainText('Isporučen i fiskaliziran');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await standIn.close();
});
