import { adminRouteNames, type ScreenName, screenPattern } from '@izlog/contract/texts/admin-routes';
import { routeNames } from '@izlog/contract/texts/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { croatian, english, german, languages, serbian } from '#test/languages.ts';
import { routeParams } from '#test/route-params.ts';
import { matchPath as matchVisited, pathTo as pathToVisited, splitPrefix } from './path-to.ts';
import { matchPath, pathTo } from './staff-path.ts';

const slug = 'poslovni-plan';

type Row = [string, ScreenName, Record<string, string>, string, string, string];

/** Screen, parameters, and its address in Croatian, English and German. */
const written: Row[] = [
  ['[ROUTE-001, ROUTE-028, ROUTE-029]', 'cart', {}, '/kosarica', '/en/cart', '/de/einkaufswagen'],
  ['[ROUTE-002, ROUTE-028, ROUTE-029]', 'checkout', {}, '/naplata', '/en/checkout', '/de/kasse'],
  [
    '[OFFICE-06]',
    'offer',
    { token: '7-K7Q2M' },
    '/ponuda/7-K7Q2M',
    '/en/offer/7-K7Q2M',
    '/de/angebot/7-K7Q2M',
  ],
  [
    '[DOOR-07]',
    'agentCart',
    { link: 'aB3-x' },
    '/kosarica/preuzmi/aB3-x',
    '/en/cart/take-over/aB3-x',
    '/de/einkaufswagen/uebernehmen/aB3-x',
  ],
  ['[law 3]', 'withdrawal', {}, '/raskid-ugovora', '/en/withdraw-from-contract', '/de/vertrag-widerrufen'],
  ['[RET-01]', 'return', {}, '/povrat', '/en/return', '/de/ruecksendung'],
  [
    '[ROUTE-003, ROUTE-028, ROUTE-030]',
    'checkoutSuccess',
    {},
    '/naplata/uspjesna',
    '/en/checkout/success',
    '/de/naplata/uspjesna',
  ],
  [
    '[ROUTE-004, ROUTE-028, ROUTE-029]',
    'checkoutFailure',
    {},
    '/checkout/failure',
    '/en/checkout/failure',
    '/de/checkout/failure',
  ],
  [
    '[ROUTE-005, ROUTE-028, ROUTE-030]',
    'confirmEmail',
    {},
    '/potvrdi-email',
    '/en/confirm-email',
    '/de/potvrdi-email',
  ],
  ['[ROUTE-006, ROUTE-028, ROUTE-029]', 'search', {}, '/pretraga', '/en/search', '/de/suche'],
  ['[ROUTE-007, ROUTE-032]', 'login', {}, '/prijava', '/en/prijava', '/de/prijava'],
  ['[ROUTE-008, ROUTE-032]', 'profile', {}, '/profil', '/en/profil', '/de/profil'],
  [
    '[ACCT-016]',
    'profileOrder',
    { slug: '2026-000123' },
    '/profil/narudzbe/2026-000123',
    '/en/profil/narudzbe/2026-000123',
    '/de/profil/narudzbe/2026-000123',
  ],
  ['[ACCT-037]', 'memberCard', {}, '/profil/kartica', '/en/profil/kartica', '/de/profil/kartica'],
  ['[ROUTE-009, ROUTE-032]', 'register', {}, '/registracija', '/en/registracija', '/de/registracija'],
  [
    '[ROUTE-010, ROUTE-032]',
    'forgotPassword',
    {},
    '/zaboravljena-lozinka',
    '/en/zaboravljena-lozinka',
    '/de/zaboravljena-lozinka',
  ],
  ['[ROUTE-011, ROUTE-032]', 'socialLogin', {}, '/social-login', '/en/social-login', '/de/social-login'],
  ['[ROUTE-013]', 'admin', {}, '/admin', '/en/admin', '/de/admin'],
  ['[ROUTE-014]', 'adminLogin', {}, '/adminLogin', '/en/adminLogin', '/de/adminLogin'],
  ...(
    [
      ['adminInvitation', '/adminLogin/invitation'],
      ['adminSecurity', '/admin/security'],
      ['adminStaff', '/admin/staff'],
      ['adminInvite', '/admin/staff/invite'],
      ['adminRoles', '/admin/roles'],
      ['adminLog', '/admin/log'],
      ['adminOrders', '/admin/narudzbe'],
      ['adminCoupons', '/admin/kuponi'],
      ['adminWithdrawals', '/admin/raskidi'],
    ] as const
  ).map(([name, path]): Row => ['[ADMIN-006]', name, {}, path, `/en${path}`, `/de${path}`]),
  [
    '[ORDER-024]',
    'adminOrder',
    { slug: '2026-000007' },
    '/admin/narudzbe/2026-000007',
    '/en/admin/narudzbe/2026-000007',
    '/de/admin/narudzbe/2026-000007',
  ],
  ['[CART-060]', 'adminCoupon', { id: '7' }, '/admin/kuponi/7', '/en/admin/kuponi/7', '/de/admin/kuponi/7'],
  ['[AUTH-067]', 'adminMember', { id: '7' }, '/admin/staff/7', '/en/admin/staff/7', '/de/admin/staff/7'],
  ['[AUTH-067]', 'adminRole', { id: '7' }, '/admin/roles/7', '/en/admin/roles/7', '/de/admin/roles/7'],
  ['[ROUTE-015]', 'adminCache', {}, '/admin/cache', '/en/admin/cache', '/de/admin/cache'],
  ['[ROUTE-016]', 'adminConsents', {}, '/admin/consent', '/en/admin/consent', '/de/admin/consent'],
  [
    '[ROUTE-017]',
    'adminConsent',
    { slug: 'bilten' },
    '/admin/consent/bilten',
    '/en/admin/consent/bilten',
    '/de/admin/consent/bilten',
  ],
  ['[ROUTE-018]', 'adminTemplates', {}, '/admin/templates', '/en/admin/templates', '/de/admin/templates'],
  [
    '[ROUTE-019, ROUTE-028, ROUTE-029]',
    'event',
    { id: '7' },
    '/dogadjaj/7',
    '/en/event/7',
    '/de/Veranstaltung/7',
  ],
  ['[ROUTE-020, ROUTE-028, ROUTE-030]', 'blog', {}, '/objave', '/en/blog', '/de/objave'],
  [
    '[ROUTE-020, ROUTE-028, ROUTE-030]',
    'blog',
    { slug },
    `/objave/${slug}`,
    `/en/blog/${slug}`,
    `/de/objave/${slug}`,
  ],
  [
    '[ROUTE-021, ROUTE-028, ROUTE-029]',
    'product',
    { slug },
    `/product/${slug}`,
    `/en/product/${slug}`,
    `/de/produkt/${slug}`,
  ],
  ['[ROUTE-022, ROUTE-028, ROUTE-030, ROUTE-036]', 'shop', {}, '/shop', '/en/shop', '/de/shop'],
  [
    '[ROUTE-022, ROUTE-028, ROUTE-030, ROUTE-036]',
    'shop',
    { slug },
    `/shop/${slug}`,
    `/en/shop/${slug}`,
    `/de/shop/${slug}`,
  ],
  ['[ROUTE-019]', 'events', {}, '/dogadjaji', '/en/events', '/de/veranstaltungen'],
  ['[CMS-029]', 'reviews', {}, '/recenzije', '/en/reviews', '/de/bewertungen'],
  ['[ROUTE-023]', 'page', { slug: 'o-nama' }, '/o-nama', '/en/o-nama', '/de/o-nama'],
  ['[ROUTE-025, ROUTE-026]', 'home', {}, '/', '/en', '/de'],
];

