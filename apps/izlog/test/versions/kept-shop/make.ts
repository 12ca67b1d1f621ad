import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { backUp, startCheckout } from './checkout.ts';
import { movedFacts } from './compare.ts';
import { collectFacts, openWitness } from './facts.ts';
import type { KeptShop } from './kept-shop.ts';
import { liveIn } from './live-in.ts';
import { keptSecret } from './people.ts';

/** Largest size of a kept shop in bytes: it stays with the project for ever. */
const mostBytes = 3e6;

/**
 * Makes a kept shop: starts the shop of a checkout in a folder that is removed again, lives in it, asks what is true of it,
 * and writes its backup, its files and the facts into `folder`. Throws where a fact is not the same a moment later.
 */
export async function makeKeptShop({
  version,
  checkout,
  folder,
}: {
  version: string;
  checkout: string;
  folder: string;
}): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-kept-'));
  // The embedded PostgreSQL may run as another user.
  chmodSync(dataDir, 0o755);
  const shop = await startCheckout(checkout, dataDir, keptSecret);
  try {
    console.warn(`${shop.base}: living in the shop of ${version} …`);
    const lived = await liveIn(shop.base, dataDir, shop.owner);
    const witness = await openWitness(shop.base, lived);
    const facts = await collectFacts(witness, lived);
    console.warn(`${facts.length} facts; asking for them again …`);
    const moved = await movedFacts(witness, facts);
    if (moved.length > 0) throw new Error(`Facts that are others a moment later:\n${moved.join('\n')}`);
    // A code of an authenticator app is taken once; by then it shows another.
    const askedAt = new Date(Date.now() + 30_000).toISOString();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    backUp(checkout, dataDir, keptSecret, join(folder, 'shop.izlog'));
    pack(join(dataDir, 'media'), join(folder, 'media.tgz'));
    const kept: KeptShop = { version, askedAt, lived, facts };
    writeFileSync(join(folder, 'facts.json.gz'), gzipSync(JSON.stringify(kept), { level: 9 }));
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    if (bytes > mostBytes)
      throw new Error(`The kept shop has ${bytes} bytes; at most ${mostBytes} are kept.`);
    console.warn(`${folder}: ${Math.round(bytes / 1000)} kB`);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every file of a folder; `tar` is there on every system. */
function pack(from: string, file: string): void {
  const { status } = spawnSync('tar', ['-czf', file, '-C', from, '.'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The files could not be packed.');
}
