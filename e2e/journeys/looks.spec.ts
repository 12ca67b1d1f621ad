import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit.ts';

/** Makes an account and logs it in, as a browser without scripts does. */
async function enter(page: Page): Promise<void> {
  const password = 'tri crvene kruške';
  const person = { firstName: 'Ana', lastName: 'Primjerić', email: `${randomUUID()}@posta.example` };
  const answer = await page.request.post('/registracija', {
    form: {
      form: 'register',
      ...person,
      password,
      confirmedPassword: password,
      consents: 'IZ-UVJETI',
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(new URL(answer.url()).pathname).toBe('/');
}

/** How far the page is wider than its window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Which of the stars one can give are filled. */
const filledStars = (page: Page) =>
  page
    .locator('.rating-input svg')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill !== 'none'));

test('[CMS-063, CMS-056] a rating starts with empty stars; what became of a sent comment stays in words', {
  tag: '@release',
}, async ({ page }) => {
  await enter(page);
  await page.goto('/product/planer-ulaganja-2027');
  const form = page.getByRole('form', { name: 'Napišite komentar' });
  await page.locator('#komentari').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 800);
  await expect(form).toBeVisible();
  expect(await filledStars(page)).toEqual([false, false, false, false, false]);

  await form.getByRole('radio', { name: '4 od 5' }).check();
  expect(await filledStars(page)).toEqual([true, true, true, true, false]);
  await form.getByRole('textbox').fill('Izdržao je cijelu godinu.');
  await form.getByRole('button', { name: 'Pošalji' }).click();

  const word = form.locator('.note');
  await expect(word).toContainText('čeka odobrenje');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(word).toBeVisible();
  expect(await filledStars(page)).toEqual([false, false, false, false, false]);
});

test('[ACCT-037] the member card fits the narrowest phones, in the profile and on its own page', {
  tag: '@release',
}, async ({ page }) => {
  await enter(page);
  const wide: string[] = [];
  for (const width of [320, 340, 360])
    for (const path of ['/profil', '/profil/kartica']) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      const card = page.locator('.member-card');
      await expect(card).toBeVisible();
      const { left, right } = await card.evaluate((box) => box.getBoundingClientRect());
      if (left < 0 || right > width || (await overflow(page)) > 0)
        wide.push(`${path} ${width} px: ${left} to ${right}`);
    }

  expect(wide).toEqual([]);
});

test('[A11Y-011] text twice as large never makes a page wider than its window', { tag: '@release' }, async ({
  page,
}) => {
  const wide: string[] = [];
  for (const path of [
    '/',
    '/shop',
    '/product/planer-ulaganja-2027',
    '/pretraga?q=plan',
    '/objave',
    '/dogadjaj/1',
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await overflow(page);
      if (over > 0) wide.push(`${path} ${width} px: ${over} px too wide`);
    }
  }

  expect(wide).toEqual([]);
});

test('[PRODUCT-007] any number of pictures fills the gallery without a hole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/product/planer-ulaganja-2027');
  const holes = await page.locator('.gallery__list').evaluate((list) => {
    const [first] = list.children;
    const found: number[] = [];
    for (let count = 1; count <= 9; count += 1) {
      list.replaceChildren(...Array.from({ length: count }, () => first?.cloneNode(true) ?? ''));
      const { right, bottom } = list.getBoundingClientRect();
      const boxes = [...list.children].map((child) => child.getBoundingClientRect());
      const ends = boxes.filter((box, index) => (boxes[index + 1]?.top ?? Number.MAX_VALUE) > box.top + 1);
      const isFull = ends.every((box) => right - box.right < 2) && bottom - (boxes.at(-1)?.bottom ?? 0) < 2;
      if (!isFull) found.push(count);
    }
    return found;
  });

  expect(holes).toEqual([]);
});

test('[CATALOG-002] a tile shows its second picture to whoever points at it or has the focus on it, and its colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop/radni-pribor');
  const link = page.getByRole('link', { name: 'Planer ulaganja 2027.' });
  const tile = page.locator('.pane', { has: link }).first();
  const second = tile.locator('.pane__second');
  await expect(second).toBeHidden();
  await expect(tile.getByRole('img', { name: 'Dostupno u 4 boje' })).toBeVisible();

  await tile.hover();
  await expect(second).toBeVisible();
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect(second).toBeHidden();
  await page.keyboard.press('Tab');
  await tile.getByRole('link', { name: 'Planer ulaganja 2027.', exact: true }).focus();
  await expect(second).toBeVisible();
});

