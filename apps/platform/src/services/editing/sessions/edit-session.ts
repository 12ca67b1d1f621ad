import type { editSessionBegin, editSessionEnd } from '@izlog/contract/editing/edit-session';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readSequence } from '../publishing/sequence.queries.ts';
import { putSession, removeSession } from './session.queries.ts';

/** Begins the session of a tab, or sees it again; an id that is somebody else's is forbidden. */
export async function beginSession(
  ctx: Ctx,
  { session, page }: EndpointParsed<typeof editSessionBegin>,
): Promise<EndpointReturn<typeof editSessionBegin>> {
  if (page.includes('\0')) throw new Refusal('validationFailed');
  const isMine = await putSession(ctx, { id: session, userId: userIdOf(ctx.caller), page });
  if (!isMine) throw new Refusal('forbidden');
  return { session, sequence: await readSequence(ctx) };
}

/** Ends a session; one that is over already is no fault. */
export async function endSession(
  ctx: Ctx,
  { session }: EndpointParsed<typeof editSessionEnd>,
): Promise<Record<never, never>> {
  await removeSession(ctx, session, userIdOf(ctx.caller));
  return {};
}
