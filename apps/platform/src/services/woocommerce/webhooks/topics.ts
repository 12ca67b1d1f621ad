import { type EventName, eventsOfKind } from '@izlog/contract/events/shop-events';

/**
 * What the topics of the dialect mean: an order changed where its money, parcels or documents did, a product where its price or
 * stock did.
 */
const topics = {
  'order.created': ['order.placed'],
  'order.updated': [
    ...eventsOfKind('order').filter((name) => name !== 'order.placed'),
    ...eventsOfKind('parcel'),
    ...eventsOfKind('refund'),
    ...eventsOfKind('document'),
  ],
  'product.created': ['product.created'],
  'product.updated': ['product.updated', 'price.changed', 'stock.changed'],
  'product.deleted': ['product.deleted'],
  'customer.created': ['customer.created'],
  'customer.updated': ['customer.updated'],
  'customer.deleted': ['customer.deleted'],
} as const satisfies Readonly<Record<string, readonly EventName[]>>;

export const topicNames = Object.keys(topics) as (keyof typeof topics)[];

/** The events of ours that a topic means; undefined for one that there is not here. */
export const eventsOfTopic = (topic: string): EventName[] | undefined =>
  Object.hasOwn(topics, topic) ? [...topics[topic as keyof typeof topics]] : undefined;
