import { type AdminRouteName, adminRoutes } from '@izlog/contract/texts/admin-routes';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { patternOf, type RouteName } from '@izlog/contract/texts/routes';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { dataRoutes } from '#site/i18n/data-routes.ts';
import { routeId } from '#site/i18n/route-id.ts';

/** A screen, once for each of its names; which of them a language has is decided when a request comes (server.ts). */
function screen(name: RouteName, file: string): RouteConfigEntry[] {
  const ids = new Map<string, string>();
  for (const code2 of programLanguageCodes) ids.set(routeId(name, code2), patternOf(name, code2));
  return [...ids].map(([id, path]) => (path === '' ? index(file, { id }) : route(path, file, { id })));
}

/** A screen of the back office, whose address is the same in every language. */
const adminScreen = (name: AdminRouteName, file: string): RouteConfigEntry =>
  route(adminRoutes[name], file, { id: name });

/** The way into the back office from a page of visitors: their browsers know none of its screens (docs/decisions/967). */
const doors = (['admin', 'adminLogin'] as const).map((name) =>
  route(`${patternOf(name, 'hr')}/*`, 'routes/office-door.ts', { id: `door.${name}` }),
);

/** What only those who build the site see (ROUTE-024, DEV-006): no production build knows these addresses. */
function developerRoutes(): RouteConfigEntry[] {
  return [
    route('section-tool', 'routes/data/section-tool.tsx', { id: 'sectionTool' }),
    route('_cli/get-latest-tag', 'routes/developer/latest-tag.ts', { id: 'latestTag' }),
    route('_cli/get-latest-release', 'routes/developer/latest-release.ts', { id: 'latestRelease' }),
    route('_cli/get-domain', 'routes/developer/domain.ts', { id: 'configuredDomain' }),
    route('_cli/set-domain', 'routes/developer/set-domain.ts', { id: 'setDomain' }),
    route('_cli/list-domains', 'routes/developer/domains.ts', { id: 'listDomains' }),
  ];
}

