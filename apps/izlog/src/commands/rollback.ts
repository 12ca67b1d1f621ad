import { createInterface } from 'node:readline/promises';
import { toDecimal } from '@izlog/contract/money';
import { Command } from 'commander';
import { openInstallation } from '../installation.ts';
import { say } from '../say.ts';
import { findWayBack, type WayBack } from '../upgrade/go-back.ts';
import type { OrderSince } from '../upgrade/sales-since.ts';

export const rollbackCommand = new Command('rollback')
  .description('Take the last upgrade back: what stood before it, and which version to install.')
  .option('--yes', 'do it without asking')
  .addHelpText(
    'after',
    [
      '',
      'Stop the shop first. What was sold since the upgrade is listed, and written into a folder of DATA_DIR/backups, before',
      'anything is replaced. Invoices that were issued since stay, and no number is given twice.',
      '',
      'Example:',
      '  izlog rollback',
      '',
    ].join('\n'),
  )
  .action(async (options: { yes?: boolean }) => {
    const installation = await openInstallation({ quiet: true, tables: 'any' });
    try {
      const wayBack = await findWayBack(installation.connectionString, installation.env);
      tell(wayBack);
      if (!options.yes && !(await isWanted())) {
        say('Nothing was changed. `izlog rollback --yes` does it.');
        return;
      }
      const folder = await wayBack.take(new Date());
      say(`What came since is in ${folder}.`);
      say(
        `The shop is as it was at ${wayBack.madeAt.toISOString()}. Install Izlog ${wayBack.to}, then start it.`,
      );
    } finally {
      await installation.close();
    }
  });

/** Lists what would be taken out of the shop. */
function tell({ to, madeAt, since }: WayBack): void {
  say(`Back to ${nameOf({ to })}, as the shop was at ${madeAt.toISOString()}.`);
  const { orders, changed, documentIds, others } = since;
  if (orders.length > 0) say(`${orders.length} orders came since, and will not be in the shop:`);
  for (const order of orders) say(lineOf(order));
  if (changed.length > 0) say(`${changed.length} orders changed since, and will be as they were:`);
  for (const order of changed) say(lineOf(order));
  if (documentIds.length > 0)
    say(`${documentIds.length} invoices and credit notes were issued since; they stay.`);
  if (others.length > 0)
    say(`Rows that came since: ${others.map(({ table, rows }) => `${rows} of ${table}`).join(', ')}.`);
  if (orders.length + changed.length + others.length === 0) say('Nothing came since.');
}

/** Versions were not written down from the beginning. */
const nameOf = ({ to }: Pick<WayBack, 'to'>) =>
  to === undefined ? 'the Izlog that stood before the upgrade' : `Izlog ${to}`;

const lineOf = ({ number, at, state, email, total, currency }: OrderSince) =>
  `  ${number}  ${at.toISOString()}  ${toDecimal(total).toFixed(2)} ${currency}  ${state}  ${email}`;

async function isWanted(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|da|ja)$/i.test((await asking.question('Take it back? (yes/no) ')).trim());
  } finally {
    asking.close();
  }
}
