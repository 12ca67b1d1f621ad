import type { Page } from '@playwright/test';
import { axeFaults } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Traka za uređivanje' });
const isSaved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText(/^Spremljeno u /);
const isOpen = (page: Page) => expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
const headline = (page: Page) => page.getByRole('main').getByRole('heading').first();

async function write(page: Page, words: string): Promise<void> {
  await headline(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(words);
  await page.keyboard.press('Enter');
}

test('[EDIT-005, EDIT-008, CMS-007] one goes on in another language beside the original, without a load; two tabs of one person and the phone build on one another’s words', {
  tag: '@release',
}, async ({ page, context, baseURL, staff }) => {
  await logIn(context, String(baseURL), staff.accessToken);
  await page.goto('/dostava-i-placanje?editPage=true');
  await isOpen(page);
  const first = await headline(page).innerText();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });

  await bar(page).getByRole('button', { name: 'Jezici: HR' }).click();
  const panel = page.getByRole('complementary', { name: 'Jezici' });
  await panel.getByRole('link', { name: /^Uredi ?: engleski/ }).click();
  await expect(page).toHaveURL(/\/en\/.*editPage=true/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const source = page.getByRole('complementary', { name: /^Izvornik: / });
  await expect(source.getByText(first, { exact: true }).first()).toBeVisible();
  // It gives way to the outline, which has the same place, and to a panel.
  for (const name of ['Sastav stranice', 'Povijest']) {
    await bar(page).getByRole('button', { name }).click();
    await expect(source).toBeHidden();
    await bar(page).getByRole('button', { name }).click();
    await expect(source).toBeVisible();
  }
  await write(page, 'Delivery in two days');
  await isSaved(page);
  await expect(source.getByText('Prevedeno', { exact: true }).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // The other tab builds on these words, and its own are here at once.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(headline(other)).toHaveText('Delivery in two days');
  await expect(headline(other)).toHaveClass(/is-field/);
  await headline(other).click();
  await other.keyboard.press('End');
  await other.keyboard.type(', or three');
  await other.keyboard.press('Enter');
  await page.bringToFront();
  await expect(headline(page)).toHaveText('Delivery in two days, or three');
  await headline(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await other.bringToFront();
  await expect(headline(other)).toHaveText('Delivery in two days, or three!');
  await other.close();
  await page.bringToFront();

  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await isSaved(page);
  expect(documents).toBe(0);
});

test('[EDIT-005, EDIT-008] what is written in the frame of a phone is the phone’s own; a section goes where one says and waits for its day', {
  tag: '@release',
}, async ({ page, context, baseURL, staff }) => {
  await logIn(context, String(baseURL), staff.accessToken);
  await page.goto('/eu-fondovi?editPage=true');
  await isOpen(page);
  const sections = page.getByRole('main').locator('section');
  const heading = sections.first().getByRole('heading').first();
  const wide = await heading.innerText();
  await bar(page).getByRole('button', { name: 'Na mobitelu' }).click();
  const phone = page.frameLocator('iframe');
  const small = phone.getByRole('main').getByRole('heading').first();
  await expect(small).toHaveClass(/is-field/);
  await small.click();
  await expect(phone.getByText('naslijeđeno')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kratko');
  await page.keyboard.press('Enter');
  await isSaved(page);
  await expect(phone.getByText('vlastito')).toBeVisible();
  await expect(heading).toHaveText(wide);
  await phone.getByRole('button', { name: 'Vrati' }).click();
  await expect(small).toHaveText(wide);
  await bar(page).getByRole('button', { name: 'Na mobitelu' }).click();

  const said = page.getByRole('region', { name: 'Alati odjeljka' }).getByRole('status');
  await heading.focus();
  await page.keyboard.press('Alt+m');
  const move = page.getByRole('dialog', { name: /^Premjesti/ });
  await move.getByLabel('Kamo').selectOption('Na kraj');
  await move.getByRole('button', { name: 'Premjesti' }).click();
  await expect(said).toHaveText(/^Pomaknuto: /);
  await expect(sections.last().getByRole('heading').first()).toHaveText(wide);
  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(heading).toHaveText(wide);
  await heading.focus();
  await page.keyboard.press('Alt+h');
  const hide = page.getByRole('dialog', { name: /^Sakrij do dana/ });
  await hide.getByRole('button', { name: 'Sakrij do tada' }).click();
  await expect(hide.getByText('Upišite dan i sat.')).toBeVisible();
  await hide.getByLabel('Posjetitelji ga vide od').fill('2099-12-01T08:00');
  await hide.getByRole('button', { name: 'Sakrij do tada' }).click();
  await expect(said).toHaveText(/skriveno do 1\. 12\. 2099/);
  await isSaved(page);
  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await isSaved(page);
});
