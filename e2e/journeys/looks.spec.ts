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
      consents: 'IZ-PRIVATNOST',
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

test('[CMS-063, CMS-056] a rating starts with empty stars; what became of a sent comment stays in words', async ({
  page,
}) => {
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

test('[ACCT-037] the member card fits the narrowest phones, in the profile and on its own page', async ({
  page,
}) => {
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

test('[A11Y-011] text twice as large never makes a page wider than its window', async ({ page }) => {
  const wide: string[] = [];
  for (const path of [
    '/',
    '/shop',
    '/product/planer-ulaganja-2027',
    '/pretraga?q=plan',
    '/objave',
    '/dogadjaj/1',
  ])
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
      const over = await overflow(page);
      if (over > 0) wide.push(`${path} ${width} px: ${over} px too wide`);
    }

  expect(wide).toEqual([]);
});
