/**
 * Every screen's address by its Croatian name, which languages without a name of their own have under their prefix
 * (ROUTE-001 to ROUTE-032, ROUTE-027). A parameter with `?` may be left out. The order is the one in which an address is
 * compared with them.
 */
export const routes = {
  cart: 'kosarica',
  checkout: 'naplata',
  checkoutSuccess: 'naplata/uspjesna',
  checkoutFailure: 'checkout/failure',
  withdrawal: 'raskid-ugovora',
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
  adminInvitation: 'adminLogin/invitation',
  adminOrders: 'admin/narudzbe',
  adminOrder: 'admin/narudzbe/:slug',
  adminWithdrawals: 'admin/raskidi',
  adminCoupons: 'admin/kuponi',
  adminCoupon: 'admin/kuponi/:id',
  adminRedirects: 'admin/preusmjeravanja',
  adminFailed: 'admin/preusmjeravanja/nepronadeno',
  adminRedirect: 'admin/preusmjeravanja/:id',
  adminSecurity: 'admin/security',
  adminStaff: 'admin/staff',
  adminInvite: 'admin/staff/invite',
  adminMember: 'admin/staff/:id',
  adminRoles: 'admin/roles',
  adminRole: 'admin/roles/:id',
  adminLog: 'admin/log',
  adminCache: 'admin/cache',
  adminConsents: 'admin/consent',
  adminConsent: 'admin/consent/:slug',
  adminTemplates: 'admin/templates',
  adminMedia: 'admin/mediji',
  adminSettings: 'admin/postavke/:group?',
  event: 'dogadjaj/:id',
  blog: 'objave/:slug?',
  product: 'product/:slug?',
  shop: 'shop/:slug?',
  home: '',
  page: ':slug',
} as const;

/** A screen of the site, by the name that the code calls it. */
export type RouteName = keyof typeof routes;
