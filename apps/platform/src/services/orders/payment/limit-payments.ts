import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { countAttempt, readAttempts } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

const quarter = 15 * 60;
const hour = 60 * 60;
/** Ways to the provider for one order: somebody who types a card wrong, looks for another one and tries PayPal. */
const perOrder = 12;
/** From one address: an office or a dormitory behind it stays below. */
const perAddress = 60;
/** Payments of one address that providers refused: card testers live from these, buyers have one or two. */
const refusedPerAddress = 15;

/**
 * Slows card testing on every path that leads to a provider: counts by order and by address, and looks at how many
 * payments of the address were refused. Refuses with tooManyRequests. Call it outside the transaction of the call.
 */
export async function limitPayments(kernel: Kernel, ctx: Ctx, orderId: number): Promise<void> {
  await limitAddress(ctx, 'payment', perAddress, quarter);
  const byOrder = await countAttempt(ctx.db, `payment order ${ctx.site.id} ${orderId}`, quarter, ctx.now);
  if (byOrder > perOrder) throw new Refusal('tooManyRequests');
  const refused = await readAttempts(ctx.db, refusedKey(ctx, payerOf(kernel, ctx)), ctx.now);
  if (refused >= refusedPerAddress) throw new Refusal('tooManyRequests');
}

/** Counts a refused payment against the buyer it came from. */
export async function countRefusedPayment(ctx: Ctx, payer: string | null): Promise<void> {
  if (payer !== null) await countAttempt(ctx.db, refusedKey(ctx, payer), hour, ctx.now);
}

/** The buyer's address as it is kept with a payment: nobody reads it out of it. */
export const payerOf = (kernel: Kernel, ctx: Ctx): string =>
  kernel.tokens.seal(`payer ${ctx.site.id} ${addressKey(ctx.ip)}`);

const refusedKey = (ctx: Ctx, payer: string) => `payment refused ${ctx.site.id} ${payer}`;
