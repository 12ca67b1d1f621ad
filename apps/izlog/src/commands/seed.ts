import { Command } from 'commander';
import { seedDemo } from '../first-start/seed-demo.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';

export const seedCommand = new Command('seed')
  .description('Load the demonstration shop into an installation without any site.')
  .addHelpText('after', '\nExample:\n  DATA_DIR=./demo izlog seed\n')
  .action(() =>
    withDatabase(
      async (database, { env, log }) => {
        await seedDemo({ database, env, log });
        say(
          'The demonstration shop is loaded. `izlog staff create <email>` makes an account to run it with.',
        );
      },
      { tables: 'make' },
    ),
  );
