import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { version } from '@izlog/platform/kernel/version';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startBalancer } from './balancer.ts';
import { formerProgram } from './former-program.ts';
import { openBrowser, visibleText } from './kept-shop/browser.ts';
import { addToCart, order, pens } from './kept-shop/buy.ts';
import { publish, write } from './kept-shop/live-in.ts';
import { keptSecret } from './kept-shop/people.ts';
import { openPlatform } from './kept-shop/platform.ts';
import { startProgram } from './start-program.ts';
import { keptVersions, unpackKeptShop } from './unpack-kept-shop.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** The last version that was released, which may have the number of this tree until the next is made, and the oldest that is kept. */
const formers = [lastReleased(), '14aa82b7'].filter((name) => name !== undefined);
/** How long each mixture of versions is under load, ms. */
const span = Number(process.env.TWO_VERSIONS_MS ?? 15_000);

test.for(formers)(
  '[REL-05] node after node of %s is upgraded while the shop sells: no answer of 5xx, nothing lost',
  async (former) => {
    const shop = await unpack(former);
    const balancer = await startBalancer();
    const start = (folder: string) => startProgram(folder, { ...shop.settings, PUBLIC_URL: balancer.url });
    const old = [await start(formerProgram(former)), await start(formerProgram(former))] as const;
    for (const { url } of old) balancer.add(url);
    await fillShelf(balancer.url, shop.lived.owner);
    const load = beginLoad(balancer.url, shop);

    await pause(span);
    await balancer.drain(old[0].url);
    expect(await old[0].stop()).toBe(0);
    const first = await start(root);
    // The tables are new now, and the former version sells on them.
    await pause(span);
    balancer.add(first.url);
    await pause(span);
    await balancer.drain(old[1].url);
    expect(await old[1].stop()).toBe(0);
    const second = await start(root);
    balancer.add(second.url);
    await pause(span);
    const { orders, titles, pages } = await load.end();

    expect(balancer.faults).toEqual([]);
    expect(load.faults).toEqual([]);
    console.warn(
      `${orders.length} orders, ${titles.length} edits, ${pages} pages, ${balancer.answered()} answers`,
    );
    expect(orders.length).toBeGreaterThan(3);
    expect(titles.length).toBeGreaterThan(3);
    const { rows } = await shop.query('select slug from orders where slug = any ($1)', [orders]);
    expect(rows.map(({ slug }) => slug).sort()).toEqual(orders.toSorted());
    const { pathname } = new URL(shop.lived.previewLink, balancer.url);
    const shown = await openBrowser(balancer.url).get(pathname);
    expect(visibleText(shown.html)).toContain(titles.at(-1));
    await balancer.close();
    for (const node of [first, second]) expect(await node.stop()).toBe(0);
  },
);

function lastReleased(): string | undefined {
  return keptVersions
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name) && (name !== version || !isTag(`v${name}`)))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
}

/** Whether this tree is the very one of a tag: there is nothing to upgrade then. */
function isTag(tag: string): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return git('rev-parse', 'HEAD').stdout === git('rev-parse', `${tag}^{commit}`).stdout;
}

/** The kept shop of the former version as it was, with its files in a folder that all nodes share. */
async function unpack(former: string) {
  const { connectionString, dataDir, lived } = await unpackKeptShop(former, { isOld: true });
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    APP_SECRET: keptSecret,
    TRUST_PROXY: '1',
  };
  return {
    lived,
    settings,
    async query(text: string, values: unknown[]) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        return await client.query(text, values);
      } finally {
        await client.end();
      }
    },
  };
}

/** More pens than all buyers of the test will order. */
async function fillShelf(base: string, owner: { email: string; password: string }): Promise<void> {
  const visitor = await openPlatform(base);
  const staff = visitor.as((await visitor.logIn(owner.email, owner.password)).accessToken);
  const { id } = await visitor.call('GET', `/api/v1/product/web/get?slug=${pens}`);
  await staff.call('POST', '/api/v1/product/stock/adjust', {
    product: id,
    difference: 10_000,
    reason: 'received',
  });
}

/** Visitors, buyers and an editor, each again and again, until the end is asked for. */
function beginLoad(base: string, shop: Awaited<ReturnType<typeof unpack>>) {
  const faults: string[] = [];
  const orders: string[] = [];
  const titles: string[] = [];
  let pages = 0;
  let visitors = 0;
  let isOver = false;
  const again = async (name: string, act: () => Promise<void>) => {
    while (!isOver) {
      try {
        await act();
      } catch (error) {
        faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
        await pause(200);
      }
    }
  };
  const { owner, drafted } = shop.lived;
  const login = openPlatform(base).then(async (visitor) =>
    visitor.as((await visitor.logIn(owner.email, owner.password)).accessToken),
  );
  const running = [
    again('visitor', async () => {
      const browser = openBrowser(base);
      for (const path of ['/', '/shop', `/product/${pens}`, '/objave', '/kosarica']) {
        const { status } = await browser.get(path);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        pages += 1;
      }
    }),
    ...[1, 2].map((buyer) =>
      again(`buyer ${buyer}`, async () => {
        // Every one another: a shop takes some orders in a while from one address, and then no more.
        visitors += 1;
        const browser = openBrowser(base, `203.0.113.${visitors % 256}`);
        await addToCart(browser, pens);
        orders.push((await order(browser)).slug);
      }),
    ),
    again('editor', async () => {
      const staff = await login;
      const title = `Naslov ${titles.length + 1}`;
      await write(staff, drafted, title);
      await publish(staff, [drafted]);
      titles.push(title);
      await pause(100);
    }),
  ];
  return {
    faults,
    async end() {
      isOver = true;
      await Promise.all(running);
      return { orders, titles, pages };
    },
  };
}
