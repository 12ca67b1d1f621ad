import { countryCodes } from '@izlog/contract/countries';
import type { CartBehaviour } from '@izlog/contract/ecommerce/checkout-settings';
import { setCheckoutSettings } from '@izlog/platform/services/settings/setup';
import { Command, InvalidArgumentError, Option } from 'commander';
import { findSite } from '../find-site.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';

/** What may happen after an addition, in the words of the command (CART-030). */
const behaviours: Record<string, CartBehaviour> = { page: 0, stay: 1, window: 2 };

interface SetOptions {
  cart?: string;
  countries?: string[] | null;
  site?: string;
}

const set = new Command('set')
  .description('Set how the checkout of a site behaves; a running shop follows at once.')
  .addOption(
    new Option(
      '--cart <behaviour>',
      'after adding a product: open the cart page, stay, or show the cart in a window',
    ).choices(Object.keys(behaviours)),
  )
  .option('--countries <codes>', 'countries one may order to, with commas; ALL for all', countriesOf)
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText('after', '\nExample:\n  izlog checkout set --cart window --countries HR,SI,AT\n')
  .action(({ cart, countries, site: wanted }: SetOptions, command: Command) => {
    if (cart === undefined && countries === undefined) command.error('error: name what to set, see --help');
    return withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, wanted);
      await setCheckoutSettings(commandContext(site, database, installation, jobs), {
        cartType: cart === undefined ? undefined : behaviours[cart],
        allowedCountries: countries,
      });
      if (cart !== undefined) say(`After an addition: ${cart}.`);
      if (countries !== undefined) say(`Countries: ${countries?.join(', ') ?? 'ALL'}.`);
    });
  });

function countriesOf(text: string): string[] | null {
  if (text.toUpperCase() === 'ALL') return null;
  const codes = text
    .toUpperCase()
    .split(',')
    .map((code) => code.trim());
  const unknown = codes.filter((code) => !countryCodes.some(({ iso }) => iso === code));
  if (unknown.length > 0) throw new InvalidArgumentError(`No country has the code ${unknown.join(', ')}.`);
  return codes;
}

export const checkoutCommand = new Command('checkout')
  .description('How the checkout of a site behaves: after adding to the cart, countries.')
  .addCommand(set);
