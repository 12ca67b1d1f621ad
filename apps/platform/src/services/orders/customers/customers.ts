import { countryCodes } from '@izlog/contract/countries';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type { filterCustomers, getStaffCustomer } from '@izlog/contract/user/customer-staff';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { retainedOfCustomer } from '#platform/services/people/index.ts';
import { currencySymbol } from '#platform/services/pricing/index.ts';
import { listSegmentsOf } from '#platform/services/segments/index.ts';
import { listItems, listOwnOrders } from '../order.queries.ts';
import { presentListed } from '../reading/read-orders.ts';
import { type CustomerLine, findCustomer, listCustomers, readCustomerDetails } from './customer.queries.ts';
import { presentNotes } from './customer-notes.ts';

/** Orders that the page of a customer shows. */
const shownOrders = 20;

/** Customers of the site for staff. */
export async function filterForStaff(
  ctx: Ctx,
  filters: EndpointParsed<typeof filterCustomers>,
): Promise<EndpointReturn<typeof filterCustomers>> {
  const { rows, total, isMore } = await listCustomers(ctx, filters);
  return {
    records: rows.map((row) => present(ctx, row)),
    pagination: paginate(filters.page, filters.limit, total),
    isMore,
  };
}

/** A customer with everything that staff have to know; refuses with notFound, for staff accounts too. */
export async function readCustomerForStaff(
  kernel: Kernel,
  ctx: Ctx,
  id: number,
): Promise<EndpointReturn<typeof getStaffCustomer>> {
  const line = await findCustomer(ctx, id);
  const details = line && (await readCustomerDetails(ctx, line.id));
  if (!line || !details) throw new Refusal('notFound');
  const { rows: rowsOf, ...known } = details;
  const { rows } = await listOwnOrders(ctx, rowsOf.map(Number), 1, shownOrders);
  const ids = rows.map((row) => row.id);
  const itemsOf = Map.groupBy(ids.length === 0 ? [] : await listItems(ctx, ids), ({ orderId }) => orderId);
  const { addresses, comments, consents, newsletter, phone, ...rest } = known;
  return {
    ...present(ctx, line),
    ...rest,
    refunded: toDecimal(line.refunded),
    phone: phone || (addresses.find((one) => one.phone !== '')?.phone ?? ''),
    newsletter: newsletter && { state: newsletter.state, confirmedAt: isoTextOf(newsletter.confirmedAt) },
    newest: rows.map((row) => presentListed(row, itemsOf.get(row.id) ?? [])),
    addresses: addresses.map((one) => ({
      type: one.type,
      name: `${one.firstName} ${one.lastName}`.trim(),
      street: `${one.street} ${one.houseNumber}`.trim(),
      place: `${one.zipCode} ${one.city}`.trim(),
      country: countryCodes.find((country) => country.id === one.country)?.iso ?? '',
      phone: one.phone,
    })),
    consents: consents.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    comments: comments.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    notes: await presentNotes(ctx, id),
    segments: await listSegmentsOf(ctx, line.id),
    kept: (await retainedOfCustomer(kernel, ctx, line.id)).kept,
  };
}

const isoTextOf = (text: string | null): string | null =>
  text === null ? null : new Date(text).toISOString();

function present({ site }: Ctx, { refunded: _, lastAt, createdAt, spent, ...line }: CustomerLine) {
  const iso = site.mainCurrency.code;
  return {
    ...line,
    spent: toDecimal(spent),
    currency: { iso, symbol: currencySymbol(iso) },
    lastAt: lastAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
