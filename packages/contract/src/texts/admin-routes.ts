import { patternOf, type RouteName } from './routes.ts';

/**
 * The addresses of the back office below its two doors, `admin` and `adminLogin`, which visitors' screens lead to: the same
 * in every language, under its prefix (ADMIN-006). No file of a visitor holds this table (docs/decisions/967). The order is
 * the one in which an address is compared with them.
 */
export const adminRoutes = {
  adminInvitation: 'adminLogin/invitation',
  adminOrders: 'admin/narudzbe',
  adminOrderPrint: 'admin/narudzbe/ispis',
  adminOrderSending: 'admin/narudzbe/slanje',
  adminOrderFile: 'admin/narudzbe/datoteka',
  adminDrafts: 'admin/narudzbe/skice',
  adminDraft: 'admin/narudzbe/skice/:id',
  adminOrder: 'admin/narudzbe/:slug',
  adminPacking: 'admin/pakiranje',
  adminPackingOrder: 'admin/pakiranje/:slug',
  adminReports: 'admin/izvjestaji/:what?',
  adminWithdrawals: 'admin/raskidi',
  adminCoupons: 'admin/kuponi',
  adminCoupon: 'admin/kuponi/:id',
  adminWhy: 'admin/akcije/zasto',
  adminSales: 'admin/snizenja',
  adminSale: 'admin/snizenja/:id',
  adminPromotions: 'admin/akcije',
  adminPromotion: 'admin/akcije/:id',
  adminProducts: 'admin/proizvodi',
  adminProductGrid: 'admin/proizvodi/tablica',
  adminProduct: 'admin/proizvodi/:id',
  adminProductBulk: 'admin/proizvodi/promjena/:id',
  adminFiles: 'admin/datoteke',
  adminFile: 'admin/datoteke/:id',
  adminStock: 'admin/zalihe',
  adminMovements: 'admin/zalihe/kretanja',
  adminCount: 'admin/zalihe/inventura',
  adminStockItem: 'admin/zalihe/:id',
  adminCategories: 'admin/kategorije',
  adminCategory: 'admin/kategorije/:id',
  adminAttributes: 'admin/svojstva',
  adminAttributeValue: 'admin/svojstva/vrijednosti/:id',
  adminAttribute: 'admin/svojstva/:id',
  adminBrands: 'admin/proizvodaci',
  adminBrand: 'admin/proizvodaci/:id',
  adminTags: 'admin/oznake',
  adminTag: 'admin/oznake/:id',
  adminTaxes: 'admin/porezi',
  adminTaxClasses: 'admin/porezne-stope',
  adminTaxClass: 'admin/porezne-stope/:id',
  adminComments: 'admin/komentari',
  adminComment: 'admin/komentari/:id',
  adminForms: 'admin/obrasci',
  adminForm: 'admin/obrasci/:id',
  adminEntries: 'admin/obrasci/:id/unosi',
  adminEntry: 'admin/obrasci/:id/unosi/:entry',
  adminRedirects: 'admin/preusmjeravanja',
  adminFailed: 'admin/preusmjeravanja/nepronadeno',
  adminRedirect: 'admin/preusmjeravanja/:id',
  adminSecurity: 'admin/security',
  adminJoin: 'admin/security/spajanje',
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
  adminImports: 'admin/uvoz',
  adminImport: 'admin/uvoz/:id',
  adminDelivery: 'admin/dostava/:code?',
  adminPlaces: 'admin/mjesta-preuzimanja',
  adminPlace: 'admin/mjesta-preuzimanja/:id',
  adminFind: 'admin/trazi',
  adminPayment: 'admin/postavke/placanje/:code?',
  adminMails: 'admin/postavke/poruke/:mail?',
  adminSettings: 'admin/postavke/:group?',
  adminPages: 'admin/stranice',
  adminPosts: 'admin/objave',
  adminTerms: 'admin/teme',
  adminEvents: 'admin/dogadaji',
  adminMenus: 'admin/izbornici',
  adminDocument: 'admin/sadrzaj/:kind/:id',
  adminHistory: 'admin/sadrzaj/:kind/:id/povijest',
  adminChanges: 'admin/promjene',
  adminReleases: 'admin/izdanja',
  adminStale: 'admin/prijevodi',
  adminPreviews: 'admin/pregledi',
  adminMemberCards: 'admin/kartice',
  adminCustomers: 'admin/kupci',
  adminPeople: 'admin/kupci/datoteka',
  adminCustomer: 'admin/kupci/:id',
  adminSegments: 'admin/segmenti',
  adminSegment: 'admin/segmenti/:id',
  adminCarts: 'admin/kosarice',
  adminSearch: 'admin/pretraga',
  adminSynonyms: 'admin/pretraga/sinonimi',
  adminPins: 'admin/pretraga/istaknuto',
  adminIssues: 'admin/bilten',
  adminSubscribers: 'admin/bilten/pretplatnici',
  adminIssue: 'admin/bilten/:id',
} as const;

/** A screen of the back office, by the name that the code calls it. */
export type AdminRouteName = keyof typeof adminRoutes;

/** Any screen, of the shop or of the back office. */
export type ScreenName = RouteName | AdminRouteName;

export const adminRouteNames = Object.keys(adminRoutes) as AdminRouteName[];

const isAdminRoute = (name: ScreenName): name is AdminRouteName => Object.hasOwn(adminRoutes, name);

/** Pattern of any screen in a language, without the language prefix. */
export const screenPattern = (name: ScreenName, code2: string): string =>
  isAdminRoute(name) ? adminRoutes[name] : patternOf(name, code2);
