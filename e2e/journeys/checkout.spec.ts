import type { Page } from '@playwright/test';
import { axeFaults, expect, test } from '../kit.ts';

const guest = {
  contactEmail: 'ana@primjer.example',
  contactPhone: '091 555 0142',
  firstName: 'Ana',
  lastName: 'Primjerić',
  street: 'Obala hrvatskih pomoraca',
  houseNumber: '12a',
  zipCode: '22000',
  city: 'Šibenik',
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const main = (page: Page) => page.getByRole('main');

/** Puts products of the shop into the cart, by their tiles. */
async function fillCart(page: Page, count = 1) {
  await page.goto('/shop/radni-pribor?sort=cheapest');
  const adds = page.locator('.catalog button.pane__add');
  for (let index = 0; index < count; index += 1) {
    await adds.nth(index).click();
    await expect(page.locator('.header .count')).toHaveText(String(index + 1));
  }
}

async function tickConsents(page: Page) {
  for (const box of await page.locator('input[name=consents]').all()) await box.check();
}

/** Fills in the address step and opens the next one. */
async function giveAddress(page: Page, fields: Record<string, string> = guest) {
  await page.goto('/naplata');
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[name="delivery.${name}"]`).fill(value);
  }
  await tickConsents(page);
  await press(page, 'Nastavi');
}

async function chooseLocker(page: Page) {
  await page
    .getByRole('radio', { name: /^Paketomat/ })
    .first()
    .check();
  await page.getByRole('radio', { name: /Paketomat Šibenik/ }).check();
  await press(page, 'Nastavi');
}

async function chooseCourier(page: Page) {
  await page.getByRole('radio', { name: /Dostava na adresu/ }).check();
  await press(page, 'Nastavi');
}

/** Chooses a way to pay and presses the button that orders. */
async function order(page: Page, way: RegExp) {
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: way }).check();
  await tickConsents(page);
  await press(page, 'Naruči s obvezom plaćanja');
}

test('[CART-021, CHECKOUT-001, CHECKOUT-002, CHECKOUT-031, CHECKOUT-032, ORDER-015, ORDER-016] a guest orders to a locker and pays by card at the bank of the shop; no step has a fault', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/kosarica');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Nastavi na naplatu' }).click();
  await expect(page.getByRole('heading', { name: 'Naplata' })).toBeVisible();

  await press(page, 'Nastavi');
  await expect(page.locator('.error-summary')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await giveAddress(page);
  await expect(page).toHaveURL(/step=shipping/);
  await press(page, 'Nastavi');
  await expect(main(page).getByText('Molimo odaberite metodu dostave prije nastavka')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await chooseLocker(page);
  await expect(page).toHaveURL(/step=payment/);
  expect(await axeFaults(page)).toEqual([]);
  await order(page, /^Kartica/);

  await expect(page.getByRole('heading', { name: 'Probna banka' })).toBeVisible();
  await press(page, 'Odobri plaćanje');

  await expect(page).toHaveURL(/uspjesna\?.*orderSlug=/);
  await expect(main(page).getByText('Plaćanje je primljeno.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto('/kosarica');
  await expect(main(page).getByText('Vaša je košarica prazna.')).toBeVisible();
});

test('[CHECKOUT-061, ORDER-022, ORDER-023] a refused card leads to the failure page, and the second try pays the same order', async ({
  page,
}) => {
  await fillCart(page);
  await giveAddress(page);
  await chooseCourier(page);
  await order(page, /^Kartica/);
  await press(page, 'Odbij karticu');
  await expect(page.getByRole('heading', { name: 'Plaćanje nije uspjelo' })).toBeVisible();
  const first = new URL(page.url()).searchParams.get('orderSlug');
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Pokušaj ponovno' }).click();
  await order(page, /^Kartica/);
  await press(page, 'Odobri plaćanje');

  await expect(main(page).getByText('Plaćanje je primljeno.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('orderSlug')).toBe(first);
});

test('[CHECKOUT-014, CHECKOUT-015, CHECKOUT-055] a company orders on invoice with its OIB', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/naplata');
  await page.getByRole('switch', { name: 'Kupujem kao tvrtka' }).first().check();
  await giveCompany(page, '12345678901');
  await expect(main(page).getByText('OIB nije ispravan').first()).toBeVisible();
  await giveCompany(page, '94577403194');
  await chooseCourier(page);
  await order(page, /Račun za tvrtke/);

  await expect(page.getByRole('heading', { name: 'Hvala na narudžbi!' })).toBeVisible();
});

async function giveCompany(page: Page, oib: string) {
  for (const [name, value] of Object.entries({ ...guest, companyName: 'Izlog d.o.o.', companyOIB: oib })) {
    await page.locator(`[name="delivery.${name}"]`).fill(value);
  }
  await tickConsents(page);
  await press(page, 'Nastavi');
}

test('[CHECKOUT-003, ORDER-014] a double click on the order button makes one order, whose slip can be scanned and copied', async ({
  page,
}) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('step=payment')) orders.push(request.url());
  });
  await fillCart(page);
  await giveAddress(page);
  await chooseCourier(page);
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: /Uplata po predračunu/ }).check();
  await tickConsents(page);
  await page.getByRole('button', { name: 'Naruči s obvezom plaćanja' }).dblclick();

  await expect(page.getByRole('heading', { name: 'Podaci za uplatu' })).toBeVisible();
  expect(orders).toHaveLength(1);
  await expect(page.getByRole('img', { name: /2D kod uplatnice/ })).toHaveJSProperty('complete', true);
  expect(await axeFaults(page)).toEqual([]);
});

test('what is typed survives a reload, and the way back keeps every choice', async ({ page }) => {
  await fillCart(page);
  await page.goto('/naplata');
  await page.locator('[name="delivery.street"]').fill('Vukovarska');
  await page.reload();
  await expect(page.locator('[name="delivery.street"]')).toHaveValue('Vukovarska');

  await giveAddress(page);
  await chooseCourier(page);
  await expect(page).toHaveURL(/step=payment/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Dostava na adresu/ })).toBeChecked();
  await page.goBack();
  await expect(page.locator('[name="delivery.lastName"]')).toHaveValue('Primjerić');
});

test('two tabs show one cart', async ({ page, context }) => {
  await fillCart(page);
  await page.goto('/kosarica');
  const other = await context.newPage();
  await other.goto('/kosarica');

  await other.getByRole('button', { name: 'Više' }).click();

  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.locator('.header .count')).toHaveText('2');
});

test.describe('a changed cart', () => {
  // What changed meanwhile is answered with 409, which the browser reports.
  test.use({ allowErrors: /status of 409/ });
  test('[ORDER-002] a cart that was changed in another tab is shown before anything is ordered', async ({
    page,
    context,
  }) => {
    await fillCart(page);
    await giveAddress(page);
    await chooseCourier(page);
    await expect(page).toHaveURL(/step=payment/);
    await page.getByRole('radio', { name: /Uplata po predračunu/ }).check();
    await tickConsents(page);
    const other = await context.newPage();
    await other.goto('/kosarica');
    await other.getByRole('button', { name: 'Više' }).click();
    await expect(other.locator('.is-pending')).toHaveCount(0);
    await expect(other.getByRole('spinbutton')).toHaveValue('2');

    await press(page, 'Naruči s obvezom plaćanja');

    await expect(main(page).getByText(/Košarica je ažurirana/)).toBeVisible();
    await expect(page.getByRole('complementary').getByText('2 kom.')).toBeVisible();
    await press(page, 'Naruči s obvezom plaćanja');
    await expect(page.getByRole('heading', { name: 'Hvala na narudžbi!' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a cart is filled, changed and ordered', async ({ page }) => {
    await page.goto('/shop/radni-pribor?sort=cheapest');
    await page.locator('.catalog button.pane__add').first().click();
    await expect(main(page).getByText('Proizvod je dodan u košaricu.')).toBeVisible();
    await page.getByRole('spinbutton').fill('2');
    await press(page, 'Promijeni');
    await expect(page.getByRole('spinbutton')).toHaveValue('2');

    await giveAddress(page);
    await chooseLocker(page);
    await order(page, /^Kartica/);
    await press(page, 'Idi na stranicu za plaćanje');
    await press(page, 'Odobri plaćanje');

    await expect(main(page).getByText('Plaćanje je primljeno.')).toBeVisible();
  });
});
