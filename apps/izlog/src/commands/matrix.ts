import { keyPresets } from '@izlog/contract/user/programs/key-rights';
import { buildPlatform } from '@izlog/platform/app';
import { accessMatrix, matrixCallers } from '@izlog/platform/kernel/access/access-matrix';
import { defaultRoles } from '@izlog/platform/services/people/setup';
import { Command } from 'commander';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';

export const matrixCommand = new Command('matrix')
  .description(
    'Print who may call which endpoint: nobody, visitors, customers, each role of staff and programs with keys.',
  )
  .addHelpText(
    'after',
    '\nA number is the status of the refusal. A token of another site counts as none: 401.\n\nExample:\n  izlog matrix\n',
  )
  .action(() =>
    withDatabase(async (database, { env, log, secret }) => {
      const platform = await buildPlatform({
        env,
        database: { ...database, end: async () => {} },
        log,
        secret,
      });
      const callers = matrixCallers(defaultRoles, keyPresets);
      const rows = accessMatrix(platform.endpoints, callers);
      const first = Math.max(...rows.map(({ endpoint }) => endpoint.length));
      const second = Math.max(...rows.map(({ declared }) => declared.length));
      const line = (endpoint: string, declared: string, cells: readonly (string | number)[]) =>
        [
          endpoint.padEnd(first),
          declared.padEnd(second),
          ...cells.map((cell, index) => String(cell).padEnd(callers[index]?.name.length ?? 0)),
        ]
          .join('  ')
          .trimEnd();
      say(
        line(
          'endpoint',
          'declared',
          callers.map(({ name }) => name),
        ),
      );
      for (const { endpoint, declared, outcomes } of rows) say(line(endpoint, declared, outcomes));
      say(`${rows.length} endpoints, each with a declaration.`);
      await platform.close();
    }),
  );