/** The screens of the back office have Croatian names in every language. */
const screenNames: ScreenName[] = [...routeNames, ...adminRouteNames];
const ofStaff = adminRouteNames
  .filter((name) => !written.some(([, known]) => known === name))
  .map((name): Row => {
    const path = `/${screenPattern(name, 'hr').replaceAll(/:\w+\??/g, '7')}`;
    return ['[ADMIN-006]', name, routeParams(name, '7'), path, `/en${path}`, `/de${path}`];
  });
const addresses = [...written, ...ofStaff];

test.for(addresses)(
  '[%s] %s has its name in Croatian, English and German',
  ([, name, params, ...expected]) => {
    expect([croatian, english, german].map((language) => pathTo(name, params, language))).toEqual(expected);
  },
);

test('the table above names every screen', () => {
  expect(new Set(addresses.map(([, name]) => name))).toEqual(new Set(screenNames));
});

test('what visitors load names and matches every screen of the shop as servers do, and none of staff', () => {
  for (const name of routeNames) {
    const path = pathTo(name, routeParams(name, '7'), croatian);
    expect(pathToVisited(name, routeParams(name, '7'), croatian)).toBe(path);
    expect(matchVisited(path, 'hr')).toEqual(matchPath(path, 'hr'));
  }
  for (const name of adminRouteNames)
    expect(matchVisited(pathTo(name, routeParams(name, '7'), croatian), 'hr'), name).toBeUndefined();
});

