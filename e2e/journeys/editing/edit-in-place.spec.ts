import type { Page } from '@playwright/test';
import { bar, isSaved } from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, hireStaff, logIn, test } from '../../staff.ts';

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
  browser,
  baseURL,
  staff,
}) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto(path);
  const before = await headline(page).innerText();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });

  await page.getByRole('button', { name: 'Uredi stranicu' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Kartica za čas');
  await isSaved(page);
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText('Kartica za čas');
  await expect(headline(page)).not.toHaveAttribute('contenteditable');
  expect(await axeFaults(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(headline(visitor)).toHaveText(before);
  await publish(page);
  await visitor.goto(path);
  await expect(headline(visitor)).toHaveText('Kartica za čas');

  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(headline(page)).toHaveText(before);
  await publish(page);
  await visitor.goto(path);
  await expect(headline(visitor)).toHaveText(before);
  expect(documents).toBe(0);
  await visitor.context().close();
});

test('[EDIT-009, EDIT-015, SHELL-029] a button and a picture are changed in their dialogs, seen at once, and taken back by undo', async ({
  page,
  baseURL,
  staff,
}) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto('/o-nama?editPage=true');
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
  const main = page.getByRole('main');

  const link = main.getByRole('link').last();
  const before = await link.innerText();
  await link.click();
  const button = page.getByRole('dialog', { name: 'Gumb' });
  await button.getByLabel('Natpis').fill('');
  await button.getByRole('button', { name: 'Primijeni' }).click();
  await expect(button.getByText('Upišite natpis.')).toBeVisible();
  await button.getByLabel('Natpis').fill('Do kartice');
  await button.getByRole('button', { name: 'Promijeni' }).click();
  await button.getByLabel('Kamo vodi').fill('članska');
  await button.getByRole('button', { name: /^Članska kartica/ }).click();
  await button.getByRole('button', { name: 'Primijeni' }).click();
  await expect(main.getByRole('link', { name: 'Do kartice' })).toHaveAttribute('href', '/clanska-kartica');
  await isSaved(page);

  const picture = main.locator('img').first();
  const source = await picture.getAttribute('src');
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Slika', exact: true });
  await dialog.getByRole('listitem').last().getByRole('button').click();
  await dialog.getByLabel('Opis slike').fill('Nova slika');
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(main.getByRole('img', { name: 'Nova slika' })).not.toHaveAttribute('src', String(source));
  await isSaved(page);

  for (const _step of ['picture', 'button']) await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(main.getByRole('link').last()).toHaveText(before);
  await expect(picture).toHaveAttribute('src', String(source));
  await isSaved(page);
});

test('[EDIT-005] two who edit one page see each other, and each other’s words come and go by themselves', async ({
  page,
  browser,
  baseURL,
  staff,
}) => {
  const path = '/o-nama?editPage=true';
  const cards = (one: Page) => one.getByRole('heading', { name: 'Čega se držimo' });
  await logIn(page.context(), String(baseURL), staff.accessToken);
  const other = await (await browser.newContext()).newPage();
  await logIn(other.context(), String(baseURL), (await hireStaff(String(baseURL))).accessToken);
  for (const one of [other, page]) {
    await one.goto(path);
    await expect(bar(one).getByRole('status')).toHaveText('Sve je spremljeno');
  }
  await expect(bar(page).getByRole('listitem').first()).toBeVisible();

  await cards(other).click();
  await other.keyboard.press('End');
  await other.keyboard.type('!');
  await other.keyboard.press('Enter');
  await isSaved(other);
  await expect(page.getByRole('heading', { name: 'Čega se držimo!' })).toBeVisible();
  await bar(other).getByRole('button', { name: 'Poništi' }).click();
  await expect(cards(page)).toHaveText('Čega se držimo');
  await other.context().close();
});

test('[EDIT-001, EDIT-002, EDIT-003] the address alone changes nothing for a visitor, and none of the editor reaches the browser', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${path}?editPage=true`, { waitUntil: 'networkidle' });

  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Uredi stranicu' })).toHaveCount(0);
  expect(asked.filter((one) => /edit/.test(one))).toEqual([]);
  expect((await page.request.get('/_/edit/start?path=/')).status()).toBe(401);
});
