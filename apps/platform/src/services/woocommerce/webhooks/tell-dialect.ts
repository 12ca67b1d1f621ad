import { createHmac } from 'node:crypto';
import type { Caller } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { DialectReceiver, DialectTeller, WrittenEvent } from '#platform/services/events/index.ts';
import { orderRecords } from '#platform/services/orders/index.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { readCustomers } from '../customers/customer.queries.ts';
import { presentCustomer } from '../customers/present-customer.ts';
import { presentWcOrder } from '../orders/present-order.ts';
import { readWcProducts } from '../products/read-products.ts';

/**
 * Says events in the words of the dialect: the whole record as it is at that moment, signed as WooCommerce signs. Of what is
 * gone, or no longer public, the id alone, as of what was deleted.
 */
export const dialectTellerOf = (kernel: Kernel): DialectTeller => ({
  async message(ctx, receiver, event) {
    const body = JSON.stringify(await recordOf(kernel, ctx, receiver, event));
    const source = `${await mainAddress(kernel, ctx.site)}/`;
    const [resource = '', action = ''] = receiver.topic.split('.');
    return {
      id: `evt_${event.uid}`,
      body,
      headersFor: (secret) => ({
        'content-type': 'application/json',
        'user-agent': 'WooCommerce/9.0.0 Hookshot (Izlog)',
        'x-wc-webhook-source': source,
        'x-wc-webhook-topic': receiver.topic,
        'x-wc-webhook-resource': resource,
        'x-wc-webhook-event': action,
        'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
        'x-wc-webhook-id': String(receiver.id),
        // The same at every try, so that a receiver knows what it has.
        'x-wc-webhook-delivery-id': event.uid,
      }),
    };
  },
});

async function recordOf(
  kernel: Kernel,
  ctx: Ctx,
  { topic, keyId }: DialectReceiver,
  { data }: WrittenEvent,
): Promise<unknown> {
  const id = Number(topic.startsWith('order.') ? (data.order ?? data.id) : data.id);
  if (topic.startsWith('order.')) {
    const [order] = await orderRecords.read(ctx, [id]);
    return order ? presentWcOrder(order) : { id };
  }
  if (topic === 'product.deleted' || topic === 'customer.deleted') return { id };
  if (topic.startsWith('customer.')) {
    const [customer] = await readCustomers(ctx, [id]);
    return customer ? presentCustomer(customer) : { id };
  }
  const maySeeStock = await kernel.programs.holds(keyId, ctx.site.id, 'stock.edit', ctx.now);
  const caller: Caller = {
    kind: 'staff',
    userId: 0,
    sessionId: '',
    permissions: maySeeStock ? ['stock.edit'] : [],
  };
  const [product] = await readWcProducts({ kernel, ctx: { ...ctx, caller } }, [id]);
  return product ?? { id };
}
