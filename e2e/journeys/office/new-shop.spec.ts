import type { Locator, Page } from '@playwright/test';
import { guest, main, press, tickConsents } from '../../buyer.ts';
import { byKeys, reach } from '../../hands.ts';
import { axeFaults, widths } from '../../kit.ts';
import { expect, logIn, type Staff, test } from '../../staff.ts';

/** What an owner does without a mouse: goes to what a screen names, presses it, fills it in. */
function owner(page: Page) {
  const hand = byKeys(page);
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  const choose = async (list: Locator, words: string) => {
    // A list is chosen from by the first signs of its words.
    await reach(page, list);
    await page.keyboard.type(words);
    await expect(list.locator('option:checked')).toHaveText(words);
  };
  return {
    press: (name: string) => hand.press(main(page).getByRole('button', { name, exact: true })),
    follow: (name: string | RegExp, within: Locator = main(page)) =>
      hand.press(within.getByRole('link', { name })),
    type: (label: string, words: string) => hand.fill(field(label), words),
    fill: hand.fill,
    choose,
  };
}

/** Another shop, made in the back office of the one that is there; returns the way into it. */
async function makeShop(page: Page, staff: Staff, shop: URL): Promise<string> {
  const { type, press, follow } = owner(page);
  await logIn(page.context(), shop.origin, staff.accessToken);
  await page.goto('/admin/postavke/adrese');
  await follow('Nova trgovina ili web-mjesto');
  await type('Naziv', 'Nova trgovina');
  await type('Adresa', 'moja nova trgovina');
  await press('Napravi');
  const asked = main(page).getByLabel('Vaša lozinka');
  const refused = main(page).getByText('„moja nova trgovina“ nije adresa');
  await expect(asked.or(refused).first()).toBeVisible();
  // The login of a worker may be older than the ten minutes for which it proves who somebody is.
  if (await asked.isVisible()) {
    await type('Vaša lozinka', staff.password);
    await press('Napravi');
    await expect(refused.first()).toBeVisible();
  }
  await type('Adresa', `nova-${Date.now()}.localhost`);
  await press('Napravi');
  // Where one looks: the button that was pressed stood below the fold.
  await expect(main(page).getByText('Napravljeno: Nova trgovina')).toBeInViewport();
  const door = await main(page).getByRole('link', { name: 'Otvori i prijavi se' }).getAttribute('href');
  await follow('Otvori i prijavi se');
  return new URL(String(door)).origin;
}

/** Opens the list of what is missing, and leaves out the menu before it. */
async function toList(page: Page, shop: string) {
  await page.goto(`${shop}/admin`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeFocused();
  await page.keyboard.press('Enter');
}

const list = (page: Page) => main(page).getByRole('region', { name: 'Što nedostaje za prodaju' });

test.describe('an owner on the first day, without a mouse', () => {
  // A refused form answers 400, which the browser reports.
  test.use({ allowErrors: /status of 400/ });

  for (const width of widths(1280))
    test(`[OFFICE-01, OFFICE-14] goes from an empty site to its first paid order without the command line, at ${width} px`, async ({
      page,
      browser,
      staff,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { type, press: push, follow, fill, choose } = owner(page);
      const begin = (act: string) => follow(act, list(page));
      const shop = await makeShop(page, staff, new URL(String(baseURL)));
      await reach(page, page.getByLabel('Adresa e-pošte'));
      await page.keyboard.type(staff.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(staff.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Što nedostaje za prodaju' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);

      await begin('Upiši tvrtku');
      await type('Naziv', 'Obrt Vrelo');
      await type('Ulica i broj', 'Ilica 1');
      await type('Poštanski broj i mjesto', '10000 Zagreb');
      await type('OIB', '12345678901');
      await type('IBAN', 'HR12 1001 0051 8630 0016 0');
      await type('E-pošta za kupce', 'upit@vrelo.example');
      await type('Telefon', '+385 1 555 5210');
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('kontrolna znamenka').first()).toBeVisible();
      await expect(main(page).getByLabel('Naziv', { exact: true })).toHaveValue('Obrt Vrelo');
      await type('OIB', '12345678903');
      await page.keyboard.press('Enter');
      await expect(main(page).locator('[name="was.CompanyOib"]')).toHaveValue('12345678903');

      await toList(page, shop);
      await expect(list(page).getByText('Obrt Vrelo, 10000 Zagreb, 12345678903')).toBeVisible();
      await begin('Uključi plaćanje');
      await follow('Novi način plaćanja');
      await choose(main(page).getByLabel('Tko naplaćuje'), 'Probna banka');
      await type('Naziv (hrvatski)', 'Kartica');
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('na probi').first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);

      await toList(page, shop);
      await begin('Postavi dostavu');
      await follow('Novi način dostave');
      await type('Oznaka', 'kurir');
      await type('Naziv (hrvatski)', 'Kurir');
      await type('Cijena (€)', '4,90');
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('heading', { name: /kurir/ })).toBeVisible();
      await page.goto(`${shop}/admin/dostava?country=AT&kg=3&total=64`);
      await expect(main(page).getByRole('status').filter({ hasText: 'Kurir' })).toContainText('4,90');

      await toList(page, shop);
      await begin('Novi proizvod');
      const form = page.getByRole('form', { name: 'Novi proizvod' });
      await fill(form.getByLabel('Naziv').first(), 'Vrč za vodu');
      await fill(form.getByLabel('Redovna cijena'), '24,90');
      await choose(form.getByLabel('Objava'), 'Objavljen');
      await push('Spremi');
      await expect(page.getByRole('heading', { level: 1, name: 'Vrč za vodu' })).toBeVisible();
      const product = await page.getByRole('link', { name: 'otvori' }).getAttribute('href');

      await toList(page, shop);
      for (const title of [
        'Uvjeti kupnje',
        'Pravo na jednostrani raskid',
        'Dostava i plaćanje',
        'Prigovori',
      ]) {
        // What the law wants public.
        await push(`Objavi: ${title} (hrv)`);
        await expect(main(page).getByRole('button', { name: `Povuci: ${title} (hrv)` })).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'Što nedostaje za prodaju' })).toHaveCount(0);

      const visitor = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      await visitor.goto(`${shop}${new URL(String(product), shop).pathname}`);
      await press(visitor, 'Dodaj u košaricu');
      await expect(visitor.locator('.header .count')).toHaveText('1');
      await visitor.goto(`${shop}/naplata`);
      for (const [name, value] of Object.entries(guest))
        await visitor.locator(`[name="delivery.${name}"]`).fill(value);
      await tickConsents(visitor);
      await press(visitor, 'Nastavi');
      await visitor.getByRole('radio', { name: /^Kurir/ }).check();
      await press(visitor, 'Nastavi');
      await visitor.getByRole('radio', { name: /^Kartica/ }).check();
      await tickConsents(visitor);
      await press(visitor, 'Naruči s obvezom plaćanja');
      await press(visitor, 'Odobri plaćanje');
      await expect(main(visitor).getByText('Plaćanje je primljeno.')).toBeVisible();
      await visitor.context().close();

      await page.goto(`${shop}/admin/narudzbe`);
      await expect(page.getByRole('row').nth(1)).toContainText('Plaćeno');
      await expect(page.getByRole('row').nth(1)).toContainText('29,80');
    });
});
