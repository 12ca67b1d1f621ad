import { parseArgs } from 'node:util';
import { limitFigure } from './harness/figure.ts';
import { figureTable } from './harness/figure-table.ts';
import { browse } from './harness/mixed/browse.ts';
import { openBuyers } from './harness/mixed/buy.ts';
import { Diary } from './harness/mixed/diary.ts';
import { saveProducts } from './harness/mixed/save.ts';
import { slopePerHour, watchMemory } from './harness/mixed/watch-memory.ts';
import { startShop } from './harness/shop.ts';
import { openStage, siteOf } from './harness/stage.ts';
import { megabytes } from './harness/units.ts';

/*
 * What a shop holds in memory, and what goes wrong, while everything happens at once for a while: people browse pages,
 * lists with ever other filters, search and suggestions, fill carts, change them and order, and staff save products, at
 * a steady pace. `npm run bench:mixed-load -- --minutes 60`; the goal is 450 MB after an hour, and flat.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** Visits, carts and saves begun in a second. */
    rate: { type: 'string', default: '10' },
    products: { type: 'string', default: '10000' },
  },
});
const minutes = Number(values.minutes);
const pause = 1000 / Number(values.rate);

const stage = await openStage('quick');
const diary = new Diary();
try {
  const database = await stage.catalogue(Number(values.products));
  const site = await siteOf(database);
  await using shop = await startShop({ database, dataDir: stage.dataDir, env: { TRUST_PROXY: '1' } });
  const buy = await openBuyers({ database, site, url: shop.url, diary });
  await using staff = saveProducts(database, diary);
  const watch = watchMemory({ shop, database, diary, say: stage.say });
  const end = performance.now() + minutes * 60_000;
  const begun: Promise<void>[] = [];
  for (let turn = 0; performance.now() < end; turn++) {
    // Nobody waits for the one before: a slow shop has more visitors at once, as it would have.
    if (turn % 40 === 39) begun.push(staff.save(turn));
    else if (turn % 8 === 7) begun.push(buy(turn));
    else begun.push(browse(shop.url, turn, diary));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await Promise.all(begun);
  const { samples, deadlocks, waitingMails } = await watch.stop();
  stage.say(diary.table());
  const half = samples.slice(Math.floor(samples.length / 2));
  const last = half.at(-1);
  const slope = slopePerHour(half.map(({ minute, ours }) => ({ minute, bytes: ours })));
  const databaseSlope = slopePerHour(half.map(({ minute, postgres }) => ({ minute, bytes: postgres })));
  process.stdout.write(
    `${figureTable([
      limitFigure(`memory after ${minutes} minutes of mixed load`, last?.ours ?? 0, 450e6, megabytes, {
        spread: `at most ${megabytes(Math.max(...samples.map(({ ours }) => ours)))}`,
      }),
      // A tenth of the goal in an hour: below what collections of garbage move it by.
      limitFigure('the same, grows in an hour (second half)', slope, 45e6, megabytes),
      limitFigure('memory of PostgreSQL, grows in an hour (second half)', databaseSlope, 45e6, megabytes, {
        spread: `${megabytes(last?.postgres ?? 0)} at the end`,
      }),
      limitFigure('answers that failed', diary.failures, 0, String),
      limitFigure('deadlocks', deadlocks, 0, String),
      limitFigure('mails that wait', waitingMails, 100, String),
    ])}\n`,
  );
} finally {
  await stage.close();
}
