import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { catalogueUsesMedia } from '@izlog/platform/services/catalogue/products/media-uses';
import { contentUsesMedia } from '@izlog/platform/services/content/items/media-uses';
import { filterGallery } from '@izlog/platform/services/media/gallery/filter-gallery';
import { mediaUsers } from '@izlog/platform/services/media/gallery/media-users';
import { ordersUseMedia } from '@izlog/platform/services/orders/papers/media-uses';
import { sql } from 'drizzle-orm';
import type { Bench } from '../harness/bench.ts';
import { ratioFigure } from '../harness/figure.ts';
import { staffContext } from '../harness/staff-context.ts';
import { milliseconds } from '../harness/units.ts';

const counts = { quick: [1000, 10_000], usual: [1000, 100_000], full: [1000, 100_000] } as const;
const rounds = 40;

/** What staff open most: the newest files, all files by name, and one folder. */
const questions = {
  'the newest': { sort: 'newest' },
  'by name': { sort: 'name' },
  'a folder by size': { sort: 'size', parentId: 1 },
} as const;

/** A page of the gallery as the number of its files grows; the small gallery is the yardstick, and takes turns. */
export const gallery: Bench = {
  name: 'gallery',
  async run(stage) {
    await using running = new AsyncDisposableStack();
    const [small, large] = await Promise.all(
      counts[stage.size].map(async (count) => {
        const connectionString = await stage.fresh(`bench_gallery_${count}`);
        const database = openDatabase({ connectionString, max: 2, statementTimeout: 0, onError: () => {} });
        running.defer(() => database.end());
        const ctx = await staffContext(connectionString, database);
        for (const user of [catalogueUsesMedia, contentUsesMedia, ordersUseMedia])
          ctx.held.get(mediaUsers).add(user);
        await fill(ctx, count);
        return { ctx, count };
      }),
    );
    if (!small || !large) throw new Error('two galleries are compared');
    const figures = [];
    for (const [name, question] of Object.entries(questions)) {
      const took: { small: number[]; large: number[] } = { small: [], large: [] };
      for (let round = -5; round < rounds; round += 1) {
        const [ours, theirs] = [await open(large.ctx, question), await open(small.ctx, question)];
        if (round < 0) continue;
        took.large.push(ours);
        took.small.push(theirs);
      }
      const what = `gallery, 48 of ${large.count.toLocaleString('en')} files, ${name}`;
      figures.push(ratioFigure(what, took.large, took.small, { atMost: 2 }, milliseconds));
    }
    return figures;
  },
};

async function open(ctx: Ctx, question: (typeof questions)[keyof typeof questions]): Promise<number> {
  const began = performance.now();
  await filterGallery(ctx, { page: 1, limit: 48, ...question });
  return performance.now() - began;
}

/** Pictures in twenty folders, one of them as large as the small gallery's. */
async function fill(ctx: Ctx, count: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into media_folders (id, site_id, name) overriding system value
    select n, ${ctx.site.id}, 'Mapa ' || n from generate_series(1, 20) n`);
  await ctx.db.execute(sql`
    insert into media (site_id, folder_id, mime, extension, size, hash, original_name)
    select ${ctx.site.id}, 1 + n % 20, 'image/jpeg', 'jpg', 1000 + n * 7919 % 900000, md5(n::text),
      'slika-' || md5(n::text) || '.jpg'
    from generate_series(1, ${count}) n`);
  await ctx.db.execute(sql`
    insert into media_texts (media_id, language, alt)
    select id, ${ctx.site.defaultLanguage}, 'Slika ' || id from media where id % 2 = 0
    on conflict do nothing`);
  await ctx.db.execute(sql`analyze media, media_texts, media_folders`);
}
