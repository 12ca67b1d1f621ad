import { getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { paymentProviders } from '@izlog/contract/ecommerce/payment-providers';
import { formFakes } from '@izlog/platform/services/orders/payment/providers/test/fakes';
import type { Page } from '@playwright/test';
import {
  addToCart,
  guest,
  main,
  model,
  openPayment,
  order,
  press,
  sendAddress,
  tickConsents,
} from '../buyer.ts';
import { axeFaultsInBothLooks, expect } from '../kit.ts';
import { mailTo } from '../mails.ts';
import { openPayPal, openProviderPages, test } from '../payment-providers.ts';
import { logIn } from '../staff.ts';

// One worker: the banks stand at one address. The name stands before those that need staff alone, as workers take them in
// the order of their first file: at the very end the other worker would have nothing to do.
test.describe.configure({ mode: 'default' });

const slugOf = (page: Page) => new URL(page.url()).searchParams.get('orderSlug') ?? '';
const isPaid = (page: Page) => expect(main(page).getByText('Plaćanje je primljeno.')).toBeVisible();

for (const { code } of formFakes) {
  const { name } = paymentProviders[code];
  test(`[ORDER-015, ORDER-016, ORDER-022] ${name}: a card that is refused, then one that is good, pay one order at a bank that checks signatures`, {
    tag: code === 'corvuspay' ? [] : '@release',
  }, async ({ page, providers, staff }) => {
    await openProviderPages(page, providers);
    await openPayment(page);
    await order(page, new RegExp(`^${name}`));
    await page.getByText('refused').click();
    await expect(page.getByRole('heading', { name: 'Plaćanje nije uspjelo' })).toBeVisible();
    const slug = slugOf(page);

    await page.unrouteAll();
    // Those that tell the shop themselves do so before the buyer is back.
    await openProviderPages(page, providers, { tellsFirst: true });
    await page.getByRole('link', { name: 'Pokušaj ponovno' }).click();
    await order(page, new RegExp(`^${name}`));
    await page.getByText('approved').click();

    await isPaid(page);
    expect(slugOf(page)).toBe(slug);
    await page.reload();
    await isPaid(page);
    const { state, payments, invoiceNumber, prices } = await staff.call(getStaffOrder, { slug });
    expect([state, payments.map((one) => one.state).toSorted()]).toEqual(['paid', ['approved', 'refused']]);
    expect(invoiceNumber).toMatch(/^\d+\/WEB1\/1$/);
    const half = { slug, key: `pola ${slug}`, amount: 5 };
    const refunded = await staff.call(refundOrder, half);
    expect(refunded.refunds).toMatchObject([{ amount: 5, isThroughGateway: true }]);
    expect(prices.orderTotal).toBeGreaterThan(5);
  });
}

test('[CHECKOUT-005, ORDER-008, ORDER-010, ORDER-012, ORDER-025] a digital cart asks for no delivery and is paid by PayPal: giving up stays, an error leads to the failure page, and what is paid can be downloaded', {
  tag: '@release',
}, async ({ page }) => {
  await openPayPal(page);
  await addToCart(page, model);
  await sendAddress(page);
  await page.goto('/naplata');
  await expect(page.getByRole('list', { name: 'Koraci naplate' }).getByRole('listitem')).toHaveCount(2);
  await page.goto('/naplata?step=payment');
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('checkbox', { name: /uvjete kupnje/ }).check();
  await press(page, 'Naruči s obvezom plaćanja');
  await expect(main(page).getByText('Potrebno je prihvatiti sve obavezne privole.')).toBeVisible();
  await tickConsents(page);
  await press(page, 'Naruči s obvezom plaćanja');

  await press(page, 'Odustani kod PayPala');
  await expect(page).toHaveURL(/step=pay/);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await press(page, 'PayPal ne radi');
  await expect(page.getByRole('heading', { name: 'Plaćanje nije uspjelo' })).toBeVisible();
  await page.getByRole('link', { name: 'Pokušaj ponovno' }).click();
  await order(page, /^PayPal/);
  await press(page, 'Plati PayPalom');

  await isPaid(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Financijski model/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Financijski model.*\.pdf$/);
});

/** A page is seen whole on a phone and on a desk: nothing of it lies beside the window. */
async function fitsEverywhere(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth'), `${page.url()} at ${width}`).toBe(
      width,
    );
  }
}

