import { Command } from 'commander';
import { diagnose } from '../diagnose/diagnose.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';

export const doctorCommand = new Command('doctor')
  .description('Say what is missing or weak in this installation. Ends with 1 when something is missing.')
  .addHelpText('after', '\nExample:\n  izlog doctor\n')
  .action(() =>
    withDatabase(
      async (database, installation) => {
        const findings = await diagnose(database, installation);
        for (const { level, text } of findings) say(`${level.padEnd(8)}${text}`);
        if (findings.some(({ level }) => level === 'missing')) process.exitCode = 1;
      },
      { tables: 'any' },
    ),
  );
