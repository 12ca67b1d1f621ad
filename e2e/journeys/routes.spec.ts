import type { Call } from '@izlog/contract/client';
import { redirectFilterFailedRequests } from '@izlog/contract/cms/addresses/failed-request-resource';
import { expect, logIn, test } from '../staff.ts';

/** Text of the first main heading of a page's markup. */
const headingOf = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');

const screens: Array<[ids: string, path: string, heading: string]> = [
  ['ROUTE-001', '/kosarica', 'Košarica'],
  ['ROUTE-003', '/naplata/uspjesna', 'Hvala na narudžbi!'],
  ['ROUTE-004', '/checkout/failure', 'Plaćanje nije uspjelo'],
  ['ROUTE-004', '/en/checkout/failure', 'The payment failed'],
  ['ROUTE-004', '/de/checkout/failure', 'Die Zahlung ist fehlgeschlagen'],
  ['ROUTE-005', '/potvrdi-email?goal=x&goalType=none&confirmedEmail=a@b.hr', 'Potvrda adrese e-pošte'],
  ['ROUTE-006', '/pretraga', 'Pretraga'],
  ['ROUTE-007', '/prijava', 'Prijava'],
  ['ROUTE-008', '/profil', 'Moj profil'],
  ['ROUTE-009', '/registracija', 'Registracija'],
  ['ROUTE-010', '/zaboravljena-lozinka', 'Zaboravljena lozinka'],
  ['ROUTE-011', '/social-login', 'Prijava putem društvenih mreža'],
  ['ROUTE-014', '/adminLogin', 'Prijava za osoblje'],
  ['ROUTE-019', '/dogadjaj/1', 'Financijski plan u jednom danu'],
  ['ROUTE-020', '/objave', 'Objave'],
  ['ROUTE-020', '/objave/energija', 'Energija'],
  ['ROUTE-021', '/product/planer-ulaganja-2027', 'Planer ulaganja 2027.'],
  ['ROUTE-022', '/shop', 'Trgovina'],
  ['ROUTE-022', '/shop/radni-pribor', 'Radni pribor'],
  ['ROUTE-023', '/o-nama', 'Ured s izlogom'],
  ['ROUTE-023', '/charter-bez-romantike', 'Charter bez romantike: račun za prvo plovilo'],
  ['ROUTE-028', '/en/checkout/success', 'Thank you for your order!'],
  ['ROUTE-028', '/en/search', 'Search'],
  ['ROUTE-028', '/en/confirm-email?goal=x&goalType=none&confirmedEmail=a@b.hr', 'E-mail confirmation'],
  ['ROUTE-028', '/en/cart', 'Cart'],
  ['ROUTE-028', '/en/blog', 'Posts'],
  ['ROUTE-028', '/en/shop', 'Shop'],
  ['ROUTE-028', '/en/event/1', 'A financial plan in one day'],
  ['ROUTE-029', '/de/suche', 'Suche'],
  ['ROUTE-029', '/de/einkaufswagen', 'Warenkorb'],
  ['ROUTE-029', '/de/Veranstaltung/1', 'Finanzplan an einem Tag'],
  ['ROUTE-029', '/de/veranstaltung/1', 'Finanzplan an einem Tag'],
  ['ROUTE-027, ROUTE-030', '/de/naplata/uspjesna', 'Danke für Ihre Bestellung!'],
  ['ROUTE-027, ROUTE-030', '/de/objave', 'Beiträge'],
  ['ROUTE-027, ROUTE-032', '/en/prijava', 'Login'],
];

for (const [ids, path, heading] of screens) {
  test(`[${ids}] ${path} shows "${heading}"`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });

    expect(response.status()).toBe(200);
    expect(headingOf(await response.text())).toBe(heading);
  });
}

test('[ROUTE-028, ROUTE-029] a product has an address of its own in English and in German', async ({
  page,
}) => {
  await page.goto('/en/shop?limit=24');
  const english = page.locator('.pane a').first();
  await expect(english).toHaveAttribute('href', /^\/en\/product\//);

  await page.goto('/de/shop?limit=24');

  await expect(page.locator('.pane a').first()).toHaveAttribute('href', /^\/de\/produkt\//);
});

const moves: Array<[ids: string, from: string, to: string]> = [
  ['ROUTE-025', '/hr', '/'],
  ['ROUTE-025', '/hr/kosarica', '/kosarica'],
  ['ROUTE-025', '/hr/shop?page=2', '/shop?page=2'],
  ['ROUTE-031', '/en/kosarica', '/en/cart'],
  ['ROUTE-031', '/en/objave', '/en/blog'],
  ['ROUTE-031', '/en/dogadjaj/1', '/en/event/1'],
  ['ROUTE-031', '/en/naplata/uspjesna', '/en/checkout/success'],
  ['ROUTE-031', '/de/naplata', '/de/kasse'],
];

for (const [ids, from, to] of moves) {
  test(`[${ids}] ${from} has moved to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers().location).toMatch(new RegExp(`^(http://[^/]+)?${to.replace('?', '\\?')}$`));
  });
}

test('bookmarks of the former site lead to the page that took its place', async ({ request }) => {
  const forGood = await request.get('/usluge/studije', { maxRedirects: 0 });
  const forNow = await request.get('/vodic-2025', { maxRedirects: 0 });

  expect([forGood.status(), forGood.headers().location]).toEqual([301, '/shop/investicijske-studije']);
  expect([forNow.status(), forNow.headers().location]).toEqual([302, '/product/vodic-kroz-eu-fondove-2026']);
});

const lost: Array<[ids: string, path: string]> = [
  ['ROUTE-023, ROUTE-052', '/nema-takve-stranice'],
  ['ROUTE-052', '/nema/takve/stranice'],
  ['ROUTE-024', '/section-tool'],
  ['DEV-006', '/_cli/get-latest-tag'],
  ['DEV-006', '/_cli/get-domain'],
  ['ROUTE-033', '/sr'],
  ['ROUTE-033', '/sr/kosarica'],
  ['ROUTE-028', '/cart'],
  ['ROUTE-019', '/dogadjaj/99999'],
  ['ROUTE-019', '/dogadjaj/sutra'],
  ['ROUTE-054', '/objave/nema-takve-teme'],
  ['ROUTE-054, PRODUCT-005', '/product/nema-takvog-proizvoda'],
  ['PRODUCT-006', '/product'],
  ['ROUTE-054, CATALOG-054', '/shop/nema-takve-police'],
];

for (const [ids, path] of lost) {
  test(`[${ids}] ${path} is the page that is not there, with status 404`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });

    expect(response.status()).toBe(404);
    expect(headingOf(await response.text())).toBe('Stranica nije pronađena');
  });
}

