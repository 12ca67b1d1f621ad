import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { patternOf, type RouteName } from '@izlog/contract/texts/routes';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { dataRoutes } from './i18n/data-routes.ts';
import { routeId } from './i18n/route-id.ts';

/** A screen, once for each of its names; which of them a language has is decided when a request comes (server.ts). */
function screen(name: RouteName, file: string): RouteConfigEntry[] {
  const ids = new Map<string, string>();
  for (const code2 of programLanguageCodes) ids.set(routeId(name, code2), patternOf(name, code2));
  return [...ids].map(([id, path]) => (path === '' ? index(file, { id }) : route(path, file, { id })));
}

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
  ...screen('adminInvitation', 'routes/admin/invitation.tsx'),
  layout('routes/admin/layout.tsx', { id: 'adminArea' }, [
    layout('routes/admin/screens.tsx', { id: 'adminScreens' }, [
      ...screen('admin', 'routes/admin/home.tsx'),
      ...screen('adminCache', 'routes/admin/cache.tsx'),
      ...screen('adminOrders', 'routes/admin/orders.tsx'),
      ...screen('adminOrder', 'routes/admin/order.tsx'),
      ...screen('adminCustomers', 'routes/admin/sales/customers.tsx'),
      ...screen('adminCustomer', 'routes/admin/sales/customer.tsx'),
      ...screen('adminWithdrawals', 'routes/admin/withdrawals.tsx'),
      ...screen('adminCoupons', 'routes/admin/coupons.tsx'),
      ...screen('adminCoupon', 'routes/admin/coupon.tsx'),
      ...screen('adminBrands', 'routes/admin/catalogue/brands.tsx'),
      ...screen('adminBrand', 'routes/admin/catalogue/brand.tsx'),
      ...screen('adminTags', 'routes/admin/catalogue/tags.tsx'),
      ...screen('adminTag', 'routes/admin/catalogue/tag.tsx'),
      ...screen('adminTaxClasses', 'routes/admin/catalogue/tax-classes.tsx'),
      ...screen('adminTaxClass', 'routes/admin/catalogue/tax-class.tsx'),
      ...screen('adminConsents', 'routes/admin/consents.tsx'),
      ...screen('adminConsent', 'routes/admin/consent.tsx'),
      ...screen('adminMedia', 'routes/admin/media/gallery.tsx'),
      ...screen('adminPages', 'routes/admin/content/pages.tsx'),
      ...screen('adminPosts', 'routes/admin/content/posts.tsx'),
      ...screen('adminTerms', 'routes/admin/content/terms.tsx'),
      ...screen('adminEvents', 'routes/admin/content/events.tsx'),
      ...screen('adminMenus', 'routes/admin/content/menus.tsx'),
      ...screen('adminDocument', 'routes/admin/content/document.tsx'),
      ...screen('adminHistory', 'routes/admin/content/history.tsx'),
      ...screen('adminChanges', 'routes/admin/content/changes.tsx'),
      ...screen('adminReleases', 'routes/admin/content/releases.tsx'),
      ...screen('adminTemplates', 'routes/admin/templates.tsx'),
      ...screen('adminComments', 'routes/admin/visitors/comments.tsx'),
      ...screen('adminComment', 'routes/admin/visitors/comment.tsx'),
      ...screen('adminForms', 'routes/admin/visitors/forms.tsx'),
      ...screen('adminForm', 'routes/admin/visitors/form.tsx'),
      ...screen('adminEntries', 'routes/admin/visitors/entries.tsx'),
      ...screen('adminEntry', 'routes/admin/visitors/entry.tsx'),
      ...screen('adminRedirects', 'routes/admin/visitors/redirects.tsx'),
      ...screen('adminFailed', 'routes/admin/visitors/failed-requests.tsx'),
      ...screen('adminRedirect', 'routes/admin/visitors/redirect.tsx'),
      ...screen('adminImports', 'routes/admin/imports.tsx'),
      ...screen('adminImport', 'routes/admin/import.tsx'),
      ...screen('adminDelivery', 'routes/admin/delivery.tsx'),
      ...screen('adminSettings', 'routes/admin/settings.tsx'),
      ...screen('adminSecurity', 'routes/admin/security.tsx'),
      ...screen('adminStaff', 'routes/admin/staff.tsx'),
      ...screen('adminInvite', 'routes/admin/staff-invite.tsx'),
      ...screen('adminMember', 'routes/admin/staff-member.tsx'),
      ...screen('adminRoles', 'routes/admin/staff-roles.tsx'),
      ...screen('adminRole', 'routes/admin/staff-role.tsx'),
      ...screen('adminLog', 'routes/admin/staff-log.tsx'),
    ]),
  ]),
  ...Object.entries(dataRoutes).map(([id, { path, file }]) => route(path, file, { id })),
  ...(process.env.NODE_ENV === 'production' ? [] : developerRoutes()),
  ...screen('page', 'routes/page.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'notFound' }),
] satisfies RouteConfig;
