import pg from 'pg';
import { clusterPlace } from '../src/cluster-place.ts';
import { installPrograms } from '../src/install-programs.ts';
import { findServerPackage } from '../src/server-package.ts';
import {
  type CarriedDatabases,
  type DatabaseUpgrade,
  upgradeCluster,
} from '../src/upgrade/upgrade-cluster.ts';

/** A program for tests: it keeps notes, and a queue that it fills again at its start. */
export const notes = { name: 'notes', collation: 'sv' };

/** The tables of the program. */
export const notesTables = 'create table notes (id bigserial primary key, text text not null)';

/** How the program upgrades. */
export const notesUpgrade: DatabaseUpgrade = { carry: carryNotes, leftOut: ['queue'] };

export async function carryNotes({ from, to }: CarriedDatabases): Promise<void> {
  await query(to, notesTables);
  const [all] = await query(from, 'select json_agg(n) as notes from notes n');
  await query(to, 'insert into notes select * from json_populate_recordset(null::notes, $1)', [
    JSON.stringify(all?.notes),
  ]);
  const [counted] = await query(from, 'select last_value from notes_id_seq');
  await query(to, "select setval('notes_id_seq', $1)", [counted?.last_value]);
}

/** Upgrades with the programs of this version on both sides. */
export async function upgradeToSame(dataDir: string, more: Partial<DatabaseUpgrade> = {}): Promise<void> {
  const place = clusterPlace(notes.name, dataDir, () => {});
  const programs = installPrograms(findServerPackage(), place.programs);
  const versions = { from: 18, to: 18, oldPrograms: programs, programs };
  await upgradeCluster(place, versions, { ...notesUpgrade, ...more });
}

export async function query(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    // The query under way reports it.
  });
  await client.connect();
  try {
    const { rows } = await client.query(text, values);
    return rows;
  } finally {
    await client.end();
  }
}
