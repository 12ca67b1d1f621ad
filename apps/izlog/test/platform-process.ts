import { buildPlatform } from '@izlog/platform/app';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { seedTestSites } from '@izlog/platform/seed/test-sites';
import { importCatalogue } from '@izlog/platform/services/catalogue/import/index';
import { commandContext } from '#izlog/commands/command-context.ts';
import { findSite } from '#izlog/find-site.ts';
import { openInstallation } from '#izlog/installation.ts';

/** What the process tells its parent. */
export type FromPlatform =
  | { type: 'listens'; url: string; connectionString: string }
  | { type: 'imported'; created: number; refusedRows: number };

/** What it is asked: to begin, once everything is loaded, or to import a product file meanwhile. */
export type ToPlatform = { type: 'start' } | { type: 'import'; path: string };

/*
 * A shop without its site, in a process of its own that can be killed: embedded PostgreSQL and platform on a free port.
 * It waits for its parent's word, so that the next one can load while another still works.
 */
const tell = (message: FromPlatform) => process.send?.(message);
const listen = (then: (message: ToPlatform) => Promise<void>) =>
  process.on('message', (message: ToPlatform) => {
    then(message).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  });

let importFile: ((path: string) => Promise<void>) | undefined;

listen(async (message) => {
  if (message.type === 'start') await start();
  else await importFile?.(message.path);
});
// Anyone who killed the parent wants no orphans.
process.on('disconnect', () => process.exit(1));

async function start() {
  const installation = await openInstallation({ quiet: true, tables: 'make' });
  const { env, log, secret, connectionString } = installation;
  const database = openDatabase({ connectionString, max: 6, statementTimeout: 60_000, onError: () => {} });
  const { rows } = await database.pool.query('select from sites limit 1');
  if (rows.length === 0) await seedTestSites(connectionString);
  const platform = await buildPlatform({ env, log, secret, database });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as { port: number };
  importFile = async (path) => {
    const { jobs } = platform.kernel;
    const ctx = commandContext(await findSite(database, '1'), database, installation, jobs);
    const { created, refusedRows } = await importCatalogue(ctx, platform.kernel, {
      path,
      format: 'woocommerce',
    });
    tell({ type: 'imported', created, refusedRows });
  };
  process.once('SIGTERM', async () => {
    await platform.close();
    await installation.close();
    process.exit(0);
  });
  tell({ type: 'listens', url: `http://127.0.0.1:${port}`, connectionString });
}
