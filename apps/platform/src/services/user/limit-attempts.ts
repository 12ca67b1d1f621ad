import type { Ctx } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { addressKey } from './address-key.ts';
import { countAttempt } from './attempts.queries.ts';

/**
 * Counts one attempt at `what` from the caller's address, on this site; refuses with tooManyRequests beyond `most` in
 * `seconds`. Counted outside the transaction of the call, so that a refusal does not take it back.
 */
export async function limitAttempts(ctx: Ctx, what: string, most: number, seconds = 15 * 60): Promise<void> {
  const key = `${what} ${ctx.site.id} ${addressKey(ctx.ip)}`;
  if ((await countAttempt(ctx.db, key, seconds, ctx.now)) > most) throw new Refusal('tooManyRequests');
}