test('[ORDER-016, ORDER-024, OFFICE-06, OFFICE-15] an order by phone: a price is agreed, the offer is paid by its link, and two parcels go out with their slips', {
  tag: '@release',
}, async ({ page, providers, staff, browser, baseURL }) => {
  const email = `poziv-${Date.now()}@primjer.example`;
  const office = await browser.newContext();
  await logIn(office, String(baseURL), staff.accessToken);
  const desk = await office.newPage();
  await desk.goto('/admin/narudzbe/skice');
  await press(desk, 'Nova narudžba');
  const draft = desk.getByRole('form', { name: 'Skica', exact: true });
  for (const [name, value] of Object.entries({ ...guest, contactEmail: email }))
    await draft.locator(`[name="address.${name}"]`).fill(value);
  // A scanner types the number and presses Enter.
  for (const sku of ['OL-06', 'SA-TIJ']) {
    await draft.getByLabel('Dodaj proizvod').fill(sku);
    await draft.getByLabel('Dodaj proizvod').press('Enter');
    await expect(draft.getByText(sku)).toBeVisible();
  }
  const [pens, mug] = [0, 1].map((at) => (name: string) => draft.locator(`[name="lines.${at}.${name}"]`));
  // What cannot be read is refused with the reason, beside its field.
  await pens?.('quantity').fill('-2');
  await mug?.('agreedPrice').fill('1.200');
  await mug?.('reason').fill('Oštećena kutija');
  await press(desk, 'Spremi');
  await expect(mug?.('agreedPrice') ?? draft).toHaveAccessibleDescription(
    /„1\.200” se može čitati na dva načina/,
  );
  await expect(pens?.('quantity') ?? draft).toHaveAccessibleDescription(/cijeli broj, najmanje 1/);
  await pens?.('quantity').fill('2');
  await mug?.('agreedPrice').fill('-50 %');
  await press(desk, 'Spremi');
  await expect(draft.getByText('Bilježi se pod vašim imenom.')).toBeVisible();
  await fitsEverywhere(desk);
  await draft
    .getByRole('radio', { name: /Dostava na adresu|GLS|kurir/i })
    .first()
    .check();
  await press(desk, 'Pošalji ponudu s poveznicom');
  const link = await desk.getByLabel('Poveznica za kupca').inputValue();
  const total = await desk.locator('.sums .is-total dd').textContent();
  const offer = await mailTo(email, /ponud/i);
  expect(offer.text).toContain(new URL(link).pathname);

  await page.goto(new URL(link).pathname);
  await expect(main(page)).toContainText(total ?? '-');
  await fitsEverywhere(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openProviderPages(page, providers);
  await page.getByRole('radio', { name: /^CorvusPay/ }).check();
  await tickConsents(page);
  await press(page, 'Naruči s obvezom plaćanja');
  await page.getByText('approved').click();
  await isPaid(page);
  const slug = slugOf(page);

  await desk.goto(`/admin/narudzbe/${slug}`);
  await desk.getByText('Još radnji').click();
  await desk.getByRole('link', { name: 'Otpremnica' }).click();
  await desk.getByRole('link', { name: 'Popis za skladište' }).click();
  await expect(desk.getByRole('article')).toContainText('2 ×Olovke');
  await fitsEverywhere(desk);
  await desk.goto(`/admin/narudzbe/${slug}`);
  const parcels = desk.getByRole('region', { name: 'Paketi' });
  const pack = parcels.getByRole('form', { name: 'Novi paket' });
  await parcels.getByText('Novi paket', { exact: true }).click();
  await pack.getByLabel(/Olovke/).fill('1');
  await pack.getByLabel(/Šalica/).fill('0');
  await pack.getByRole('button', { name: 'Samo spakiraj' }).click();
  await expect(parcels.getByRole('article', { name: 'Paket 1' })).toContainText('Olovke');
  await pack.getByRole('button', { name: 'Samo spakiraj' }).click();
  await expect(parcels.getByRole('article', { name: 'Paket 2' })).toContainText('Šalica');
  await fitsEverywhere(desk);

  await parcels.getByRole('link', { name: 'Otpremnica Paket 2' }).click();
  const slips = desk.getByRole('article');
  await expect(slips).toHaveCount(1);
  await expect(slips).toContainText(/1 ×Olovke.*1 ×Šalica/);
  await desk.goBack();
  await desk.getByText('Još radnji').click();
  await expect(desk.getByRole('link', { name: 'Otpremnica, paket 1' })).toBeVisible();
  await desk.getByRole('link', { name: 'Otpremnice' }).click();
  await expect(slips).toHaveCount(2);
  await expect(slips.first()).toContainText('1 ×Olovke');
  await expect(slips.last()).toContainText(/1 ×Olovke.*1 ×Šalica/);
  await fitsEverywhere(desk);
  await desk.evaluate('window.print = () => document.body.dataset.printed = "yes"');
  await press(desk, 'Ispiši');
  await expect(desk.locator('body')).toHaveAttribute('data-printed', 'yes');
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('button', { name: 'Ispiši' })).toBeHidden();
  await desk.emulateMedia({ media: 'screen' });
  await desk.getByRole('link', { name: 'Popis za skladište' }).click();
  await expect(desk.getByText('Sve je već spakirano.')).toBeVisible();

  await desk.goto(`/admin/narudzbe/${slug}`);
  const state = desk.locator('main .badge').first();
  for (const [number, tracking] of [
    [1, 'HR111'],
    [2, 'HR222'],
  ] as const) {
    const parcel = parcels.getByRole('article', { name: `Paket ${number}` });
    await parcel.getByLabel('Dostavljač').fill('GLS');
    await parcel.getByLabel('Broj pošiljke').fill(tracking);
    await parcel.getByRole('button', { name: 'Pošalji paket' }).click();
    await expect(parcel.getByText('Na putu')).toBeVisible();
    await expect(state).toHaveText(number === 1 ? 'U pripremi' : 'U dostavi');
  }
  const sent = await mailTo(email, /Paket 1 od 2/);
  expect(sent.text).toContain('HR111');
  await expect(desk.getByRole('region', { name: 'Povijest' })).toContainText('U dostavi');

  await desk.getByRole('region', { name: 'Kupac' }).getByRole('link').first().click();
  await press(desk, 'Narudžba za kupca');
  await expect(draft.locator('[name="address.contactEmail"]')).toHaveValue(email);
  await office.close();
});