test.describe('a page that is not there', () => {
  test.use({ allowErrors: /status of 404/ });

  test('[ROUTE-052, ROUTE-053] it says so and leads home', async ({ page }) => {
    const response = await page.goto('/nema-takve-stranice');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena');
    await page.getByRole('link', { name: 'Povratak na početnu stranicu' }).click();
    await expect(page).toHaveURL('/');
  });

  test('[ROUTE-052] in English it reads "This page could not be found"', async ({ page }) => {
    await page.goto('/en/no-such-page');

    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en');
  });
});

test('[ROUTE-012] /sitemap.xml is XML', async ({ request }) => {
  const response = await request.get('/sitemap.xml');

  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/xml/);
  expect(await response.text()).toMatch(/^<\?xml version="1\.0"/);
});

for (const [ids, path] of [
  ['ROUTE-013', '/admin'],
  ['ROUTE-015', '/admin/cache'],
  ['ROUTE-016', '/admin/consent'],
  ['ROUTE-017', '/admin/consent/IZ-BILTEN'],
  ['ROUTE-018', '/admin/templates'],
] as const) {
  test(`[${ids}, ROUTE-062, ROUTE-063] ${path} sends a visitor to the staff login and opens for staff`, async ({
    page,
    context,
    staff,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/adminLogin?from=${encodeURIComponent(path)}`);

    await logIn(context, String(baseURL), staff.accessToken);
    await page.goto(path);

    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of ['/prijava', '/registracija', '/zaboravljena-lozinka', '/social-login']) {
  test(`[ROUTE-061, ROUTE-063] ${path} sends whoever is logged in home`, async ({
    page,
    context,
    staff,
    baseURL,
  }) => {
    await logIn(context, String(baseURL), staff.accessToken);

    await page.goto(path);

    await expect(page).toHaveURL('/');
  });
}

test('[CMS-036] a path that is not found is recorded exactly once', async ({ request, staff }) => {
  const path = `/nema-${Date.now().toString(36)}`;

  await request.get(path);

  expect(await timesNotFound(staff.call, path)).toBe(1);
});

/** How often a path is on the list of paths that were not found. */
async function timesNotFound(call: Call, path: string): Promise<number> {
  for (let page = 1; ; page += 1) {
    const { records, pagination } = await call(redirectFilterFailedRequests, { page, limit: 100 });
    const found = records.find((record) => record.path === path);
    if (found) return found.count;
    if (page >= pagination.lastPage) return 0;
  }
}

test('[ROUTE-044] the first view loads the code of its own page only', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });

  await page.goto('/objave', { waitUntil: 'networkidle' });

  const pages =
    /\/(shop|product|cart(?!-window)|checkout|search(?!-form)|login|profile|event|page|home|admin|cache|consents?|templates)-/;
  expect(scripts.filter((path) => path.includes('/blog-'))).toHaveLength(1);
  expect(scripts.filter((path) => pages.test(path))).toEqual([]);
});

test('[ROUTE-050] the next page begins at its top', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  await page.locator('.pane a').last().click();

  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[ROUTE-051] an address with a hash shows its place on the page', async ({ page }) => {
  await page.goto('/o-nama');
  const id = await page.locator('main [id]').last().getAttribute('id');

  await page.goto(`/o-nama#${id}`);

  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test.describe('a page that fails', () => {
  test.use({ allowErrors: /status of 503|Failed to load|ErrorResponse|dynamically imported|route module/ });

  test('[ROUTE-055, ROUTE-056] shows an error page with its own status and the way home', async ({
    page,
  }) => {
    await page.goto('/o-nama');
    await page.route('**/shop.data*', (route) => route.fulfill({ status: 503, body: 'Busy.' }));

    await page.getByRole('link', { name: 'Trgovina', exact: true }).first().click();

    await expect(page.getByRole('link', { name: 'Povratak na početnu stranicu' })).toBeVisible();
    await expect(page.getByText('503', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Povratak na početnu stranicu' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ulaganja');
  });

  test('[ROUTE-059, ROUTE-060] a lost file of code reloads the page once; the second time an error page says so', async ({
    page,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/o-nama');
    await page.route(/\/assets\/shop-[^/]*\.js/, (route) => route.abort());

    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Trgovina', exact: true }).first().click();
    await reloaded;
    expect(documents).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.goto('/o-nama');
    await page.getByRole('link', { name: 'Trgovina', exact: true }).first().click();

    await expect(page.getByRole('link', { name: 'Povratak na početnu stranicu' })).toBeVisible();
    expect(documents).toBe(3);
  });
});
