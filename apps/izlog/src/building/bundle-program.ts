import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { freshProgram, markOf } from '../../bin/fresh-program.mjs';
import { root } from '../program-files.ts';

const folder = join(root, 'apps/izlog/build');

/**
 * Packages that are taken into the one file. Drizzle alone is hundreds of files, and each import of it by name reads its
 * 180 kB list of exports; everything else is loaded from where it is.
 */
const inlined = /^(@izlog\/|catalogue-index$|catalogue-io(\/|$)|embedded-postgres-server$|drizzle-orm(\/|$))/;

/**
 * Writes the program's thousand files as one that starts in a third of the time, unless the one that is there was made
 * of the same sources. `bin/izlog.mjs` uses it while nothing has changed.
 */
export async function ensureProgramIsBundled(): Promise<void> {
  if (freshProgram()) return;
  const began = Date.now();
  const { code, moduleIds } = await bundle(join(root, 'apps/izlog/src/cli.ts'));
  const sources = moduleIds
    .filter((id) => id.startsWith(root))
    .map((id) => relative(root, id).split(sep).join('/'))
    .filter((path) => !path.startsWith('node_modules/'));
  // A source that was written meanwhile may be in the file as it was before.
  if (sources.some((path) => statSync(join(root, path)).mtimeMs >= began)) return;
  preserve(code, [...sources, 'package-lock.json', 'node_modules/.package-lock.json']);
}

/** A program of the house and all that it loads, as the text of one file. */
export async function bundle(input: string): Promise<{ code: string; moduleIds: string[] }> {
  // Loaded only here: a start that finds the file needs no bundler.
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input,
    platform: 'node',
    cwd: root,
    external: (id) => !/^[./#]/.test(id) && !id.startsWith(root) && !inlined.test(id),
    plugins: [preservePlaces],
  });
  const { output } = await made.generate({
    format: 'esm',
    codeSplitting: false,
    minify: false,
    // V8 keeps the text for as long as the program runs: half of it would be comments about the code.
    comments: { jsdoc: false, legal: true, annotation: false },
  });
  await made.close();
  return output[0];
}

/** Does so in a process of its own that nobody waits for, so that the next start is a quick one. */
export function bundleProgramSoon(): void {
  if (freshProgram()) return;
  const script = fileURLToPath(new URL('./build-site-cli.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: 'ignore', env: process.env });
  // A machine where it cannot be written starts from the sources, as before.
  child.on('error', () => {});
  child.unref();
}

/**
 * Files beside the sources (migrations, fonts, pictures) are found from where each source stands, seen from the one file
 * in `apps/izlog/build`: the same in a copy of the sources and in the installed package, wherever it lies.
 */
export const preservePlaces: Plugin = {
  name: 'preserve-places',
  async transform(code, id) {
    if (!isOurs(id) || !code.includes('import.meta.url')) return null;
    const { RolldownMagicString } = await import('rolldown');
    const place = relative(folder, id).split(sep).join('/');
    const here = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
    return { code: new RolldownMagicString(code).replaceAll('import.meta.url', here) };
  },
};

const isOurs = (id: string): boolean =>
  id.startsWith(root) && !id.includes('node_modules') && !id.startsWith(join(root, 'apps/site/build'));

/** Whole or not at all, even when another does the same at the same moment. */
function preserve(code: string, paths: readonly string[]): void {
  const file = `program-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`;
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, file), code);
  const sources = Object.fromEntries(paths.map((path) => [path, markOf(path)]));
  writeWhole(join(folder, 'program.json'), JSON.stringify({ file, sources }));
  for (const name of readdirSync(folder))
    if (/^program-\w+\.mjs$/.test(name) && name !== file) rmSync(join(folder, name), { force: true });
}

function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
