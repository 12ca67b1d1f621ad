import type { Ctx } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { addressKey } from './address-key.ts';
import { countAttempt, secondsLeft } from './attempts.queries.ts';

/**
 * Counts one call of `what` from the caller's address on this site and refuses with tooManyRequests beyond `most` in
 * `seconds`, saying how many of them are left. Outside the transaction of the call, so that a refused one counts too.
 */
export async function limitAddress(ctx: Ctx, what: string, most: number, seconds = 15 * 60): Promise<void> {
  const key = `${what} ${ctx.site.id} ${addressKey(ctx.ip)}`;
  if ((await countAttempt(ctx.db, key, seconds, ctx.now)) > most)
    throw new Refusal('tooManyRequests', { retryAfter: await secondsLeft(ctx.db, key, ctx.now) });
}
