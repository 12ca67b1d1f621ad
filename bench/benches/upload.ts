import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Call } from '@izlog/contract/client';
import { fileAddFromBucket, fileGetUploadUrl } from '@izlog/contract/media/upload';
import type { Bench } from '../harness/bench.ts';
import type { Child } from '../harness/child.ts';
import { limitFigure } from '../harness/figure.ts';
import { loggedIn } from '../harness/logged-in.ts';
import { hasProcessFigures, memoryOf } from '../harness/process-figures.ts';
import { startShop } from '../harness/shop.ts';
import { megabytes } from '../harness/units.ts';

const mb = 1024 * 1024;
const sizes = { quick: 64 * mb, usual: 500 * mb, full: 500 * mb };

/** A film that goes up by parts, as the gallery sends it: how much more memory the shop holds while it does. */
export const upload: Bench = {
  name: 'upload',
  async run(stage) {
    if (!hasProcessFigures) return [];
    const database = await stage.fresh('bench_upload');
    await using shop = await startShop({ database, dataDir: stage.dataDir });
    const { call } = await loggedIn(stage, database, shop);
    // What is loaded with the first file stays; the same film twice would be the same record.
    await send(call, shop, 20 * mb);
    const before = await settled(shop.pid);
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, memoryOf(shop.pid).now);
    }, 20);
    const began = performance.now();
    await send(call, shop, sizes[stage.size]);
    clearInterval(timer);
    const took = ((performance.now() - began) / 1000).toFixed(1);
    return [
      limitFigure(`memory, upload of ${megabytes(sizes[stage.size])}`, most - before, 32 * mb, megabytes, {
        yardstick: megabytes(before),
        spread: `growth while it went up, in ${took} s`,
      }),
    ];
  },
};

/**
 * Memory of a shop that has just started, once it stands still: what its own start still takes is not the upload's, which
 * grows a shop that has run for a while by 10 MB.
 */
async function settled(pid: number): Promise<number> {
  let most = 0;
  for (let quiet = 0, waited = 0; quiet < 12 && waited < 120; waited += 1) {
    const { now } = memoryOf(pid);
    quiet = now > most + mb / 2 ? 0 : quiet + 1;
    most = Math.max(most, now);
    await setTimeout(250);
  }
  return memoryOf(pid).now;
}

async function send(call: Call, shop: Child, size: number): Promise<void> {
  const { path, parts } = await call(fileGetUploadUrl, { name: `film-${size}.mp4`, size, mime: 'video/mp4' });
  for (const { url, from, to } of parts) {
    const bytes = randomBytes(to - from);
    if (from === 0) bytes.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 0, 'latin1');
    const answer = await fetch(new URL(url, shop.url), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    if (!answer.ok) throw new Error(`A part was answered with ${answer.status}.`);
  }
  const { size: stored } = await call(fileAddFromBucket, { path });
  if (stored !== size) throw new Error(`${stored} of ${size} bytes were stored.`);
}
