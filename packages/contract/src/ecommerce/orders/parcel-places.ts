import type { ParcelState } from './order-parcels.ts';

/** Which of how many a parcel is; what is not packed yet is counted as one more. */
export interface ParcelPlace {
  place: number;
  total: number;
}

/** The places of an order's parcels by their ids, in the order of their numbers; one that came back has none. */
export function parcelPlaces(
  parcels: readonly { id: number; state: ParcelState }[],
  isSomeUnpacked: boolean,
): ReadonlyMap<number, ParcelPlace> {
  const out = parcels.filter(({ state }) => state !== 'returned');
  const total = out.length + (isSomeUnpacked ? 1 : 0);
  return new Map(out.map(({ id }, at) => [id, { place: at + 1, total }]));
}
