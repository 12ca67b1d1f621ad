import { createVersionedCache } from '@izlog/platform/kernel/changes/versioned-cache';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { Held } from '@izlog/platform/kernel/held';
import { noJobs } from '@izlog/platform/kernel/jobs/jobs';
import { saveBrand } from '@izlog/platform/services/catalogue/attributes/save-brand';
import { saveProducts } from '@izlog/platform/services/catalogue/products/save-products';
import { indexesOf } from '@izlog/platform/services/search/index/indexes-of';
import { find } from '@izlog/platform/services/search/site/find';
import { createSiteRegistry } from '@izlog/platform/services/settings/site-registry';
import { pino } from 'pino';
import type { Bench } from '../harness/bench.ts';
import { type Figure, limitFigure } from '../harness/figure.ts';
import {
  hasJudgedData,
  type JudgedProduct,
  judgedCatalogue,
  type Manner,
  manners,
} from '../harness/judged-queries.ts';

import { siteOf } from '../harness/stage.ts';

/** nDCG@10 that is aimed at. */
const goals: Record<Manner, number> = { exact: 0.92, inflected: 0.92, unaccented: 0.92, mistyped: 0.85 };
const shown = 10;
const batch = 1000;

/** How well the search finds what is meant: real Croatian names, queries typed in four manners, nDCG of the first ten. */
export const searchQuality: Bench = {
  name: 'search-quality',
  async run(stage) {
    if (!hasJudgedData()) {
      stage.say('The texts of the judged queries are not there.');
      return [];
    }
    const { products, queries } = judgedCatalogue();
    const url = await stage.fresh('bench_judged');
    const database = openDatabase({ connectionString: url, max: 2, statementTimeout: 0, onError: () => {} });
    try {
      const site = await createSiteRegistry(database).byId((await siteOf(url)).id);
      if (!site) throw new Error('The demonstration shop is gone.');
      const ctx: Ctx = {
        requestId: 'bench',
        now: new Date(),
        log: pino({ level: 'silent' }),
        db: database.db,
        jobs: noJobs,
        site,
        storeId: undefined,
        language: site.defaultLanguage,
        caller: { kind: 'nobody' },
        tags: new Set(),
        versioned: createVersionedCache(),
        held: new Held(),
        ip: '',
      };
      stage.say(`Saving ${products.length.toLocaleString('en')} products …`);
      const ids = await saveAll(ctx, products);
      const places = new Map(ids.map((id, place) => [id, place]));
      await warm(ctx);
      const scores = new Map<Manner, number[]>(manners.map((manner) => [manner, []]));
      for (const { manner, text, wanted } of queries) {
        const { records } = await find(ctx, {
          query: text,
          category: 'products',
          page: 1,
          limit: 3 * shown,
          exact: false,
        });
        // The products of the demonstration are not judged.
        const judged = records.flatMap(({ id }) => places.get(id) ?? []).slice(0, shown);
        const score = gain(
          judged.map((place) => wanted.has(place)),
          wanted.size,
        );
        scores.get(manner)?.push(score);
        if (process.env.BENCH_MISSES && score < 0.7) {
          const titles = records.slice(0, 4).map(({ title }) => title);
          stage.say(`${score.toFixed(2)} ${manner} „${text}” (${wanted.size}): ${titles.join(' | ')}`);
        }
      }
      return manners.map((manner) => figureOf(manner, scores.get(manner) ?? []));
    } finally {
      await database.end();
    }
  },
};

function figureOf(manner: Manner, scores: readonly number[]): Figure {
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const goal = goals[manner];
  return {
    ...limitFigure(`search, ${scores.length} ${manner} queries: nDCG@10`, mean, undefined, (value) =>
      value.toFixed(3),
    ),
    goal: `≥ ${goal}`,
    holds: mean >= goal,
    spread: `${scores.filter((one) => one === 0).length} find nothing that is meant`,
  };
}

/** nDCG with gains of one for what is wanted. */
function gain(hits: readonly boolean[], wanted: number): number {
  const discount = (place: number) => 1 / Math.log2(place + 2);
  const ideal = Array.from({ length: Math.min(shown, wanted) }, (_, place) => discount(place));
  const got = hits.map((isHit, place) => (isHit ? discount(place) : 0));
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
  return sum(got) / sum(ideal);
}

async function saveAll(ctx: Ctx, products: readonly JudgedProduct[]): Promise<number[]> {
  const brands = new Map<string, number>();
  for (const brand of new Set(products.map((one) => one.brand))) {
    if (brand !== '') brands.set(brand, await saveBrand(ctx, { name: brand }));
  }
  const ids: number[] = [];
  for (let start = 0; start < products.length; start += batch) {
    const some = products.slice(start, start + batch);
    const inputs = some.map(({ name, brand, barcode }) => ({
      barcode,
      brandId: brands.get(brand) ?? null,
      translations: { [ctx.site.defaultLanguage]: { name: name.slice(0, 200) || '–' } },
      prices: [{ kind: 'base' as const, amount: 199 }],
    }));
    ids.push(...(await saveProducts(ctx, inputs, { onTakenSlug: 'number' })));
  }
  return ids;
}

/** The index of a large catalogue is made while nobody waits for it. */
async function warm(ctx: Ctx): Promise<void> {
  while (!(await indexesOf(ctx).current(ctx))) await new Promise((resolve) => setTimeout(resolve, 50));
}
