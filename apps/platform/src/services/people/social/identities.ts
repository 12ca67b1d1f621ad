import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockAccount, readActiveUser } from '../account/user.queries.ts';
import { mustProve } from '../login/must-prove.ts';
import { listIdentitiesOf, removeIdentity } from './identity.queries.ts';

/** The providers joined to the caller's account. */
export async function listIdentities(ctx: Ctx) {
  const rows = await listIdentitiesOf(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  return {
    records: rows.map(({ id, provider, email, createdAt }) => ({
      id,
      provider,
      email,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** Takes a provider off; refuses with proofRequired, and with lastLogin when the account has no password and no other provider. */
export async function deleteIdentity(
  ctx: Ctx,
  { id, password }: { id: number; password?: string },
): Promise<Record<never, never>> {
  const { id: userId } = await mustProve(ctx, password);
  return inTransaction(ctx, async ({ db, site }) => {
    await lockAccount(db, site.id, userId);
    const row = await readActiveUser(db, site.id, userId);
    if (!(await removeIdentity(db, site.id, userId, id))) throw new Refusal('notFound');
    const left = await listIdentitiesOf(db, site.id, userId);
    if (row?.passwordHash === null && left.length === 0) throw new Refusal('lastLogin');
    return {};
  });
}
