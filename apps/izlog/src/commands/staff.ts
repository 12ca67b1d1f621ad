import { randomBytes } from 'node:crypto';
import {
  createStaff,
  type DefaultRole,
  defaultRoles,
  resetFactorsByEmail,
} from '@izlog/platform/services/people/setup';
import { createSiteRegistry } from '@izlog/platform/services/settings/setup';
import { Command, Option } from 'commander';
import { findSite } from '../find-site.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';

const create = new Command('create')
  .description('Make a staff account; its password is printed once.')
  .argument('<email>', 'e-mail to log in with')
  .option('--site <id or host>', 'site; the default one when absent')
  .addOption(
    new Option('--role <role>', 'what they may do').choices(Object.keys(defaultRoles)).default('owner'),
  )
  .option('--first-name <name>', 'first name', '')
  .option('--last-name <name>', 'last name', '')
  .addHelpText('after', '\nExample:\n  izlog staff create ana@example.hr --role owner\n')
  .action(
    (email: string, options: { site?: string; role: DefaultRole; firstName: string; lastName: string }) =>
      withDatabase(async (database) => {
        const site = await findSite(database, options.site);
        const password = randomBytes(12).toString('base64url');
        const { firstName, lastName, role } = options;
        await createStaff({ db: database.db, site }, { email, password, role, firstName, lastName });
        say(`${email} may log in at /adminLogin of ${site.name}. Password: ${password}`);
      }),
  );

const resetFactors = new Command('reset-factors')
  .description(
    'Let somebody in again who lost phone and recovery codes: their app, codes and passkeys are removed and their logins end.',
  )
  .argument('<email>', 'e-mail they log in with')
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText(
    'after',
    '\nThe password stays as it is. The log of staff and a mail to the person tell of it.\n\nExample:\n  izlog staff reset-factors ana@example.hr\n',
  )
  .action((email: string, options: { site?: string }) =>
    withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, options.site);
      const machine = { env: installation.env, sites: createSiteRegistry(database) };
      const ctx = commandContext(site, database, installation, jobs);
      const person = await resetFactorsByEmail(machine, ctx, email);
      if (!person) throw new Error(`${site.name} has no staff with the e-mail ${email}.`);
      const gone = person.hadFactors ? 'has no second factor any more' : 'had no second factor';
      say(`${person.email} ${gone}; every login is ended.`);
      say(
        person.isActive
          ? `The password alone opens /adminLogin of ${site.name}: set up a new second factor at once.`
          : `The account is locked: somebody who manages the staff of ${site.name} has to let it in again.`,
      );
    }),
  );

export const staffCommand = new Command('staff')
  .description('People who run the shop.')
  .addCommand(create)
  .addCommand(resetFactors);
