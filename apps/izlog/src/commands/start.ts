import { Command } from 'commander';
import { startShop } from '../start-shop.ts';

export const startCommand = new Command('start')
  .description('Start the shop: site and platform in one process (see the settings in the README).')
  .action(async () => {
    const shop = await startShop();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // A second signal ends at once.
        process.once(signal, () => process.exit(1));
        void shop.stop().then(() => process.exit(0));
      });
    }
  });
