import { createClient, fetchTransport } from '@izlog/contract/client';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { expect } from 'vitest';
import { buildProduct } from '../../platform/test/builders/product.ts';
import { startEmptyDatabase, platformTest as test } from '../../platform/test/kit.ts';
import { startNode } from './start-node.ts';

test('[API-016] a price changed through one node shows on the page that another node has kept', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Planer ulaganja', price: 2400 });
  const [first, second] = [
    await startNode(platform.connectionString),
    await startNode(platform.connectionString),
  ];
  const page = `${second.url}/product/planer-ulaganja`;
  const kept = await fetch(page);
  const again = await fetch(page, { headers: { 'if-none-match': kept.headers.get('etag') ?? '' } });
  const call = createClient(fetchTransport(first.url), await platform.headers({ as: 'staff' }));

  await call(setProductPrice, { id, price: 31.5 });

  expect(kept.status).toBe(200);
  expect(await kept.text()).toContain('24,00');
  expect(again.status).toBe(304);
  await expect.poll(async () => (await fetch(page)).text(), { interval: 50 }).toContain('31,50');
  await Promise.all([first.stop(), second.stop()]);
});

test('[SHELL-004] two nodes that start at once on an empty database both open, with one demonstration shop', {
  tags: 'release',
}, async () => {
  const { connectionString, drop } = await startEmptyDatabase();

  const nodes = await Promise.all([startNode(connectionString), startNode(connectionString)]);

  for (const { url } of nodes) expect((await fetch(`${url}/shop`)).status).toBe(200);
  const found = await nodes[0]?.platform.kernel.database.pool.query('select id from sites');
  expect(found?.rows).toHaveLength(2);
  await Promise.all(nodes.map(({ stop }) => stop()));
  await drop();
});
