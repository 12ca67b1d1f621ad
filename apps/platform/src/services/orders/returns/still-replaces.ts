import { replaceableStates } from '@izlog/contract/ecommerce/returns/return-states';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findReplaced } from './return.queries.ts';

/**
 * Refuses to send out what replaces the pieces of a return that is over in another way (returnMoveNotAllowed): its buyer took it
 * back or withdrew from the contract, so the money goes back or the goods stay.
 */
export async function mustStillReplace(ctx: Ctx, draftId: number): Promise<void> {
  const row = await findReplaced(ctx, draftId);
  if (row && !replaceableStates.includes(row.state))
    throw new Refusal('returnMoveNotAllowed', { state: row.state });
}
