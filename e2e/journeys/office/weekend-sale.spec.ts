import {
  createProductRecord,
  deleteProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { categoryResource } from '@izlog/contract/product/registries/category-resource';
import { moveSale } from '@izlog/contract/product/sales/sale-staff';
import { addToCart, main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

test.describe('somebody who runs the shop', () => {
  // A refused form answers 400, which the browser reports.
  test.use({ allowErrors: /status of 400/ });

  for (const width of [1280, 360])
    test(`[SELL-01, OFFICE-04] a weekend sale of a category is seen by a visitor and over on Monday, at ${width} px`, {
      tag: '@release',
    }, async ({ page, browser, baseURL, staff, lastly }) => {
      const name = `Majica ${Date.now()}`;
      const category = await staff.call(categoryResource.endpoints.create, {
        ...noCategoryWords,
        names: { hrv: `Majice ${name}` },
        slugs: { hrv: `majice-${Date.now()}` },
        isPublished: true,
      });
      const product = await staff.call(createProductRecord, {
        words: { hrv: { ...noWords, name } },
        categories: [category.id],
        price: { base: 20, sale: null, saleFrom: null, saleTo: null, member: null },
        state: 'published',
      });
      lastly(() => staff.call(deleteProductRecord, { id: product.id }));
      const slug = product.words.hrv?.slug;
      const theirs = await browser.newContext({ baseURL: String(baseURL), locale: 'hr-HR' });
      lastly(() => theirs.close());
      const desk = await theirs.newPage();
      await desk.setViewportSize({ width, height: 900 });
      await page.setViewportSize({ width, height: 900 });
      await logIn(theirs, String(baseURL), staff.accessToken);

      await page.goto(`/product/${slug}`);
      await expect(page.locator('.price-top').first()).toContainText('20,00 €');

      await desk.goto('/admin/snizenja');
      await main(desk).getByRole('link', { name: 'Novo sniženje' }).first().click();
      const form = desk.getByRole('form', { name: 'Sniženje' });
      await form.getByLabel('Naziv u upravi').fill('Vikend majica');
      await form.getByText('Kategorije', { exact: true }).click();
      // A list that has its search stands where it will.
      await expect(form.getByRole('searchbox').first()).toBeVisible();
      await form.getByLabel(`Majice ${name}`).check();
      await form.getByLabel('Vrijednost').fill('20');
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' }).format(new Date());
      await form.getByLabel('Od', { exact: true }).fill(today);
      await form.getByLabel('Do, uključivo').fill('2020-01-01');
      await press(desk, 'Spremi');
      await expect(form.getByText(/Kraj je prije početka/)).toBeVisible();
      await form.getByLabel('Do, uključivo').fill(today);
      await press(desk, 'Spremi');
      const seen = desk.getByRole('region', { name: 'Što će kupci vidjeti' });
      await expect(seen).toContainText('16,00 €');
      await expect(seen).toContainText('Najniža u 30 dana: 20,00 €');
      expect(await axeFaultsInBothLooks(desk)).toEqual([]);
      await press(desk, 'Zakaži sniženje za 1 cijenu');
      await expect(main(desk).locator('.badge').first()).toHaveText('Traje');
      expect(await axeFaultsInBothLooks(desk)).toEqual([]);

      const html = async (path: string) => (await page.request.get(path)).text();
      const asks = async (amount: string) => (await html(`/product/${slug}`)).includes(`"price":"${amount}"`);
      await expect.poll(() => asks('16.00')).toBe(true);
      await page.reload();
      const price = page.locator('.price-box').first();
      await expect(price).toContainText('16,00 €');
      await expect(price.locator('s')).toHaveText('20,00 €');
      await expect(price).toContainText('Najniža cijena');
      await page.goto(`/shop/${category.slugs.hrv}`);
      const tile = main(page).locator('.pane', { hasText: name });
      await expect(tile).toContainText('Najniža u 30 dana: 20,00 €');
      await expect(tile.locator('s')).toHaveText('20,00 €');
      await page.goto(`/product/${slug}`);
      expect(await html(`/product/${slug}`)).toContain('StrikethroughPrice');
      await addToCart(page, slug ?? '');
      await page.goto('/kosarica');
      await expect(main(page)).toContainText('Najniža u 30 dana: 20,00 €');

      // Sunday's midnight, some seconds from now: it ends by itself, while nobody does anything.
      const id = Number(/\/(\d+)$/.exec(new URL(desk.url()).pathname)?.[1]);
      await staff.call(moveSale, { id, validTo: new Date(Date.now() + 3000).toISOString() });
      await expect.poll(() => asks('20.00'), { timeout: 30_000 }).toBe(true);
      await expect(async () =>
        expect(await html(`/shop/${category.slugs.hrv}`)).not.toContain('price__was'),
      ).toPass();
      await page.goto(`/product/${slug}`);
      await expect(price).toContainText('20,00 €');
      await expect(price.locator('s')).toHaveCount(0);
      await desk.reload();
      await expect(main(desk).locator('.badge').first()).toHaveText('Završeno');
      await expect(desk.getByRole('region', { name: 'Što su kupci vidjeli' })).toContainText('16,00 €');
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

const noCategoryWords = {
  parentId: null,
  requiresSafety: false,
  lines: {},
  descriptions: {},
  mediaId: null,
  seoTitles: {},
  seoDescriptions: {},
};
