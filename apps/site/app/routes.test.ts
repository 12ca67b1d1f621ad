import { expect, test, vi } from 'vitest';
import { sampleSizes } from '#site/features/sections/door/sample-part.ts';
import { cartCookie } from '#site/testing/fake-cart.ts';
import { checkoutAnswers } from '#site/testing/fake-checkout.ts';
import { startSite } from '#site/testing/start-site.ts';

// Checkout opens for anyone who has something to buy.
const site = await startSite({ answers: checkoutAnswers() });
const confirmed = '?goal=x&goalType=none&confirmedEmail=a@b.hr';

const screens: Array<[string, string, string]> = [
  ['[ROUTE-001] /kosarica shows the cart page', '/kosarica', 'Košarica'],
  ['[ROUTE-002] /naplata shows the checkout page', '/naplata', 'Naplata'],
  [
    '[ROUTE-003] /naplata/uspjesna shows the checkout success page',
    '/naplata/uspjesna',
    'Hvala na narudžbi!',
  ],
  ['[ROUTE-004] /checkout/failure shows the failure page', '/checkout/failure', 'Plaćanje nije uspjelo'],
  ['[ROUTE-004] the failure page has the same path in English', '/en/checkout/failure', 'The payment failed'],
  [
    '[ROUTE-004] the failure page has the same path in German',
    '/de/checkout/failure',
    'Die Zahlung ist fehlgeschlagen',
  ],
  [
    '[ROUTE-005] /potvrdi-email shows the confirm-e-mail page',
    `/potvrdi-email${confirmed}`,
    'Potvrda adrese e-pošte',
  ],
  ['[ROUTE-006] /pretraga shows the search page', '/pretraga', 'Pretraga'],
  ['[ROUTE-007] /prijava shows the login page', '/prijava', 'Prijava'],
  ['[ROUTE-008] /profil shows the profile page', '/profil', 'Moj profil'],
  ['[ROUTE-009] /registracija shows the registration page', '/registracija', 'Registracija'],
  [
    '[ROUTE-010] /zaboravljena-lozinka shows the forgot-password page',
    '/zaboravljena-lozinka',
    'Zaboravljena lozinka',
  ],
  [
    '[ROUTE-011] /social-login shows the social-login page',
    '/social-login',
    'Prijava putem društvenih mreža',
  ],
  ['[ROUTE-014] /adminLogin shows the admin login', '/adminLogin', 'Prijava za osoblje'],
  ['[ROUTE-019] /dogadjaj/{id} shows the event with that id', '/dogadjaj/7', 'Kako čitati natječaj'],
  ['[ROUTE-020, ROUTE-036] /objave shows the blog', '/objave', 'Objave'],
  ['[ROUTE-021] /product/{slug} shows the product', '/product/racun-prije-betona', 'Račun prije betona'],
  ['[ROUTE-022, ROUTE-036] /shop shows the list of all products', '/shop', 'Trgovina'],
  ['[ROUTE-022, ROUTE-036] /shop/{slug} shows the list of a category', '/shop/knjige', 'Knjige'],
  ['[ROUTE-023] /{slug} shows the page the platform decides on', '/pocetna', 'Ulaganja'],
  ['[ROUTE-025] the default language has no prefix: /shop is Croatian', '/shop', 'Trgovina'],
  ['[ROUTE-026] other languages live under a prefix', '/en/shop', 'Shop'],
  ['[ROUTE-028] /en/checkout is the checkout', '/en/checkout', 'Checkout'],
  [
    '[ROUTE-028] /en/checkout/success is the success page',
    '/en/checkout/success',
    'Thank you for your order!',
  ],
  ['[ROUTE-028] /en/search is the search', '/en/search', 'Search'],
  [
    '[ROUTE-028] /en/confirm-email is the confirm-e-mail page',
    `/en/confirm-email${confirmed}`,
    'E-mail confirmation',
  ],
  ['[ROUTE-028] /en/product/{slug} is the product', '/en/product/racun-prije-betona', 'Račun prije betona'],
  ['[ROUTE-028] /en/cart is the cart', '/en/cart', 'Cart'],
  ['[ROUTE-028] /en/blog is the blog', '/en/blog', 'Posts'],
  ['[ROUTE-028] /en/event/{id} is the event', '/en/event/7', 'Kako čitati natječaj'],
  ['[ROUTE-029] /de/kasse is the checkout', '/de/kasse', 'Kasse'],
  ['[ROUTE-029] /de/suche is the search', '/de/suche', 'Suche'],
  ['[ROUTE-029] /de/produkt/{slug} is the product', '/de/produkt/racun-prije-betona', 'Račun prije betona'],
  ['[ROUTE-029] /de/einkaufswagen is the cart', '/de/einkaufswagen', 'Warenkorb'],
  ['[ROUTE-029] /de/Veranstaltung/{id} is the event', '/de/Veranstaltung/7', 'Kako čitati natječaj'],
  [
    '[ROUTE-029] the German event is found in small letters too',
    '/de/veranstaltung/7',
    'Kako čitati natječaj',
  ],
  [
    '[ROUTE-030] German checkout success has the Croatian name',
    '/de/naplata/uspjesna',
    'Danke für Ihre Bestellung!',
  ],
  [
    '[ROUTE-030] German confirm-e-mail has the Croatian name',
    `/de/potvrdi-email${confirmed}`,
    'E-Mail-Bestätigung',
  ],
  ['[ROUTE-030] the German blog has the Croatian name', '/de/objave', 'Beiträge'],
  ['[ROUTE-032] the English login has the Croatian name', '/en/prijava', 'Login'],
  ['[ROUTE-032] the German registration has the Croatian name', '/de/registracija', 'Registrierung'],
];

