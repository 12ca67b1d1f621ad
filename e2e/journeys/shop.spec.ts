import type { Page } from '@playwright/test';
import { expect, test } from '../kit.ts';

/** The list itself: what the tests look at on `/shop`. */
const parts = (page: Page) => ({
  tiles: page.getByRole('main').locator('.catalog .pane'),
  total: page.locator('.catalog__total'),
  column: page.getByRole('complementary', { name: 'Filtri' }),
  chips: page.locator('.chips'),
  sort: page.getByLabel('Poredaj po'),
  perPage: page.getByLabel('Po stranici'),
  paging: page.getByRole('navigation', { name: 'Stranice' }),
});

/** Requests for the data of the list, as they are made. */
function listRequests(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (/\/shop[^/]*\.data/.test(request.url())) made.push(request.url());
  });
  return made;
}

test('[CATALOG-001, CATALOG-003, CATALOG-004, CATALOG-012] the list shows 12 of all products, newest first, with filters on the left', async ({
  page,
}) => {
  await page.goto('/shop');
  const { tiles, total, column, sort, perPage } = parts(page);

  await expect(total).toHaveText('Ukupno proizvoda: 65');
  await expect(tiles).toHaveCount(12);
  await expect(perPage.locator('option')).toHaveText(['12', '24']);
  await expect(perPage).toHaveValue('12');
  await expect(sort).toHaveValue('newest');
  const [filters, grid] = [await column.boundingBox(), await tiles.first().boundingBox()];
  expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThanOrEqual(grid?.x ?? 0);
});

test('[CATALOG-002] a tile shows picture, name, price and a way to buy, and its picture leads to the product', async ({
  page,
}) => {
  await page.goto('/shop');
  const tile = parts(page).tiles.first();
  const link = tile.getByRole('heading').getByRole('link');
  const address = String(await link.getAttribute('href'));

  await expect(tile.locator('.price__now')).toContainText('€');
  await expect(tile.locator('.pane__add')).toBeVisible();
  const picture = await tile.locator('.pane__picture').boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 50, (picture?.y ?? 0) + 50);

  await expect(page).toHaveURL(address);
});

test('[CATALOG-011, CATALOG-012] eight sorts are offered and the cheapest products come first when asked for', async ({
  page,
}) => {
  await page.goto('/shop');
  const { sort, tiles } = parts(page);
  await expect(sort.locator('option')).toHaveCount(8);

  await sort.selectOption('cheapest');

  await expect(page).toHaveURL('/shop?sort=cheapest');
  await expect(tiles.first().locator('.price__now')).toHaveText(/6,50/);
  await sort.selectOption('most-expensive');
  await expect(tiles.first().locator('.price__now')).toHaveText(/3\.200,00/);
});

test('[CATALOG-004] 24 a page shows 24', async ({ page }) => {
  await page.goto('/shop?page=2');

  await parts(page).perPage.selectOption('24');

  await expect(page).toHaveURL('/shop?limit=24');
  await expect(parts(page).tiles).toHaveCount(24);
});

test('[CATALOG-005, CATALOG-006, CATALOG-008] paging goes to the next, a numbered, the last and the first page', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/shop');
  const { paging, tiles } = parts(page);
  const go = (name: string) => paging.getByRole('link', { name, exact: true });
  await expect(go('Prethodna')).toHaveCount(0);

  await go('Sljedeća').click();
  await expect(page).toHaveURL('/shop?page=2');
  await go('Stranica 4').click();
  await expect(page).toHaveURL('/shop?page=4');
  await expect(paging.locator('[aria-current=page]')).toHaveText('4');
  await go('Posljednja').click();
  await expect(page).toHaveURL('/shop?page=6');
  await expect(tiles).toHaveCount(5);
  await expect(go('Sljedeća')).toHaveCount(0);
  await go('Prva').click();
  await expect(page).toHaveURL('/shop');
});

test('[CATALOG-009] load more adds the next page and is gone after the last', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/shop?limit=24');
  const { tiles } = parts(page);
  const more = page.getByRole('link', { name: 'Učitaj još' });
  const first = await tiles.first().textContent();

  await more.click();
  await expect(tiles).toHaveCount(48);
  await expect(page.getByText('Prikazano 48 od 65')).toBeVisible();
  await more.click();

  await expect(tiles).toHaveCount(65);
  await expect(more).toHaveCount(0);
  expect(await tiles.first().textContent()).toBe(first);
});

test('[CATALOG-034, CATALOG-035, CATALOG-036, CATALOG-037] three quick clicks on filters make one request and one step of the history', async ({
  page,
}) => {
  await page.goto('/objave');
  await page.goto('/shop?page=3');
  const { column, total } = parts(page);
  await page.waitForLoadState('networkidle');
  const requests = listRequests(page);

  // In one go, so that a slow machine does not spread the clicks over more than the 500 ms.
  await column.evaluate((filters) => {
    for (const id of [1, 2, 8])
      filters.querySelector<HTMLInputElement>(`input[name=kind][value="${id}"]`)?.click();
  });

  await expect(page).toHaveURL('/shop?kind=1,2,8');
  await expect(total).toHaveText('Ukupno proizvoda: 29');
  await expect(column.locator('.between [role=status]')).toHaveText('1 odabran');
  expect(requests).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/objave');
});

