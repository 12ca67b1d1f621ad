import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Bench } from '../harness/bench.ts';
import { writeCatalogueCsv } from '../harness/catalogue-csv.ts';
import { root } from '../harness/child.ts';
import { copyIn, copyOutGrown } from '../harness/copy-tables.ts';
import { type Figure, limitFigure, ratioFigure } from '../harness/figure.ts';
import type { Stage } from '../harness/stage.ts';
import { megabytes } from '../harness/units.ts';
import type { ImportOutcome } from '../yardsticks/import-once.ts';

const sizes = { quick: 2000, usual: 100_000, full: 100_000 };

/**
 * Importing a WooCommerce file against COPY of the same rows into the same tables and indexes, without references and
 * rules. The figure is products a second.
 */
export const importBench: Bench = {
  name: 'import',
  async run(stage) {
    const count = sizes[stage.size];
    const csv = join(stage.folder, 'catalogue.csv');
    await writeCatalogueCsv(csv, count);
    const ours: number[] = [];
    const copy: number[] = [];
    const outcomes: ImportOutcome[] = [];
    for (let round = 0; round < (stage.size === 'full' ? 3 : 1); round++) {
      const imported = await stage.fresh('bench_import');
      const outcome = await importOnce(stage, imported, csv);
      if (outcome.created !== count)
        throw new Error(`${outcome.created} of ${count} products were imported, ${outcome.refused} refused.`);
      const files = await copyOutGrown(await stage.demo(), imported, stage.folder);
      copy.push(count / (await copyIn(await stage.empty('bench_copy'), files)));
      ours.push(count / outcome.seconds);
      outcomes.push(outcome);
    }
    return [
      ratioFigure(
        `import of ${count.toLocaleString('en')} products`,
        ours,
        copy,
        { atLeast: 0.3 },
        productsPerSecond,
      ),
      ...memoryFigures(count, outcomes),
    ];
  },
};

const productsPerSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;

/** Flat: what it holds at most is at most half as much again as after a quarter of the rows. */
function memoryFigures(count: number, outcomes: readonly ImportOutcome[]): Figure[] {
  const most = Math.max(...outcomes.map((one) => one.most));
  const early = Math.max(...outcomes.map((one) => one.early));
  return [
    limitFigure(
      `memory of an import of ${count.toLocaleString('en')}, at most`,
      most,
      1.5 * early,
      megabytes,
      {
        yardstick: megabytes(early),
        ratio: (most / early).toFixed(2),
        spread: 'yardstick: after a quarter',
      },
    ),
  ];
}

/** One import of a file in a process of its own, and what it came to. */
export function importOnce(stage: Stage, database: string, csv: string): Promise<ImportOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bench/yardsticks/import-once.ts', database, csv], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: stage.dataDir },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output) as ImportOutcome);
      else reject(new Error(`The import ended with ${code}.`));
    });
  });
}
