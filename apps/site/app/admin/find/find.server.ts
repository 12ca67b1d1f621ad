import { type Outcome, outcomeOf } from '@izlog/contract/client';
import { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import type { Permission } from '@izlog/contract/permissions';
import { filterProductRows } from '@izlog/contract/product/record/product-rows';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { filterCustomers } from '@izlog/contract/user/customer-staff';
import { catalogueOf } from '../../i18n/catalogue.server.ts';
import { type MessageKey, type StaffKey, textOf } from '../../i18n/messages.ts';
import { staffWordsOf } from '../../i18n/staff-catalogue.server.ts';
import { pathTo } from '../../i18n/staff-path.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { adminGroups } from '../frame/admin-sections.ts';
import { findSettings, plain } from '../settings/find-settings.server.ts';
import type { FindView, Found, FoundKind } from './find-view.ts';

/** How many of each kind are shown. */
const most = 5;

/** What one begins; each leads to an empty form. */
const acts: ReadonlyArray<{
  title: StaffKey;
  route: ScreenName;
  params: Record<string, string>;
  needs: Permission;
}> = [
  { title: 'products.new', route: 'adminProduct', params: { id: 'novi' }, needs: 'catalogue.edit' },
  { title: 'coupons.new', route: 'adminCoupon', params: { id: 'novi' }, needs: 'marketing.edit' },
  { title: 'payment.new', route: 'adminPayment', params: { code: 'novo' }, needs: 'settings.edit' },
  { title: 'delivery.new', route: 'adminDelivery', params: { code: 'nova' }, needs: 'settings.edit' },
  { title: 'roles.new', route: 'adminRole', params: { id: 'nova' }, needs: 'staff.edit' },
  { title: 'staff.invite', route: 'adminInvite', params: {}, needs: 'staff.edit' },
];

/**
 * Screens, acts, settings, orders, customers and products by what was typed, only what the reader may open. Records are
 * found by the lists' own endpoints, so that there is one search and one right for each.
 */
export async function findAnything(site: SiteContext, url: URL, scope: readonly string[]): Promise<FindView> {
  const typed = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  if (typed === '') return { typed, found: [] };
  const [orders, customers, products] = await Promise.all([
    findOrders(site, typed, scope),
    findCustomers(site, typed, scope),
    findProducts(site, typed, scope),
  ]);
  return {
    typed,
    found: [
      ...orders,
      ...customers,
      ...products,
      ...findScreens(site, typed, scope),
      ...findSettings(site, typed, scope)
        .slice(0, most)
        .map(({ label, on, to }) => ({ kind: 'settings' as const, title: label, note: on, to })),
    ],
  };
}

/** What cannot be had is not found: the rest is of use all the same. */
async function recordsOf<R>(
  asked: Promise<Outcome<{ records: readonly R[] }>> | false,
): Promise<readonly R[]> {
  const outcome = await asked;
  return outcome && !outcome.errored ? outcome.data.records : [];
}

async function findOrders(site: SiteContext, search: string, scope: readonly string[]): Promise<Found[]> {
  const may = site.site.isEcommerce && scope.includes('orders.read');
  const records = await recordsOf(may && outcomeOf(site.call(filterOrders, { search, limit: most })));
  return records.map(({ slug, buyer, email }) => ({
    kind: 'orders',
    title: slug,
    note: buyer.trim() || email,
    to: pathTo('adminOrder', { slug }, site.language),
  }));
}

async function findCustomers(site: SiteContext, search: string, scope: readonly string[]): Promise<Found[]> {
  const may = site.site.isEcommerce && scope.includes('customers.read');
  const records = await recordsOf(may && outcomeOf(site.call(filterCustomers, { search, limit: most })));
  return records.map(({ id, name, email, city }) => ({
    kind: 'customers',
    title: name || email,
    note: [name ? email : '', city].filter(Boolean).join(', '),
    to: pathTo('adminCustomer', { id: String(id) }, site.language),
  }));
}

async function findProducts(site: SiteContext, search: string, scope: readonly string[]): Promise<Found[]> {
  const may = site.site.isEcommerce && scope.includes('catalogue.edit');
  const records = await recordsOf(may && outcomeOf(site.call(filterProductRows, { search, limit: most })));
  return records.map(({ id, name, sku }) => ({
    kind: 'products',
    title: name || (sku ?? String(id)),
    note: sku ?? '',
    to: pathTo('adminProduct', { id: String(id) }, site.language),
  }));
}

/** Screens and acts whose words begin with all that was typed. */
function findScreens(site: SiteContext, typed: string, scope: readonly string[]): Found[] {
  const { messages, locale } = catalogueOf(site.language.code2);
  const words = { ...messages, ...staffWordsOf(site.language.code2) };
  const say = (key: MessageKey | StaffKey) => textOf(words, locale, key);
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  const has = (title: string) => {
    const parts = plain(title).split(/[^\p{L}\d]+/u);
    return asked.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const found = (kind: FoundKind, title: string, note: string, to: string): Found => ({
    kind,
    title,
    note,
    to,
  });
  const reach = { scope, hasPageCache: site.env.pageCache !== undefined };
  const screens = adminGroups(reach).flatMap((group) =>
    group.sections.map(({ route, title }) =>
      found('screens', say(title), say(group.title), pathTo(route, {}, site.language)),
    ),
  );
  const begun = acts
    .filter(({ needs }) => scope.includes(needs))
    .map(({ title, route, params }) => found('acts', say(title), '', pathTo(route, params, site.language)));
  return [...screens, ...begun].filter(({ title }) => has(title));
}
