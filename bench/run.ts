import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cachedPage } from './benches/cached-page.ts';
import { cartApi } from './benches/cart-api.ts';
import { catalogueWrites } from './benches/catalogue-writes.ts';
import { contentImportBench } from './benches/content-import.ts';
import { deskCustomers } from './benches/desk-customers.ts';
import { deskOrders } from './benches/desk-orders.ts';
import { deskProducts } from './benches/desk-products.ts';
import { editing } from './benches/editing.ts';
import { facetsAndSearch } from './benches/facets-and-search.ts';
import { gallery } from './benches/gallery.ts';
import { importBench } from './benches/import.ts';
import { listApi } from './benches/list-api.ts';
import { orderApi } from './benches/order-api.ts';
import { pageBytes } from './benches/page-bytes.ts';
import { peers } from './benches/peers.ts';
import { productApi } from './benches/product-api.ts';
import { searchQuality } from './benches/search-quality.ts';
import { start } from './benches/start.ts';
import { typing } from './benches/typing.ts';
import { uncachedPage } from './benches/uncached-page.ts';
import { upload } from './benches/upload.ts';
import { visitor } from './benches/visitor.ts';
import type { Bench } from './harness/bench.ts';
import type { Figure } from './harness/figure.ts';
import { figureTable } from './harness/figure-table.ts';
import { openStage } from './harness/stage.ts';

const benches: readonly Bench[] = [
  peers,
  cachedPage,
  uncachedPage,
  listApi,
  productApi,
  cartApi,
  orderApi,
  facetsAndSearch,
  catalogueWrites,
  searchQuality,
  importBench,
  contentImportBench,
  editing,
  gallery,
  deskCustomers,
  deskOrders,
  deskProducts,
  upload,
  pageBytes,
  start,
  typing,
  visitor,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const wanted = values.only.flatMap((names) => names.split(','));
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `No benchmark ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

if (values.profile) process.env.BENCH_PROFILE = resolve(values.profile);
const stage = await openStage(values.quick ? 'quick' : values.full ? 'full' : 'usual');
const figures: Figure[] = [];
let failed = 0;
try {
  for (const bench of benches) {
    if (wanted.length > 0 && !wanted.includes(bench.name)) continue;
    console.error(`— ${bench.name}`);
    try {
      figures.push(...(await bench.run(stage)));
    } catch (error) {
      // The other lines of the table are still worth having.
      failed += 1;
      console.error(error);
    }
  }
} finally {
  await stage.close();
}
process.stdout.write(`${figureTable(figures)}\n`);
if (failed > 0) console.error(`${failed} benchmark(s) did not run to their end.`);
process.exitCode = failed > 0 ? 1 : 0;
