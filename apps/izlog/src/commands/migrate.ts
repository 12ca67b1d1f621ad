import { Command } from 'commander';
import { withDatabase } from '../with-database.ts';

export const migrateCommand = new Command('migrate')
  .description('Bring the tables up to date (a start does this too).')
  .addHelpText('after', '\nExample:\n  izlog migrate\n')
  .action(() => withDatabase(async () => console.warn('The tables are up to date.')));
