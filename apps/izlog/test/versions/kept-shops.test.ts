import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmptyDatabase } from '@izlog/platform/test/kit';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, visibleText } from '../../../../tools/kept-shop/browser.ts';
import { addToCart, guest, order, pens } from '../../../../tools/kept-shop/buy.ts';
import { movedFacts } from '../../../../tools/kept-shop/compare.ts';
import { openWitness } from '../../../../tools/kept-shop/facts.ts';
import { readKeptShop } from '../../../../tools/kept-shop/kept-shop.ts';
import { publish, write } from '../../../../tools/kept-shop/live-in.ts';
import { keptSecret, people } from '../../../../tools/kept-shop/people.ts';
import { openPlatform } from '../../../../tools/kept-shop/platform.ts';
import { restore } from '../../src/backup/restore.ts';
import { startNode } from '../start-node.ts';
import { lostRows } from './kept-rows.ts';
import { standAt } from './stand-at.ts';

const folder = fileURLToPath(new URL('../kept-shops', import.meta.url));
const versions = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A kept shop in a database of its own, migrated, and its files in a folder of its own. */
async function unpack(version: string) {
  const kept = join(folder, version);
  const database = await startEmptyDatabase({ isMigrated: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-kept-'));
  onTestFinished(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  mkdirSync(join(dataDir, 'media'));
  execFileSync('tar', ['-xzf', join(kept, 'media.tgz'), '-C', join(dataDir, 'media')]);
  const backup = join(kept, 'shop.izlog');
  await restore(database.connectionString, backup);
  const start = () => startNode(database.connectionString, { DATA_DIR: dataDir, APP_SECRET: keptSecret });
  return { ...readKeptShop(kept), backup, connectionString: database.connectionString, start };
}

test('[REL-02] the shop of 14aa82b7 is kept', () => {
  expect(versions).toContain('14aa82b7');
});

test.for(versions)(
  '[REL-01] [REL-02] the shop of %s comes up with nothing lost, and sells and is edited',
  // Half a minute of work, which on a machine that is busy takes many times as long.
  { timeout: 600_000 },
  async (version) => {
    const { askedAt, lived, facts, backup, connectionString, start } = await unpack(version);
    const { lost, rows } = await lostRows(connectionString, backup);
    expect(lost).toEqual([]);
    expect(rows).toBeGreaterThan(5000);

    // What is true of a shop depends on the day: prices, what is open for withdrawal, what a login is worth.
    const comeBack = standAt(new Date(askedAt));
    try {
      const shop = await start();
      const witness = await openWitness(shop.url, lived);
      expect(await movedFacts(witness, facts)).toEqual([]);
      expect(facts.length).toBeGreaterThan(1000);

      const { visitor } = witness.platforms;
      const { refreshToken } = lived.customerTokens;
      const refreshed = await visitor.ask({
        method: 'GET',
        url: '/api/v1/refresh',
        headers: { refreshToken },
      });
      const { tokens } = refreshed.data as { tokens: { accessToken: string } };
      const profile = await visitor.as(tokens.accessToken).call('GET', '/api/v1/user/web/profile');
      expect(profile.email).toBe(people.customer.email);
      await shop.stop();
    } finally {
      comeBack();
    }

    // Today, in a program that finds nothing left to upgrade.
    const shop = await start();
    const browser = openBrowser(shop.url);
    await addToCart(browser, pens, 2);
    const { slug } = await order(browser, guest);
    const visitor = await openPlatform(shop.url);
    const staff = visitor.as((await visitor.logIn(lived.owner.email, lived.owner.password)).accessToken);
    const bought = await staff.call('GET', `/api/v2/ecommerce/order/get/${slug}`);
    expect(bought).toMatchObject({ state: 'awaitingPayment', email: guest.contactEmail });
    expect(bought.items).toMatchObject([{ quantity: 2, slug: pens }]);

    const title = 'Naslov iz nove verzije';
    const { pathname } = new URL(lived.previewLink, shop.url);
    expect(visibleText((await browser.get(pathname)).html)).not.toContain(title);
    await write(staff, lived.drafted, title);
    await publish(staff, [lived.drafted]);
    await expect.poll(async () => visibleText((await browser.get(pathname)).html)).toContain(title);
    await shop.stop();
  },
);
