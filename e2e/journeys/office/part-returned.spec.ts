import {
  createDraft,
  findDraftProducts,
  placeDraft,
  updateDraft,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import { changeOrderState, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { guest, main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { linkIn, mailTo } from '../../mails.ts';
import { expect, logIn, type Staff, test } from '../../staff.ts';

/** Two pieces of one thing, ordered by telephone, paid and delivered. */
async function delivered({ call }: Staff, email: string) {
  const { records } = await call(findDraftProducts, { search: 'olovke' });
  const { id, delivery, payment } = await call(createDraft, {
    address: { ...guest, contactEmail: email, country: 'HR' },
    lines: [{ productId: records[0]?.id ?? 0, quantity: 2 }],
  });
  const { revision } = await call(updateDraft, {
    id,
    deliveryMethodId: delivery.find(({ hasBranches }) => !hasBranches)?.id ?? null,
    paymentMethodId: payment.find(({ kind }) => kind === 'bankTransfer')?.id ?? null,
  });
  const { orderSlug: slug } = await call(placeDraft, { id, revision, hasAgreed: true });
  for (const state of ['paid', 'sent', 'delivered'] as const)
    await call(changeOrderState, { slug, state, isQuiet: true });
  return { slug, sku: records[0]?.sku ?? '' };
}

test('[RET-01] a guest without scripts returns one of two pieces with a picture; it is scanned, its money goes back and a credit note is issued', {
  tag: '@release',
}, async ({ page, browser, staff, baseURL }) => {
  const email = `povrat-${Date.now()}@primjer.example`;
  const { slug, sku } = await delivered(staff, email);
  const theirs = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const buyer = await theirs.newPage();

  await buyer.goto('/povrat');
  await buyer.getByLabel('Broj narudžbe').fill(slug);
  await buyer.getByLabel('E-pošta').fill('netko@drugi.example');
  await press(buyer, 'Nastavi');
  await expect(main(buyer).getByRole('alert')).toContainText('Nismo pronašli narudžbu');
  await buyer.getByLabel('E-pošta').fill(email);
  await press(buyer, 'Nastavi');
  await press(buyer, 'Prijavi povrat');
  await expect(main(buyer)).toContainText('Odaberite barem jedan artikl.');
  await main(buyer).getByRole('checkbox').first().check();
  await buyer.getByLabel(/Količina/).fill('1');
  await buyer.getByRole('radio', { name: /reklamacija/ }).check();
  await buyer.getByLabel('Opišite').fill('Dvije olovke su slomljene.');
  await buyer.getByLabel('Slike').setInputFiles([
    { name: 'slomljena.png', mimeType: 'image/png', buffer: await page.screenshot() },
    { name: 'pismo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await press(buyer, 'Prijavi povrat');
  await expect(main(buyer)).toContainText('Povrat je prijavljen.');
  await expect(main(buyer)).toContainText('To nije slika koju možemo primiti');
  await expect(main(buyer).getByRole('img', { name: 'slomljena.png' })).toBeVisible();
  const number = `${slug}-P1`;
  const followed = linkIn(await mailTo(email, /povrat/i), 'return=');

  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto('/admin/povrati/prijem');
  const scan = async (label: RegExp, code: string) => {
    const field = page.getByRole('form', { name: 'Skeniranje' }).getByLabel(label);
    await field.fill(code);
    await field.press('Enter');
  };
  await scan(/Broj povrata/, '2026-999999-P1');
  await expect(main(page).getByRole('status')).toContainText('nema prijavljenog povrata');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await scan(/Broj povrata/, number);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByLabel('Poruka kupcu').fill('Pošaljite u omotnici.');
  await press(page, 'Odobri');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Odobren');
  await scan(/SKU ili EAN/, sku);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stigao');
  await scan(/SKU ili EAN/, sku);
  await expect(main(page).getByRole('status')).toContainText('svi prijavljeni komadi već su upisani');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await press(page, 'Spremi pregled');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pregledan');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.getByRole('button', { name: /^Podmiri/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Riješen');
  const { refunds, prices } = await staff.call(getStaffOrder, { slug });
  expect(refunds).toHaveLength(1);
  expect(refunds[0]?.creditNumber).toBeTruthy();
  expect(refunds[0]?.amount).toBeLessThan(prices.orderTotal);
  await expect(main(page)).toContainText(String(refunds[0]?.creditNumber));

  await page.goto('/admin/povrati');
  await page.getByRole('link', { name: number }).first().waitFor();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);

  await buyer.goto(followed);
  await expect(main(buyer)).toContainText('Riješen');
  await expect(main(buyer)).toContainText('Vraćamo vam');
  await theirs.close();
});
