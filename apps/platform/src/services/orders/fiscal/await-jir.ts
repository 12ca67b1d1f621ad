import { setTimeout } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { listFiscalMessages } from './fiscal.queries.ts';
import { fiscalMessages } from './fiscal.tables.ts';
import { jirPatience } from './report-times.ts';

/** Between two looks, in milliseconds. */
const pause = 250;

/**
 * Waits some seconds for the tax host to confirm a document that is about to be mailed: what it confirms at once goes out with
 * its JIR (NN 89/2025, Article 15(5)). Does not wait where the host failed with it, or is known to be silent: then the paper is
 * lawful with the issuer's code alone (Article 21(1)).
 */
export async function awaitJir({ database: { db } }: Kernel, site: Site, documentId: number): Promise<void> {
  for (;;) {
    const message = (await listFiscalMessages({ db, site }, [documentId])).get(documentId);
    if (message?.state !== 'waiting' || message.errorCode !== null) return;
    if (Date.now() - message.createdAt.getTime() > jirPatience) return;
    const [silent] = await db
      .select({ id: fiscalMessages.id })
      .from(fiscalMessages)
      .where(
        and(
          eq(fiscalMessages.siteId, site.id),
          eq(fiscalMessages.state, 'waiting'),
          isNotNull(fiscalMessages.errorCode),
        ),
      )
      .limit(1);
    if (silent) return;
    await setTimeout(pause);
  }
}
