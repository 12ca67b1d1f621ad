import { cancelParcel, createParcel, updateParcel } from '@izlog/contract/ecommerce/orders/order-parcels';
import { type OrderRecord, orderRecords } from '#platform/services/orders/index.ts';
import type { Asked } from '../door/dialect-call.ts';
import { DialectError, invalidParams, noSuch, notHere } from '../door/dialect-error.ts';
import { presentTracking } from './present-tracking.ts';

/** A parcel as a program tells it, by the fields of the plug-ins for tracking. */
export interface SaidParcel {
  carrier: string;
  trackingNumber: string;
  url: string | null;
  /** Pieces in it; all that lie in no parcel yet, unless said. */
  lines?: { itemId: number; quantity: number }[];
}

export const presentTrackings = ({ parcels }: OrderRecord) => parcels.map(presentTracking);

/** Adds a parcel that left, with its number; the order follows, as when a person packs and sends it. */
export async function addTracking(asked: Asked, record: OrderRecord) {
  const said = saidParcel(asked.body);
  if (!said) throw invalidParams({ tracking_number: 'tracking_number is required.' });
  await sendParcel(asked, record, said);
  const [after] = await orderRecords.read(asked.ctx, [record.order.id]);
  const parcel = after?.parcels.find(({ trackingNumber }) => trackingNumber === said.trackingNumber);
  if (!parcel) throw noSuch('shipment_tracking');
  return presentTracking(parcel);
}

/** Unpacks a parcel that has not left; what left is no more to be undone by a program. */
export async function removeTracking({ call, ids }: Asked, { order, parcels }: OrderRecord) {
  const parcel = parcels.find(({ id }) => id === ids.trackingId);
  if (!parcel) throw noSuch('shipment_tracking');
  if (parcel.state !== 'ready')
    throw notHere('DELETE', 'The parcel has left the shop: its number can be changed in the back office.');
  await call(cancelParcel, { slug: order.slug, id: parcel.id });
  return presentTracking(parcel);
}

/** Packs what is not packed yet, or the pieces that are named, and hands it over; the same number again changes nothing. */
export async function sendParcel(asked: Asked, { order, items, parcels }: OrderRecord, said: SaidParcel) {
  const { lines, ...label } = said;
  if (
    parcels.some(({ trackingNumber, state }) => trackingNumber === label.trackingNumber && state !== 'ready')
  )
    return;
  const ready = parcels.find(
    ({ state, trackingNumber }) =>
      state === 'ready' && (trackingNumber === '' || trackingNumber === label.trackingNumber),
  );
  // What the warehouse packed here is what leaves now.
  if (ready && !lines) {
    await asked.call(updateParcel, { slug: order.slug, id: ready.id, ...label, state: 'sent' });
    return;
  }
  const unpacked = items.flatMap(({ id, quantity, refundedQuantity, isDigital }) => {
    const inParcels = parcels
      .flatMap((parcel) => (parcel.state === 'returned' ? [] : parcel.lines))
      .reduce((sum, line) => (line.itemId === id ? sum + line.quantity : sum), 0);
    const left = quantity - refundedQuantity - inParcels;
    return isDigital || left <= 0 ? [] : [{ itemId: id, quantity: left }];
  });
  const packing = lines ?? unpacked;
  if (packing.length === 0)
    throw new DialectError(
      409,
      'izlog_nothing_to_pack',
      'All pieces of the order are in parcels. Of several parcels say which pieces go into each (products_list).',
    );
  await asked.call(createParcel, { slug: order.slug, lines: packing, ...label, isSent: true });
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Reads a parcel by the names that the plug-ins use; nothing where no number is said. */
export function saidParcel(said: Readonly<Record<string, unknown>>): SaidParcel | undefined {
  const trackingNumber = text(said.tracking_number);
  if (trackingNumber === '') return undefined;
  const url = text(said.custom_tracking_link) || text(said.tracking_link);
  const lines = saidLines(said.products_list);
  return {
    carrier: text(said.custom_tracking_provider) || text(said.tracking_provider),
    trackingNumber,
    url: url === '' ? null : url,
    ...(lines && { lines }),
  };
}

function saidLines(said: unknown): { itemId: number; quantity: number }[] | undefined {
  if (!Array.isArray(said) || said.length === 0) return undefined;
  return said.map((one, index) => {
    const { item_id: itemId, qty } = (one ?? {}) as Record<string, unknown>;
    if (!Number.isSafeInteger(Number(itemId)) || !(Number(qty) > 0) || !Number.isSafeInteger(Number(qty)))
      throw invalidParams({ [`products_list[${index}]`]: 'Say item_id (of the line) and qty.' });
    return { itemId: Number(itemId), quantity: Number(qty) };
  });
}
