import { type OrderParcel, parcelMoves } from '@izlog/contract/ecommerce/orders/order-parcels';
import { parcelPlaces } from '@izlog/contract/ecommerce/orders/parcel-places';
import { trackingAddress } from '@izlog/contract/ecommerce/orders/tracking-address';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import type { ParcelRow } from './parcel.queries.ts';

/** Pieces of goods that go into no parcel yet: not given back, and in none but those that came back. */
export function unpackedOf(
  items: readonly OrderItemRow[],
  parcels: readonly ParcelRow[],
): { itemId: number; quantity: number }[] {
  const lying = parcels.filter(({ state }) => state !== 'returned').flatMap(({ lines }) => lines);
  return items.flatMap(({ id, quantity, refundedQuantity, isDigital }) => {
    const inParcels = lying
      .filter(({ itemId }) => itemId === id)
      .reduce((sum, line) => sum + line.quantity, 0);
    const left = quantity - refundedQuantity - inParcels;
    return isDigital || left <= 0 ? [] : [{ itemId: id, quantity: left }];
  });
}

/** A parcel as staff see it. */
export const presentParcel = ({ createdAt, sentAt, ...parcel }: ParcelRow): OrderParcel => ({
  id: parcel.id,
  number: parcel.number,
  state: parcel.state,
  moves: [...parcelMoves[parcel.state]],
  carrier: parcel.carrier,
  trackingNumber: parcel.trackingNumber,
  url: parcel.url,
  lines: parcel.lines,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** What a buyer can follow: parcels that are on their way with a number, and those from before parcels had lines. */
export function trackedParcels(order: Pick<OrderRow, 'parcels'>, parcels: readonly ParcelRow[]) {
  const sent = parcels.filter(({ state, trackingNumber }) => state !== 'ready' && trackingNumber !== '');
  return [...order.parcels, ...sent.map(trackedOf)];
}

/** What left, as the page of an order shows it: one of several says which, with a number or without one. */
export function parcelsOnTheWay(
  order: Pick<OrderRow, 'parcels'>,
  items: readonly OrderItemRow[],
  parcels: readonly ParcelRow[],
) {
  const places = parcelPlaces(parcels, unpackedOf(items, parcels).length > 0);
  const alone = { place: 1, total: 1 };
  const sent = parcels.filter(({ id, state, trackingNumber }) => {
    const isOneOfSeveral = state !== 'returned' && (places.get(id) ?? alone).total > 1;
    return state !== 'ready' && (trackingNumber !== '' || isOneOfSeveral);
  });
  return [
    ...order.parcels.map((one) => ({ ...one, ...alone })),
    ...sent.map((one) => ({ ...trackedOf(one), ...(places.get(one.id) ?? alone) })),
  ];
}

/** Carrier and number of a parcel with the address where it is followed: what staff gave, else the one of a known carrier. */
export const trackedOf = ({
  carrier,
  trackingNumber,
  url,
}: Pick<ParcelRow, 'carrier' | 'trackingNumber' | 'url'>) => ({
  carrier,
  number: trackingNumber,
  url: url ?? trackingAddress(carrier, trackingNumber),
});
