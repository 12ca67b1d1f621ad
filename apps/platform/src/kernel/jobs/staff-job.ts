import type { Ctx } from '../context.ts';
import type { Kernel } from '../kernel.ts';

/** Changes of one line of the log: a line is read as a whole. */
const ofOneLine = 50;

/** A job's context to go on with what one of the staff began: in their name, with room for what changes (OFFICE-15). */
export function inNameOf(ctx: Ctx, userId: number | null): Ctx {
  if (userId === null) return ctx;
  return { ...ctx, caller: { kind: 'staff', userId, sessionId: '', permissions: [] }, changes: [] };
}

/** Writes what was noted since into the log of staff, in the transaction that changed it. */
export async function logNoted(
  { audit }: Pick<Kernel, 'audit'>,
  ctx: Ctx,
  act: { action: string; input: unknown },
): Promise<void> {
  const noted = ctx.changes?.splice(0) ?? [];
  for (let start = 0; start < noted.length; start += ofOneLine)
    await audit.record(ctx, { ...act, changes: noted.slice(start, start + ofOneLine) });
}
