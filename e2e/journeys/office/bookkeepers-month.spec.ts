import { readFile } from 'node:fs/promises';
import {
  createDraft,
  findDraftProducts,
  placeDraft,
  updateDraft,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import { changeOrderState, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getBooksReport } from '@izlog/contract/ecommerce/reports/books';
import { getTaxReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { login } from '@izlog/contract/user/login';
import { guest, main } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { callAsVisitor, expect, logIn, makeStaff, type Staff, test } from '../../staff.ts';

// What is not the bookkeeper's is answered 403: the browser reports it.
test.use({ allowErrors: /status of 403/ });

/** A sale of this month that is paid, and a part of it given back. */
async function sell({ call }: Staff, product: number) {
  const { id, delivery, payment } = await call(createDraft, {
    address: { ...guest, country: 'HR' },
    lines: [{ productId: product, quantity: 2 }],
  });
  const { revision } = await call(updateDraft, {
    id,
    deliveryMethodId: delivery.find(({ hasBranches }) => !hasBranches)?.id ?? null,
    paymentMethodId: payment.find(({ kind }) => kind === 'bankTransfer')?.id ?? null,
  });
  const { orderSlug: slug } = await call(placeDraft, { id, revision, hasAgreed: true });
  await call(changeOrderState, { slug, state: 'paid', isQuiet: true });
  await call(refundOrder, { slug, key: crypto.randomUUID(), amount: 3.21, isByHand: true });
}

test("[TAX-01] bookkeeper's month: the narrow role sees the books alone, takes all documents out, and the sums agree to the cent", {
  tag: '@release',
}, async ({ page, staff, baseURL }) => {
  const shop = String(baseURL);
  const { records } = await staff.call(findDraftProducts, { search: 'olovke' });
  await sell(staff, records[0]?.id ?? 0);
  const month = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb' }).format(new Date()).slice(0, 7);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10);
  const days = { from: `${month}-01`, to: last };

  const { email, password } = await makeStaff('--role', 'accountant');
  const anybody = await callAsVisitor(shop);
  const { tokens } = await anybody.call(login, { username: email, password });
  const books = anybody.as(tokens.accessToken);
  await logIn(page.context(), shop, tokens.accessToken);

  await page.goto('/admin');
  const sections = page.getByRole('navigation', { name: 'Administracija' });
  await expect(sections.getByRole('link', { name: 'Knjigovodstvo' })).toBeVisible();
  // Folded groups are looked into as well.
  const offered = await sections
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(offered).toEqual(['/admin', '/admin/knjigovodstvo']);
  expect((await page.goto('/admin/narudzbe'))?.status()).toBe(403);

  await page.goto('/admin/knjigovodstvo');
  await page.getByLabel('Razdoblje', { exact: true }).selectOption(month);
  await page.getByRole('button', { name: 'Prikaži' }).click();
  await expect(page).toHaveURL(new RegExp(`period=${month}`));
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  const money = (amount: number) =>
    new Intl.NumberFormat('hr', { style: 'currency', currency: 'EUR' })
      .format(amount)
      .replaceAll(/\s/g, '\\s');

  // Other journeys sell in the same shop meanwhile: page, report and files are those of one moment.
  await expect(async () => {
    await page.reload();
    const report = await books(getBooksReport, days);
    const taxes = await books(getTaxReport, days);
    const documents = page.getByRole('table', { name: 'Isprava', exact: true }).getByRole('row').last();
    await expect(documents).toContainText(new RegExp(money(report.documents.total)));
    const kept = page.getByRole('table', { name: 'Način plaćanja' }).getByRole('row').last();
    await expect(kept).toContainText(new RegExp(money(report.kept)));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: 'Preuzmi isprave' }).click(),
    ]);
    // Nothing is pressed together in the ZIP: its list stands there as it is, before the mark that ends it.
    const zip = await readFile(await download.path());
    const text = zip.toString('utf8');
    const list = text.slice(text.indexOf('\uFEFF') + 1, text.indexOf('PK\u0007\u0008'));
    const names = new Set(zip.toString('latin1').match(/[a-z-]+\/\d{4}-[\w-]+\.pdf/g) ?? []);
    const [, ...lines] = list.trim().split('\n');
    const cents = (text: string | undefined) => Math.round(Number((text ?? '').replace(',', '.')) * 100);
    const issued = lines.map((line) => line.split(';')).filter(([, , kind]) => kind !== 'Potvrda narudžbe');
    const gross = issued.reduce((sum, cells) => sum + cents(cells[9]), 0);
    expect(gross).toBe(Math.round(report.documents.total * 100));
    expect(Math.round(taxes.totals.total * 100)).toBe(gross);
    expect(new Set(issued.map(([number, , kind]) => `${kind} ${number}`)).size).toBe(
      report.documents.invoices.count + report.documents.credits.count,
    );
    expect(names.size).toBeGreaterThanOrEqual(
      report.documents.invoices.count + report.documents.credits.count,
    );
  }).toPass();
});
