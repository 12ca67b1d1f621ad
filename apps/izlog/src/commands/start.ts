import { Command } from 'commander';
import { bundleProgramSoon } from '../building/bundle-program.ts';
import { askedToStop } from './asked-to-stop.ts';

export const startCommand = new Command('start')
  .description('Start the shop: site and platform in one process (see the settings in the README).')
  .option('--demo', 'a public demonstration that anybody may try as staff, in a data folder of its own')
  .option('--put-back <hours>', 'with --demo: hours of the day, with commas, at which all is put back', '3')
  .addHelpText('after', '\nExample:\n  PORT=8080 DATA_DIR=/var/lib/izlog izlog start\n')
  .action(async (options: { demo?: true; putBack: string }) => {
    const starting = options.demo ? startDemonstration(options.putBack) : start();
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

// Loaded only here: the other commands need no site.
async function start(): Promise<{ stop(): Promise<void> }> {
  const { mustBeNoDemonstration } = await import('../demonstration/state.ts');
  mustBeNoDemonstration(process.env);
  const { startShop } = await import('../start-shop.ts');
  return startShop();
}

async function startDemonstration(putBack: string): Promise<{ stop(): Promise<void> }> {
  const { readHours } = await import('../demonstration/hours.ts');
  const hours = readHours(putBack);
  const { runDemonstration } = await import('../demonstration/run-demonstration.ts');
  return runDemonstration(hours);
}
