import { Command } from 'commander';
import { bundleProgramSoon } from '../building/bundle-program.ts';
import { askedToStop } from './asked-to-stop.ts';

export const startCommand = new Command('start')
  .description('Start the shop: site and platform in one process (see the settings in the README).')
  .addHelpText('after', '\nExample:\n  PORT=8080 DATA_DIR=/var/lib/izlog izlog start\n')
  .action(async () => {
    // Loaded only here: the other commands need no site.
    const { startShop } = await import('../start-shop.ts');
    const starting = startShop();
    askedToStop()
      // A shop that does not start tells so below.
      .then(() => starting)
      .then((shop) => shop.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
    await starting;
    if (process.env.NODE_ENV === 'production') bundleProgramSoon();
  });
