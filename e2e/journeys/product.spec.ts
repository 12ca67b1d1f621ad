import type { Page } from '@playwright/test';
import { axeFaults, expect, test } from '../kit.ts';

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
  await put.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Konfiguracija proizvoda nije odabrana.').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expect(window.getByRole('radio').first()).toBeFocused();
  for (const group of await window.getByRole('group', { name: /Boja|Veličina/ }).all()) {
    const free = group.locator('label:not(.is-out) input').first();
    if (!(await group.locator('input:checked').count())) {
      await free.focus();
      await page.keyboard.press('Space');
    }
  }
  await put.focus();
  await page.keyboard.press('Enter');

  await expect(window).toHaveCount(0);
  await expect(inCart(page)).toHaveAccessibleName(/1/);
});
