import type { Page } from '@playwright/test';
import { axeFaults, expect, markupFaults, test } from '../kit.ts';

const planner = '/product/planer-ulaganja-2027';
const add = (page: Page) => page.locator('.product__buy').getByRole('button', { name: 'Dodaj u košaricu' });
const price = (page: Page) => page.locator('.product__buy .price__now');
/** The line of the cart, and what is in it. */
const inCart = (page: Page) => page.getByRole('link', { name: /^Košarica, / });

test('[PRODUCT-015, PRODUCT-016, PRODUCT-018] with the keyboard alone a variant is chosen, described and put into the cart', async ({
  page,
}) => {
  await page.goto(planner);
  await expect(page.getByRole('radio', { name: 'Petrolej' })).toBeChecked();

  await page.getByRole('radio', { name: 'Petrolej' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Of the size that is sold out one may ask to hear.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Javite mi kad stigne' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pansion Lavanda');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(price(page)).toHaveText(/26,50/);
  await expect(page).toHaveURL(/variant=\d+$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');

  await expect(inCart(page)).toHaveAccessibleName(/2/);
});

test('[PRODUCT-033, PRODUCT-034, PRODUCT-038, SHELL-028] with the keyboard alone a bundle is put together and into the cart', async ({
  page,
}) => {
  await page.goto('/product/paket-radni-stol');

  await add(page).focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: /^Prilagodite/ });
  await expect(window).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const put = window.getByRole('button', { name: 'Dodaj u košaricu' });
  await window.getByRole('radio', { name: 'Petrolej' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(window.getByRole('radio', { name: 'Opeka' })).toBeChecked();
  await put.focus();
  await page.keyboard.press('Enter');

  await expect(window).toHaveCount(0);
  await expect(inCart(page)).toHaveAccessibleName(/1/);
});

test('[PRODUCT-009, PRODUCT-025] an item of the cart is changed on its page: it starts as it was and no second one is added', async ({
  page,
}) => {
  await page.goto(`${planner}?variant=1`);
  await page.getByRole('textbox', { name: /Tekst na koricama/ }).fill('Lavanda');
  await page.getByRole('spinbutton', { name: 'Količina' }).fill('2');
  await add(page).click();
  await expect(inCart(page)).toHaveAccessibleName(/2/);
  await page.goto('/kosarica');
  await page.getByRole('main').getByRole('link', { name: 'Planer ulaganja 2027.' }).last().click();
  await expect(page).toHaveURL(/cartItemId=\d+/);

  await expect(page.getByRole('textbox', { name: /Tekst na koricama/ })).toHaveValue('Lavanda');
  await expect(page.getByRole('spinbutton', { name: 'Količina' })).toHaveValue('2');
  await page.getByRole('textbox', { name: /Tekst na koricama/ }).fill('Maslina');
  await page.getByRole('spinbutton', { name: 'Količina' }).fill('3');
  await page.getByRole('radio', { name: 'B5' }).locator('..').click();
  await page.getByRole('button', { name: 'Spremi promjene' }).click();

  await expect(inCart(page)).toHaveAccessibleName(/3/);
  await page.goto('/kosarica');
  await expect(page.getByText('Maslina')).toBeVisible();
  await expect(page.getByText('Lavanda')).toHaveCount(0);
  await expect(page.getByText('B5')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowErrors: /status of 400/ });

  test('[PRODUCT-016] a variant is shown, chosen and bought; what is missing is said beside it and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto(planner);
    await page.getByRole('radio', { name: 'B5' }).locator('..').click();
    await page.getByRole('button', { name: 'Prikaži odabrano' }).click();
    await expect(page).toHaveURL(/axis\.\d+=\d+/);
    await expect(page.locator('.product__title')).toContainText('-B5');
    await expect(page.getByRole('radio', { name: 'B5' })).toBeChecked();

    await page.goto('/product/majica-pitaj-za-scenarij');
    await add(page).click();
    await expect(page.getByText('Unos ovog polja je obavezan').first()).toBeVisible();
  });

  test('[PRODUCT-034] a bundle is put together on its page', async ({ page }) => {
    await page.goto('/product/paket-radni-stol');
    await add(page).click();
    await expect(page.getByText('Konfiguracija proizvoda nije odabrana.').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Opeka' }).locator('..').click();
    await add(page).click();
    await expect(page).toHaveURL('/kosarica');
    await expect(
      page
        .getByRole('main')
        .getByText(/radni stol/i)
        .first(),
    ).toBeVisible();
  });
});

test('axe and html-validate find nothing on the page of any kind of product', { tag: '@release' }, async ({
  page,
  request,
}) => {
  const slugs = ['planer-ulaganja-2027', 'paket-radni-stol', 'racun-prije-betona', 'savjetovanje-60-minuta'];
  for (const slug of slugs) {
    await page.goto(`/product/${slug}`);
    expect([slug, ...(await axeFaults(page))]).toEqual([slug]);
    const answer = await request.get(`/product/${slug}?x=1`);
    expect([slug, ...(await markupFaults(await answer.text()))]).toEqual([slug]);
  }
});
