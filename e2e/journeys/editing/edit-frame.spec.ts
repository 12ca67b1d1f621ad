import { bar, isSaved, sections } from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

test('[EDIT-005, EDIT-007] a section that was deleted and published comes back by undo, a draft that was given up too, over a reload; nothing jumps, and what is hidden stays as a row', {
  tag: '@release',
}, async ({ page, baseURL, staff }) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto('/kako-nastaje-studija?editPage=true');
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
  const before = await sections(page).count();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const scroll = await page.evaluate(() => scrollY);

  await bar(page).getByRole('button', { name: 'Sastav stranice' }).click();
  await page
    .getByRole('button', { name: /^Ukloni: / })
    .last()
    .click();
  await expect(sections(page)).toHaveCount(before - 1);
  await isSaved(page);
  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  await expect(dialog.getByText(/uklonjeno/)).toBeVisible();
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Objavljeno. Posjetitelji vide promjene.')).toBeVisible();

  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(sections(page)).toHaveCount(before);
  await isSaved(page);
  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  await dialog.getByRole('button', { name: /^Odbaci promjene.*Ova stranica/ }).click();
  await expect(sections(page)).toHaveCount(before - 1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThanOrEqual(1);
  expect(documents).toBe(0);

  await page.reload();
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
  await expect(sections(page)).toHaveCount(before - 1);
  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(sections(page)).toHaveCount(before);
  await isSaved(page);

  // By keys: hidden from everybody it stays as a row, over a reload too, from which it is shown again.
  const row = page.getByRole('main').getByText(/^Skriveno svima: /);
  await sections(page).last().locator('.is-field').first().focus();
  await page.keyboard.press('Alt+F10');
  await page.locator('.ed-menu summary').press('Enter');
  await page.getByRole('button', { name: 'Sakrij svima' }).press('Enter');
  await expect(row).toBeVisible();
  await expect(page.locator('.ed-said')).toHaveText(/^Skriveno svima: /);
  await isSaved(page);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(sections(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Prikaži svima' }).press('Enter');
  await expect(row).toBeHidden();
  await isSaved(page);

  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();
});
