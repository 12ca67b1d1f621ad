import type { replaceReturn as endpoint } from '@izlog/contract/ecommerce/returns/return-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { beginDraft } from '../drafts/save-draft.ts';
import { listItems } from '../order.queries.ts';
import { hold } from './receive-return.ts';
import { listReturnLines, updateReturn } from './return.queries.ts';

/** What a replacement may be made of: what was approved, and what came back without money. */
const replaceable = ['approved', 'sent', 'received', 'checked', 'settled'];

/**
 * Makes the draft of what is sent instead: the same pieces for nothing, to the same person, with the number of the return as
 * the reason of the price. Another size is another line of the draft, with the difference as its price. Made once.
 */
export function replaceReturn(
  kernel: Kernel,
  outer: Ctx,
  { id }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  return inTransaction(outer, async (ctx) => {
    const { order, row } = await hold(ctx, id);
    if (row.replacementDraftId !== null) return { draftId: row.replacementDraftId };
    if (!replaceable.includes(row.state) || row.wish !== 'replacement')
      throw new Refusal('returnMoveNotAllowed', { state: row.state });
    const items = new Map((await listItems(ctx, [order.id])).map((item) => [item.id, item]));
    const lines = await listReturnLines(ctx, [id]);
    const { deliveryAddress, billingAddress } = order;
    const isSame = JSON.stringify(deliveryAddress) === JSON.stringify(billingAddress);
    const draft = await beginDraft(kernel, ctx, {
      language: order.language,
      userId: order.userId,
      address: { ...deliveryAddress, contactEmail: order.email },
      billingAddress: isSame ? null : billingAddress,
      company: order.company,
      deliveryMethodId: order.deliveryMethod?.id ?? null,
      deliveryBranchId: order.deliveryMethod?.branch?.id ?? null,
      note: row.number,
      lines: lines.flatMap(({ itemId, quantity }) => {
        const item = items.get(itemId);
        return item
          ? [
              {
                productId: item.productId,
                quantity,
                options: item.chosen,
                agreedPrice: 0,
                reason: row.number,
              },
            ]
          : [];
      }),
    });
    await updateReturn(ctx, id, { replacementDraftId: draft.id });
    return { draftId: draft.id };
  });
}
