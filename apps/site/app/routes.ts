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
  ...screen('home', 'routes/page.tsx'),
  ...screen('shop', 'routes/shop.tsx'),
  ...screen('product', 'routes/product.tsx'),
  ...screen('blog', 'routes/blog.tsx'),
  ...screen('event', 'routes/event.tsx'),
  ...screen('events', 'routes/events.tsx'),
  ...screen('reviews', 'routes/reviews.tsx'),
  ...screen('search', 'routes/search.tsx'),
  ...screen('cart', 'routes/cart.tsx'),
  ...screen('checkout', 'routes/checkout.tsx'),
  ...screen('checkoutSuccess', 'routes/checkout-success.tsx'),
  ...screen('checkoutFailure', 'routes/checkout-failure.tsx'),
  ...screen('offer', 'routes/offer.tsx'),
  ...screen('withdrawal', 'routes/withdrawal.tsx'),
  ...screen('confirmEmail', 'routes/confirm-email.tsx'),
  ...screen('login', 'routes/login.tsx'),
  ...screen('register', 'routes/register.tsx'),
  ...screen('forgotPassword', 'routes/forgot-password.tsx'),
  ...screen('socialLogin', 'routes/social-login.tsx'),
  ...screen('profile', 'routes/profile.tsx'),
  ...screen('memberCard', 'routes/member-card.tsx'),
  ...screen('profileOrder', 'routes/profile-order.tsx'),
  ...screen('adminLogin', 'routes/admin/login.tsx'),
  adminScreen('adminInvitation', 'routes/admin/invitation.tsx'),
  layout('routes/admin/layout.tsx', { id: 'adminArea' }, [
    layout('routes/admin/screens.tsx', { id: 'adminScreens' }, [
      ...screen('admin', 'routes/admin/home.tsx'),
      adminScreen('adminCache', 'routes/admin/cache.tsx'),
      adminScreen('adminOrders', 'routes/admin/orders.tsx'),
      adminScreen('adminOrderPrint', 'routes/admin/sales/order-print.tsx'),
      adminScreen('adminOrderSending', 'routes/admin/sales/order-sending.tsx'),
      adminScreen('adminOrderFile', 'routes/admin/sales/order-file.tsx'),
      adminScreen('adminDrafts', 'routes/admin/sales/drafts.tsx'),
      adminScreen('adminDraft', 'routes/admin/sales/draft.tsx'),
      adminScreen('adminOrder', 'routes/admin/order.tsx'),
      adminScreen('adminPacking', 'routes/admin/sales/packing.tsx'),
      adminScreen('adminPackingOrder', 'routes/admin/sales/packing-order.tsx'),
      adminScreen('adminMemberCards', 'routes/admin/sales/member-cards.tsx'),
      adminScreen('adminCustomers', 'routes/admin/sales/customers.tsx'),
      adminScreen('adminPeople', 'routes/admin/sales/people.tsx'),
      adminScreen('adminCustomer', 'routes/admin/sales/customer.tsx'),
      adminScreen('adminReports', 'routes/admin/sales/reports.tsx'),
      adminScreen('adminWithdrawals', 'routes/admin/withdrawals.tsx'),
      adminScreen('adminCoupons', 'routes/admin/marketing/coupons.tsx'),
      adminScreen('adminCoupon', 'routes/admin/marketing/coupon.tsx'),
      adminScreen('adminPromotions', 'routes/admin/marketing/promotions.tsx'),
      adminScreen('adminCarts', 'routes/admin/marketing/carts.tsx'),
      adminScreen('adminSearch', 'routes/admin/marketing/missed.tsx'),
      adminScreen('adminSynonyms', 'routes/admin/marketing/synonyms.tsx'),
      adminScreen('adminPins', 'routes/admin/marketing/pins.tsx'),
      adminScreen('adminSegments', 'routes/admin/marketing/segments.tsx'),
      adminScreen('adminSegment', 'routes/admin/marketing/segment.tsx'),
      adminScreen('adminIssues', 'routes/admin/marketing/issues.tsx'),
      adminScreen('adminSubscribers', 'routes/admin/marketing/subscribers.tsx'),
      adminScreen('adminIssue', 'routes/admin/marketing/issue.tsx'),
      adminScreen('adminWhy', 'routes/admin/marketing/why.tsx'),
      adminScreen('adminPromotion', 'routes/admin/marketing/promotion.tsx'),
      adminScreen('adminProducts', 'routes/admin/catalogue/products.tsx'),
      adminScreen('adminProductGrid', 'routes/admin/catalogue/product-grid.tsx'),
      adminScreen('adminProduct', 'routes/admin/catalogue/product.tsx'),
      adminScreen('adminProductBulk', 'routes/admin/catalogue/product-bulk.tsx'),
      adminScreen('adminFiles', 'routes/admin/catalogue/product-files.tsx'),
      adminScreen('adminFile', 'routes/admin/catalogue/product-file.tsx'),
      adminScreen('adminStock', 'routes/admin/stock/stock.tsx'),
      adminScreen('adminMovements', 'routes/admin/stock/movements.tsx'),
      adminScreen('adminCount', 'routes/admin/stock/count.tsx'),
      adminScreen('adminStockItem', 'routes/admin/stock/stock-item.tsx'),
      adminScreen('adminCategories', 'routes/admin/catalogue/categories.tsx'),
      adminScreen('adminCategory', 'routes/admin/catalogue/category.tsx'),
      adminScreen('adminAttributes', 'routes/admin/catalogue/attributes.tsx'),
      adminScreen('adminAttributeValue', 'routes/admin/catalogue/attribute-value.tsx'),
      adminScreen('adminAttribute', 'routes/admin/catalogue/attribute.tsx'),
      adminScreen('adminBrands', 'routes/admin/catalogue/brands.tsx'),
      adminScreen('adminBrand', 'routes/admin/catalogue/brand.tsx'),
      adminScreen('adminTags', 'routes/admin/catalogue/tags.tsx'),
      adminScreen('adminTag', 'routes/admin/catalogue/tag.tsx'),
      adminScreen('adminTaxes', 'routes/admin/catalogue/taxes.tsx'),
      adminScreen('adminTaxClasses', 'routes/admin/catalogue/tax-classes.tsx'),
      adminScreen('adminTaxClass', 'routes/admin/catalogue/tax-class.tsx'),
      adminScreen('adminConsents', 'routes/admin/consents.tsx'),
      adminScreen('adminConsent', 'routes/admin/consent.tsx'),
      adminScreen('adminMedia', 'routes/admin/media/gallery.tsx'),
      adminScreen('adminPages', 'routes/admin/content/pages.tsx'),
      adminScreen('adminPosts', 'routes/admin/content/posts.tsx'),
      adminScreen('adminTerms', 'routes/admin/content/terms.tsx'),
      adminScreen('adminEvents', 'routes/admin/content/events.tsx'),
      adminScreen('adminMenus', 'routes/admin/content/menus.tsx'),
      adminScreen('adminDocument', 'routes/admin/content/document.tsx'),
      adminScreen('adminHistory', 'routes/admin/content/history.tsx'),
      adminScreen('adminChanges', 'routes/admin/content/changes.tsx'),
      adminScreen('adminReleases', 'routes/admin/content/releases.tsx'),
      adminScreen('adminStale', 'routes/admin/content/stale.tsx'),
      adminScreen('adminPreviews', 'routes/admin/content/previews.tsx'),
      adminScreen('adminTemplates', 'routes/admin/templates.tsx'),
      adminScreen('adminComments', 'routes/admin/visitors/comments.tsx'),
      adminScreen('adminComment', 'routes/admin/visitors/comment.tsx'),
      adminScreen('adminForms', 'routes/admin/visitors/forms.tsx'),
      adminScreen('adminForm', 'routes/admin/visitors/form.tsx'),
      adminScreen('adminEntries', 'routes/admin/visitors/entries.tsx'),
      adminScreen('adminEntry', 'routes/admin/visitors/entry.tsx'),
      adminScreen('adminRedirects', 'routes/admin/visitors/redirects.tsx'),
      adminScreen('adminFailed', 'routes/admin/visitors/failed-requests.tsx'),
      adminScreen('adminRedirect', 'routes/admin/visitors/redirect.tsx'),
      adminScreen('adminImports', 'routes/admin/imports.tsx'),
      adminScreen('adminImport', 'routes/admin/import.tsx'),
      adminScreen('adminDelivery', 'routes/admin/delivery.tsx'),
      adminScreen('adminPlaces', 'routes/admin/sales/places.tsx'),
      adminScreen('adminPlace', 'routes/admin/sales/place.tsx'),
      adminScreen('adminFind', 'routes/admin/desk/find.tsx'),
      adminScreen('adminPayment', 'routes/admin/payment.tsx'),
      adminScreen('adminMails', 'routes/admin/desk/mails.tsx'),
      adminScreen('adminSettings', 'routes/admin/settings.tsx'),
      adminScreen('adminSecurity', 'routes/admin/security.tsx'),
      adminScreen('adminJoin', 'routes/admin/desk/join.tsx'),
      adminScreen('adminStaff', 'routes/admin/staff.tsx'),
      adminScreen('adminInvite', 'routes/admin/staff-invite.tsx'),
      adminScreen('adminMember', 'routes/admin/staff-member.tsx'),
      adminScreen('adminRoles', 'routes/admin/staff-roles.tsx'),
      adminScreen('adminRole', 'routes/admin/staff-role.tsx'),
      adminScreen('adminLog', 'routes/admin/staff-log.tsx'),
    ]),
  ]),
  ...doors,
  ...Object.entries(dataRoutes).map(([id, { path, file }]) => route(path, file, { id })),
  ...(process.env.NODE_ENV === 'production' ? [] : developerRoutes()),
  ...screen('page', 'routes/page.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'notFound' }),
] satisfies RouteConfig;
