import { createClient, fetchTransport } from '@izlog/contract/client';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { expect } from 'vitest';
import { buildProduct } from '../../platform/test/builders/product.ts';
import { platformTest as test } from '../../platform/test/kit.ts';
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
  await expect
    .poll(async () => (await fetch(page)).text(), { timeout: 5000, interval: 50 })
    .toContain('31,50');
  await Promise.all([first.stop(), second.stop()]);
});
