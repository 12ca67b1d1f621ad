import { Command } from 'commander';

export const startCommand = new Command('start')
  .description('Start the shop: site and platform in one process (see the settings in the README).')
  .action(async () => {
    // Loaded only here: the other commands need no site.
    const { startShop } = await import('../start-shop.ts');
    const shop = await startShop();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // A second signal ends at once.
        process.once(signal, () => process.exit(1));
        void shop.stop().then(() => process.exit(0));
      });
    }
  });
