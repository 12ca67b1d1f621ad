import type { sendOrders } from '@izlog/contract/ecommerce/orders/order-parcels';
import { sendableStates } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { labelParcels } from '../files/label-parcels.ts';
import { RowRefused } from '../files/row-refused.ts';
import { findOrderById, listItems, type OrderRow } from '../order.queries.ts';
import { seesOrder } from '../packing/sees-order.ts';
import { buyerName } from '../reading/buyer-name.ts';
import { sendWhole } from '../staff/change-state.ts';

type Sent = EndpointReturn<typeof sendOrders>['records'][number];

/**
 * Marks orders as sent, each in a transaction of its own as if it had been asked for alone (OFFICE-03): what changed since
 * the trial is refused and named, and what was sent stays so when a later one fails.
 */
export async function sendMany(
  kernel: Kernel,
  ctx: Ctx,
  { ids, isTrial, isQuiet, carrier, trackingNumbers }: EndpointParsed<typeof sendOrders>,
): Promise<EndpointReturn<typeof sendOrders>> {
  if (carrier === '' && trackingNumbers.some(Boolean))
    throw new Refusal('validationFailed', {
      fields: [{ path: 'carrier', kind: 'required', message: 'A tracking number needs its carrier.' }],
    });
  const records: Sent[] = [];
  for (const id of new Set(ids)) {
    const label = { carrier, trackingNumber: trackingNumbers[ids.indexOf(id)] ?? '' };
    records.push(
      isTrial
        ? await look(ctx, id, await findOrderById(ctx, id))
        : await sendOne(kernel, ctx, id, { isQuiet, label }),
    );
  }
  return { records };
}

interface How {
  isQuiet: boolean;
  label: { carrier: string; trackingNumber: string };
}

function sendOne(kernel: Kernel, outer: Ctx, id: number, { isQuiet, label }: How): Promise<Sent> {
  return inTransaction(outer, async (ctx) => {
    const order = await findOrderById(ctx, id, { lock: true });
    const record = await look(ctx, id, order);
    if (!order || record.refused) return record;
    await labelParcels(kernel, ctx, order, label, isQuiet);
    const sent = await sendWhole(kernel, ctx, order, isQuiet);
    noteChange(ctx, `order ${order.slug}`, { state: order.state }, { state: sent.state });
    return { ...record, state: sent.state };
  }).catch((thrown) => {
    if (thrown instanceof RowRefused)
      return {
        ...nobody,
        id,
        refused: thrown.reason === 'nothing' ? ('nothing' as const) : ('parcels' as const),
      };
    // A refusal by a rule that only shows while it is done; anything else is a fault and stops the rest.
    if (!(thrown instanceof Refusal)) throw thrown;
    return { ...nobody, id, refused: 'state' as const };
  });
}

const nobody: Sent = { id: 0, slug: '', buyer: '', state: null, quantity: 0, refused: 'missing' };

async function look(ctx: Ctx, id: number, order: OrderRow | undefined): Promise<Sent> {
  if (!order || !seesOrder(ctx, order)) return { ...nobody, id };
  const items = await listItems(ctx, [id]);
  const isSendable = sendableStates.includes(order.state);
  const isNothing = items.every(({ isDigital }) => isDigital);
  return {
    id,
    slug: order.slug,
    buyer: buyerName(order),
    state: order.state,
    quantity: items.reduce((sum, { quantity, refundedQuantity }) => sum + quantity - refundedQuantity, 0),
    refused: order.attention ? 'attention' : !isSendable ? 'state' : isNothing ? 'nothing' : null,
  };
}
