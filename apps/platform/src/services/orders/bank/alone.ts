import type { Ctx } from '#platform/kernel/context.ts';
import { markFailed } from './bank.queries.ts';

/**
 * Does by itself what is to be done with a movement. A fault of one does not stop its statement: it is logged, the movement waits
 * for people, and undefined is returned.
 */
export async function alone<T>(ctx: Ctx, lineId: number, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    ctx.log.error({ err: error, line: lineId }, 'a movement of a bank statement was not booked');
    await markFailed(ctx, lineId);
    return undefined;
  }
}