test('[PRODUCT-041] beside the sizes one asks to hear when the one that is sold out is back', async ({
  page,
}) => {
  await page.goto('/product/planer-ulaganja-2027');
  await page.getByRole('link', { name: 'Javite mi kad stigne' }).click();

  const notice = page.locator('details.notice');
  await expect(notice).toHaveAttribute('open', '');
  await expect(notice.locator('summary')).toHaveText('Javite mi kad bude dostupno: Petrolej, A4');
  await expect(notice.locator('summary')).toBeFocused();
  await expect(notice.getByLabel('E-pošta za obavijest')).toBeVisible();
});

test.describe('the bar that buys on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test('[PRODUCT-008, CART-001] comes once the button is out of view, buys, and never covers the focus or the question about cookies', async ({
    page,
  }) => {
    await page.goto('/product/racun-prije-betona');
    const bar = page.locator('.buy-bar');
    // The quantity is still in view, the button that buys is under the header.
    const button = page.locator('.buy-row button[type=submit]').first();
    await button.evaluate((one) => {
      const header = document.querySelector('.header__bar')?.getBoundingClientRect().height ?? 0;
      window.scrollBy({ top: one.getBoundingClientRect().bottom - header + 1, behavior: 'instant' });
    });
    await expect(bar).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await button.evaluate((one) => {
      window.scrollBy({
        top: one.getBoundingClientRect().bottom - window.innerHeight + 4,
        behavior: 'instant',
      });
    });
    await expect(button).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.mouse.wheel(0, 3000);
    await expect(bar).toBeVisible();
    const question = page.locator('.cookie');
    await question.scrollIntoViewIfNeeded();
    await expect(question).toBeInViewport({ ratio: 1 });
    const { top = 0 } = await bar.evaluateAll(([box]) => ({ top: box?.getBoundingClientRect().top }));
    const end = await question.evaluate((box) => box.getBoundingClientRect().bottom);
    if (top > 0) expect(end).toBeLessThan(top);
    await page.mouse.wheel(0, 3000);
    await expect(bar).toBeVisible();
    await expect(bar).toContainText('Račun prije betona');
    const covered: string[] = [];
    await page.locator('#komentari').evaluate((section) => section.scrollIntoView());
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const focus = document.activeElement;
        const box = document.querySelector('.buy-bar')?.getBoundingClientRect();
        if (!focus || !box || focus.closest('.buy-bar') || box.height === 0) return null;
        const { top, bottom } = focus.getBoundingClientRect();
        return bottom > box.top + 1 && top < box.bottom ? focus.outerHTML.slice(0, 80) : null;
      });
      if (fault) covered.push(fault);
    }
    expect(covered).toEqual([]);

    await bar.getByRole('button', { name: 'Dodaj u košaricu' }).click();
    await expect(page.getByRole('link', { name: /^Košarica, 1/ })).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Dodaj u košaricu' }).first().scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
  });
});

test('[CMS-067] an event says what a seat costs and how many are left, is booked and taken into a calendar', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.locator('.event').filter({ hasText: 'Financijski plan u jednom danu' });
  await expect(row).toContainText('još 4 mjesta');
  await expect(row.locator('.price__now')).toContainText('152,00');
  await expect(page.locator('.event').filter({ hasText: 'popunjeno' }).getByRole('link').last()).toHaveText(
    'Lista čekanja',
  );
  await expect(page.locator('.directory b').first()).toContainText(/\d/);

  await row.getByRole('link', { name: 'Financijski plan u jednom danu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financijski plan u jednom danu');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Dodaj u kalendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  await page.getByRole('link', { name: 'Rezervirajte' }).click();
  await expect(page).toHaveURL(/\/product\//);
});

test('[CATALOG-027, CATALOG-034] sizes are pressed as words, rarer filters lie folded, pills say how many', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop');
  const filters = page.getByRole('complementary', { name: 'Filtri' });
  await expect(filters.locator('details.filter[open]').last().locator('summary')).toContainText('Veličina');
  expect(await filters.locator('details.filter:not([open])').count()).toBeGreaterThan(2);
  await expect(page.locator('.subnav a').first()).toContainText(/\d+/);

  await filters.locator('.word', { hasText: 'XL' }).click();
  await expect(page).toHaveURL(/size=\d+/);
  await expect(page.getByRole('status').filter({ hasText: 'odabran' })).toBeVisible();
});

test('from the list to a product and back the picture moves, and nothing is thrown when one is quick', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/shop');
  await page.locator('.pane__name a').first().click();
  await expect(page.locator('.product__buy')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.catalog')).toBeVisible();
  await page.locator('.pane__name a').nth(1).click();
  await expect(page.locator('.product__buy')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.catalog')).toBeVisible();
});
