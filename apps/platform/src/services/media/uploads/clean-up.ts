import { eq, lt } from 'drizzle-orm';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { openPrefix } from '../direct/open-address.ts';
import { media, mediaGone, mediaVariants } from '../media.tables.ts';
import { listEndedTickets, removeTicket } from './ticket.queries.ts';

const dayMs = 86_400_000;

/** Registers the job that removes what nobody registered, and bytes that no record names any more. */
export function defineMediaCleanUp(kernel: Kernel): void {
  kernel.jobs.define('media-clean-up', () => cleanUpMedia(kernel, new Date()), '20 * * * *');
}

/** Removes what has waited for a day. */
export async function cleanUpMedia(kernel: Kernel, now: Date): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  await removeEndedTickets(kernel, before);
  while ((await removeGone(kernel, before)) > 0);
}

async function removeEndedTickets({ database, storage }: Kernel, before: Date): Promise<void> {
  for (;;) {
    const ended = await listEndedTickets(database.db, before, 100);
    for (const { id } of ended) {
      await storage.deleteAll(`uploads/${id}/`);
      await removeTicket(database.db, id);
    }
    if (ended.length === 0) return;
  }
}

/** Anyone who stores the same bytes again takes the note away first, and waits for us where we are at it (`forgetGone`). */
function removeGone({ database, storage }: Kernel, before: Date): Promise<number> {
  return database.db.transaction(async (db) => {
    const gone = await db
      .select({ hash: mediaGone.hash })
      .from(mediaGone)
      .where(lt(mediaGone.goneAt, before))
      .limit(50)
      .for('update', { skipLocked: true });
    for (const { hash } of gone) {
      const named = await db.select({ id: media.id }).from(media).where(eq(media.hash, hash)).limit(1);
      if (named.length === 0) {
        await storage.deleteAll(`media/${hash.slice(0, 2)}/${hash}/`);
        await storage.deleteAll(`${openPrefix(hash)}/`);
        await db.delete(mediaVariants).where(eq(mediaVariants.hash, hash));
      }
      await db.delete(mediaGone).where(eq(mediaGone.hash, hash));
    }
    return gone.length;
  });
}
