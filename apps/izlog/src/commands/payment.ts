import { showPaymentMethods, switchPaymentMethod } from '@izlog/platform/services/orders/setup';
import { Command } from 'commander';
import { findSite } from '../find-site.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';

const list = new Command('list')
  .description('List the ways to pay of a site.')
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText('after', '\nExample:\n  izlog payment list\n')
  .action((options: { site?: string }) =>
    withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, options.site);
      const methods = await showPaymentMethods(commandContext(site, database, installation, jobs));
      for (const { code, kind, words, isActive, isReady } of methods) {
        const name = words[site.defaultLanguage]?.name ?? '';
        say(`${isActive ? 'on ' : 'off'}  ${code}  ${kind}  ${name}${isReady ? '' : '  (not set up)'}`);
      }
      if (methods.length === 0) say(`${site.name} has no way to pay.`);
    }),
  );

const switchTo = (isActive: boolean) => {
  const state = isActive ? 'on' : 'off';
  return new Command(state)
    .description(
      isActive
        ? 'Offer a way to pay at the checkout.'
        : 'Offer a way to pay no longer; orders that were begun with it can still be finished.',
    )
    .argument('<code>', 'its code, as `izlog payment list` tells it')
    .option('--site <id or host>', 'site; the default one when absent')
    .addHelpText('after', `\nExample:\n  izlog payment ${state} sandbox\n`)
    .action((code: string, options: { site?: string }) =>
      withDatabase(async (database, installation, jobs) => {
        const site = await findSite(database, options.site);
        const ctx = commandContext(site, database, installation, jobs);
        if (!(await switchPaymentMethod(ctx, code, isActive)))
          throw new Error(
            `${site.name} has no way to pay with the code ${code} (see \`izlog payment list\`).`,
          );
        say(`${code} is ${state} on ${site.name}.`);
      }),
    );
};

export const paymentCommand = new Command('payment')
  .description('Ways to pay of a site.')
  .addCommand(list)
  .addCommand(switchTo(true))
  .addCommand(switchTo(false));
