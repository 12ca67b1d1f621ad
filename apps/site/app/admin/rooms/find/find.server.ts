import { type Outcome, outcomeOf } from '@izlog/contract/client';
import { filterCoupons } from '@izlog/contract/ecommerce/coupon-staff';
import { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { filterPromotions } from '@izlog/contract/ecommerce/promotion-staff';
import { filterProductRows } from '@izlog/contract/product/record/product-rows';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import { filterCustomers } from '@izlog/contract/user/customer-staff';
import { findSettings } from '#site/admin/rooms/settings/door/find-settings.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { findScreens } from './find-screens.server.ts';
import type { FindView, Found } from './find-view.ts';

/** How many of each kind are shown. */
const most = 5;

/**
 * Screens, acts, settings, orders, customers, products, promotions, coupons and tax rates by what was typed, only what the reader may open. Records are
 * found by the lists' own endpoints, so that there is one search and one right for each.
 */
export async function findAnything(site: SiteContext, url: URL, scope: readonly string[]): Promise<FindView> {
  const typed = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  if (typed === '') return { typed, found: [] };
  const [orders, customers, products, promotions, taxes] = await Promise.all([
    findOrders(site, typed, scope),
    findCustomers(site, typed, scope),
    findProducts(site, typed, scope),
    findPromotions(site, typed, scope),
    findTaxes(site, typed, scope),
  ]);
  return {
    typed,
    found: [
      ...orders,
      ...customers,
      ...products,
      ...promotions,
      ...taxes,
      ...findScreens(site, typed, scope),
      ...findSettings(site, typed, scope)
        .slice(0, most)
        .map(({ label, on, to }) => ({ kind: 'settings' as const, title: label, note: on, to })),
    ],
  };
}

/** What cannot be obtained is not found: the rest is of use all the same. */
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
  const asked = { search, limit: most, isCounted: 'false' } as const;
  const records = await recordsOf(may && outcomeOf(site.call(filterProductRows, asked)));
  return records.map(({ id, name, sku }) => ({
    kind: 'products',
    title: name || (sku ?? String(id)),
    note: sku ?? '',
    to: pathTo('adminProduct', { id: String(id) }, site.language),
  }));
}

/** Promotions by their names, and coupons by those or their codes. */
async function findPromotions(
  site: SiteContext,
  keywords: string,
  scope: readonly string[],
): Promise<Found[]> {
  const may = site.site.isEcommerce && scope.includes('marketing.edit');
  const [promotions, coupons] = await Promise.all([
    recordsOf(may && outcomeOf(site.call(filterPromotions, { keywords, limit: most }))),
    recordsOf(may && outcomeOf(site.call(filterCoupons, { keywords, limit: most }))),
  ]);
  const nameIn = (names: Readonly<Record<string, string>>) =>
    names[site.language.code] ?? Object.values(names)[0] ?? '';
  return [
    ...promotions.map(
      ({ id, names }): Found => ({
        kind: 'promotions',
        title: nameIn(names) || String(id),
        note: '',
        to: pathTo('adminPromotion', { id: String(id) }, site.language),
      }),
    ),
    ...coupons.map(
      ({ id, code, names }): Found => ({
        kind: 'coupons',
        title: code,
        note: nameIn(names),
        to: pathTo('adminCoupon', { id: String(id) }, site.language),
      }),
    ),
  ];
}

async function findTaxes(site: SiteContext, search: string, scope: readonly string[]): Promise<Found[]> {
  const may = site.site.isEcommerce && scope.includes('settings.edit');
  const { filter } = taxClassResource.endpoints;
  const records = await recordsOf(may && outcomeOf(site.call(filter, { search, limit: most })));
  return records.map(({ id, name, code }) => ({
    kind: 'taxes',
    title: name,
    note: code,
    to: pathTo('adminTaxClass', { id: String(id) }, site.language),
  }));
}
