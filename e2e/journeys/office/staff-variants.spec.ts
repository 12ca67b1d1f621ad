import { saveProductAxes } from '@izlog/contract/product/record/product-axes';
import { createProductRecord } from '@izlog/contract/product/record/product-record-calls';
import type { Page } from '@playwright/test';
import { main, order, press, sendAddress } from '../../buyer.ts';
import { axeFaultsInBothLooks, seesNotice, widths } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

/** Pictures of one pixel: black, white, red. */
const pixels = {
  Crna: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGMQERH7DwABvAE+FUqo1QAAAABJRU5ErkJggg==',
  Bijela: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP49evbfwAJxgPq08u4TgAAAABJRU5ErkJggg==',
  Crvena: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGPYZKXzHwAE0gIYKiQ0nQAAAABJRU5ErkJggg==',
};

/** The names of a shop are its own: no two runs share an attribute. */
const ending = () => `${Date.now()}`.slice(-6);

/** Types an axis with its choices; each chip is one of them. */
async function typeAxis(page: Page, name: string, values: string): Promise<void> {
  const axis = page.getByRole('form', { name: 'Po čemu se razlikuju' }).getByRole('group').last();
  const named = axis.getByLabel('Po čemu se razlikuju, ime');
  await named.fill(name);
  const more = axis.getByLabel(/nove vrijednosti$/);
  await more.fill(values);
  await more.press('Enter');
}

