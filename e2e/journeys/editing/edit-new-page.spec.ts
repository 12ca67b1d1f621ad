import { bar, isReady, isSaved } from '../../editing.ts';
import { expect, logIn, test } from '../../staff.ts';

/** A phone held in the hand: nothing hovers, everything is touched. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

test('[EDIT-001, EDIT-005, EDIT-007, CMS-003] by thumb on a phone: a page is begun in the back office, built on its page, written, ordered and published, and visitors see it as it was built', {
  tag: '@release',
}, async ({ page, browser, request, baseURL, staff }) => {
  const name = `Nova stranica ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const main = page.getByRole('main');
  const press = (label: string | RegExp) => page.getByRole('button', { name: label }).first().tap();
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto('/admin/stranice');
  await page.getByRole('form', { name: 'Nova stranica' }).getByLabel('Naslov').fill(name);
  await press('Napravi skicu');
  await main.getByRole('link', { name: 'Uredi na stranici' }).tap();
  await expect(page).toHaveURL(new RegExp(`/${slug}\\?editPage=true$`));
  await isReady(page);
  // On the smallest phone all of the bar is in sight.
  await page.setViewportSize({ width: 320, height: 640 });
  const outside = (all: Element[]) =>
    all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.ariaLabel);
  expect(await page.locator('.ebar button:visible').evaluateAll(outside)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  await press('Sastav stranice');
  const add = page.getByRole('dialog', { name: 'Dodaj odjeljak' });
  for (const [words, section] of [
    ['razdjel', 'Razdjelnik'],
    ['tekst', 'Tekst'],
  ]) {
    await press('Dodaj odjeljak na kraj');
    await add.getByLabel('Traži odjeljak').fill(String(words));
    await add.getByRole('button', { name: section, exact: true }).tap();
    await expect(add).toBeHidden();
  }
  await press(/^Pomakni gore: Tekst/);
  await press('Sastav stranice');
  const text = main.locator('section').first();
  await text.locator('.is-field').first().tap();
  await page.keyboard.insertText('Pisano palcem');
  await text.locator('div.is-field').tap();
  await expect(main.locator('.is-rich')).toBeFocused();
  await page.keyboard.insertText('Riječi s mobitela.');
  await bar(page).getByRole('status').tap();
  await isSaved(page);
  // Nothing makes the phone scroll sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await press('Više');
  await page.getByRole('dialog', { name: 'Više' }).getByRole('button', { name: 'Postavke stranice' }).tap();
  const settings = page.getByRole('complementary', { name: 'Postavke stranice' });
  await settings.getByLabel('Opis u tražilici').fill('Stranica koja je napravljena na mobitelu.');
  await settings.getByRole('button', { name: 'Zatvori' }).tap();
  await isSaved(page);

  await expect(bar(page).getByRole('button', { name: /^Promjene \(\d+\)$/ })).toBeVisible();
  await press('Objavi…');
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  // It opens once the page has been checked: before, nothing in it is there to be looked for.
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Tražim što se promijenilo…')).toBeHidden();
  for (const box of await dialog.getByLabel('Objavi svejedno').all()) await box.tap();
  await dialog.getByRole('button', { name: 'Objavi sada' }).tap();
  await expect(dialog).toBeHidden();

  await press('Zatvori uređivanje');
  const staffBar = page.getByRole('region', { name: 'Traka osoblja' });
  await expect(staffBar.getByRole('link', { name: 'Uprava' })).toBeInViewport();

  const html = await (await request.get(`/${slug}`)).text();
  expect(html).toMatch(/Pisano palcem[\s\S]*Riječi s mobitela\.[\s\S]*<hr/);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}`);
  // The styles of a rarer section come first in the document: those of the house must rule all the same.
  const padding = (selector: string) =>
    visitor.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
  expect(await padding('footer .footer__top')).toBeGreaterThan(0);
  await expect(visitor.locator('footer ul').first()).toHaveCSS('list-style-type', 'none');
  await visitor.context().close();
});
