import type { Page } from '@playwright/test';
import { bar, isSaved } from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

const path = '/clanska-kartica';
const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).last();

async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  await expect(dialog.getByRole('heading', { name: 'Ova stranica' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();
}

test('[EDIT-001, EDIT-004, EDIT-005, EDIT-007] a headline is written where it stands, saved by itself, published, read by a visitor and taken back', async ({
  page,
  request,
  baseURL,
  staff,
}) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto(path);
  const seen = async () => (await request.get(path)).text();
  const before = await headline(page).innerText();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });

  await page.getByRole('button', { name: 'Uredi stranicu' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Kartica za čas');
  await isSaved(page);
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText('Kartica za čas');
  await expect(headline(page)).not.toHaveAttribute('contenteditable');
  expect(await axeFaults(page)).toEqual([]);

  expect(await seen()).not.toContain('Kartica za čas');
  await publish(page);
  await expect.poll(seen).toContain('Kartica za čas');

  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(headline(page)).toHaveText(before);
  await publish(page);
  await expect.poll(seen).not.toContain('Kartica za čas');
  expect(await seen()).toContain(before);
  expect(documents).toBe(0);
});
