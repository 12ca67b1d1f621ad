import type { Page } from '@playwright/test';
import {
  bar,
  changeDraft,
  isSaved,
  makePage,
  openPublish,
  paragraphs,
  partOf,
  publishHere,
} from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

const headline = (page: Page) => page.getByRole('main').getByRole('heading').first();

test('[EDIT-001, EDIT-004, EDIT-005, EDIT-007] a headline is written where it stands, saved by itself, published, read by a visitor and taken back', async ({
  page,
  request,
  baseURL,
  staff,
}) => {
  const { path, ref } = await makePage(staff, 'U mjestu', [
    partOf('text', { meta: { heading: 'Kartica', body: paragraphs('Riječi') } }),
  ]);
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto(path);
  const seen = async () => (await request.get(path)).text();
  const before = await headline(page).innerText();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });

  // On a slow line the button says that it was received.
  const { promise: line, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().method() === 'HEAD') await line;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Uredi stranicu' }).click();
  await expect(page.getByRole('button', { name: 'Otvaram uređivanje…' })).toBeVisible();
  answer();
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
  // What somebody else writes while one looks at what goes out is not published unseen.
  const dialog = await openPublish(page);
  await changeDraft(staff.call, ref, [{ op: 'set', path: 'root/meta/title', value: 'Prijepodne' }]);
  await Promise.all([
    page.waitForResponse(/\/_\/edit\/events/),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ]);
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Netko je u međuvremenu promijenio skicu/);
  await expect(dialog).toContainText('Prijepodne');
  for (const box of await dialog.getByLabel('Objavi svejedno').all()) await box.check();
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(seen).toContain('Kartica za čas');

  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(headline(page)).toHaveText(before);
  await publishHere(page);
  await expect.poll(seen).not.toContain('Kartica za čas');
  expect(await seen()).toContain(before);
  expect(documents).toBe(0);
});
