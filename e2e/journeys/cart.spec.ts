import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { izlog } from '../command-line.ts';
import { axeFaults, expect, seesNotice, test } from '../kit.ts';

const main = (page: Page) => page.getByRole('main');
const badge = (page: Page) => page.locator('.header').getByRole('link', { name: /^Košarica/ });
const cartWindow = (page: Page) => page.getByRole('dialog', { name: 'Košarica' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const quantity = (page: Page, name: string) =>
  row(page, name).getByRole('spinbutton', { name: `Količina: ${name}` });

/** The cheapest products of the shop: two that are simple and one of which four pieces are left. */
const [pencils, mug, cards] = [
  'Olovke, komplet od šest',
  'Šalica „Pozitivan tijek”',
  'Karte „52 pitanja za ulagača”',
];
const list = '/shop/radni-pribor?sort=cheapest';
const add = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^Dodaj u košaricu ?: ${name}`) })
    .first()
    .click();

/** Adds and leaves the window that shows the cart, to look further. */
async function addAndGoOn(page: Page, name: string): Promise<void> {
  await add(page, name);
  await closeWindow(page);
}

async function closeWindow(page: Page): Promise<void> {
  await expect(cartWindow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartWindow(page)).toHaveCount(0);
}

test('[AUTH-063, CART-018, CART-034, CART-054] a visitor without a login fills the cart from list, product and search, and uses a coupon', async ({
  page,
  context,
}) => {
  await page.goto(list);
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'cartId' }));
  await add(page, pencils);
  await expect(cartWindow(page)).toHaveAccessibleDescription('Proizvod je dodan u košaricu.');
  await closeWindow(page);
  await expect(badge(page)).toHaveAccessibleName('Košarica, 1 artikl');
  await main(page).getByRole('link', { name: cards }).first().click();
  await main(page).getByRole('button', { name: 'Dodaj u košaricu', exact: true }).click();
  await closeWindow(page);
  await expect(badge(page)).toHaveAccessibleName('Košarica, 2 artikla');
  await page.goto('/pretraga?search=olovke');
  await addAndGoOn(page, pencils);
  await expect(badge(page)).toHaveAccessibleName('Košarica, 3 artikla');

  await badge(page).click();
  await page.getByLabel('Kod kupona').fill('JESEN10');
  await page.getByLabel('Kod kupona').press('Enter');

  await seesNotice(page, 'Kupon je primijenjen.');
  await expect(page.locator('.sums .is-off')).toContainText('−3,75');
  await expect(page.getByLabel('Kod kupona')).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Napomena uz narudžbu').fill('Zvoniti dvaput');
  await page.getByLabel('Napomena uz narudžbu').blur();
  await page.reload();
  await expect(page.getByLabel('Kod kupona')).toHaveValue('JESEN10');
  await expect(page.getByLabel('Napomena uz narudžbu')).toHaveValue('Zvoniti dvaput');
});

test('[CART-038, CART-039, CART-040, CART-041, CART-046, CART-067] quantities, refusals, removal and undo, on a slow line and by keyboard', {
  tag: '@release',
}, async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/_/cart/update', async (route) => {
    sent.push(/name="qty"\s+(\S+)/.exec(route.request().postData() ?? '')?.[1] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  await page.goto(list);
  for (const name of [pencils, mug, cards]) await addAndGoOn(page, name);
  await expect(badge(page)).toHaveAccessibleName('Košarica, 3 artikla');
  await badge(page).click();

  await quantity(page, pencils).pressSequentially('2');
  await quantity(page, pencils).press('Backspace');
  await quantity(page, pencils).press('Backspace');
  await quantity(page, pencils).pressSequentially('5');
  await expect(row(page, pencils).locator('.cart-item__row')).toHaveText(/47,50/);
  await expect(page.locator('.sums .is-total')).toContainText('80,00');
  expect(sent).toEqual(['5']);

  await quantity(page, mug).fill('9');
  await expect(row(page, mug).getByRole('alert')).toContainText('Na zalihi su ukupno 4 komada');
  await expect(quantity(page, mug)).toHaveAttribute('aria-invalid', 'true');
  await quantity(page, cards).fill('0');
  await expect(row(page, cards).getByRole('alert')).toContainText('Količina nije ispravna.');
  expect(await axeFaults(page)).toEqual([]);
  await quantity(page, cards).blur();
  await expect(quantity(page, cards)).toHaveValue('1');
  await expect(quantity(page, mug)).toHaveValue('1');
  expect(sent).toEqual(['5', '9']);

  await row(page, mug).getByRole('button', { name: 'Ukloni' }).press('Enter');
  await expect(row(page, mug)).toHaveCount(0);
  await expect(row(page, cards).getByRole('button', { name: 'Ukloni' })).toBeFocused();
  await page.getByRole('button', { name: 'Vrati u košaricu' }).press('Enter');
  await expect(row(page, mug).getByRole('button', { name: 'Ukloni' })).toBeFocused();
});

test('[CART-019, CART-022] visitors who begin a cart at the same moment have a cart each', async ({
  playwright,
  baseURL,
}) => {
  const visitors = await Promise.all(
    Array.from({ length: 8 }, () => playwright.request.newContext({ baseURL })),
  );
  const html = (await (await visitors[0]?.get('/product/olovke-komplet-od-sest'))?.text()) ?? '';
  const productId = /name="productId" value="(\d+)"/.exec(html)?.[1] ?? '';

  const begun = visitors.map(async (visitor) => {
    const headers = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };
    const answer = await visitor.post('/_/cart/add', { form: { productId }, headers });
    expect((await answer.json()).cart.count).toBe(1);
    return (await visitor.storageState()).cookies.find(({ name }) => name === 'cartId')?.value;
  });

  const carts = await Promise.all(begun);
  expect(carts).not.toContain(undefined);
  expect(new Set(carts).size).toBe(visitors.length);
  await Promise.all(visitors.map((visitor) => visitor.dispose()));
});

test.describe('without a line', () => {
  test.use({ allowErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('[CART-023, CART-047, ROUTE-059] nothing is lost: each wish says that it failed, where it was made, and works when the line is back', async ({
    page,
    context,
  }) => {
    await page.goto(list, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await add(page, pencils);
    await seesNotice(page, 'Nešto je pošlo po zlu.');
    await context.setOffline(false);
    await addAndGoOn(page, pencils);
    await expect(badge(page)).toHaveAccessibleName('Košarica, 1 artikl');
    await badge(page).click();
    await expect(quantity(page, pencils)).toBeVisible();

    await context.setOffline(true);
    await row(page, pencils).getByRole('button', { name: 'Više' }).click();
    await expect(row(page, pencils).getByRole('alert')).toContainText('Nešto je pošlo po zlu.');
    await expect(row(page, pencils).locator('.cart-item__row')).toHaveText(/9,50/);
    await row(page, pencils).getByRole('button', { name: 'Ukloni' }).click();
    await seesNotice(page, 'Uklanjanje iz košarice nije uspjelo.');
    await page.getByLabel('Kod kupona').fill('JESEN10');
    await page.getByLabel('Kod kupona').press('Enter');
    await expect(page.getByRole('form', { name: 'Kupon' }).getByRole('alert')).toContainText(
      'Nešto je pošlo',
    );
    await context.setOffline(false);

    await page.getByLabel('Kod kupona').press('Enter');
    await expect(page.getByLabel('Kod kupona')).toBeDisabled();
  });
});

test.describe('what follows an addition', () => {
  // One after another, on the second shop, so that the first one stays as it is for all other tests.
  test.describe.configure({ mode: 'default' });
  const host = 'drugi.localhost';
  const choose = (cart: string) => izlog('checkout', 'set', '--cart', cart, '--site', host);
  const honey = 'Med od lipe, 450 g';
  const openShop = (page: Page, baseURL: string | undefined) =>
    page.goto(`http://${host}:${new URL(String(baseURL)).port}/shop`);
  test.afterAll(() => choose('stay'));

  test('[CART-030, SHELL-023, SHELL-024, SHELL-025, SHELL-026, CART-009] the window: 80 % of the height and 70 % of the width, the whole of a phone; it closes and leads on', {
    tag: '@release',
  }, async ({ page, baseURL }) => {
    await choose('window');
    await page.setViewportSize({ width: 1300, height: 900 });
    await openShop(page, baseURL);
    const addHoney = () => add(page, honey);

    await addHoney();
    await expect(cartWindow(page)).toBeVisible();
    await expect(cartWindow(page)).toHaveAccessibleDescription('Proizvod je dodan u košaricu.');
    const { width, height } = (await cartWindow(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.abs(width - 0.7 * 1300)).toBeLessThanOrEqual(1);
    expect(Math.abs(height - 0.8 * 900)).toBeLessThanOrEqual(1);
    for (const name of ['Kupon', 'Članska kartica', 'Napomena'])
      await expect(cartWindow(page).getByRole('form', { name })).toBeVisible();
    await expect(cartWindow(page).getByRole('link', { name: 'Nastavi na naplatu' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFaults(page)).toEqual([]);
    }

    await page.mouse.click(20, 450);
    await expect(cartWindow(page)).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await addHoney();
    await expect(cartWindow(page)).toBeVisible();
    expect(await cartWindow(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(cartWindow(page)).toHaveCount(0);
    await addHoney();
    await cartWindow(page).getByRole('link', { name: 'Idi u košaricu' }).click();
    await expect(page).toHaveURL(/\/kosarica$/);
    await expect(cartWindow(page)).toHaveCount(0);
    await expect(quantity(page, honey)).toHaveValue('3');
  });

  test('[CART-030, CART-034] the page stays and says that the product was added', {
    tag: '@release',
  }, async ({ page, baseURL }) => {
    await choose('stay');
    await openShop(page, baseURL);

    await add(page, honey);

    await seesNotice(page, 'Proizvod je dodan u košaricu.');
    await expect(badge(page)).toHaveAccessibleName('Košarica, 1 artikl');
    await expect(cartWindow(page)).toHaveCount(0);
  });

  test('[CART-030] the cart page opens', { tag: '@release' }, async ({ page, baseURL }) => {
    await choose('page');
    await openShop(page, baseURL);

    await add(page, honey);

    await expect(page).toHaveURL(/\/kosarica$/);
    await expect(quantity(page, honey)).toHaveValue('1');
  });
});

test('[CART-028, AUTH-018, AUTH-019, ACCT-020] a customer finds the cart again on another device; the logout empties cart and wishes', {
  tag: '@release',
}, async ({ page, browser }) => {
  const email = `${randomUUID()}@posta.example`;
  const password = 'tri crvene kruške';
  await page.goto('/registracija');
  await page.getByLabel('Ime', { exact: true }).fill('Ana');
  await page.getByLabel('Prezime').fill('Primjerić');
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByLabel('Ponovite lozinku').fill(password);
  for (const box of await page.locator('input[name="consents"][required]').all()) await box.check();
  await page.getByRole('button', { name: 'Registriraj se' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(list);
  await addAndGoOn(page, pencils);
  await expect(badge(page)).toHaveAccessibleName('Košarica, 1 artikl');
  const wishes = page.locator('.header').getByRole('link', { name: /^Lista želja/ });
  await page.getByRole('button', { name: `Dodaj na listu želja: ${pencils}` }).click();
  await expect(wishes).toHaveAccessibleName('Lista želja, 1 proizvod');

  const other = await browser.newPage();
  await other.goto('/prijava');
  await other.getByLabel('E-pošta').fill(email);
  await other.getByLabel('Lozinka', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Prijavi se' }).first().click();
  await expect(badge(other)).toHaveAccessibleName('Košarica, 1 artikl');
  await other.close();

  await page.getByRole('link', { name: 'Moj profil: Ana' }).click();
  await main(page).getByRole('button', { name: 'Odjava' }).click();
  await seesNotice(page, 'Odjavili ste se.');
  await expect(wishes).toHaveAccessibleName('Lista želja');
  await expect(badge(page)).toHaveAccessibleName('Košarica');
});
