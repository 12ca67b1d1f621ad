import type { Page } from '@playwright/test';
import { addToCart, guest, main, model, openPayment, order, pens } from '../buyer.ts';
import { expect, logIn, test } from '../staff.ts';

/** How far the page is wider than its window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[A11Y-011, ORDER-019] a long e-mail breaks on the page after the order, and staff read the tax of the order in the column of amounts', {
  tag: '@release',
}, async ({ page, browser, baseURL, staff }) => {
  const email = `jakodugackaadresazanarudzbe${Date.now()}@primjer.example`;
  await openPayment(page, { ...guest, contactEmail: email });
  await order(page, /Uplata po predračunu/);
  await expect(main(page).getByRole('link', { name: 'Ovdje raskinite ugovor' })).toBeVisible();
  await expect(main(page).getByText(email)).toBeVisible();
  const wide: string[] = [];
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    if ((await overflow(page)) > 0) wide.push(`${width} px`);
  }
  expect(wide).toEqual([]);

  const [number = ''] = /\d{4}-\d{6}/.exec((await main(page).textContent()) ?? '') ?? [];
  const theirs = await browser.newContext();
  await logIn(theirs, String(baseURL), staff.accessToken);
  const desk = await theirs.newPage();
  for (const width of [360, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await desk.goto(`/admin/narudzbe/${number}`);
    const ends = await desk
      .getByRole('region', { name: 'Iznosi' })
      .getByRole('definition')
      .evaluateAll((amounts) =>
        amounts.map((amount) => {
          const words = document.createRange();
          words.selectNodeContents(amount);
          return Math.round(words.getBoundingClientRect().right);
        }),
      );
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set(ends).size, `${width} px: ${ends}`).toBe(1);
  }
  await theirs.close();
});

test('[CART-038] the stepper of an item never lies over the column beside it, on the page and in the window', {
  tag: '@release',
}, async ({ page }) => {
  await addToCart(page, pens, 2);
  await addToCart(page, model, 9);
  const over: string[] = [];
  const look = async (where: string) => {
    const rows = page.getByRole('row').filter({ has: page.getByRole('spinbutton') });
    await expect(rows).toHaveCount(2);
    const spills = await rows.evaluateAll((found) =>
      found.map((row) => {
        const stepper = row.querySelector('.qty');
        const cell = stepper?.closest('td');
        return (
          (stepper?.getBoundingClientRect().right ?? Number.NaN) - (cell?.getBoundingClientRect().right ?? 0)
        );
      }),
    );
    if (!spills.every((spill) => spill <= 0.5)) over.push(`${where}: ${spills}`);
  };
  for (const width of [768, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/kosarica');
    await look(`page ${width} px`);
  }
  await page.goto(`/product/${pens}`);
  await page.getByRole('button', { name: 'Dodaj u košaricu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Košarica' })).toBeVisible();
  for (const width of [768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(`window ${width} px`);
  }

  expect(over).toEqual([]);
});

test.describe('an address that leads nowhere', () => {
  test.use({ allowErrors: /status of 404/ });

  test('[ROUTE-052, SEARCH-020] shows the emptied window whole, sign and pot, as does a search that finds nothing', async ({
    page,
  }) => {
    const cut: string[] = [];
    for (const path of ['/nema-takve', '/pretraga?search=qwzxqwzx'])
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const picture = page.locator('main img[src*="prazan-izlog"]').first();
        await expect(picture).toBeVisible();
        const ratio = await picture.evaluate((image) => {
          const { width: across, height } = image.getBoundingClientRect();
          return across / height;
        });
        if (Math.abs(ratio - 1200 / 520) > 0.05) cut.push(`${path} ${width} px: ${ratio}`);
      }

    expect(cut).toEqual([]);
  });
});
