import { randomBytes } from 'node:crypto';
import { createStaff, type DefaultRole, defaultRoles } from '@izlog/platform/services/user/index';
import { Command, Option } from 'commander';
import { findSite } from '../find-site.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';

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

export const staffCommand = new Command('staff').description('People who run the shop.').addCommand(create);
