import { resolve } from 'node:path';
import { Command } from 'commander';
import { backup } from '../backup/backup.ts';
import { inMegabytes } from '../megabytes.ts';
import { mustBeWritable } from '../must-be-writable.ts';
import { say } from '../say.ts';
import { findProgram } from '../upgrade/find-program.ts';
import { withDatabase } from '../with-database.ts';
import { tellTable } from './table-progress.ts';

export const backupCommand = new Command('backup')
  .description('Write everything the database holds into one file; the shop goes on selling meanwhile.')
  .argument('<file>', 'file to write; an older one of that name is replaced')
  .addHelpText('after', '\nExample:\n  izlog backup shop-2026-11-21.izlog\n')
  .action((file: string) => {
    mustBeWritable(file);
    return withDatabase(
      async ({ connectionString }, { env }) => {
        const made = { onTable: tellTable, program: await findProgram(connectionString) };
        const { tables, rows, bytes } = await backup(connectionString, resolve(file), made);
        say(`${file} holds ${rows} rows of ${tables} tables (${inMegabytes(bytes)}).`);
        say(
          env.S3_BUCKET
            ? `Pictures and other files are not in it: they are in the bucket ${env.S3_BUCKET}.`
            : `Pictures and other files are not in it: copy ${resolve(env.DATA_DIR, 'media')} too.`,
        );
      },
      { tables: 'any' },
    );
  });
