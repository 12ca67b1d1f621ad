import type { Ctx } from '../../kernel/context.ts';
import { limitAttempts } from './limit-attempts.ts';
import { isCardUsable } from './member-card.queries.ts';

/** Checks from one address in a quarter of an hour: enough for mistypings, far too few to find a card by guessing. */
const mostChecks = 30;

/** Whether the caller may use the member card (ACCT-036, ACCT-038). */
export async function validateMembersBarcode(
  ctx: Ctx,
  { barcode }: { barcode: string },
): Promise<{ isValid: boolean }> {
  await limitAttempts(ctx, 'member card', mostChecks);
  if (barcode === '') return { isValid: false };
  const userId = ctx.caller.kind === 'customer' ? ctx.caller.userId : undefined;
  return { isValid: await isCardUsable(ctx.db, ctx.site.id, barcode, userId) };
}
