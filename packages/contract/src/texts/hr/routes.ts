/**
 * Every screen's address by its Croatian name, which languages without a name of their own have under their prefix
 * (ROUTE-001 to ROUTE-032, ROUTE-027). A parameter with `?` may be left out. The order is the one in which an address is
 * compared with them.
 */
export const routes = {
  cart: 'kosarica',
  agentCart: 'kosarica/preuzmi/:link',
  checkout: 'naplata',
  checkoutSuccess: 'naplata/uspjesna',
  checkoutFailure: 'checkout/failure',
  withdrawal: 'raskid-ugovora',
  return: 'povrat',
  offer: 'ponuda/:token',
  confirmEmail: 'potvrdi-email',
  search: 'pretraga',
  login: 'prijava',
  profile: 'profil',
  memberCard: 'profil/kartica',
  profileOrder: 'profil/narudzbe/:slug',
  register: 'registracija',
  forgotPassword: 'zaboravljena-lozinka',
  socialLogin: 'social-login',
  admin: 'admin',
  adminLogin: 'adminLogin',
  event: 'dogadjaj/:id',
  events: 'dogadjaji',
  reviews: 'recenzije',
  blog: 'objave/:slug?',
  product: 'product/:slug?',
  shop: 'shop/:slug?',
  home: '',
  page: ':slug',
} as const;

/** A screen of the site, by the name that the code calls it. */
export type RouteName = keyof typeof routes;