test.for(screens)('%s', async ([, path, heading]) => {
  const { status, document } = await site.visit(path, { headers: { cookie: cartCookie } });

  expect(document.querySelector('h1')?.textContent).toBe(heading);
  expect(status).toBe(200);
});

test('[ROUTE-027, I18N-004, I18N-015] a language without names and texts of its own uses the Croatian ones and tells developers', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  const { status, document } = await site.visit('/sr/kosarica');

  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toBe('Košarica');
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('sr'));
});

const moved: Array<[string, string, string]> = [
  ['[ROUTE-025] /hr/... leads to the address without prefix', '/hr/kosarica', '/kosarica'],
  ['[ROUTE-025] /hr leads to the root', '/hr', '/'],
  ['[ROUTE-031] the Croatian name under /en leads to the English one', '/en/kosarica', '/en/cart'],
  [
    '[ROUTE-031] the Croatian name under /de leads to the German one and keeps the query',
    '/de/pretraga?search=plan',
    '/de/suche?search=plan',
  ],
  ['[ROUTE-031] parameters come along', '/de/product/racun-prije-betona', '/de/produkt/racun-prije-betona'],
];

test.for(moved)('%s', async ([, path, target]) => {
  const { status, location } = await site.visit(path);

  expect([status, location]).toEqual([301, target]);
});

const lost: Array<[string, string]> = [
  ['[ROUTE-019] an unknown event gives 404', '/dogadjaj/8'],
  ['[ROUTE-019] an event that is no number gives 404', '/dogadjaj/sutra'],
  ['[ROUTE-054, PRODUCT-005] an unknown product gives 404', '/product/nema'],
  ['[PRODUCT-006] /product without a slug gives 404', '/product'],
  ['[ROUTE-054, CATALOG-054] an unknown category gives 404', '/shop/nema'],
  ['[ROUTE-054] an unknown term of the blog gives 404', '/objave/nema'],
  ['[ROUTE-054] an unknown page gives 404', '/nema-me-nigdje'],
  ['[ROUTE-033] a language that is not enabled gives 404', '/it/kosarica'],
  ['[ROUTE-028] the English name is no address in Croatian', '/cart'],
  ['[ROUTE-052] a path of three parts that nothing matches gives 404', '/a/b/c'],
];

test.for(lost)('%s', async ([, path]) => {
  const { status, document } = await site.visit(path);

  expect(status).toBe(404);
  expect(document.querySelector('h1')?.textContent).toBe('Stranica nije pronađena');
});

test('[ROUTE-033] out of the box a site speaks Croatian only: /en gives 404', async () => {
  const croatian = await startSite({ languages: ['hrv'] });

  expect((await croatian.visit('/en/cart')).status).toBe(404);
  expect((await croatian.visit('/kosarica')).status).toBe(200);
});

test('[ROUTE-025, I18N-006] the default language is an option: an English shop has /cart and moves Croatian to /hr', async () => {
  const english = await startSite({ languages: ['eng', 'hrv'] });

  const cart = await english.visit('/cart');
  const croatian = await english.visit('/hr/kosarica');

  expect(cart.document.documentElement.lang).toBe('en');
  expect(croatian.document.documentElement.lang).toBe('hr');
  expect((await english.visit('/en/cart')).location).toBe('/cart');
});

const guarded: Array<[string, string]> = [
  ['[ROUTE-013] /admin', '/admin'],
  ['[ROUTE-015] /admin/cache', '/admin/cache'],
  ['[ROUTE-016] /admin/consent', '/admin/consent'],
  ['[ROUTE-017] /admin/consent/{slug}', '/admin/consent/bilten'],
  ['[ROUTE-018] /admin/templates', '/admin/templates'],
];

test.for(guarded)('%s is shown to staff and sends everybody else to the staff login', async ([, path]) => {
  const withStaff = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['content.edit'] }),
      'GET /api/v1/gdpr/consent/versions/bilten': () => ({ records: [] }),
      'GET /api/v1/cms/template/filter': () => ({
        records: [],
        pagination: { page: 1, limit: 50, total: 0, lastPage: 1, perPage: 50 },
      }),
    },
  });
  const cookie = 'auth.strategy=local; auth.token.local=secret';

  const stranger = await site.visit(path);
  const staff = await withStaff.visit(path, { headers: { cookie } });

  expect(stranger.status).toBe(302);
  expect(stranger.location).toBe(`/adminLogin?from=${encodeURIComponent(path)}`);
  expect(staff.status).toBe(200);
  expect(staff.cacheable).toBe(false);
});

test('[CATALOG-059, CATALOG-060] the section tool shows a products list with six dummies and asks for no product', async () => {
  const quiet = await startSite();

  const { document } = await quiet.visit('/section-tool');

  const names = [...document.querySelectorAll('.pane__name')].map((name) => name.textContent);
  expect(names.filter((name) => name?.startsWith('Naziv proizvoda'))).toHaveLength(6 * sampleSizes.length);
  expect(quiet.calls.some(({ path }) => path === '/api/v1/product/web/filter')).toBe(false);
});

test('[ROUTE-024] /section-tool exists in development and gives 404 in a production build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  const kit = await import('#site/testing/start-site.ts');
  const production = await kit.startSite();
  vi.unstubAllEnvs();

  expect((await production.visit('/section-tool')).status).toBe(404);
  expect((await site.visit('/section-tool')).status).toBe(200);
});
