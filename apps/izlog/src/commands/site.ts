import { createSite } from '@izlog/platform/services/settings/index';
import { Command } from 'commander';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';

const list = new Command('list')
  .description('List the sites of this installation.')
  .addHelpText('after', '\nExample:\n  izlog site list\n')
  .action(() =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{
        id: number;
        name: string;
        languages: string[];
        domains: string[] | null;
        is_default: boolean;
      }>(
        `select id, name, languages, is_default,
         (select array_agg(url order by d.id) from site_domains d where d.site_id = s.id) as domains
       from sites s order by id`,
      );
      for (const site of rows) {
        say(
          `${site.id}  ${site.name}${site.is_default ? ' (default)' : ''}  ${site.languages.join(',')}  ${(site.domains ?? []).join(' ')}`,
        );
      }
      if (rows.length === 0) say('There is no site yet: `izlog seed` or `izlog site create`.');
    }),
  );

const create = new Command('create')
  .description('Make a site.')
  .argument('<name>', 'name of the site')
  .requiredOption('--domain <address...>', 'address or host; the main one first')
  .option('--language <code>', 'default language, three letters', 'hrv')
  .option('--languages <codes>', 'further languages, with commas', '')
  .option('--currency <code>', 'main currency, ISO 4217', 'EUR')
  .option('--default', 'answer on every host that no site names', false)
  .addHelpText(
    'after',
    '\nExample:\n  izlog site create "My shop" --domain www.example.hr --languages eng,deu\n',
  )
  .action(
    (
      name: string,
      options: { domain: string[]; language: string; languages: string; currency: string; default: boolean },
    ) =>
      withDatabase(async ({ db }) => {
        const site = await createSite(db, {
          name,
          domains: options.domain,
          defaultLanguage: options.language,
          languages: options.languages.split(',').filter(Boolean),
          currency: options.currency,
          isDefault: options.default,
        });
        say(`Site ${site.id} is made. Its apiKey: ${site.apiKey}`);
      }),
  );

export const siteCommand = new Command('site')
  .description('Sites of this installation.')
  .addCommand(list)
  .addCommand(create);
