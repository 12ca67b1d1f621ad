import { getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { Page } from '@playwright/test';
import { addToCart, main, model, openPayment, order, press, sendAddress, tickConsents } from '../buyer.ts';
import { axeFaultsInBothLooks, expect } from '../kit.ts';
import { openPayPal, openProviderPages, test } from '../payment-providers.ts';

// One worker: the banks stand at one address.
test.describe.configure({ mode: 'default' });

const slugOf = (page: Page) => new URL(page.url()).searchParams.get('orderSlug') ?? '';
const isPaid = (page: Page) => expect(main(page).getByText('Plaćanje je primljeno.')).toBeVisible();

for (const [name, tellsFirst] of [
  ['CorvusPay', false],
  ['WSPay', false],
  ['Monri', true],
] as const) {
  test(`[ORDER-015, ORDER-016, ORDER-022] ${name}: a card that is refused, then one that is good, pay one order at a bank that checks signatures`, async ({
    page,
    providers,
    staff,
  }) => {
    await openProviderPages(page, providers);
    await openPayment(page);
    await order(page, new RegExp(`^${name}`));
    await page.getByText('refused').click();
    await expect(page.getByRole('heading', { name: 'Plaćanje nije uspjelo' })).toBeVisible();
    const slug = slugOf(page);

    await page.unrouteAll();
    await openProviderPages(page, providers, { tellsFirst });
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

test('[CHECKOUT-005, ORDER-008, ORDER-010, ORDER-012, ORDER-025] a digital cart asks for no delivery and is paid by PayPal: giving up stays, an error leads to the failure page, and what is paid can be downloaded', async ({
  page,
}) => {
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
