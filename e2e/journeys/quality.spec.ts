import { axeFaults, expect, markupFaults, test } from '../kit.ts';

/** Every kind of page that visitors see, by a name for people. */
const pages = {
  'home page': '/',
  'list of products': '/shop',
  category: '/shop/radni-pribor',
  product: '/product/planer-ulaganja-2027',
  'list of posts': '/objave',
  post: '/charter-bez-romantike',
  page: '/o-nama',
  'page that does not exist': '/nema-takve-stranice',
  search: '/pretraga',
  cart: '/kosarica',
  login: '/prijava',
  'home page in English': '/en',
};

for (const [name, path] of Object.entries(pages)) {
  test.describe(name, () => {
    // A page that does not exist answers 404, which the browser reports.
    test.use({ allowErrors: /status of 404/ });

    test(`[A11Y-011] axe finds nothing on the ${name}, light and dark, on a phone and on a wide screen`, async ({
      page,
    }) => {
      const faults: string[] = [];
      for (const width of [360, 1440]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(path);
          faults.push(...(await axeFaults(page)).map((fault) => `${width} ${colorScheme} ${fault}`));
        }
      }

      expect(faults).toEqual([]);
    });

    test(`the markup of the ${name} is valid`, async ({ request }) => {
      const response = await request.get(path);

      expect(await markupFaults(await response.text())).toEqual([]);
    });

    test(`the ${name} never scrolls sideways, from a small phone to a wide screen`, async ({ page }) => {
      const wide: string[] = [];
      for (const width of [320, 360, 640, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const scrolled = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (scrolled > 0) wide.push(`${width} px: ${scrolled} px too wide`);
      }

      expect(wide).toEqual([]);
    });

    test(`every picture of the ${name} says its size before it loads`, async ({ page }) => {
      await page.goto(path);

      const without = await page
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
            .map((image) => image.outerHTML),
        );

      expect(without).toEqual([]);
    });
  });
}
