import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '@izlog/platform/kernel/version';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { restore } from '#izlog/backup/restore.ts';
import { findWayBack } from '#izlog/upgrade/go-back.ts';
import { upgradeTables } from '#izlog/upgrade/upgrade-tables.ts';
import { lostRows } from './kept-rows.ts';
import { openBrowser } from './kept-shop/browser.ts';
import { addToCart, order, pens } from './kept-shop/buy.ts';
import { openPlatform } from './kept-shop/platform.ts';
import { unpackKeptShop } from './unpack-kept-shop.ts';

test('[REL-01] [REL-04] [REL-06] a shop of 14aa82b7 is upgraded, sells, goes back with nothing lost unsaid, and never repeats a number', {
  timeout: 300_000,
  tags: 'release',
}, async () => {
  const shop = await unpackKeptShop('14aa82b7', { isOld: true });
  const { connectionString, dataDir: DATA_DIR } = shop;
  const quiet = vi.spyOn(console, 'error').mockReturnValue();

  // Up: a backup is made, and everything is there.
  await upgradeTables(connectionString, { DATA_DIR });
  expect(readdirSync(join(DATA_DIR, 'backups'))).toEqual([
    expect.stringMatching(/^upgrade-.*-from-before-0\.9\.0\.izlog$/),
  ]);
  expect((await lostRows(connectionString, shop.backup)).lost).toEqual([]);

  // It sells: one order waits for money, one is paid and has its invoice.
  const first = await shop.start();
  const [waiting, paid] = [await buy(first.url), await buy(first.url)];
  const { owner } = shop.lived;
  const visitor = await openPlatform(first.url);
  const staff = visitor.as((await visitor.logIn(owner.email, owner.password)).accessToken);
  await staff.call('PATCH', `/api/v2/ecommerce/order/changeState/${paid}`, { state: 'paid' });
  const link = { connectionString };
  await expect.poll(() => invoicesOf(link, paid)).toHaveLength(1);
  const [invoice] = await invoicesOf(link, paid);
  await first.stop();

  // Back: what was sold is listed, written down, and gone; what was before is there to the letter.
  const wayBack = await findWayBack(connectionString, { DATA_DIR });
  expect(wayBack.since.orders.map(({ number, state }) => [number, state])).toEqual([
    [waiting, 'awaitingPayment'],
    [paid, 'paid'],
  ]);
  expect(wayBack.since.changed).toEqual([]);
  expect(wayBack.since.documentIds).toHaveLength(1);
  const folder = await wayBack.take(new Date());

  expect(readdirSync(folder).sort()).toEqual([
    expect.stringMatching(/^invoice-\d{4}-.*\.pdf$/),
    'orders.csv',
    'orders.json',
    'shop.izlog',
  ]);
  for (const number of [waiting, paid]) {
    expect(readFileSync(join(folder, 'orders.csv'), 'utf8')).toContain(number);
    expect(readFileSync(join(folder, 'orders.json'), 'utf8')).toContain(`"slug": "${number}"`);
  }
  const back = await lostRows(connectionString, shop.backup);
  // How far orders and invoices are numbered goes on, and the invoice stays; nothing else is another.
  const [, before, after] = /issued_documents had (\d+) rows and has (\d+)/.exec(back.lost.join('\n')) ?? [];
  expect(Number(after)).toBe(Number(before) + 1);
  expect(back.lost.filter((line) => !/order_numbers|issued_documents/.test(line))).toEqual([]);
  expect(await query(link, "select to_regclass('outside_papers') is null as gone")).toEqual([{ gone: true }]);
  expect(await invoicesOf(link, paid)).toEqual([]);
  expect(
    await query(link, 'select number from issued_documents where number = $1', [invoice.number]),
  ).toHaveLength(1);

  await expect(findWayBack(connectionString, { DATA_DIR })).rejects.toThrow(
    'There is no upgrade to take back',
  );

  // The version that was given up does not upgrade again by itself; somebody who wants it may.
  await expect(shop.start()).rejects.toThrow(`This shop was taken back from Izlog ${version}.`);
  await upgradeTables(connectionString, { DATA_DIR }, { again: true });
  const second = await shop.start();
  const next = await buy(second.url);
  expect([waiting, paid]).not.toContain(next);
  await second.stop();

  // And what was written down before is a whole shop that can be imported again.
  await restore(connectionString, join(folder, 'shop.izlog'), { force: true, program: version });
  const { rows } = {
    rows: await query(link, 'select slug from orders where slug = any ($1) order by 1', [[waiting, paid]]),
  };
  expect(rows).toEqual([{ slug: waiting }, { slug: paid }]);
  expect(existsSync(wayBack.backupFile)).toBe(true);
  quiet.mockRestore();
});

async function buy(base: string): Promise<string> {
  const browser = openBrowser(base);
  await addToCart(browser, pens);
  return (await order(browser)).slug;
}

interface Link {
  connectionString: string;
}

const invoicesOf = (link: Link, slug: string) =>
  query(
    link,
    `select d.number from issued_documents d join orders o on o.id = d.order_id where o.slug = $1 and d.kind = 'invoice'`,
    [slug],
  );

async function query({ connectionString }: Link, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
