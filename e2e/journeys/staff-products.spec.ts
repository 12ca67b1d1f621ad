import { createProductRecord } from '@izlog/contract/product/record/product-record-calls';
import type { Page } from '@playwright/test';
import { main, press } from '../buyer.ts';
import { axeFaultsInBothLooks, seesNotice, widths } from '../kit.ts';
import { expect, hireStaff, logIn, test } from '../staff.ts';

/** A picture of one red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('somebody who runs the shop', () => {
  // A refused form answers 400, which the browser reports.
  test.use({ allowErrors: /status of (400|409)/ });

  for (const width of widths(360))
    test(`[OFFICE-01, OFFICE-04] makes a product from nothing at ${width} px, and a buyer puts it into the cart`, async ({
      page,
      context,
      baseURL,
      staff,
    }) => {
      const name = `Stalak za olovke ${Date.now()}`;
      await page.setViewportSize({ width, height: 900 });
      await logIn(context, String(baseURL), staff.accessToken);
      await page.goto('/admin/proizvodi');
      await main(page).getByRole('link', { name: 'Novi proizvod' }).click();

      const form = page.getByRole('form', { name: 'Novi proizvod' });
      // What is pasted is not cut: the page says how much too long it is, and not sent.
      const named = form.getByLabel('Naziv', { exact: false }).first();
      await named.focus();
      await page.keyboard.insertText('š'.repeat(10_000));
      await expect(form.getByText('Predugačko za 9.700 znakova: stane ih najviše 300.')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(named).toHaveValue('š'.repeat(10_000));
      await expect(page).toHaveURL(/\/novi$/);
      await named.fill(name);
      await expect(form.getByText('Predugačko')).toHaveCount(0);
      await form.getByLabel('Redovna cijena').fill('1.200');
      await form.getByLabel('Prati zalihu').check();
      await form.getByLabel('Na zalihi').fill('4');
      await form.getByLabel('Glavna kategorija').selectOption({ index: 1 });
      await form
        .getByLabel('Odaberi slike')
        .setInputFiles({ name: 'stalak.png', mimeType: 'image/png', buffer: pixel });
      await expect(form.getByLabel(/^Opis slike 1/).first()).toBeVisible();
      await form.getByLabel('Objava').selectOption({ label: 'Objavljen' });
      await press(page, 'Spremi');
      await expect(form.getByText('se može čitati na dva načina').first()).toBeVisible();
      await expect(form.getByLabel('Naziv').first()).toHaveValue(name);

      await form.getByLabel('Redovna cijena').fill('12,50');
      await expect(form.locator('.price__now')).toHaveText('12,50 €');
      await press(page, 'Spremi');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await axeFaultsInBothLooks(page)).toEqual([]);

      await page.getByRole('link', { name: 'otvori' }).click();
      await expect(main(page).getByText('12,50 €').first()).toBeVisible();
      const added = page.waitForResponse((answer) => answer.url().includes('/_/cart/'));
      await page.locator('.product__buy').getByRole('button', { name: 'Dodaj u košaricu' }).first().click();
      await added;
      await page.goto('/kosarica');
      await expect(main(page).getByText(name).first()).toBeVisible();

      await page.goto('/admin/proizvodi');
      await page.getByLabel('Naziv, šifra ili EAN').fill(name);
      await press(page, 'Prikaži');
      await expect(page.getByRole('row').nth(1)).toContainText('12,50 €');
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
    });

  for (const width of widths(360))
    test(`[OFFICE-07, OFFICE-14] two colleagues, one product, at ${width} px: the second hears who changed what and when, keeps what was typed, and decides`, {
      tag: '@release',
    }, async ({ page, staff, context, browser, baseURL }) => {
      await page.setViewportSize({ width, height: 800 });
      const name = `Dvojica ${Date.now()}`;
      const price = { base: 10, sale: null, saleFrom: null, saleTo: null, member: null };
      const { id } = await staff.call(createProductRecord, { words: { hrv: { ...noWords, name } }, price });
      const shop = String(baseURL);
      const theirs = await browser.newContext({ baseURL: shop, locale: 'hr-HR' });
      const other = await theirs.newPage();
      await logIn(context, shop, staff.accessToken);
      await logIn(theirs, shop, (await hireStaff(shop)).accessToken);
      const open = async (one: Page) => {
        await one.goto(`/admin/proizvodi/${id}`);
        await expect(one.getByLabel('Redovna cijena')).toHaveValue('10,00');
      };
      await open(page);
      await open(other);

      await page.getByLabel('Redovna cijena').fill('12,00');
      await press(page, 'Spremi');
      await seesNotice(page, 'Promjene su spremljene.');
      await other.getByLabel('Redovna cijena').fill('15,00');
      await other.getByLabel('Naziv').first().fill(`${name}, drugi`);
      await press(other, 'Spremi');

      const refusal = main(other).getByRole('alert').filter({ hasText: 'u međuvremenu je' });
      await expect(refusal).toContainText(/20\d\d\. \d\d:\d\d.*12,00/);
      await expect(refusal).toContainText(staff.email);
      await expect(other.getByLabel('Redovna cijena')).toHaveValue('15,00');
      await expect(other.getByLabel('Naziv').first()).toHaveValue(`${name}, drugi`);
      await press(other, 'Spremi');
      await expect(other.getByRole('heading', { level: 1, name: `${name}, drugi` })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Redovna cijena')).toHaveValue('15,00');
      await theirs.close();
    });
});

const noWords = {
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
};
