import type { Address, NewAddress } from '@izlog/contract/user/address';
import { userIdOf } from '../../kernel/caller.ts';
import type { Ctx } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { changeAddress, insertAddresses, listAddresses, removeAddress } from './address.queries.ts';

/** Addresses one customer may keep. */
const mostAddresses = 50;

/** Keeps an address of the caller (ACCT-040); refuses the fifty-first with tooManyRecords. */
export async function createAddress(ctx: Ctx, address: NewAddress): Promise<Address> {
  const userId = userIdOf(ctx.caller);
  const kept = await listAddresses(ctx.db, ctx.site.id, userId);
  if (kept.length >= mostAddresses) throw new Refusal('tooManyRecords');
  const [row] = await insertAddresses(ctx.db, ctx.site.id, userId, [address]);
  if (!row) throw new Error('the address was not kept');
  return row;
}

/** Changes an address of the caller (ACCT-041); one of somebody else is refused with notFound. */
export async function updateAddress(
  ctx: Ctx,
  { id, ...changes }: Partial<NewAddress> & { id: number },
): Promise<Address> {
  const owner = { siteId: ctx.site.id, userId: userIdOf(ctx.caller) };
  const row = await changeAddress(ctx.db, owner, id, changes, ctx.now);
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Removes an address of the caller; one of somebody else is refused with notFound. */
export async function deleteAddress(ctx: Ctx, { id }: { id: number }): Promise<Record<never, never>> {
  const owner = { siteId: ctx.site.id, userId: userIdOf(ctx.caller) };
  if (!(await removeAddress(ctx.db, owner, id))) throw new Refusal('notFound');
  return {};
}
