import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import { askPaperArchive } from '@izlog/contract/ecommerce/orders/paper-archive';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const papers = 1000;
const mebibyte = 1024 ** 2;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What lives once nothing is left to clear away. */
function held(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('[DOC-01, OFFICE-09] the download of a month with a thousand documents is drawn one after the other in flat memory', {
  tags: 'release',
  timeout: 900_000,
}, async ({ platform }) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const { db } = await platform.ctx();
  await db.execute(sql`
    insert into issued_documents (site_id, kind, year, number, order_id, issued_at, total, content, paper, facts)
    select site_id, kind, year, 'P' || n || '/WEB1/1', order_id, issued_at, total, content, paper, facts
    from issued_documents, generate_series(2, ${papers}::int) n where kind = 'invoice'`);
  const today = shopDay(new Date());
  const { documents, path } = await platform.call(askPaperArchive, { from: today, to: today }, staff);
  expect(documents).toBe(papers);
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}${path}`, { headers: { 'x-forwarded-for': '10.8.8.8' } });

  const seen: { bytes: number; held: number }[] = [];
  let [bytes, next] = [0, 2 * mebibyte];
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes < next) continue;
    next += 2 * mebibyte;
    seen.push({ bytes, held: held() });
  }
  expect(bytes).toBeGreaterThan(papers * 5000);
  const most = (some: typeof seen) => Math.max(...some.map((one) => one.held));
  const half = Math.ceil(seen.length / 2);
  const grown = most(seen.slice(half)) - most(seen.slice(0, half));
  expect(
    grown,
    `${seen.length} looks: ${seen.map((one) => Math.round(one.held / mebibyte)).join(' ')} MiB`,
  ).toBeLessThan(16 * mebibyte);
});
