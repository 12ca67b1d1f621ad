import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import { orderAddressNames } from '@izlog/contract/ecommerce/orders/order-address-names';
import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { Ctx } from '#platform/kernel/context.ts';
import { revisionOf } from '#platform/kernel/resource/revision.ts';
import { listOpenEdits } from '../drafts/draft.queries.ts';
import type { OrderRow } from '../order.queries.ts';
import { listParcels, type ParcelRow } from '../parcels/parcel.queries.ts';

const companyNames = ['company.companyName', 'company.oib'] as const;

/** What of an order is its buyer's, one by one: what staff correct and what two of them can clash over. */
export const correctableNames: readonly string[] = [
  ...orderAddressNames.map((name) => `delivery.${name}`),
  ...orderAddressNames.map((name) => `billing.${name}`),
  ...companyNames,
];

/** Whether a name is of what stands on the invoice. */
export const isOfBill = (name: string): boolean => !name.startsWith('delivery.');

type Buyer = Pick<OrderRow, 'email' | 'deliveryAddress' | 'billingAddress' | 'company'>;

/** The buyer of an order by the names above; the e-mail of the delivery is where the mails of the order go. */
export const flatBuyer = (order: Buyer): Record<string, string> => ({
  ...flatAddress('delivery', { ...order.deliveryAddress, contactEmail: order.email }),
  ...flatAddress('billing', order.billingAddress),
  ...flatCompany(order.company),
});

export const flatAddress = (group: 'delivery' | 'billing', address: OrderAddress): Record<string, string> =>
  Object.fromEntries(orderAddressNames.map((name) => [`${group}.${name}`, address[name]]));

export const flatCompany = (company: Buyer['company']): Record<string, string> => ({
  'company.companyName': company?.companyName ?? '',
  'company.oib': company?.oib ?? '',
});

/** The columns of an order of what stands under the names above. */
export function buyerOf(flat: Readonly<Record<string, string>>): Buyer {
  const address = (group: string) =>
    Object.fromEntries(orderAddressNames.map((name) => [name, flat[`${group}.${name}`] ?? ''])) as Record<
      (typeof orderAddressNames)[number],
      string
    >;
  const deliveryAddress = address('delivery');
  const companyName = flat['company.companyName'] ?? '';
  return {
    email: deliveryAddress.contactEmail,
    deliveryAddress,
    billingAddress: address('billing'),
    company: companyName === '' ? null : { companyName, oib: flat['company.oib'] ?? '' },
  };
}

/** What staff have to know before they correct the buyer of an order. */
export async function correctionOf(
  ctx: Ctx,
  order: OrderRow,
  parcels: readonly ParcelRow[],
): Promise<StaffOrder['correction']> {
  return {
    revision: revisionOf(flatBuyer(order), correctableNames),
    why: await whyUncorrectable(ctx, order, parcels),
    isBillOpen: order.invoiceNumber === null,
  };
}

/** Why the buyer of an order can be corrected no more; null while it can. */
export async function whyUncorrectable(
  ctx: Ctx,
  order: OrderRow,
  known?: readonly ParcelRow[],
): Promise<StaffOrder['correction']['why']> {
  if (order.userId === null) return 'forgotten';
  if (!['created', 'awaitingPayment', 'paid', 'processing'].includes(order.state)) return 'state';
  const parcels = known ?? (await listParcels(ctx, order.id));
  if (parcels.some(({ state }) => state !== 'ready' && state !== 'returned')) return 'sent';
  // A change that was begun has a copy of its own, which would bring the old data back.
  return (await listOpenEdits(ctx, [order.id])).has(order.id) ? 'beingChanged' : null;
}