test('[CATALOG-039] an address with filters shows them chosen, with their results', async ({ page }) => {
  await page.goto('/shop?kind=3&pages=100,200');
  const { column, total, chips } = parts(page);

  await expect(column.getByLabel('Tiskana knjiga')).toBeChecked();
  await expect(column.getByLabel('Najmanje').nth(1)).toHaveValue('100');
  await expect(chips).toContainText('Broj stranica: 100–200');
  const found = Number((await total.textContent())?.replace(/\D/g, ''));
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(6);
});

test('[CATALOG-025, CATALOG-026, CATALOG-027, CATALOG-028] each kind of filter has its own control', async ({
  page,
}) => {
  await page.goto('/shop');
  const { column } = parts(page);

  await expect(column.locator('input[name=industry]').first()).toHaveAttribute('type', 'radio');
  await expect(column.locator('input[name=instant]').first()).toHaveAttribute('type', 'radio');
  await expect(column.locator('input[name=kind]').first()).toHaveAttribute('type', 'checkbox');
  await expect(column.locator('input[name=size]').first()).toHaveAttribute('type', 'checkbox');
  await expect(column.locator('input[name=color]').first()).toHaveAttribute('type', 'checkbox');
  await expect(column.locator('input[name="price.min"]')).toHaveAttribute('type', 'number');
  await expect(column.locator('input[name="price.max"]')).toHaveAttribute('type', 'number');
  await expect(column.locator('input[name="updated.min"]')).toHaveAttribute('type', 'date');
});

test('[CATALOG-028] a day of a filter says "any day" until one is typed, in words of the page and not the pattern of the browser', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/shop');
  const { column } = parts(page);
  const day = column.locator('input[name="updated.min"]');
  const words = () =>
    day.evaluate((input) => getComputedStyle(input.parentElement ?? input, '::before').content);
  // The browser draws its pattern in a tree of its own, so whether it is hidden shows only in what is painted.
  const isPatternSeen = async () => {
    const painted = () => day.screenshot({ animations: 'disabled', caret: 'hide' });
    const asItIs = await painted();
    await day.evaluate((input) => input.style.setProperty('color', 'transparent'));
    const without = await painted();
    await day.evaluate((input) => input.style.removeProperty('color'));
    return !asItIs.equals(without);
  };
  // Rare filters are folded.
  await column.evaluate((all) => {
    for (const details of all.querySelectorAll('details')) details.open = true;
  });

  expect(await words()).toBe('"Bilo koji dan"');
  expect(await isPatternSeen()).toBe(false);
  await day.focus();
  expect(await words()).toBe('none');
  await day.fill('2026-01-15');
  await day.blur();
  await expect(page).toHaveURL(/updated=/);
  expect(await words()).toBe('none');
  expect(await isPatternSeen()).toBe(true);
});

test('[CATALOG-030] the number beside a value is the number of products one gets by choosing it', {
  tag: '@release',
}, async ({ page }) => {
  const wrong: string[] = [];
  for (const path of ['/shop', '/shop/investicijske-studije', '/shop/radni-pribor']) {
    for (const word of ['yes', 'no']) {
      await page.goto(path);
      const promised = await page
        .locator(`input[name=instant][value=${word}]`)
        .first()
        .locator('xpath=..')
        .locator('[aria-hidden]')
        .textContent();
      await page.goto(`${path}?instant=${word}`);
      const total = (await parts(page).total.textContent())?.replace(/\D/g, '');
      if (total !== promised) wrong.push(`${path} ${word}: ${promised} promised, ${total} found`);
    }
  }

  expect(wrong).toEqual([]);
});

test('[CATALOG-040, CATALOG-041] a range counts only with both ends, and 0 to 0 is none', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/shop');
  const { column, total } = parts(page);

  await column.locator('input[name="price.min"]').fill('20');
  await column.locator('input[name="price.max"]').fill('40');

  await expect(page).toHaveURL('/shop?price=20,40');
  await expect(total).not.toHaveText('Ukupno proizvoda: 65');
  await page.goto('/shop?price=0,0');
  await expect(total).toHaveText('Ukupno proizvoda: 65');
});

test('a chosen filter is taken away by its chip, all of them at once by "Ukloni sve filtre"', async ({
  page,
}) => {
  await page.goto('/shop?kind=1,2&instant=yes');
  const { chips, total } = parts(page);

  await chips.getByRole('link', { name: 'Radionica' }).click();
  await expect(page).toHaveURL('/shop?kind=1&instant=yes');
  await chips.getByRole('link', { name: 'Ukloni sve filtre' }).click();

  await expect(page).toHaveURL('/shop');
  await expect(total).toHaveText('Ukupno proizvoda: 65');
  await page.goBack();
  await expect(page).toHaveURL('/shop?kind=1&instant=yes');
  await expect(chips).toContainText('Usluga');
});

