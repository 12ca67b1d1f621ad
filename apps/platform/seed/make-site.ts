import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#platform/kernel/database/db.ts';
import { createSite } from '#platform/services/settings/create-site.ts';
import { ctxOfNewSite } from './starter/ctx-of-new-site.ts';
import { loadStarter } from './starter/load-starter.ts';

/**
 * Makes a site on which no link leads nowhere: with pages for contact and privacy, a navigation and a footer, all of it or
 * nothing. Refuses as `createSite` does. Returns its id and the apiKey of its clients.
 */
export function makeSite(
  surroundings: { db: Db; log: FastifyBaseLogger; now: Date; publicUrl?: string | undefined },
  input: Parameters<typeof createSite>[1],
): Promise<{ id: number; apiKey: string }> {
  return surroundings.db.transaction(async (db) => {
    const made = await createSite(db, input, surroundings.publicUrl);
    await loadStarter(await ctxOfNewSite({ ...surroundings, db }, made.id));
    return made;
  });
}
