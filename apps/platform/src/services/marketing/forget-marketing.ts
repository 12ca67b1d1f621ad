import type { Ctx } from '../../kernel/context.ts';
import { deleteRequests } from './availability.queries.ts';
import { deleteSubscriber } from './newsletter.queries.ts';

/** Forgets an e-mail address in newsletter and availability notices, for the erasure of a person. */
export async function forgetMarketing(ctx: Ctx, email: string): Promise<void> {
  await deleteSubscriber(ctx, email);
  await deleteRequests(ctx, email);
}
