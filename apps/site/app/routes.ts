import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languagesWithOwnNames, patternOf, type RouteName, routeId } from './i18n/route-table.ts';

/** A screen, once for each of its names; which of them a language has is decided when a request comes (server.ts). */
function screen(name: RouteName, file: string): RouteConfigEntry[] {
  const ids = new Map<string, string>();
  for (const code2 of ['hr', ...languagesWithOwnNames]) ids.set(routeId(name, code2), patternOf(name, code2));
  return [...ids].map(([id, path]) => (path === '' ? index(file, { id }) : route(path, file, { id })));
}

export default [
  // The same file as any page's: both are made of sections.
  ...screen('home', 'routes/page.tsx'),
  ...screen('shop', 'routes/shop.tsx'),
  ...screen('product', 'routes/product.tsx'),
  ...screen('blog', 'routes/blog.tsx'),
  ...screen('event', 'routes/event.tsx'),
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
      ...screen('adminWithdrawals', 'routes/admin/withdrawals.tsx'),
      ...screen('adminCoupons', 'routes/admin/coupons.tsx'),
      ...screen('adminCoupon', 'routes/admin/coupon.tsx'),
      ...screen('adminConsents', 'routes/admin/consents.tsx'),
      ...screen('adminConsent', 'routes/admin/consent.tsx'),
      ...screen('adminTemplates', 'routes/admin/templates.tsx'),
      ...screen('adminSecurity', 'routes/admin/security.tsx'),
      ...screen('adminStaff', 'routes/admin/staff.tsx'),
      ...screen('adminInvite', 'routes/admin/staff-invite.tsx'),
      ...screen('adminMember', 'routes/admin/staff-member.tsx'),
      ...screen('adminRoles', 'routes/admin/staff-roles.tsx'),
      ...screen('adminRole', 'routes/admin/staff-role.tsx'),
      ...screen('adminLog', 'routes/admin/staff-log.tsx'),
    ]),
  ]),
  route('sitemap.xml', 'routes/files/sitemap.ts', { id: 'sitemap' }),
  route(':part.xml', 'routes/files/sitemap-part.ts', { id: 'sitemapPart' }),
  route('robots.txt', 'routes/files/robots.ts', { id: 'robots' }),
  route('manifest.webmanifest', 'routes/files/web-manifest.ts', { id: 'webManifest' }),
  route('_/language', 'routes/data/language.ts', { id: 'language' }),
  route('_/cart', 'routes/data/cart-data.ts', { id: 'cartData' }),
  route('_/cart/:act', 'routes/data/cart-change.ts', { id: 'cartChange' }),
  route('_/checkout/approve/:id', 'routes/data/checkout-approve.ts', { id: 'checkoutApprove' }),
  route('_/checkout/:what', 'routes/data/checkout-data.ts', { id: 'checkoutData' }),
  route('_/unlock', 'routes/data/unlock.tsx', { id: 'unlock' }),
  route('_/admin-language', 'routes/admin/language.ts', { id: 'adminLanguage' }),
  route('_/orders-csv', 'routes/admin/orders-csv.ts', { id: 'ordersCsv' }),
  route('_/passkey-login', 'routes/admin/passkey-login.ts', { id: 'passkeyLogin' }),
  route('_/passkey', 'routes/admin/passkey-add.ts', { id: 'passkeyAdd' }),
  route('_/suggest', 'routes/data/suggest.ts', { id: 'suggest' }),
  route('_/bundle/:id', 'routes/data/bundle-data.ts', { id: 'bundleData' }),
  route('_/event/:id.ics', 'routes/files/event-calendar.ts', { id: 'eventCalendar' }),
  route('_/logout', 'routes/data/logout.ts', { id: 'logout' }),
  route('_/my-data', 'routes/files/my-data.ts', { id: 'myData' }),
  route('_/wish', 'routes/data/wish.ts', { id: 'wish' }),
  route('_cache/list', 'routes/data/cache-list.ts', { id: 'cacheList' }),
  route('_cache/clear', 'routes/data/cache-clear.ts', { id: 'cacheClear' }),
  route('_/captcha', 'routes/data/captcha-data.ts', { id: 'captchaData' }),
  route('_/send/:letter', 'routes/data/send.tsx', { id: 'send' }),
  route('_/form/:id', 'routes/data/send-form.tsx', { id: 'sendForm' }),
  route('_/newsletter/:step', 'routes/data/newsletter-step.tsx', { id: 'newsletterStep' }),
  route('_/consent', 'routes/data/cookie-consent.ts', { id: 'cookieConsent' }),
  ...(process.env.NODE_ENV === 'production'
    ? []
    : [route('section-tool', 'routes/data/section-tool.tsx', { id: 'sectionTool' })]),
  ...screen('page', 'routes/page.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'notFound' }),
] satisfies RouteConfig;
