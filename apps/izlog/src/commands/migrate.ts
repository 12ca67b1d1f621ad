import { Command } from 'commander';
import { withDatabase } from '../with-database.ts';

export const migrateCommand = new Command('migrate')
  .description('Bring the tables up to date, with a backup before (a start does this too).')
  .option('--no-backup', 'without one: when you have a backup made by other means')
  .addHelpText('after', '\nExample:\n  izlog migrate\n')
  .action((options: { backup: boolean }) =>
    withDatabase(async () => console.warn('The tables are up to date.'), {
      tables: 'make',
      upgrade: { again: true, withoutBackup: !options.backup },
    }),
  );
