import { reindexSite } from '@izlog/platform/services/catalogue/lists/reindex-products';
import { rebuildDays } from '@izlog/platform/services/orders/setup';
import { Command } from 'commander';
import { findSite } from '../find-site.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';
import { openProgressBar } from './progress-bar.ts';

export const reindexCommand = new Command('reindex')
  .description(
    'Write anew what lists, filters and search read of the products, and reports of the orders. The shop stays open meanwhile.',
  )
  .option('--site <id or host>', 'site; the default one when absent')
  .addHelpText(
    'after',
    '\nSaving a product, a price or a category does this by itself, and so does a sale; it is for after a repair by hand.\n\nExample:\n  izlog reindex --site www.example.hr\n',
  )
  .action((options: { site?: string }) =>
    withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, options.site);
      const bar = openProgressBar();
      try {
        const total = await reindexSite(commandContext(site, database, installation, jobs), bar.show);
        bar.close();
        say(`${total} products and variants of ${site.name} are in its lists and its search.`);
        const days = await rebuildDays(database, site.id, new Date(), bar.show);
        bar.close();
        say(`${days} days of its reports are added up.`);
      } finally {
        bar.close();
      }
    }),
  );
