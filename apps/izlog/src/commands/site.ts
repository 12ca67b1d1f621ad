import { makeSite } from '@izlog/platform/seed/make-site';
import { tellLostAddresses } from '@izlog/platform/services/people/setup';
import {
  createSiteRegistry,
  hostOf,
  nameOf,
  setDomains,
  setShop,
} from '@izlog/platform/services/settings/setup';
import { Argument, Command } from 'commander';
import { findSite } from '../find-site.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';

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
  .description(
    'Make a site, with a contact page, legal pages (most of them drafts), a navigation and a footer.',
  )
  .argument('<name>', 'name of the site')
  .requiredOption('--domain <address...>', 'address or host; the main one first')
  .option('--language <code>', 'default language, three letters', 'hrv')
  .option('--languages <codes>', 'further languages, with commas', '')
  .option('--currency <code>', 'main currency, ISO 4217', 'EUR')
  .option('--default', 'answer on every host that no site names', false)
  .option('--no-shop', 'only publish: no products, cart, checkout or prices')
  .addHelpText(
    'after',
    '\nExample:\n  izlog site create "My shop" --domain www.example.hr --languages eng,deu\n',
  )
  .action(
    (
      name: string,
      options: {
        domain: string[];
        language: string;
        languages: string;
        currency: string;
        default: boolean;
        shop: boolean;
      },
    ) =>
      withDatabase(
        async ({ db }, { log, env }) => {
          const site = await makeSite(
            { db, log, now: new Date(), publicUrl: env.PUBLIC_URL },
            {
              name,
              domains: options.domain,
              defaultLanguage: options.language,
              languages: options.languages.split(',').filter(Boolean),
              currency: options.currency,
              isDefault: options.default,
              isEcommerce: options.shop,
            },
          );
          say(`Site ${site.id} is made. Its apiKey: ${site.apiKey}`);
          say(
            'It has a contact page, a privacy policy and drafts of the other legal pages: read, complete and publish them, you answer for them.',
          );
          say(
            `Somebody to run it: \`izlog staff create EMAIL --site ${site.id}\`. What it lacks: \`izlog doctor\`.`,
          );
        },
        { tables: 'make' },
      ),
  );

const shop = new Command('shop')
  .description(
    'Say whether a site sells. One that does not has no products, cart, checkout or prices; nothing is lost.',
  )
  .addArgument(new Argument('<state>', 'on or off').choices(['on', 'off']))
  .option('--site <site>', 'number or host of the site; else the default one')
  .addHelpText('after', '\nExample:\n  izlog site shop off --site magazin.example.hr\n')
  .action((state: 'on' | 'off', options: { site?: string }) =>
    withDatabase(async (database) => {
      const site = await findSite(database, options.site);
      await setShop(database.db, site.id, state === 'on');
      say(`${site.name} ${state === 'on' ? 'sells' : 'only publishes'} from now on.`);
    }),
  );

const domains = new Command('domains')
  .description('Set the addresses of a site: those it had are replaced. A running shop follows at once.')
  .argument('<address...>', 'address or host; the main one first')
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText('after', '\nExample:\n  izlog site domains www.example.hr example.hr --site 2\n')
  .action((addresses: string[], options: { site?: string }) =>
    withDatabase(async (database, installation, jobs) => {
      const { env } = installation;
      const site = await findSite(database, options.site);
      const after = await setDomains(database.db, site, addresses, { publicUrl: env.PUBLIC_URL });
      say(`${site.name} answers on ${after.join(', ')} from now on.`);
      const names = after.map((one) => nameOf(hostOf(one) ?? ''));
      const lost = site.addresses.filter((one) => !names.includes(nameOf(hostOf(one) ?? '')));
      if (lost.length === 0) return;
      const ctx = commandContext({ ...site, addresses: after }, database, installation, jobs);
      await tellLostAddresses({ env, sites: createSiteRegistry(database) }, ctx, lost);
      say(`It does not answer on ${lost.join(', ')} any more; its owners get a mail.`);
    }),
  );

export const siteCommand = new Command('site')
  .description('Sites of this installation.')
  .addCommand(list)
  .addCommand(create)
  .addCommand(domains)
  .addCommand(shop);
