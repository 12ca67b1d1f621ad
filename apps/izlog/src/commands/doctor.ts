import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { Command, InvalidArgumentError, Option } from 'commander';
import { diagnose } from '../diagnose/diagnose.ts';
import { lawLines } from '../diagnose/law-lines.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';

export const doctorCommand = new Command('doctor')
  .description('Say what is missing or weak in this installation. Ends with 1 when something is missing.')
  .option(
    '--law',
    'each duty of a shop in place of that: falls short, a person must look, holds, does not apply',
  )
  .option('--on <day>', 'with --law: how it stands on a day to come, such as 2027-01-01', dayToCome)
  .option('--site <id or host>', 'with --law: one site; all that sell when absent')
  .addOption(
    new Option('--words <language>', 'with --law: language of the answer')
      .choices(programLanguageCodes)
      .default('en'),
  )
  .addHelpText('after', '\nExample:\n  izlog doctor\n  izlog doctor --law --on 2027-01-01\n')
  .action((options: { law?: true; on?: string; site?: string; words: string }, command: Command) => {
    if (!options.law && (options.on || options.site)) command.error('error: --on and --site go with --law');
    return withDatabase(
      async (database, installation, jobs) => {
        if (options.law) {
          const { lines, isShort } = await lawLines(database, installation, jobs, options);
          for (const line of lines) say(line);
          if (isShort) process.exitCode = 1;
          return;
        }
        const findings = await diagnose(database, installation);
        for (const { level, text } of findings) say(`${level.padEnd(8)}${text}`);
        if (findings.some(({ level }) => level === 'missing')) process.exitCode = 1;
      },
      options.law ? {} : { tables: 'any' },
    );
  });

function dayToCome(typed: string): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== typed)
    throw new InvalidArgumentError('It must be a day such as 2027-01-01.');
  if (typed < shopDay(new Date())) throw new InvalidArgumentError('It must be today or a day to come.');
  return typed;
}