test.describe('somebody who sells T-shirts', () => {
  test.use({ allowErrors: /status of (400|409)/ });

  for (const width of widths(360))
    test(`[SELL-03] makes a T-shirt in 3 colours and 4 sizes with pictures from nothing at ${width} px, and black M is sold as it was shown`, {
      tag: '@release',
    }, async ({ page, context, browser, baseURL, staff }) => {
      const name = `Majica ${ending()}`;
      await page.setViewportSize({ width, height: 900 });
      await logIn(context, String(baseURL), staff.accessToken);
      await page.goto('/admin/proizvodi/novi');
      const form = page.getByRole('form', { name: 'Novi proizvod' });
      await form.getByLabel('Naziv', { exact: false }).first().fill(name);
      await form.locator('select[name=kind]').selectOption('configurable');
      await form.getByLabel('Redovna cijena').fill('24');
      await form.getByLabel('Objava').selectOption({ label: 'Objavljen' });
      await press(page, 'Spremi');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      // From here to twelve variants with prices and stock in well under a minute.
      const began = Date.now();
      await page.getByRole('button', { name: 'Boja', exact: true }).click();
      await typeAxis(page, `Boja ${ending()}`, 'Crna, Bijela, Crvena');
      await press(page, 'Dodaj svojstvo');
      await typeAxis(page, `Veličina ${ending()}`, 'S M L XL');
      await expect(page.getByText('3 × 4 = 12 varijanti')).toBeVisible();
      await press(page, 'Napravi varijante (12)');
      await seesNotice(page, 'Promjene su spremljene.');
      const grid = page.getByRole('form', { name: 'Varijante' });
      await expect(grid.getByLabel('Redovna cijena, Crvena, XL')).toHaveValue('');
      const fill = async (which: string, cells: Record<string, string>) => {
        await grid.getByLabel('Za koje').selectOption({ label: which });
        for (const [cell, value] of Object.entries(cells))
          await grid.getByLabel(`Isto za više varijanti: ${cell}`).fill(value);
        await grid.getByRole('button', { name: 'Ispuni' }).click();
      };
      await fill('Sve (12)', { 'Na zalihi': '10', 'Težina (g)': '180' });
      await fill('XL', { 'Redovna cijena': '26' });
      await fill('Crna', { 'Snižena cijena': '19,90' });
      await expect(grid.getByLabel('Redovna cijena, Bijela, XL')).toHaveValue('26');
      for (const [colour, picture] of Object.entries(pixels)) {
        await grid.getByRole('button', { name: `Slika za sve: ${colour}` }).click();
        const dialog = page.getByRole('dialog', { name: `Slike: ${colour}` });
        await dialog.getByLabel('Odaberi slike').setInputFiles({
          name: `${colour}.png`,
          mimeType: 'image/png',
          buffer: Buffer.from(picture, 'base64'),
        });
        await expect(dialog.locator('.pictures img')).toHaveCount(1);
        await dialog.getByRole('button', { name: 'Uzmi te slike za 4 varijante' }).click();
        await expect(dialog).toHaveCount(0);
      }
      await press(page, 'Spremi varijante');
      await seesNotice(page, 'Promjene su spremljene.');
      expect(Date.now() - began).toBeLessThan(60_000);
      await expect(grid.getByLabel('Snižena cijena, Crna, M')).toHaveValue('19,90');
      expect(await axeFaultsInBothLooks(page)).toEqual([]);

      const address = await page.getByRole('link', { name: 'otvori' }).getAttribute('href');
      const theirs = await browser.newContext({ baseURL: String(baseURL), locale: 'hr-HR' });
      const buyer = await theirs.newPage();
      await buyer.setViewportSize({ width, height: 900 });
      await buyer.goto(String(address));
      const first = buyer.locator('.gallery img').first();
      const shownAt = async (colour: string) => {
        await buyer.getByRole('radio', { name: colour }).check({ force: true });
        return /[\da-f]{16,}/.exec((await first.getAttribute('src')) ?? '')?.[0];
      };
      const black = await shownAt('Crna');
      expect(await shownAt('Bijela')).not.toBe(black);
      expect(await shownAt('Crna')).toBe(black);
      await buyer.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
      await expect(buyer.locator('.price__now').first()).toHaveText('19,90 €');
      const added = buyer.waitForResponse((answer) => answer.url().includes('/_/cart/'));
      await buyer.locator('.product__buy').getByRole('button', { name: 'Dodaj u košaricu' }).first().click();
      await added;
      await buyer.goto('/kosarica');
      const row = main(buyer).locator('img[src*="/media/"], img[src*="/api/"]').first();
      await expect(row).toHaveAttribute('src', new RegExp(String(black)));
      await expect(main(buyer).getByText('19,90 €').filter({ visible: true }).first()).toBeVisible();

      const shipping = await sendAddress(buyer);
      const courier = /name="deliveryMethodId"[^>]* value="(\d+)"/.exec(shipping)?.[1] ?? '';
      await buyer.request.post('/naplata?step=shipping', {
        form: { form: 'shipping', deliveryMethodId: courier },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      await buyer.goto('/naplata?step=payment');
      await order(buyer, /^Pouzeće|^Uplatnica|^Općom|^Virman/);
      await expect(buyer).toHaveURL(/orderSlug=/);
      const number = new URL(buyer.url()).searchParams.get('orderSlug');
      await theirs.close();
      await page.goto(`/admin/narudzbe/${number}`);
      await expect(main(page).getByText(/Crna/).first()).toBeVisible();
      await expect(main(page).locator(`img[src*="${black}"]`).first()).toBeVisible();
    });

  for (const width of widths(360))
    test(`[SELL-03] takes a colour away at ${width} px: who holds it is said first, what is typed stays, and it comes back as it was`, {
      tag: '@release',
    }, async ({ page, context, baseURL, staff }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn(context, String(baseURL), staff.accessToken);
      const price = { base: 24, sale: null, saleFrom: null, saleTo: null, member: null };
      const words = { hrv: { ...noWords, name: `Majica ${ending()}` } };
      const { id } = await staff.call(createProductRecord, {
        words,
        price,
        format: 'configurable',
        state: 'published',
      });
      const axis = (named: string, isColour: boolean, values: string[]) => ({
        attributeId: null,
        name: `${named} ${ending()}`,
        isColour,
        values: values.map((value) => ({ id: null, name: value, color: isColour ? '#b23a2c' : null })),
      });
      await staff.call(saveProductAxes, {
        id,
        axes: [axis('Boja', true, ['Crna', 'Crvena']), axis('Veličina', false, ['S', 'M'])],
      });
      await page.goto(`/admin/proizvodi/${id}`);
      const grid = page.getByRole('form', { name: 'Varijante' });
      await grid.getByLabel('Redovna cijena, Crvena, M').fill('27');
      await grid.getByLabel(/EAN.*, Crvena, S/).fill('3850000000011');
      await press(page, 'Spremi varijante');
      await expect(grid.getByText('zadnja bi bila 5')).toBeVisible();
      await expect(grid.getByText('1 varijanta nije spremljena; spremljenih: 3.')).toBeVisible();
      await expect(grid.getByLabel('Redovna cijena, Crvena, M')).toHaveValue('27,00');
      await expect(grid.getByLabel(/EAN.*, Crvena, S/)).toHaveValue('3850000000011');

      const axes = page.getByRole('form', { name: 'Po čemu se razlikuju' });
      await axes.getByRole('button', { name: 'Ukloni Crvena' }).click();
      await press(page, 'Spremi svojstva');
      await expect(axes.getByRole('heading', { name: 'Iz trgovine nestaju 2 varijante' })).toBeVisible();
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      await axes.getByRole('button', { name: 'Ukloni 2 varijante' }).click();
      await seesNotice(page, 'Promjene su spremljene.');
      await expect(grid.getByLabel('Redovna cijena, Crvena, M')).toHaveCount(0);
      await page.getByText('2 uklonjene varijante').click();
      await page.getByRole('checkbox', { name: 'Crvena, M' }).check();
      await press(page, 'Vrati označene');
      await expect(grid.getByLabel('Redovna cijena, Crvena, M')).toHaveValue('27,00');
    });
});

const noWords = {
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
};
