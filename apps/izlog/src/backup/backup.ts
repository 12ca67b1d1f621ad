import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { connect } from '@izlog/platform/kernel/database/connect';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupPart, writeArchive } from './archive.ts';
import { listMigrations, listSequences, listTables, qualified, textSettings } from './catalog.ts';
import { copyOut } from './copy-statements.ts';

/** What a backup or a restore did. */
export interface BackupSummary {
  tables: number;
  rows: number;
  /** Size of the file in bytes. */
  bytes: number;
}

/** Called after each table: its name, how many tables are done and how many there are. */
export type TableProgress = (table: string, done: number, total: number) => void;

/**
 * Writes everything the database holds at one moment into one file, while the shop goes on selling. The file appears
 * whole or not at all, replaces an older one of that name, and only its owner may read it: it holds customers' data.
 * Pictures and other files are not in it. `program` is the version of this Izlog, which the file then names.
 */
export async function backup(
  connectionString: string,
  file: string,
  { onTable = () => {}, program }: { onTable?: TableProgress; program?: string } = {},
): Promise<BackupSummary> {
  const client = await connect(connectionString, 'izlog backup');
  const summary = { tables: 0, rows: 0 };
  const unfinished = `${file}.part`;
  try {
    await client.query(`begin isolation level repeatable read read only; ${textSettings}`);
    const parts = readDatabase(client, program, (table, rows, total) => {
      summary.tables += 1;
      summary.rows += rows;
      onTable(table, summary.tables, total);
    });
    await pipeline(
      Readable.from(writeArchive(parts)),
      createGzip({ level: 4 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    renameSync(unfinished, file);
    saveName(dirname(file));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
  return { ...summary, bytes: statSync(file).size };
}

async function* readDatabase(
  client: pg.Client,
  program: string | undefined,
  onTable: (table: string, rows: number, total: number) => void,
): AsyncGenerator<BackupPart> {
  const tables = await listTables(client);
  // Nobody may truncate or alter them meanwhile; reading and writing go on.
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(qualified).join(', ')} in access share mode`);
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  yield {
    type: 'header',
    header: {
      createdAt: new Date().toISOString(),
      ...(program ? { program } : {}),
      serverVersion: rows[0]?.version ?? '',
      migrations: await listMigrations(client),
      tables: tables.map(({ schema, name, columns }) => ({ schema, name, columns })),
    },
  };
  for (const table of tables) {
    yield { type: 'table', table: { schema: table.schema, name: table.name, columns: table.columns } };
    const stream = client.query(copyTo(copyOut(table)));
    for await (const data of stream) yield { type: 'rows', data };
    yield { type: 'tableEnd', rows: stream.rowCount };
    onTable(table.name, stream.rowCount, tables.length);
  }
  // Sequences count outside transactions: read last, they are never behind the rows.
  yield { type: 'sequences', sequences: await listSequences(client) };
  await client.query('commit');
}

/** A power cut must not take back the renaming. */
function saveName(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
