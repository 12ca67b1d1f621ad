import { catalogueChanged } from '@izlog/platform/kernel/changes/catalogue-changed';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { saveCategory } from '@izlog/platform/services/catalogue/categories/save-category';
import { reindexProducts } from '@izlog/platform/services/catalogue/lists/reindex-products';
import { saveProduct } from '@izlog/platform/services/catalogue/products/save-products';
import { sql } from 'drizzle-orm';
import type { Bench } from '../harness/bench.ts';
import { type Figure, limitFigure, ratioFigure } from '../harness/figure.ts';
import { staffContext } from '../harness/staff-context.ts';
import { milliseconds } from '../harness/units.ts';

const sizes = {
  quick: [1000, 10_000],
  usual: [1000, 10_000, 100_000],
  full: [1000, 10_000, 100_000, 500_000],
};
const rounds = { quick: 9, usual: 25, full: 25 };

/**
 * What a write of staff takes as the catalogue grows: a product that is saved, a category that is hung elsewhere, a
 * thousand products that are rewritten into the lists. The smallest catalogue is the yardstick.
 */
export const catalogueWrites: Bench = {
  name: 'catalogue-writes',
  async run(stage) {
    const took: { count: number; save: number[]; move: number[]; reindex: number[]; moved: number }[] = [];
    for (const count of sizes[stage.size]) {
      const connectionString = await stage.catalogue(count);
      const database = openDatabase({ connectionString, max: 2, statementTimeout: 0, onError: () => {} });
      try {
        const ctx = await staffContext(connectionString, database);
        const save = await repeat(rounds[stage.size], (round) => savePrice(ctx, round));
        const reindex = await repeat(3, () => reindexThousand(ctx));
        const leaf = await findLeaf(ctx);
        const move = await repeat(4, (round) =>
          saveCategory(ctx, { id: leaf.id, parentId: round % 2 === 0 ? leaf.other : leaf.parentId }),
        );
        took.push({ count, save, move, reindex, moved: leaf.products });
      } finally {
        await database.end();
      }
    }
    const [smallest] = took;
    return took.flatMap(({ count, save, move, reindex, moved }): Figure[] => {
      const of = `of ${count.toLocaleString('en')}`;
      if (!smallest || count === smallest.count) return [];
      const perProduct = (all: readonly number[], products: number) => all.map((each) => each / products);
      return [
        ratioFigure(`a product saved, ${of}`, save, smallest.save, { atMost: 4 }, milliseconds),
        ratioFigure(
          `1,000 products reindexed, ${of}`,
          reindex,
          smallest.reindex,
          { atMost: 4 },
          milliseconds,
        ),
        ...(moved === 0
          ? []
          : [
              limitFigure(
                `a category of ${moved.toLocaleString('en')} products moved, ${of}`,
                Math.max(...move),
                undefined,
                milliseconds,
                { spread: `${milliseconds(Math.max(...perProduct(move, moved)))} a product` },
              ),
            ]),
      ];
    });
  },
};

/** Milliseconds of each round; a first one warms up and is not counted. */
async function repeat(times: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round <= times; round++) {
    const started = performance.now();
    await work(round);
    if (round > 0) took.push(performance.now() - started);
  }
  return took;
}

async function savePrice(ctx: Ctx, round: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id from products where source = 'bench' and site_id = ${ctx.site.id} and external_id = ${String(100 + round)}`,
  );
  const now = new Date(ctx.now.getTime() + round * 1000);
  await saveProduct({ ...ctx, now }, { id: rows[0]?.id, prices: [{ kind: 'base', amount: 1000 + round }] });
}

async function reindexThousand(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id from products where source = 'bench' and site_id = ${ctx.site.id} order by id limit 1000`,
  );
  await ctx.db.transaction(async (db) => {
    const inner = { ...ctx, db };
    await reindexProducts(
      inner,
      rows.map(({ id }) => id),
    );
    await catalogueChanged(inner, []);
  });
}

/** A category without categories below it, another place for it, and how many products it holds. */
async function findLeaf(ctx: Ctx) {
  const { rows } = await ctx.db.execute<{
    id: number;
    parentId: number;
    other: number;
    products: number;
  }>(sql`
    select c.id, c.parent_id as "parentId",
      (select o.id from categories o where o.site_id = c.site_id and o.source = 'bench' and o.parent_id is null
        order by o.id desc limit 1) as other,
      (select count(*)::int from product_categories p where p.category_id = c.id) as products
    from categories c
    where c.site_id = ${ctx.site.id} and c.source = 'bench' and c.parent_id is not null
      and not exists (select from categories d where d.parent_id = c.id)
    order by c.id limit 1`);
  const [leaf] = rows;
  if (!leaf) throw new Error('The catalogue has no shelf.');
  return leaf;
}