test('[CATALOG-044] featured=yes lists the featured products only', async ({ page }) => {
  await page.goto('/shop?featured=yes');

  await expect(parts(page).total).toHaveText('Ukupno proizvoda: 11');
});

test('[CATALOG-046, CATALOG-048, CATALOG-049] a category shows its name, its own products in its own order, and featured ones', async ({
  page,
}) => {
  await page.goto('/shop/investicijske-studije');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investicijske studije');
  await expect(parts(page).total).toHaveText('Ukupno proizvoda: 9');
  await expect(parts(page).sort).toHaveValue('priority-asc');
  await expect(
    page.getByRole('region', { name: 'Istaknuti proizvodi' }).locator('.pane').first(),
  ).toBeVisible();
});

test('[CATALOG-007] a page number that cannot be is ignored; one beyond the end is the last page, of shop, posts and search', {
  tag: '@release',
}, async ({ page }) => {
  const current = page.locator('[aria-current=page]').last();
  for (const wrong of ['0', '-1', '1.5', 'abc']) {
    await page.goto(`/shop?page=${wrong}`);

    await expect(parts(page).tiles).toHaveCount(12);
    await expect(parts(page).paging.locator('[aria-current=page]')).toHaveText('1');
  }
  const total = Number((await parts(page).total.textContent())?.replace(/\D/g, ''));
  for (const wrong of [String(Math.ceil(total / 24) + 1), '999999999999']) {
    await page.goto(`/shop?limit=24&sort=cheapest&page=${wrong}`);

    await expect(parts(page).paging.locator('[aria-current=page]')).toHaveText(String(Math.ceil(total / 24)));
    await expect(parts(page).sort).toHaveValue('cheapest');
  }
  for (const list of ['/objave?', '/pretraga?search=studija&']) {
    await page.goto(`${list}page=999999999999`);

    await expect(page).toHaveURL(/[?&]page=[2-9]$/);
    await expect(current).toHaveText(/^[2-9]$/);
  }
});

test.describe('without JavaScript', () => {
  // What only scripts read was preloaded for nothing.
  test.use({ javaScriptEnabled: false, allowErrors: /preloaded using link preload/ });

  test('[CATALOG-001] one filters, sorts and pages all the same', async ({ page }) => {
    await page.goto('/shop');
    const { column, sort, total, tiles, paging } = parts(page);

    await column.locator('label', { hasText: 'Predložak' }).click();
    await sort.selectOption('cheapest');
    await page.getByRole('button', { name: 'Primijeni' }).click();

    await expect(total).toHaveText('Ukupno proizvoda: 12');
    await expect(tiles).toHaveCount(12);
    await expect(sort).toHaveValue('cheapest');
    expect(new URL(page.url()).searchParams.get('kind')).toBe('5');
    await page.goto('/shop');
    await paging.getByRole('link', { name: 'Sljedeća' }).click();
    await expect(page).toHaveURL('/shop?page=2');
    await page.getByRole('link', { name: 'Učitaj još' }).click();
    await expect(page).toHaveURL('/shop?page=3');
  });
});

test('[PRODUCT-005, PRODUCT-007, PRODUCT-008, PRODUCT-043, CATALOG-022, CATALOG-024] a reduced product shows all its prices, its facts, and a quantity of 1', async ({
  page,
}) => {
  await page.goto('/product/sedam-ulaganja-sedam-istina');
  const buy = page.getByRole('region', { name: 'Kupnja' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sedam ulaganja, sedam istina');
  await expect(buy.locator('.price__now')).toHaveText(/22,10\s€/);
  await expect(buy.locator('s')).toHaveText(/26,00\s€/);
  await expect(buy).toContainText(/Najniža cijena u posljednjih 30 dana\s*26,00\s€/);
  await expect(buy).toContainText('−15 %');
  await expect(buy).toContainText(/Cijena za članove\s*20,80\s€/);
  await expect(buy).toContainText('PDV je uključen, dostava se dodaje u košarici.');
  await expect(buy.getByRole('spinbutton', { name: 'Količina' })).toHaveValue('1');
  await expect(buy).toContainText('Šifra');
  await expect(page.getByRole('region', { name: 'Slike proizvoda' }).getByRole('link').first()).toBeVisible();
  await expect(page.locator('.spec')).not.toContainText(/stranica stranica|\d{4}-\d\d-\d\d/);
});

test('the quantity goes up and down with its buttons and never below 1', async ({ page }) => {
  await page.goto('/product/sedam-ulaganja-sedam-istina');
  const quantity = page.getByRole('spinbutton', { name: 'Količina' });

  await page.getByRole('button', { name: 'Više' }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Manje' }).click();
  await page.getByRole('button', { name: 'Manje' }).click();

  await expect(quantity).toHaveValue('1');
});

test('a picture of a product opens large and Escape closes it', async ({ page }) => {
  await page.goto('/product/sedam-ulaganja-sedam-istina');

  await page.getByRole('region', { name: 'Slike proizvoda' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
