import { axeFaults, colourFaults, expect, markupFaults, test } from '../kit.ts';

test('[SEARCH-010] a product is found from the header with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('.header__row').getByRole('combobox', { name: 'Pretraga' });
  // Typing before the page is alive is kept by the field, but suggests nothing yet.
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('planer');
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 2000 });
  }).toPass();

  expect(await axeFaults(page)).toEqual([]);
  const first = await page.getByRole('option').first().locator('mark').textContent();
  await field.press('ArrowDown');
  await field.press('Enter');

  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first ?? '', { ignoreCase: true });
});

test('[SEARCH-005, SEARCH-007, SEARCH-008] the results follow what is typed, the back button brings them back', async ({
  page,
}) => {
  await page.goto('/pretraga?search=studija');
  const results = page.locator('.result h2');
  await expect(results.first()).toBeVisible();
  const product = await results.first().textContent();
  await page
    .locator('.tabs')
    .getByRole('link', { name: /^Objave/ })
    .click();
  await expect(page).toHaveURL(/category=posts/);

  const field = page.locator('main').getByRole('combobox');
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('ulaganje');
    await expect(page).toHaveURL(/search=ulaganje&category=posts$/, { timeout: 3000 });
  }).toPass();
  await expect(results.first()).not.toHaveText(product ?? '');
  await page.goBack();

  await expect(results.first()).toHaveText(product ?? '');
});

for (const typed of ['knjižica', 'KNJIŽICE', 'knjizica']) {
  test(`[SEARCH-015] ${typed} finds the same products as every other form of the word`, async ({
    request,
  }) => {
    const find = async (word: string) => {
      const html = await (await request.get(`/pretraga?search=${encodeURIComponent(word)}`)).text();
      return [...html.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href]) => href).sort();
    };

    expect(await find(typed)).toEqual(await find('knjižicu'));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SEARCH-001, SEARCH-010] one searches, changes the tab and the page', async ({ page }) => {
    await page.goto('/pretraga');
    await page.locator('main [name=search]').fill('studija');
    await page.locator('main').getByRole('button', { name: 'Traži' }).click();

    await expect(page).toHaveURL(/\/pretraga\?search=studija$/);
    const first = await page.locator('.result h2').first().textContent();
    await page.getByRole('link', { name: 'Sljedeća' }).click();
    await expect(page.locator('.result h2').first()).not.toHaveText(first ?? '');
    await page.getByRole('link', { name: /^Stranice \d/ }).click();
    await expect(page).toHaveURL(/category=pages/);
  });
});

for (const width of [360, 1440]) {
  test(`the search page has nothing that axe finds at ${width} px, light and dark, with and without results`, {
    tag: width === 360 ? [] : '@release',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const search of ['studija', 'kosuuljaxx', '']) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const response = await page.goto(`/pretraga?search=${search}`);
      if (width === 360) expect(await markupFaults((await response?.text()) ?? ''), search).toEqual([]);
      expect(await axeFaults(page), search).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await colourFaults(page), search).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, search).toBeLessThanOrEqual(0);
    }
  });
}
