import type { Ctx } from '#platform/kernel/context.ts';
import { writeWaiting } from '../../lists/list-later.ts';

/**
 * Brings what an import saved into the lists, one batch behind it: two connections, and so two processors, are at work
 * at the same time.
 */
export interface Listing {
  /** Begins with the products of a note, once those before are done; throws what went wrong with them. */
  next(ctx: Ctx, noteId: number): Promise<void>;
  /** Waits until everything is in the lists. */
  end(): Promise<void>;
}

/** `isAlone`: the whole import is one transaction, on one connection, which does one thing after the other. */
export function openListing(isAlone: boolean): Listing {
  let current: Promise<void> = Promise.resolve();
  return {
    async next(ctx, noteId) {
      await current;
      current = writeWaiting(ctx, noteId);
      // Anyone who comes next waits for it and throws; until then it must not end the process.
      current.catch(() => undefined);
      if (isAlone) await current;
    },
    end: () => current,
  };
}