export default [
  // The same file as any page's: both are made of sections.
  ...screen('home', 'features/pages/routes/page.tsx'),
  ...screen('shop', 'features/catalog/routes/shop.tsx'),
  ...screen('product', 'features/product/routes/product.tsx'),
  ...screen('blog', 'features/blog/routes/blog.tsx'),
  ...screen('event', 'features/events/routes/event.tsx'),
  ...screen('events', 'features/events/routes/events.tsx'),
  ...screen('reviews', 'features/reviews/routes/reviews.tsx'),
  ...screen('search', 'features/search/routes/search.tsx'),
  ...screen('cart', 'features/cart-page/routes/cart.tsx'),
  ...screen('checkout', 'features/checkout/routes/checkout.tsx'),
  ...screen('checkoutSuccess', 'features/checkout/routes/checkout-success.tsx'),
  ...screen('checkoutFailure', 'features/checkout/routes/checkout-failure.tsx'),
  ...screen('offer', 'features/checkout/routes/offer.tsx'),
  ...screen('withdrawal', 'features/withdrawal/routes/withdrawal.tsx'),
  ...screen('confirmEmail', 'features/checkout/routes/confirm-email.tsx'),
  ...screen('login', 'features/account/routes/login.tsx'),
  ...screen('register', 'features/account/routes/register.tsx'),
  ...screen('forgotPassword', 'features/account/routes/forgot-password.tsx'),
  ...screen('socialLogin', 'features/account/routes/social-login.tsx'),
  ...screen('profile', 'features/account/routes/profile.tsx'),
  ...screen('memberCard', 'features/account/routes/member-card.tsx'),
  ...screen('profileOrder', 'routes/profile-order.tsx'),
  ...screen('adminLogin', 'admin/rooms/login/routes/login.tsx'),
  adminScreen('adminInvitation', 'admin/rooms/login/routes/invitation.tsx'),
  layout('routes/admin/layout.tsx', { id: 'adminArea' }, [
    layout('routes/admin/screens.tsx', { id: 'adminScreens' }, [
      ...screen('admin', 'admin/rooms/dashboard/routes/home.tsx'),
      adminScreen('adminCache', 'admin/rooms/cache/routes/cache.tsx'),
      adminScreen('adminOrders', 'admin/rooms/orders/routes/orders.tsx'),
      adminScreen('adminOrderPrint', 'admin/rooms/orders/routes/order-print.tsx'),
      adminScreen('adminOrderSending', 'admin/rooms/orders/routes/order-sending.tsx'),
      adminScreen('adminOrderFile', 'admin/rooms/orders/routes/order-file.tsx'),
      adminScreen('adminDrafts', 'admin/rooms/orders/routes/drafts.tsx'),
      adminScreen('adminDraft', 'admin/rooms/orders/routes/draft.tsx'),
      adminScreen('adminOrder', 'admin/rooms/orders/routes/order.tsx'),
      adminScreen('adminPacking', 'admin/rooms/orders/routes/packing.tsx'),
      adminScreen('adminPackingOrder', 'admin/rooms/orders/routes/packing-order.tsx'),
      adminScreen('adminMemberCards', 'admin/rooms/member-cards/routes/member-cards.tsx'),
      adminScreen('adminCustomers', 'admin/rooms/customers/routes/customers.tsx'),
      adminScreen('adminPeople', 'admin/rooms/customers/routes/people.tsx'),
      adminScreen('adminCustomer', 'admin/rooms/customers/routes/customer.tsx'),
      adminScreen('adminReports', 'admin/rooms/reports/routes/reports.tsx'),
      adminScreen('adminWithdrawals', 'routes/admin/record-list.tsx'),
      adminScreen('adminCoupons', 'routes/admin/record-list.tsx'),
      adminScreen('adminCoupon', 'admin/rooms/coupons/routes/coupon.tsx'),
      adminScreen('adminPromotions', 'routes/admin/record-list.tsx'),
      adminScreen('adminSales', 'routes/admin/record-list.tsx'),
      adminScreen('adminSale', 'admin/rooms/sales/routes/sale.tsx'),
      adminScreen('adminCarts', 'routes/admin/record-list.tsx'),
      adminScreen('adminSearch', 'routes/admin/record-list.tsx'),
      adminScreen('adminSynonyms', 'admin/rooms/search-words/routes/synonyms.tsx'),
      adminScreen('adminPins', 'admin/rooms/search-words/routes/pins.tsx'),
      adminScreen('adminSegments', 'routes/admin/record-list.tsx'),
      adminScreen('adminSegment', 'admin/rooms/segments/routes/segment.tsx'),
      adminScreen('adminIssues', 'routes/admin/record-list.tsx'),
      adminScreen('adminSubscribers', 'routes/admin/record-list.tsx'),
      adminScreen('adminIssue', 'admin/rooms/newsletter/routes/issue.tsx'),
      adminScreen('adminWhy', 'admin/rooms/promotions/routes/why.tsx'),
      adminScreen('adminPromotion', 'admin/rooms/promotions/routes/promotion.tsx'),
      adminScreen('adminProducts', 'admin/rooms/products/routes/products.tsx'),
      adminScreen('adminProductGrid', 'admin/rooms/products/routes/product-grid.tsx'),
      adminScreen('adminProduct', 'admin/rooms/products/routes/product.tsx'),
      adminScreen('adminSeen', 'admin/rooms/sales/routes/seen.tsx'),
      adminScreen('adminProductBulk', 'admin/rooms/products/routes/product-bulk.tsx'),
      adminScreen('adminFiles', 'admin/rooms/products/routes/product-files.tsx'),
      adminScreen('adminFile', 'admin/rooms/products/routes/product-file.tsx'),
      adminScreen('adminStock', 'admin/rooms/stock/routes/stock.tsx'),
      adminScreen('adminMovements', 'admin/rooms/stock/routes/movements.tsx'),
      adminScreen('adminCount', 'admin/rooms/stock/routes/count.tsx'),
      adminScreen('adminStockItem', 'admin/rooms/stock/routes/stock-item.tsx'),
      adminScreen('adminCategories', 'admin/rooms/catalogue/routes/categories.tsx'),
      adminScreen('adminCategory', 'admin/rooms/catalogue/routes/category.tsx'),
      adminScreen('adminAttributes', 'routes/admin/record-list.tsx'),
      adminScreen('adminAttributeValue', 'admin/rooms/catalogue/routes/attribute-value.tsx'),
      adminScreen('adminAttribute', 'admin/rooms/catalogue/routes/attribute.tsx'),
      adminScreen('adminBrands', 'routes/admin/record-list.tsx'),
      adminScreen('adminBrand', 'routes/admin/record-form.tsx'),
      adminScreen('adminTags', 'routes/admin/record-list.tsx'),
      adminScreen('adminTag', 'routes/admin/record-form.tsx'),
      adminScreen('adminTaxes', 'admin/rooms/taxes/routes/taxes.tsx'),
      adminScreen('adminTaxClasses', 'routes/admin/record-list.tsx'),
      adminScreen('adminTaxClass', 'routes/admin/record-form.tsx'),
      adminScreen('adminConsents', 'admin/rooms/consents/routes/consents.tsx'),
      adminScreen('adminConsent', 'admin/rooms/consents/routes/consent.tsx'),
      adminScreen('adminMedia', 'admin/rooms/media/routes/gallery.tsx'),
      adminScreen('adminPages', 'admin/rooms/content/routes/content-list.tsx'),
      adminScreen('adminPosts', 'admin/rooms/content/routes/content-list.tsx'),
      adminScreen('adminTerms', 'admin/rooms/content/routes/content-list.tsx'),
      adminScreen('adminEvents', 'admin/rooms/content/routes/content-list.tsx'),
      adminScreen('adminMenus', 'admin/rooms/content/routes/content-list.tsx'),
      adminScreen('adminDocument', 'admin/rooms/content/routes/document.tsx'),
      adminScreen('adminHistory', 'admin/rooms/content/routes/history.tsx'),
      adminScreen('adminChanges', 'admin/rooms/content/routes/changes.tsx'),
      adminScreen('adminReleases', 'admin/rooms/content/routes/releases.tsx'),
      adminScreen('adminStale', 'admin/rooms/content/routes/stale.tsx'),
      adminScreen('adminPreviews', 'admin/rooms/content/routes/previews.tsx'),
      adminScreen('adminTemplates', 'admin/rooms/templates/routes/templates.tsx'),
      adminScreen('adminComments', 'routes/admin/record-list.tsx'),
      adminScreen('adminComment', 'admin/rooms/comments/routes/comment.tsx'),
      adminScreen('adminForms', 'routes/admin/record-list.tsx'),
      adminScreen('adminForm', 'admin/rooms/forms/routes/form.tsx'),
      adminScreen('adminEntries', 'admin/rooms/forms/routes/entries.tsx'),
      adminScreen('adminEntry', 'admin/rooms/forms/routes/entry.tsx'),
      adminScreen('adminRedirects', 'routes/admin/record-list.tsx'),
      adminScreen('adminFailed', 'routes/admin/record-list.tsx'),
      adminScreen('adminRedirect', 'admin/rooms/redirects/routes/redirect.tsx'),
      adminScreen('adminImports', 'admin/rooms/imports/routes/imports.tsx'),
      adminScreen('adminImport', 'admin/rooms/imports/routes/import.tsx'),
      adminScreen('adminDelivery', 'admin/rooms/delivery/routes/delivery.tsx'),
      adminScreen('adminPlaces', 'admin/rooms/delivery/routes/places.tsx'),
      adminScreen('adminPlace', 'admin/rooms/delivery/routes/place.tsx'),
      adminScreen('adminFind', 'admin/rooms/find/routes/find.tsx'),
      adminScreen('adminPayment', 'admin/rooms/payment/routes/payment.tsx'),
      adminScreen('adminMails', 'admin/rooms/mails/routes/mails.tsx'),
      adminScreen('adminSettings', 'admin/rooms/settings/routes/settings.tsx'),
      adminScreen('adminSecurity', 'admin/rooms/security/routes/security.tsx'),
      adminScreen('adminJoin', 'admin/rooms/security/routes/join.tsx'),
      adminScreen('adminStaff', 'admin/rooms/team/routes/staff.tsx'),
      adminScreen('adminInvite', 'admin/rooms/team/routes/staff-invite.tsx'),
      adminScreen('adminMember', 'admin/rooms/team/routes/staff-member.tsx'),
      adminScreen('adminRoles', 'admin/rooms/team/routes/staff-roles.tsx'),
      adminScreen('adminRole', 'admin/rooms/team/routes/staff-role.tsx'),
      adminScreen('adminLog', 'admin/rooms/log/routes/staff-log.tsx'),
    ]),
  ]),
  ...doors,
  ...Object.entries(dataRoutes).map(([id, { path, file }]) => route(path, file, { id })),
  ...(process.env.NODE_ENV === 'production' ? [] : developerRoutes()),
  ...screen('page', 'features/pages/routes/page.tsx'),
  route('*', 'features/pages/routes/not-found.tsx', { id: 'notFound' }),
] satisfies RouteConfig;
