import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#platform/kernel/database/db.ts';
import type { Storage } from '#platform/kernel/files/storage.ts';
import { notifyTags } from '#platform/kernel/tags.ts';
import { readDemoShops } from './demo/index.ts';
import { loadSite } from './load/load-site.ts';

export interface DemoOptions {
  database: Pick<Database, 'db'>;
  /** Where the pictures are kept. */
  storage: Storage;
  log: FastifyBaseLogger;
  /** Days of prices, events and posts are counted from it. */
  now: Date;
  /** Address of the main shop where it is not this machine. */
  publicUrl?: string | undefined;
}

/** The installation has a site already, perhaps made by another process at the same moment. */
export class SiteExists extends Error {
  constructor() {
    super('There is a site already: the demonstration shop is loaded into an empty installation only.');
  }
}

/**
 * Loads the demonstration shops (SHELL-004) into a migrated database that has no site yet, in one transaction: all of
 * it or nothing. Throws SiteExists when there is one already, also when another process is loading it.
 */
export async function loadDemo({ database, storage, log, now, publicUrl }: DemoOptions): Promise<void> {
  const shops = await readDemoShops();
  await database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('izlog demonstration'))`);
    const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select from sites) as found`);
    if (rows[0]?.found) throw new SiteExists();
    for (const [index, demo] of shops.entries()) {
      const isFirst = index === 0;
      await loadSite(demo, {
        db,
        storage,
        log,
        now,
        isDefault: isFirst,
        publicUrl: isFirst ? publicUrl : undefined,
      });
    }
    // Anyone who looked for a site before has to look again.
    await notifyTags(db, 0, ['site']);
  });
  log.info({ sites: shops.length }, 'the demonstration shop is loaded');
}
