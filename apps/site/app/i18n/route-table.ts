import { contentSegments } from '@izlog/contract/cms/content/content-segments';

/**
 * Every screen's address: the Croatian name, and the names other languages have of their own (ROUTE-001 to ROUTE-032).
 * Languages without a name of their own use the Croatian one under their prefix (ROUTE-027). A parameter with `?` may
 * be left out.
 */
export const routeTable = {
  cart: { hr: 'kosarica', en: 'cart', de: 'einkaufswagen' },
  checkout: { hr: 'naplata', en: 'checkout', de: 'kasse' },
  checkoutSuccess: { hr: 'naplata/uspjesna', en: 'checkout/success' },
  checkoutFailure: { hr: 'checkout/failure' },
  withdrawal: { hr: 'raskid-ugovora', en: 'withdraw-from-contract', de: 'vertrag-widerrufen' },
  confirmEmail: { hr: 'potvrdi-email', en: 'confirm-email' },
  search: { hr: 'pretraga', en: 'search', de: 'suche' },
  login: { hr: 'prijava' },
  profile: { hr: 'profil' },
  memberCard: { hr: 'profil/kartica' },
  profileOrder: { hr: 'profil/narudzbe/:slug' },
  register: { hr: 'registracija' },
  forgotPassword: { hr: 'zaboravljena-lozinka' },
  socialLogin: { hr: 'social-login' },
  admin: { hr: 'admin' },
  adminLogin: { hr: 'adminLogin' },
  adminInvitation: { hr: 'adminLogin/invitation' },
  adminOrders: { hr: 'admin/narudzbe' },
  adminOrder: { hr: 'admin/narudzbe/:slug' },
  adminWithdrawals: { hr: 'admin/raskidi' },
  adminCoupons: { hr: 'admin/kuponi' },
  adminCoupon: { hr: 'admin/kuponi/:id' },
  adminSecurity: { hr: 'admin/security' },
  adminStaff: { hr: 'admin/staff' },
  adminInvite: { hr: 'admin/staff/invite' },
  adminMember: { hr: 'admin/staff/:id' },
  adminRoles: { hr: 'admin/roles' },
  adminRole: { hr: 'admin/roles/:id' },
  adminLog: { hr: 'admin/log' },
  adminCache: { hr: 'admin/cache' },
  adminConsents: { hr: 'admin/consent' },
  adminConsent: { hr: 'admin/consent/:slug' },
  adminTemplates: { hr: 'admin/templates' },
  event: below(contentSegments.event, ':id'),
  blog: below(contentSegments.category, ':slug?'),
  product: below(contentSegments.product, ':slug?'),
  shop: below(contentSegments.productCategory, ':slug?'),
  home: { hr: '' },
  page: { hr: ':slug' },
} as const satisfies Record<string, RouteNames>;

/** The names of content are the contract's, since the platform builds their addresses too. */
function below(names: RouteNames, parameter: string): RouteNames {
  const entries = Object.entries(names).map(([code2, name]) => [code2, `${name}/${parameter}`]);
  return Object.fromEntries(entries) as unknown as RouteNames;
}

interface RouteNames {
  hr: string;
  en?: string;
  de?: string;
}

export type RouteName = keyof typeof routeTable;
type OwnNames = 'en' | 'de';
export const routeNames = Object.keys(routeTable) as RouteName[];
export const languagesWithOwnNames = ['en', 'de'] as const satisfies readonly OwnNames[];

const ownName = (name: RouteName, code2: string): string | undefined =>
  code2 === 'hr' ? undefined : (routeTable[name] as RouteNames)[code2 as OwnNames];

/** Pattern of a screen in a language, without the language prefix: `einkaufswagen`, `shop/:slug?`. */
export const patternOf = (name: RouteName, code2: string): string =>
  ownName(name, code2) ?? routeTable[name].hr;

/** Id of the route that serves a screen in a language: `cart`, or `cart.de` where German has its own name. */
export const routeId = (name: RouteName, code2: string): string =>
  ownName(name, code2) === undefined ? name : `${name}.${code2}`;
