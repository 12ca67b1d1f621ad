import type { OrderRecord } from '#platform/services/orders/index.ts';
import { localTime } from '../door/site-time.ts';

type Parcel = OrderRecord['parcels'][number];

/** A parcel as the plug-ins for tracking keep it, which WooCommerce itself has no field for. */
const trackingItem = ({ id, carrier, trackingNumber, url, sentAt, createdAt }: Parcel) => ({
  tracking_id: String(id),
  tracking_provider: '',
  custom_tracking_provider: carrier,
  tracking_link: url ?? '',
  custom_tracking_link: url ?? '',
  tracking_number: trackingNumber,
  date_shipped: localTime(sentAt ?? createdAt).slice(0, 10),
});

/** The parcels of an order as the plug-ins keep them. */
export const trackingItems = (parcels: readonly Parcel[]) => parcels.map(trackingItem);

/** The same as the calls of the plug-ins (`shipment-trackings`) answer them. */
export const presentTracking = (parcel: Parcel) => {
  const { custom_tracking_provider: provider, ...item } = trackingItem(parcel);
  return {
    tracking_id: item.tracking_id,
    tracking_provider: provider,
    tracking_link: item.tracking_link,
    tracking_number: item.tracking_number,
    date_shipped: item.date_shipped,
  };
};
