import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import type {
  filterPacking,
  getPacking,
  getPackingOrder,
  PackingLine,
} from '@izlog/contract/ecommerce/orders/order-packing';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { isBeforeInvoice } from '../documents/papers-of-order.ts';
import { findOrder, listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { listParcels, listParcelsOf, type ParcelRow } from '../parcels/parcel.queries.ts';
import { presentParcel, unpackedOf } from '../parcels/unpacked.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { isPickup } from '../state/is-pickup.ts';
import { listOrdersById, listToPack } from './packing.queries.ts';
import { seesOrder } from './sees-order.ts';

/** What people who pack have to know of some orders; those of another site, or that the caller does not see, are not there. */
export async function readPacking(
  ctx: Ctx,
  { ids }: EndpointParsed<typeof getPacking>,
): Promise<EndpointReturn<typeof getPacking>> {
  const found = await listOrdersById(ctx, [...new Set(ids.split(',').map(Number))]);
  const rows = found.filter((order) => seesOrder(ctx, order));
  const { itemsOf, parcelsOf } = await readLines(ctx, rows);
  const shop = await readSeller(ctx);
  const { name, street, town, oib, email, phone } = shop;
  return {
    seller: { name, street, town, oib, email, phone },
    records: rows.map((order) => {
      const parcels = parcelsOf(order);
      return {
        ...presentPacking(order, itemsOf(order), parcels, shop),
        parcels: parcels
          .filter(({ state }) => state !== 'returned')
          .map(({ number, carrier, trackingNumber, lines }) => ({ number, carrier, trackingNumber, lines })),
        lines: itemsOf(order).filter(isLeft).map(presentLine),
      };
    }),
  };
}

/** Orders that are to be packed and sent, or whose goods left lately. */
export async function listPacking(
  ctx: Ctx,
  query: EndpointParsed<typeof filterPacking>,
): Promise<EndpointReturn<typeof filterPacking>> {
  const { rows, total } = await listToPack(ctx, query);
  const { itemsOf } = await readLines(ctx, rows);
  return {
    records: rows.map((order) => {
      const goods = itemsOf(order).filter((item) => !item.isDigital && isLeft(item));
      return {
        id: order.id,
        slug: order.slug,
        createdAt: order.createdAt.toISOString(),
        state: order.state,
        isHeld: order.attention !== null,
        recipient: `${order.deliveryAddress.firstName} ${order.deliveryAddress.lastName}`.trim(),
        city: order.deliveryAddress.city,
        delivery: deliveryOf(order),
        names: goods.slice(0, 3).map(({ name }) => name),
        quantity: goods.map(leftOf).reduce((sum, pieces) => sum + pieces, 0),
      };
    }),
    pagination: paginate(query.page, query.limit, total),
  };
}

/** One order as those see it who pack it; refuses with notFound one that the caller does not see. */
export async function readPackingOrder(
  ctx: Ctx,
  { slug }: EndpointParsed<typeof getPackingOrder>,
): Promise<EndpointReturn<typeof getPackingOrder>> {
  const order = await findOrder(ctx, slug);
  if (!order || !seesOrder(ctx, order)) throw new Refusal('notFound');
  const items = await listItems(ctx, [order.id]);
  const parcels = await listParcels(ctx, order.id);
  const pictures = await findPictures(
    ctx,
    items.flatMap(({ mediaId }) => mediaId ?? []),
  );
  return {
    ...presentPacking(order, items, parcels, await readSeller(ctx)),
    state: order.state,
    isHeld: order.attention !== null,
    deliveryMethod: order.deliveryMethod && { isPickup: isPickup(order) },
    items: items.map((item) => {
      const picture = pictures.get(item.mediaId ?? 0);
      return { ...presentLine(item), media: picture ? [picture] : [] };
    }),
    fulfilments: parcels.map(presentParcel),
  };
}

/** Lines and parcels of some orders, in two statements. */
async function readLines(ctx: Ctx, rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(ids.length === 0 ? [] : await listItems(ctx, ids), ({ orderId }) => orderId);
  const parcels = Map.groupBy(await listParcelsOf(ctx, ids), ({ orderId }) => orderId);
  return {
    itemsOf: ({ id }: OrderRow): OrderItemRow[] => items.get(id) ?? [],
    parcelsOf: ({ id }: OrderRow): ParcelRow[] => parcels.get(id) ?? [],
  };
}

const presentPacking = (order: OrderRow, items: OrderItemRow[], parcels: ParcelRow[], shop: Seller) => ({
  id: order.id,
  slug: order.slug,
  createdAt: order.createdAt.toISOString(),
  deliveryAddress: order.deliveryAddress,
  delivery: deliveryOf(order),
  isCashOnDelivery: asksForCash(order),
  notFiscalised: asksForCash(order) && isBeforeInvoice(order, shop),
  orderMessage: order.orderMessage,
  giftMessage: order.giftMessage,
  unpacked: unpackedOf(items, parcels),
});

const deliveryOf = ({ deliveryMethod }: OrderRow): string =>
  deliveryMethod ? deliveryWords(deliveryMethod) : '';

const asksForCash = ({ paymentKind, paidAt }: OrderRow): boolean =>
  paymentKind === 'cashOnDelivery' && paidAt === null;

/** Pieces of a line without what was given back. */
const leftOf = ({ quantity, refundedQuantity }: OrderItemRow): number => quantity - refundedQuantity;
const isLeft = (item: OrderItemRow): boolean => leftOf(item) > 0;

const presentLine = (item: OrderItemRow): PackingLine => ({
  itemId: item.id,
  name: item.name,
  sku: item.sku,
  details: [
    ...item.options.map(({ name: option, value }) => `${option}: ${value}`),
    ...item.members.map(({ name: member, quantity }) => `${quantity} × ${member}`),
  ],
  quantity: leftOf(item),
  isDigital: item.isDigital,
});
