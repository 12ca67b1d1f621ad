import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { main, press } from '../../buyer.ts';
import { izlog } from '../../command-line.ts';
import { axeFaults, axeFaultsInBothLooks, seesNotice, widths } from '../../kit.ts';
import { expect, hireStaff, logIn, test } from '../../staff.ts';

const file = new URL('../../../../shared/data/catalogue/woocommerce/sample_products.csv', import.meta.url);

/** The export of a small shop; where `../shared/data` is missing a plainer one of ours, without variations. */
const small = existsSync(file)
  ? readFileSync(file, 'utf8')
  : [
      'ID,Type,SKU,Name,Published,In stock?,Stock,Sale price,Regular price,Categories',
      ...['hoodie', 'hoodie-with-logo', 'hoodie-with-pocket'].map((sku, id) =>
        rowOf(700 + id, sku, 'Hoodies'),
      ),
      ...Array.from({ length: 21 }, (_, id) => rowOf(710 + id, `album-${id}`, 'Music')),
    ].join('\n');

function rowOf(id: number, sku: string, category: string): string {
  return `${id},simple,cc-${sku},${sku.replaceAll('-', ' ')},1,1,9,,45,Clothing > ${category}`;
}

/** The same as many times as make a larger one: each time with ids and codes of its own. */
function exported(times: number): Buffer {
  const [titles = '', ...rows] = small.trim().split(/\r?\n(?=\d)/);
  const copies = Array.from({ length: times }, (_, n) =>
    rows.map((row) => row.replace(/^\d+/, (id) => `${n + 1}${id}`).replaceAll(/\bc[cp]-/g, `s${n}-`)),
  );
  return Buffer.from([titles, ...copies.flat()].join('\n'));
}

for (const width of widths(1280)) {
  const isPhone = width < 768;
  test.describe(`a shop that comes from WooCommerce, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allowErrors: /status of 400/ });

    test('[OFFICE-01, OFFICE-03, OFFICE-14] takes its file in, corrects prices in the grid, raises a category by 7 % and takes that back', {
      tag: '@release',
    }, async ({ page, context, baseURL }) => {
      const shop = `http://woo-${width}-${Date.now()}.localhost:${new URL(String(baseURL)).port}`;
      await izlog('site', 'create', 'Odjeća', '--domain', new URL(shop).host);
      await logIn(context, shop, (await hireStaff(String(baseURL), shop)).accessToken);

      await page.goto(`${shop}/admin/datoteke`);
      // Two hundred prices on a desk; on a phone the shop as it was exported.
      const times = isPhone ? 1 : 9;
      const buffer = exported(times);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'wc-product-export.csv', mimeType: 'text/csv', buffer });
      await press(page, 'Pogledaj što bi stiglo');
      await expect(page.getByRole('heading', { name: 'Što bi stiglo' })).toBeVisible();
      await press(page, 'Uvezi');
      await expect(page.getByRole('heading', { name: 'Što je stiglo' })).toBeVisible({ timeout: 30_000 });
      await expect(main(page).locator('.tally')).toContainText(/Novo\s*[1-9]\d+.*Odbijeno\s*0/s);

      await page.goto(`${shop}/admin/proizvodi/tablica`);
      await (isPhone ? correctOnPhone(page) : correctInGrid(page));

      await page.goto(`${shop}/admin/proizvodi`);
      const narrow = page.getByRole('form', { name: 'Suzi proizvode' });
      await narrow.locator('summary', { hasText: 'Kategorija' }).click();
      await narrow.getByLabel('Kategorija').selectOption({ label: 'Hoodies' });
      await narrow.getByRole('button', { name: 'Prikaži' }).last().click();
      await expect(main(page).getByText(/^(3|27) proizvoda$/)).toBeVisible();
      await page.getByText('Promijeni odabrane ili sve').click();
      await page.getByLabel('Sve što odgovara uvjetima').check();
      await page.getByLabel('Za koliko posto').fill('7');
      await press(page, 'Pokaži što bi se dogodilo');
      await expect(main(page).getByText('Redovne cijene rastu za 7 %.')).toBeVisible();
      const [before = 0, after] = await pricesOf(page, 's0-hoodie-with-logo');
      expect(after).toBe(Math.round(before * 107) / 100);
      expect(await axeFaults(page)).toEqual([]);
      await main(page)
        .getByRole('button', { name: /^Promijeni \d+$/ })
        .click();
      await main(page).getByRole('button', { name: 'Poništi promjenu' }).click({ timeout: 30_000 });
      await expect(main(page).getByText('Vraćeno')).toBeVisible({ timeout: 30_000 });
      await page.goto(`${shop}/admin/proizvodi?search=s0-hoodie-with-logo`);
      await expect(main(page).locator('tbody')).toContainText(`${before.toFixed(2).replace('.', ',')} €`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

/** Two hundred prices from a spreadsheet, of which one cannot be read. */
async function correctInGrid(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Tablica proizvoda' });
  await grid.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  const prices = Array.from({ length: 200 }, (_, row) => (row === 40 ? '1.200' : `${20 + (row % 50)},90`));
  await paste(grid, prices);
  await expect(page.getByText('Promijenjeno 200 ćelija')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Spremljeno ćelija: 199. Nije prihvaćeno: 1.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('se može čitati na dva načina')).toBeVisible();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page
    .getByRole('link', { name: /Redovna cijena$/ })
    .or(page.getByRole('button', { name: /Redovna cijena$/ }))
    .click();
  await page.keyboard.type('44,90');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Spremljena je 1 ćelija.')).toBeVisible();
  // What lies below the last row has no cell: that is reported, not swallowed.
  await page.keyboard.press('Control+End');
  await paste(grid, ['1', '2']);
  await expect(page.getByText('nije stala 1 ćelija')).toBeVisible();
  await page.keyboard.press('Control+z');
}

/** Pastes a column, as a spreadsheet writes it into the clipboard. */
function paste(grid: Locator, lines: readonly string[]): Promise<void> {
  return grid.evaluate((table, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    table.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, lines.join('\r\n'));
}

/** On a phone the rows are forms: what cannot be read stays as it was typed, and keeps nothing else from being saved. */
async function correctOnPhone(page: Page): Promise<void> {
  const rows = page.getByRole('form', { name: 'Tablica proizvoda' }).locator('.row-form');
  const price = (row: number) => rows.nth(row).getByLabel('Redovna cijena');
  for (const [row, typed] of ['16,50', '1.200', '17,50'].entries()) {
    await rows.nth(row).locator('summary').click();
    await price(row).fill(typed);
  }
  await press(page, 'Spremi');
  await expect(page.getByText('Spremljeno ćelija: 2. Nije prihvaćeno: 1.')).toBeVisible();
  await expect(price(1)).toHaveValue('1.200');
  await expect(price(1)).toHaveAccessibleDescription(/se može čitati na dva načina/);
  await price(1).fill('16,90');
  await Promise.all([seesNotice(page, 'Promjene su spremljene.'), press(page, 'Spremi')]);
  await expect(page.locator('[data-problems]')).toHaveCount(0);
  await page.reload();
  await expect(price(0)).toHaveValue('16,50');
  await expect(price(1)).toHaveValue('16,90');
}

/** What one of the examples costs before and after, in units of money. */
async function pricesOf(page: Page, sku: string): Promise<number[]> {
  const cells = main(page)
    .getByRole('row')
    .filter({ has: page.getByText(`(${sku})`) })
    .getByRole('cell');
  await expect(cells).toHaveCount(2);
  return (await cells.allInnerTexts()).map((cell) => Number(cell.replace(/[^\d,]/g, '').replace(',', '.')));
}
