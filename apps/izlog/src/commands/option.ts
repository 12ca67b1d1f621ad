import { knownOptions } from '@izlog/contract/cms/option-keys';
import { setOption } from '@izlog/platform/services/cms/index';
import { Argument, Command } from 'commander';
import { findSite } from '../find-site.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';

const settable = Object.keys(knownOptions).filter((key) => !knownOptions[key]?.isFixed);

const set = new Command('set')
  .description(
    'Set an option of a site; a running shop follows at once. Without a value it has its default again.',
  )
  .addArgument(new Argument('<key>', 'name of the option, such as MaintenanceMode').choices(settable))
  .argument('[value]', 'its new value')
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText('after', '\nExample:\n  izlog option set MaintenanceMode true\n')
  .action((key: string, value: string | undefined, options: { site?: string }) =>
    withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, options.site);
      await setOption(commandContext(site, database, installation, jobs), { key, value: value ?? null });
      say(value === undefined ? `${key} has its default again.` : `${key} is now ${value}.`);
    }),
  );

export const optionCommand = new Command('option')
  .description('Options of a site, such as MaintenanceMode or HomePageSlug.')
  .addCommand(set);
