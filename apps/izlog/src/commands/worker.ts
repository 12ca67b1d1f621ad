import { buildPlatform } from '@izlog/platform/app';
import { Command } from 'commander';
import { mustRetainFiles } from '../must-retain-files.ts';
import { say } from '../say.ts';
import { sealSecretsAtStart } from '../secrets/seal-secrets.ts';
import { withDatabase } from '../with-database.ts';
import { writeDownPublicUrl } from '../write-down-public-url.ts';
import { askedToStop } from './asked-to-stop.ts';

export const workerCommand = new Command('worker')
  .description('Do the background jobs, and nothing else.')
  .addHelpText('after', '\nExample:\n  DATABASE_URL=postgres://izlog@db/izlog izlog worker\n')
  .action(() =>
    withDatabase(
      async (database, installation) => {
        const { env, log, secret } = installation;
        const stop = askedToStop();
        await mustRetainFiles(installation);
        await writeDownPublicUrl(database.db, installation);
        await sealSecretsAtStart(database, installation);
        const platform = await buildPlatform({
          env,
          database: { ...database, end: async () => {} },
          log,
          secret,
        });
        await platform.kernel.jobs.work();
        say('Working. Ctrl+C ends it.');
        await stop;
        await platform.close();
      },
      { tables: 'upgrade', endsItself: true },
    ),
  );
