/** What the site answers beside its screens: files, what scripts ask for by themselves, and where forms go. */
export interface DataRoute {
  path: string;
  file: string;
  /** True where the router finds its way to it: a form is sent there, or a link leads there. All others are fetched. */
  isVisited: boolean;
  /** True where only a shop has it (SET-016). */
  sells?: true;
  /** True where it belongs to the whole site and exists without a language's prefix only. */
  isSiteWide?: true;
}

/** By the id of the route, in the order in which addresses are tried. */
export const dataRoutes = {
  sitemap: { path: 'sitemap.xml', file: 'routes/files/sitemap.ts', isVisited: false, isSiteWide: true },
  feed: { path: 'rss.xml', file: 'features/blog/routes/feed.ts', isVisited: false },
  feedOfTerm: { path: 'rss/:slug.xml', file: 'features/blog/routes/feed.ts', isVisited: false },
  sitemapPart: {
    path: ':part.xml',
    file: 'routes/files/sitemap-part.ts',
    isVisited: false,
    isSiteWide: true,
  },
  priceList: {
    path: 'cjenik.csv',
    file: 'routes/files/price-list.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  priceListOfDay: {
    path: 'cjenik/:day.csv',
    file: 'routes/files/price-list.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  priceListArchive: {
    path: 'cjenik.json',
    file: 'routes/files/price-list-archive.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  robots: { path: 'robots.txt', file: 'routes/files/robots.ts', isVisited: false, isSiteWide: true },
  llms: { path: 'llms.txt', file: 'routes/files/llms.ts', isVisited: false, isSiteWide: true },
  agents: { path: 'agents.md', file: 'routes/files/agents.ts', isVisited: false, isSiteWide: true },
  agentProfile: {
    path: '.well-known/ucp',
    file: 'features/agents/routes/profile.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  agentSearch: {
    path: 'ucp/catalog/search',
    file: 'features/agents/routes/search.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  agentLookup: {
    path: 'ucp/catalog/lookup',
    file: 'features/agents/routes/lookup.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  agentProduct: {
    path: 'ucp/catalog/product',
    file: 'features/agents/routes/product.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  agentCarts: {
    path: 'ucp/carts',
    file: 'features/agents/routes/carts.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  agentCancelledCart: {
    path: 'ucp/carts/:id/cancel',
    file: 'features/agents/routes/cancel-cart.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  agentFilledCart: {
    path: 'ucp/carts/:id',
    file: 'features/agents/routes/cart.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  webManifest: {
    path: 'manifest.webmanifest',
    file: 'routes/files/web-manifest.ts',
    isVisited: false,
    isSiteWide: true,
  },
  brandSheet: {
    path: '_/look/:color.css',
    file: 'features/layout/routes/brand-sheet.ts',
    isVisited: false,
    isSiteWide: true,
  },
  language: { path: '_/language', file: 'routes/data/language.ts', isVisited: false, isSiteWide: true },
  shown: {
    path: '_/shown',
    file: 'routes/data/shown.ts',
    isVisited: false,
    sells: true,
    isSiteWide: true,
  },
  cartData: { path: '_/cart', file: 'features/cart-page/routes/cart-data.ts', isVisited: false, sells: true },
  cartChange: {
    path: '_/cart/:act',
    file: 'features/cart/routes/cart-change.ts',
    isVisited: false,
    sells: true,
  },
  checkoutApprove: {
    path: '_/checkout/approve/:id',
    file: 'features/checkout/routes/checkout-approve.ts',
    isVisited: false,
    sells: true,
  },
  checkoutData: {
    path: '_/checkout/:what',
    file: 'features/checkout/routes/checkout-data.ts',
    isVisited: false,
    sells: true,
  },
  unlock: { path: '_/unlock', file: 'features/auth/routes/unlock.tsx', isVisited: true },
  editStart: { path: '_/edit/start', file: 'admin/editing/routes/start.ts', isVisited: false },
  editWords: { path: '_/edit/words', file: 'admin/editing/routes/words.ts', isVisited: false },
  editLogin: { path: '_/edit/login', file: 'admin/editing/routes/login.ts', isVisited: false },
  editAct: { path: '_/edit/:act', file: 'admin/editing/routes/act.ts', isVisited: false },
  adminLanguage: { path: '_/admin-language', file: 'routes/admin/language.ts', isVisited: false },
  adminSite: { path: '_/site', file: 'routes/admin/desk/site.ts', isVisited: false },
  adminArrive: { path: '_/arrive', file: 'routes/admin/desk/arrive.ts', isVisited: false },
  productPrice: {
    path: '_/product-price',
    file: 'admin/rooms/products/routes/product-price.ts',
    isVisited: false,
  },
  productGrid: {
    path: '_/product-grid',
    file: 'admin/rooms/products/routes/product-grid-rows.ts',
    isVisited: false,
  },
  productPick: {
    path: '_/product-pick',
    file: 'routes/admin/catalogue/product-pick.ts',
    isVisited: false,
  },
  bulkCsv: { path: '_/bulk-csv/:id', file: 'admin/rooms/products/routes/bulk-csv.ts', isVisited: false },
  fileRefused: {
    path: '_/file-refused/:id',
    file: 'admin/rooms/products/routes/file-refused.ts',
    isVisited: false,
  },
  takeOut: { path: '_/take-out/:what', file: 'admin/rooms/products/routes/take-out.ts', isVisited: false },
  peopleOut: {
    path: '_/people-out/:what',
    file: 'admin/rooms/customers/routes/people-out.ts',
    isVisited: false,
  },
  mediaAct: { path: '_/media/:act', file: 'admin/rooms/media/routes/act.ts', isVisited: false },
  ordersCsv: { path: '_/orders-csv', file: 'admin/rooms/orders/routes/orders-csv.ts', isVisited: false },
  paperArchive: {
    path: '_/paper-archive',
    file: 'admin/rooms/orders/routes/paper-archive.ts',
    isVisited: false,
  },
  transferFile: {
    path: '_/transfer-file/:id',
    file: 'admin/rooms/bank/routes/transfer-file.ts',
    isVisited: false,
  },
  eInvoiceFile: {
    path: '_/e-invoice/:id',
    file: 'admin/rooms/e-invoices/routes/e-invoice-file.ts',
    isVisited: false,
  },
  incomingInvoiceFile: {
    path: '_/incoming-invoice/:id',
    file: 'admin/rooms/e-invoices/routes/incoming-file.ts',
    isVisited: false,
  },
  kpd: { path: '_/kpd', file: 'admin/rooms/e-invoices/routes/kpd.ts', isVisited: false },
  customerData: {
    path: '_/customer-data/:id',
    file: 'admin/rooms/customers/routes/customer-data.ts',
    isVisited: false,
  },
  recordsOut: {
    path: '_/records-out/:service/:name',
    file: 'routes/admin/desk/records-out.ts',
    isVisited: false,
  },
  listView: { path: '_/view', file: 'routes/admin/desk/view.ts', isVisited: false },
  mailPreview: {
    path: '_/mail-preview/:mail',
    file: 'admin/rooms/mails/routes/mail-preview.ts',
    isVisited: false,
  },
  reportCsv: {
    path: '_/report-csv/:what',
    file: 'admin/rooms/reports/routes/report-csv.ts',
    isVisited: false,
  },
  entriesCsv: { path: '_/entries-csv', file: 'admin/rooms/forms/routes/entries-csv.ts', isVisited: false },
  passkeyLogin: {
    path: '_/passkey-login',
    file: 'admin/rooms/login/routes/passkey-login.ts',
    isVisited: false,
  },
  passkeyAdd: { path: '_/passkey', file: 'admin/rooms/login/routes/passkey-add.ts', isVisited: false },
  ownPasskey: {
    path: '_/own-passkey',
    file: 'features/account/routes/own-passkey.ts',
    isVisited: false,
  },
  suggest: { path: '_/suggest', file: 'features/search/routes/suggest.ts', isVisited: false },
  bundleData: {
    path: '_/bundle/:id',
    file: 'features/product/routes/bundle-data.ts',
    isVisited: false,
    sells: true,
  },
  eventCalendar: {
    path: '_/event/:id.ics',
    file: 'features/events/routes/event-calendar.ts',
    isVisited: true,
  },
  logout: { path: '_/logout', file: 'features/auth/routes/logout.ts', isVisited: true },
  myData: { path: '_/my-data', file: 'routes/files/my-data.ts', isVisited: false },
  wish: { path: '_/wish', file: 'features/wishlist/routes/wish.ts', isVisited: true, sells: true },
  cacheList: { path: '_cache/list', file: 'admin/rooms/cache/routes/cache-list.ts', isVisited: false },
  cacheClear: { path: '_cache/clear', file: 'admin/rooms/cache/routes/cache-clear.ts', isVisited: false },
  captchaData: { path: '_/captcha', file: 'routes/data/captcha-data.ts', isVisited: false },
  send: { path: '_/send/:letter', file: 'routes/data/send.tsx', isVisited: true },
  sendForm: { path: '_/form/:id', file: 'features/visitor-forms/routes/send-form.tsx', isVisited: true },
  newsletterStep: {
    path: '_/newsletter/:step',
    file: 'features/visitor-forms/routes/newsletter-step.tsx',
    isVisited: true,
  },
  cookieConsent: {
    path: '_/consent',
    file: 'features/consent/routes/cookie-consent.ts',
    isVisited: false,
    isSiteWide: true,
  },
} as const satisfies Record<string, DataRoute>;
