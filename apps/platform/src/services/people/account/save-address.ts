import type { Address, NewAddress } from '@izlog/contract/user/address';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  changeAddress,
  ensureOneMain,
  insertAddresses,
  listAddresses,
  removeAddress,
} from './address.queries.ts';
import { lockAccount } from './user.queries.ts';

/** Addresses one customer may keep. */
const mostAddresses = 50;

/**
 * Keeps an address of the caller (ACCT-040); one that is in the book already is answered as it is, since every order sends
 * it again. Refuses the fifty-first with tooManyRecords.
 */
export async function createAddress(ctx: Ctx, address: NewAddress): Promise<Address> {
  const owner = { siteId: ctx.site.id, userId: userIdOf(ctx.caller) };
  return inTransaction(ctx, async ({ db, now }) => {
    await lockAccount(db, owner.siteId, owner.userId);
    const saved = await listAddresses(db, owner.siteId, owner.userId);
    const same = saved.find((one) => isSame(one, address));
    if (same) return same;
    if (saved.length >= mostAddresses) throw new Refusal('tooManyRecords');
    const [row] = await insertAddresses(db, owner.siteId, owner.userId, [address]);
    if (!row) throw new Error('the address was not kept');
    await ensureOneMain(db, owner, row, now);
    return row;
  });
}

const isSame = (saved: Address, sent: NewAddress): boolean =>
  (Object.keys(sent) as (keyof NewAddress)[]).every((field) => (saved[field] ?? '') === (sent[field] ?? ''));

/** Changes an address of the caller (ACCT-041); one of somebody else is refused with notFound. */
export async function updateAddress(
  ctx: Ctx,
  { id, ...changes }: Partial<NewAddress> & { id: number },
): Promise<Address> {
  const owner = { siteId: ctx.site.id, userId: userIdOf(ctx.caller) };
  return inTransaction(ctx, async ({ db, now }) => {
    await lockAccount(db, owner.siteId, owner.userId);
    const row = await changeAddress(db, owner, id, changes, now);
    if (!row) throw new Refusal('notFound');
    await ensureOneMain(db, owner, row, now);
    return row;
  });
}

/** Removes an address of the caller; one of somebody else is refused with notFound. */
export async function deleteAddress(ctx: Ctx, { id }: { id: number }): Promise<Record<never, never>> {
  const owner = { siteId: ctx.site.id, userId: userIdOf(ctx.caller) };
  if (!(await removeAddress(ctx.db, owner, id))) throw new Refusal('notFound');
  return {};
}
