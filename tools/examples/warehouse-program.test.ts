import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { filterStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { blocksOf } from '@izlog/contract/test/blocks';
import { filterAudit } from '@izlog/contract/user/audit';
import { keyPresets } from '@izlog/contract/user/programs/key-rights';
import { afterAll, expect } from 'vitest';
import { buildOrder } from '../../apps/platform/test/builders/order.ts';
import { buildProduct } from '../../apps/platform/test/builders/product.ts';
import { buildKey } from '../../apps/platform/test/builders/program-key.ts';
import { platformTest as test } from '../../apps/platform/test/kit.ts';

const root = join(import.meta.dirname, '../..');
const [program] = blocksOf(readFileSync(join(root, 'docs/examples/warehouse-program.md'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'warehouse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[DOOR-04] the warehouse program of docs/examples books deliveries and sends orders, and does nothing twice', {
  tags: 'release',
}, async ({ platform }) => {
  expect(program?.text.split('\n').length).toBeLessThanOrEqual(100);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'warehouse.ts'), program?.text ?? '');
  writeFileSync(join(folder, 'today.csv'), '481;SALICA;24\n481;NEMA;3\n');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const productId = await buildProduct(platform, { sku: 'SALICA', stock: { isTracked: true, quantity: 9 } });
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 2 }],
  });
  const { mayRead, mayWrite } = keyPresets.warehouse;
  const key = await buildKey(platform, { name: 'Skladište', mayRead: [...mayRead], mayWrite: [...mayWrite] });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const SHOP = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  const run = async () => {
    const env = { ...process.env, SHOP, KEY: key.secret, DELIVERIES: join(folder, 'today.csv') };
    const args = ['--disable-warning=ExperimentalWarning', join(folder, 'warehouse.ts')];
    return (await promisify(execFile)(process.execPath, args, { env, cwd: folder })).stdout;
  };
  const free = async () =>
    (await platform.call(filterStock, { search: 'SALICA' }, { as: 'staff' })).records[0]?.quantity;

  const first = await run();
  const stock = await free();
  const second = await run();

  expect(first).toMatch(
    /^Skladište may write stock\.edit and orders\.ship\nSALICA: \d+ pieces\nNEMA: no such product\n/,
  );
  expect(first).toMatch(new RegExp(`${slug}: \\w+, GLS-\\d+`));
  expect(second).not.toContain(slug);
  expect(await free()).toBe(stock);
  const order = await platform.call(getStaffOrder, { slug }, { as: 'staff' });
  expect(order.fulfilments.map(({ state, carrier }) => [state, carrier])).toEqual([['sent', 'GLS']]);
  const { records } = await platform.call(filterAudit, { keyId: key.id }, { as: 'staff' });
  expect(
    records.map(({ action, userName }) => `${userName} ${action.split('/').slice(-3).join('/')}`),
  ).toEqual(['Skladište fulfilment/create/{slug}', 'Skladište product/stock/adjust']);
});
