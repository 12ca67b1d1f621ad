import type { replaceReturn as endpoint } from '@izlog/contract/ecommerce/returns/return-staff';
import { replaceableStates } from '@izlog/contract/ecommerce/returns/return-states';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { beginDraft } from '../drafts/save-draft.ts';
import { listItems } from '../order.queries.ts';
import { findRefund } from '../staff/staff-orders.queries.ts';
import { refundKeyOf } from './end-returns.ts';
import { replacementOf } from './proposal-of-return.ts';
import { hold } from './receive-return.ts';
import { listReturnLines, type ReturnRow, updateReturn } from './return.queries.ts';

/**
 * Makes the draft of what is sent instead: the same pieces for nothing, to the same person, with the number of the return as
 * the reason of the price. Another size is another line of the draft, with the difference as its price. Made once, and not
 * where the money goes back.
 */
export function replaceReturn(
  kernel: Kernel,
  outer: Ctx,
  { id }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  return inTransaction(outer, async (ctx) => {
    const { order, row } = await hold(ctx, id);
    const before = await replacementOf(ctx, row);
    if (before !== null) return { draftId: before };
    const again = await quantityOf(ctx, row);
    if (!replaceableStates.includes(row.state) || row.wish !== 'replacement' || again.length === 0)
      throw new Refusal('returnMoveNotAllowed', { state: row.state });
    const items = new Map((await listItems(ctx, [order.id])).map((item) => [item.id, item]));
    const { deliveryAddress, billingAddress } = order;
    const isSame = JSON.stringify(deliveryAddress) === JSON.stringify(billingAddress);
    const said = {
      language: order.language,
      userId: order.userId,
      address: { ...deliveryAddress, contactEmail: order.email },
      billingAddress: isSame ? null : billingAddress,
      deliveryMethodId: order.deliveryMethod?.id ?? null,
      deliveryBranchId: order.deliveryMethod?.branch?.id ?? null,
      note: row.number,
      lines: again.flatMap(({ itemId, quantity }) => {
        const item = items.get(itemId);
        const { productId, chosen: options } = item ?? {};
        return productId === undefined || options === undefined
          ? []
          : [{ productId, quantity, options, agreedPrice: 0, reason: row.number }];
      }),
    };
    const draft = await beginDraft(kernel, ctx, said, order.company);
    await updateReturn(ctx, id, { replacementDraftId: draft.id });
    return { draftId: draft.id };
  });
}

/** The pieces that are sent again: those that came back once that was looked at; none for which the money goes back. */
async function quantityOf(ctx: Ctx, row: ReturnRow): Promise<{ itemId: number; quantity: number }[]> {
  const { settlement, state } = row;
  if (state === 'settled' || (await findRefund(ctx, row.orderId, refundKeyOf(row))))
    return settlement?.way === 'replacement' ? settlement.lines.filter(({ quantity }) => quantity > 0) : [];
  const lines = await listReturnLines(ctx, [row.id]);
  return lines.flatMap(({ itemId, quantity, refunded, sound, damaged }) => {
    const open = quantity - refunded;
    const many = state === 'checked' ? Math.min(sound + damaged, open) : open;
    return many > 0 ? [{ itemId, quantity: many }] : [];
  });
}
