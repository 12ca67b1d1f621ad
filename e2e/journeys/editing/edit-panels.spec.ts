import type { Page } from '@playwright/test';
import { bar, isSaved, state } from '../../editing.ts';
import { axeFaults, colourFaults } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

const open = async (page: Page, name: string) => {
  await bar(page).getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name });
  await expect(panel).toBeVisible();
  return panel;
};

test('[EDIT-005, EDIT-017, EDIT-018] a page is set, brought back to a version and shown by a link, in panels that keys reach and leave', {
  tag: '@release',
}, async ({ page, browser, baseURL, staff }) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto('/impressum?editPage=true');
  await expect(state(page)).toHaveText('Sve je spremljeno');
  await expect(page.getByRole('region', { name: 'Uređujete samu stranicu' })).toBeVisible();

  const settings = await open(page, 'Postavke stranice');
  const slug = settings.getByLabel('Adresa', { exact: true });
  const before = await slug.inputValue();
  await slug.fill('abc');
  await expect(settings.getByText('Slug je kratak (minimum 4 znaka)!')).toBeVisible();
  await slug.fill('Nije Dobro');
  await expect(settings.getByText('Slug nije u ispravnom formatu!')).toBeVisible();
  await slug.fill(before);
  const word = `sada${Date.now()}`;
  const found = settings.getByLabel('Opis u tražilici');
  await found.fill('x'.repeat(1003));
  await expect(settings.getByText(/^Predugačko za 3 znaka/), 'what is pasted is not cut').toBeVisible();
  await found.fill(`Tko smo ${word}`);
  await expect(settings.getByText(/^Predugačko/)).toHaveCount(0);
  await expect(settings.getByRole('figure')).toContainText(`Tko smo ${word}`);
  await isSaved(page);
  expect(await axeFaults(page, '.edpanel')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Postavke stranice' })).toBeFocused();

  // What changed, beside the page, and on from there by keyboard.
  await bar(page)
    .getByRole('button', { name: /^Promjene \(\d+\)$/ })
    .click();
  const changes = page.getByRole('complementary', { name: 'Promjene' });
  await expect(changes.getByText(word)).toBeVisible();
  expect(await axeFaults(page, '.edpanel')).toEqual([]);
  await changes.getByRole('button', { name: 'Objavi…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  await expect(dialog.getByText(word)).toBeVisible();
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();

  const history = await open(page, 'Povijest');
  await history
    .getByRole('button', { name: /^Usporedi/ })
    .first()
    .click();
  await expect(history.getByText('Nema razlika')).toBeVisible();
  await page.getByRole('main').getByRole('heading').first().click();
  await page.keyboard.type('X');
  await page.keyboard.press('Enter');
  await isSaved(page);
  const changed = await page.getByRole('main').getByRole('heading').first().innerText();
  await history
    .getByRole('button', { name: /^Vrati u skicu/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('main').getByRole('heading').first()).not.toHaveText(changed);
  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(changed);
  await isSaved(page);

  const preview = await open(page, 'Pregled i poveznice');
  await preview.getByRole('button', { name: 'Napravi poveznicu' }).click();
  const address = await preview.getByLabel('Adresa').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('main').getByRole('heading').first()).toHaveText(changed);
  await preview
    .getByRole('button', { name: /^Opozovi/ })
    .first()
    .click();
  await expect(preview.getByLabel('Adresa')).toBeHidden();
  await guest.goto(address);
  await expect(guest.getByRole('main').getByRole('heading').first()).not.toHaveText(changed);
  await guest.context().close();
  expect(await axeFaults(page, '.edpanel')).toEqual([]);

  const check = await open(page, 'Provjera stranice');
  await expect(check.getByText('Nije nađeno ništa što bi nekomu smetalo.')).toBeVisible();
  const phone = await open(page, 'Na mobitelu');
  await phone.getByRole('textbox').first().fill('Kratko');
  await expect(phone.getByText('vlastito', { exact: true })).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Kratko', { exact: true }).first()).toBeVisible();
  // Header and footer have values for phones too.
  await expect(phone.getByLabel('Odjeljak', { exact: true }).locator('option')).toContainText(['Podnožje']);
  // Undo by keyboard is the same one where the phone's page has the focus.
  await frame.getByRole('main').getByRole('heading').first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(phone.getByText('vlastito', { exact: true })).toBeHidden();
  // Colours that are still changing are none to judge.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await colourFaults(page)).toEqual([]);
});

test.describe('a login that ends', () => {
  // What the browser says of the refused request.
  test.use({ allowErrors: /401/ });
  test('[EDIT-003, EDIT-005] who writes when the login ends logs in where they are, and what was written goes out', {
    tag: '@release',
  }, async ({ page, baseURL, staff }) => {
    await logIn(page.context(), String(baseURL), staff.accessToken);
    await page.goto('/prigovori?editPage=true');
    await expect(state(page)).toHaveText('Sve je spremljeno');
    const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovno' });
    // Also who only looks something up is asked, and finds it then.
    await page.context().clearCookies({ name: /^auth\./ });
    const history = await open(page, 'Povijest');
    await dialog.getByLabel('E-pošta').fill(staff.email);
    await dialog.getByLabel('Lozinka').fill(staff.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(history.getByText('Verzija 1', { exact: true })).toBeVisible();
    await expect(state(page)).not.toHaveText(/prijav/i);
    await page.context().clearCookies({ name: /^auth\./ });
    const heading = page.getByRole('main').getByRole('heading').first();
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(', pisano bez prijave');
    await page.keyboard.press('Enter');

    await dialog.getByLabel('E-pošta').fill(staff.email);
    await dialog.getByLabel('Lozinka').fill('nije ova');
    await dialog.getByRole('button', { name: 'Prijavi se i spremi' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    // The second time by keyboard.
    await dialog.getByLabel('Lozinka').fill(staff.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await isSaved(page);
    await expect(heading).toHaveText(/, pisano bez prijave$/);
    await bar(page).getByRole('button', { name: 'Poništi' }).click();
    await isSaved(page);
  });
});
