import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from '../harness/bench.ts';
import { root } from '../harness/child.ts';
import { limitFigure } from '../harness/figure.ts';
import type { Stage } from '../harness/stage.ts';
import { megabytes } from '../harness/units.ts';
import { writeWxr } from '../harness/wxr-file.ts';
import type { ContentOutcome } from '../yardsticks/import-content-once.ts';

const sizes = { quick: 1000, usual: 10_000, full: 10_000 };
/** Posts of about 40 kB: 8, 60 and 500 MB. */
const longPosts = { quick: 200, usual: 1500, full: 12_500 };
const blocksOfLong = 160;

/** A WordPress export against one of a tenth of its posts: statements per post and memory stay what they are. */
export const contentImportBench: Bench = {
  name: 'content-import',
  async run(stage) {
    const count = sizes[stage.size];
    const small = await importOnce(stage, count / 10);
    const large = await importOnce(stage, count);
    const longOnes = longPosts[stage.size];
    const short = await importOnce(stage, Math.round(longOnes / 3), blocksOfLong);
    const long = await importOnce(stage, longOnes, blocksOfLong);
    const perPost = (outcome: ContentOutcome, posts: number) => outcome.statements / posts;
    const few = perPost(small, count / 10);
    const many = perPost(large, count);
    const posts = `${count.toLocaleString('en')} posts`;
    return [
      limitFigure(`statements per post, import of ${posts}`, many, 1.05 * few, (value) => value.toFixed(1), {
        yardstick: few.toFixed(1),
        ratio: (many / few).toFixed(2),
        spread: `yardstick: a tenth of the posts, ${took(large)}`,
      }),
      limitFigure(`memory, import of ${posts}`, large.memory, 1.5 * small.memory, megabytes, {
        yardstick: megabytes(small.memory),
        ratio: (large.memory / small.memory).toFixed(2),
        spread: 'yardstick: a tenth of the posts',
      }),
      limitFigure(`memory, import of ${megabytes(long.bytes)}`, long.memory, 1.1 * short.memory, megabytes, {
        yardstick: megabytes(short.memory),
        ratio: (long.memory / short.memory).toFixed(2),
        spread: `yardstick: a third of the file, ${took(long)}`,
      }),
    ];
  },
};

const took = ({ seconds }: ContentOutcome) => `in ${Math.round(seconds)} s`;

async function importOnce(
  stage: Stage,
  posts: number,
  blocks?: number,
): Promise<ContentOutcome & { bytes: number }> {
  const file = join(stage.folder, `content-${posts}.xml`);
  await writeWxr(file, posts, blocks);
  const bytes = (await stat(file)).size;
  const database = await stage.fresh(`bench_content_${posts}`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/yardsticks/import-content-once.ts', database, file],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', DATA_DIR: stage.dataDir } },
  );
  const outcome = JSON.parse(stdout) as ContentOutcome;
  if (outcome.created !== posts) throw new Error(`${outcome.created} of ${posts} posts were imported.`);
  await rm(file);
  return { ...outcome, bytes };
}
