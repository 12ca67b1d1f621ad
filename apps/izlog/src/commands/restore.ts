import { resolve } from 'node:path';
import { notifyTags } from '@izlog/platform/kernel/tags';
import { version } from '@izlog/platform/kernel/version';
import { Command } from 'commander';
import { readBackupHeader, restore } from '../backup/restore.ts';
import { mustBeReadable } from '../must-be-readable.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { tellTable } from './table-progress.ts';

export const restoreCommand = new Command('restore')
  .description(
    'Put a backup of this or an older Izlog into the database of this installation, all of it or nothing.',
  )
  .argument('<file>', 'file that `izlog backup` wrote')
  .option('--force', 'replace what the database holds', false)
  .addHelpText('after', '\nExample:\n  izlog restore shop-2026-11-21.izlog --force\n')
  .action(async (file: string, { force }: { force: boolean }) => {
    // Before a database is made for it.
    mustBeReadable(file);
    await readBackupHeader(resolve(file));
    await withDatabase(
      async ({ connectionString, db, pool }) => {
        const sitesBefore = await siteIds(pool);
        const { tables, rows } = await restore(connectionString, resolve(file), {
          force,
          onTable: tellTable,
          program: version,
        });
        // A shop that is running keeps pages of what was here before.
        for (const id of new Set([...sitesBefore, ...(await siteIds(pool))])) await notifyTags(db, id, ['*']);
        say(`The database holds what ${file} holds: ${rows} rows of ${tables} tables.`);
      },
      { tables: 'replace' },
    );
  });

async function siteIds(pool: {
  query(text: string): Promise<{ rows: { id: number }[] }>;
}): Promise<number[]> {
  const { rows: there } = await pool.query("select 1 as id where to_regclass('public.sites') is not null");
  return there.length > 0 ? (await pool.query('select id from sites')).rows.map(({ id }) => id) : [];
}
