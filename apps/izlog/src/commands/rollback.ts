import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { toDecimal } from '@izlog/contract/money';
import { Command } from 'commander';
import { backup } from '../backup/backup.ts';
import { type Installation, openInstallation } from '../installation.ts';
import { say } from '../say.ts';
import { findWayBack, NoUpgrade, type WayBack } from '../upgrade/go-back.ts';
import type { OrderSince } from '../upgrade/sales-since.ts';

export const rollbackCommand = new Command('rollback')
  .description('Take the last upgrade back: what stood before it, and which version to install.')
  .option('--yes', 'do it without asking')
  .addHelpText(
    'after',
    [
      '',
      'Stop the shop first. What was sold since the upgrade is listed, and written into a folder of DATA_DIR/backups, before',
      'anything is replaced. Invoices that were issued since stay, and no number is given twice. Where PostgreSQL itself was',
      'upgraded too, it says how the version before gets its database back. Ends with 1 when nothing was taken back.',
      '',
      'Example:',
      '  izlog rollback',
      '',
    ].join('\n'),
  )
  .action(async (options: { yes?: boolean }) => {
    const installation = await openInstallation({ quiet: true, tables: 'any' });
    try {
      const wayBack = await findWayBack(installation.connectionString, installation.env).catch(
        (error: unknown) => {
          throw orOfPostgres(error, installation);
        },
      );
      tell(wayBack);
      if (!options.yes && !(await isWanted())) {
        say('Nothing was changed. `izlog rollback --yes` does it.');
        process.exitCode = 1;
        return;
      }
      const folder = await wayBack.take(new Date());
      say(`What came since is in ${folder}.`);
      say(
        `The shop is as it was at ${wayBack.madeAt.toISOString()}. Install ${nameOf(wayBack)}, then start it.`,
      );
      await tellOfPostgres(installation, wayBack, folder);
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

/**
 * The version before may know only the PostgreSQL of before, which cannot read this database. What it can read is left for it:
 * the shop as it was taken back, with the invoices that stay (REL-06, REL-07).
 */
async function tellOfPostgres(
  { connectionString, databaseFolder, retainedDatabase }: Installation,
  wayBack: WayBack,
  folder: string,
): Promise<void> {
  if (!databaseFolder || !retainedDatabase) return;
  const file = join(folder, 'taken-back.izlog');
  await backup(connectionString, file, { program: wayBack.to });
  say('');
  say(
    `PostgreSQL was upgraded from ${retainedDatabase.major} too. Where ${nameOf(wayBack)} says that the database`,
  );
  say('was made by a newer PostgreSQL, give it the one of before, and into that the shop as it is now:');
  say(`  mv ${databaseFolder} ${databaseFolder}-aside`);
  say(`  mv ${retainedDatabase.folder} ${databaseFolder}`);
  say(`  izlog restore ${file} --force`);
  say('That `izlog` is the one of before. Do it before this version is started again, which would remove');
  say(`${retainedDatabase.folder}.`);
}

/** An upgrade of PostgreSQL alone leaves nothing to take back in the tables, and any backup of now is of the version before. */
function orOfPostgres(error: unknown, { databaseFolder, retainedDatabase }: Installation): unknown {
  if (!(error instanceof NoUpgrade) || !retainedDatabase) return error;
  return new Error(
    `${error.message} PostgreSQL was upgraded from ${retainedDatabase.major}. To go back over that: \`izlog backup FILE\`, move ${databaseFolder} aside, and \`izlog restore FILE\` with the Izlog of before.`,
    { cause: error },
  );
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
