import type { Ctx } from '#platform/kernel/context.ts';
import { endOpenedElsewhere } from '../login/session.queries.ts';
import { removeJoins } from './joined.queries.ts';

/**
 * Takes every join of an account apart, because it changed hands or is locked: a new password, a lock, second factors
 * taken off. Logins that came from another site by them end on both sides.
 */
export async function endJoinsOf({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: number): Promise<void> {
  const others = await removeJoins(db, userId);
  if (others.length > 0) await endOpenedElsewhere(db, [userId, ...others], now);
}
