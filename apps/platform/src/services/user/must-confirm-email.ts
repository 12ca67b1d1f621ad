import type { Ctx } from '../../kernel/context.ts';
import { filterOptions } from '../cms/index.ts';

/** Whether an account can be used only after its e-mail was confirmed (AUTH-051): option EmailConfirmationRequired. */
export async function mustConfirmEmail(ctx: Ctx): Promise<boolean> {
  const [option] = await filterOptions(ctx, ['EmailConfirmationRequired']);
  return option?.value === 'true';
}
