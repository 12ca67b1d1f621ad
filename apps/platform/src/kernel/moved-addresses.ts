import type { Ctx } from './context.ts';

/** Is notified that what stood at a path stands at another one now; both with the prefix of their language. */
export type AddressMover = (ctx: Ctx, from: string, to: string) => Promise<void>;

/** Who is notified of moved addresses, held for the whole platform: `kernel.held.get(addressMovers).push(…)`. */
export const addressMovers = (): AddressMover[] => [];

/** Says that something public has another address, in the transaction that gives it. */
export async function addressMoved(ctx: Ctx, from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const hear of ctx.held.get(addressMovers)) await hear(ctx, from, to);
}
