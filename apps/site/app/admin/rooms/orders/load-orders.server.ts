import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@izlog/contract/client';
import { getOrderDesk, getOrderPeople } from '@izlog/contract/ecommerce/orders/order-desk';
import { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { countedFilters, countOrderViews, ownViews } from '@izlog/contract/ecommerce/orders/order-views';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { garanLine } from '@izlog/contract/product/garan-label';
import { getProductRecord, productChoices } from '@izlog/contract/product/record/product-record-calls';
import { filterListViews } from '@izlog/contract/settings/list-view';
import { shopDayOf, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { askedOf, countsOf, loadList } from '#site/admin/record/load-list.server.ts';
import { countryNames } from '#site/i18n/country-codes.server.ts';
import { languageName } from '#site/i18n/language-name.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import type { StaffOrderView } from './orders-view.ts';

/** One order with everything staff have to know; 404 for a number the shop does not have. */
export async function loadStaffOrder(site: SiteContext, slug: string, url: URL): Promise<StaffOrderView> {
  const filters = askedOf(url, orderResource) as Omit<EndpointInput<typeof getOrderDesk>, 'slug'>;
  const [user, order, desk, known] = await Promise.all([
    staffUser(site),
    orNotFound(site.call(getStaffOrder, { slug })),
    orNotFound(site.call(getOrderDesk, { ...filters, first: 'waiting', slug })),
    site.call(getOrderPeople, {}),
  ]);
  const { deliveryAddress, billingAddress } = order;
  const countries = countryNames(languageRead(site), [deliveryAddress.country, billingAddress.country]);
  const guarantees = order.items.flatMap(({ itemId, guarantee }) =>
    guarantee ? [[itemId, garanLine(guarantee, order.language)]] : [],
  );
  const scope = user?.scope ?? [];
  return {
    mayEdit: scope.includes('orders.edit'),
    mayShip: scope.includes('orders.ship'),
    mayRefund: scope.includes('orders.refund'),
    mayAskWhy: scope.includes('marketing.edit'),
    maySeeCustomers: scope.includes('customers.read'),
    order,
    desk,
    query: url.search,
    ...known,
    guarantees: Object.fromEntries(guarantees),
    countries,
    spoken: languageName(order.language, languageRead(site)),
    refundKey: randomUUID(),
  };
}

/** A page of the orders, with who may deal with them, the tags that are in use, and how many each view has. */
export async function loadOrders(site: SiteContext, url: URL) {
  const [user, saved] = await Promise.all([staffUser(site), countedViews(site)]);
  const today = shopDayOf(Date.now());
  const mine = user?.id;
  const [{ people, tags }, named, counts] = await Promise.all([
    site.call(getOrderPeople, {}),
    namedIn(site, url),
    site.call(countOrderViews, { today: startOfDay(today), saved, ...(mine !== undefined && { mine }) }),
  ]);
  const view = await loadList(site, url, orderResource, {
    also: { first: 'waiting' },
    options: {
      assignee: people.map(({ id, name }) => ({ value: String(id), label: name })),
      tag: tags.map((tag) => ({ value: tag, label: tag })),
      ...named,
    },
    known: { tag: tags },
  });
  const views = [...view.views, ...ownViews({ today, mine: mine?.toString() })];
  return { ...view, views, counts: countsOf(counts) };
}

/** The saved views of the list that can be counted at once, a line each, as far as a call carries them. */
async function countedViews(site: SiteContext): Promise<string> {
  const found = await outcomeOf(site.call(filterListViews, {}));
  const lines = found.errored
    ? []
    : found.data.records.flatMap(({ id, list, query }) => {
        const asked = askedOf(new URL(`?${query}`, 'http://list'), orderResource);
        const isCounted = Object.keys(asked).every((name) => countedFilters.some((one) => one === name));
        const said = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
        return list === 'adminOrders' && isCounted ? [`${id} ${said}`] : [];
      });
  return lines.slice(0, 20).join('\n');
}

/** The product and the category that an address names, by their names; by their numbers for anyone who may not see them. */
async function namedIn(site: SiteContext, { searchParams }: URL) {
  const idOf = (name: string) => /^[1-9]\d{0,14}$/.exec(searchParams.get(name) ?? '')?.[0];
  const [product, category] = [idOf('product'), idOf('category')];
  const [record, choices] = await Promise.all([
    product ? outcomeOf(site.call(getProductRecord, { id: Number(product) })) : undefined,
    category ? outcomeOf(site.call(productChoices, {})) : undefined,
  ]);
  const words = record && !record.errored ? record.data.words : {};
  const categories = choices && !choices.errored ? choices.data.categories : [];
  const one = (value: string | undefined, label: string | undefined) =>
    value ? [{ value, label: label ?? value }] : [];
  return {
    product: one(product, (words[site.language.code] ?? Object.values(words)[0])?.name),
    category: one(category, categories.find(({ id }) => String(id) === category)?.name),
  };
}
