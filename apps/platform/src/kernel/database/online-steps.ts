import type pg from 'pg';
import type { Migration, StatementProgress } from './migration-files.ts';

/**
 * Runs what cannot be in a transaction (indexes made `concurrently`) of the migrations that are in, unless it was done.
 * A run that was killed is taken again from its first statement (REL-04); an index that it left unfinished is dropped.
 */
export async function runOnlineSteps(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  onStatement?: StatementProgress,
): Promise<void> {
  const withSteps = migrations.filter(({ online }) => online.length > 0);
  if (withSteps.length === 0) return;
  const { rows } = await client.query<{ hash: string }>(
    `select hash from drizzle.__drizzle_migrations where hash not in (select hash from drizzle.izlog_online_steps)`,
  );
  const undone = new Set(rows.map(({ hash }) => hash));
  for (const { name, hash, online } of withSteps.filter((migration) => undone.has(migration.hash))) {
    await dropUnfinished(client, online);
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    for (const [done, statement] of online.entries()) {
      await onStatement?.(name, done, online.length);
      await client.query(statement);
    }
    await client.query('insert into drizzle.izlog_online_steps (hash) values ($1)', [hash]);
  }
}

/** An index whose making was interrupted stays, is of no use, and is in the way of `if not exists`. */
async function dropUnfinished(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index x join pg_class c on c.oid = x.indexrelid
      where not x.indisvalid and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows)
    if (statements.some((statement) => new RegExp(`\\b${name}\\b`).test(statement)))
      await client.query(`drop index concurrently if exists public."${name}"`);
}
