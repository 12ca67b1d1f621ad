import type { Ctx } from '#platform/kernel/context.ts';
import { readOptions } from '#platform/services/settings/index.ts';

/** Whether an account can be used only after its e-mail was confirmed (AUTH-051): option EmailConfirmationRequired. */
export async function mustConfirmEmail(ctx: Ctx): Promise<boolean> {
  ctx.tags.add('options');
  const options = await readOptions(ctx, ['EmailConfirmationRequired']);
  return options.get('EmailConfirmationRequired') === 'true';
}