test.for(addresses)(
  '[ROUTE-027] %s %s: a language without names of its own uses the Croatian ones under its prefix',
  ([, name, params, hr]) => {
    expect(pathTo(name, params, serbian)).toBe(hr === '/' ? '/sr' : `/sr${hr}`);
  },
);

test('[ROUTE-025, I18N-001] the default language has no prefix, whichever it is', () => {
  expect(pathTo('cart', {}, { ...english, isDefault: true })).toBe('/cart');
  expect(pathTo('cart', {}, { ...croatian, isDefault: false })).toBe('/hr/kosarica');
});

test('[ROUTE-043] an address cannot be broken by what a slug holds', () => {
  expect(pathTo('product', { slug: 'a/b?c#d č' }, german)).toBe('/de/produkt/a%2Fb%3Fc%23d%20%C4%8D');
});

test('an address without its required parameter is a programming error', () => {
  expect(() => pathTo('event', {}, croatian)).toThrow('The address needs the parameter id.');
});

test('[ROUTE-026] the prefix names the language, and the default language has none', () => {
  expect(splitPrefix('/de/kasse', languages)).toEqual({ language: german, rest: '/kasse' });
  expect(splitPrefix('/DE', languages)).toEqual({ language: german, rest: '/' });
  expect(splitPrefix('/hr/naplata', languages)).toEqual({ language: undefined, rest: '/hr/naplata' });
  expect(splitPrefix('/delta', languages)).toEqual({ language: undefined, rest: '/delta' });
});

test('[ROUTE-033] the prefix of a language that is not enabled names no language', () => {
  expect(splitPrefix('/de/kasse', [croatian])).toEqual({ language: undefined, rest: '/de/kasse' });
});

test('[ROUTE-029] a path is matched without regard to case and written exactly as given', () => {
  expect(matchPath('/veranstaltung/7', 'de')).toEqual({ name: 'event', params: { id: '7' } });
  expect(matchPath('/VERANSTALTUNG/7', 'de')).toEqual({ name: 'event', params: { id: '7' } });
  expect(pathTo('event', { id: 7 }, german)).toBe('/de/Veranstaltung/7');
});

test('[ROUTE-023] the catch-all is no match: all other screens are tried first', () => {
  expect(matchPath('/o-nama', 'hr')).toBeUndefined();
  expect(matchPath('/kosarica', 'hr')?.name).toBe('cart');
  expect(matchPath('/checkout/failure', 'en')?.name).toBe('checkoutFailure');
  expect(matchPath('/a/b/c', 'hr')).toBeUndefined();
});

test('[ROUTE-043] whatever the slug is, the address of a screen leads back to that screen and slug', () => {
  const withSlug = screenNames.filter((name) => name !== 'page' && screenPattern(name, 'hr').includes(':'));
  const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text));
  fc.assert(
    fc.property(
      fc.constantFrom(...withSlug),
      fc.constantFrom(...languages),
      word,
      (name, language, value) => {
        const path = pathTo(name, routeParams(name, value), language);
        const { language: found, rest } = splitPrefix(path, languages);

        expect(found ?? croatian).toEqual(language);
        const match = matchPath(rest, language.code2);
        expect(match?.name).toBe(name);
        expect(match?.params).toEqual(routeParams(name, value));
      },
    ),
  );
});
