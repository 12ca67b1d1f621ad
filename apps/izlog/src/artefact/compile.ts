import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';
import { preservePlaces } from '../building/bundle-program.ts';
import { root } from '../program-files.ts';

/** Packages with programs for one kind of machine: npm brings the right one. Everything else is compiled in. */
export const native = ['sharp', '@node-rs/argon2'];
/** What only a copy of the sources runs, never an installed package. */
const tools = /^(rolldown|vite)$/;
/** Asked for by a package that does without it; and what only browsers run, which are given their own file of it. */
const notThere = /^(pg-native|axe-core)$/;

/** What the program starts as a process of its own, which is a file beside the place of its source. */
const processes = [
  'apps/platform/src/services/extensions/process/host-process',
  'apps/platform/src/services/media/draw-svg-process',
  'apps/platform/src/services/orders/fiscal/unpack-p12-process',
];
const startedFile = /(?<=new URL\('\.\/)([\w-]+)\.ts(?=', import\.meta\.url\))/g;

const entries = {
  'apps/izlog/build/program': join(root, 'apps/izlog/src/cli.ts'),
  'apps/site/build/server/index': join(root, 'apps/site/build/server/index.js'),
  ...Object.fromEntries(processes.map((path) => [path, join(root, `${path}.ts`)])),
};

/**
 * Compiles the program, the built site and every package they use into JavaScript with source maps, below `folder` at the
 * places where a copy of the sources has them. Returns the paths of all modules that went in. Nothing of it names this
 * machine: not the code, not the maps (REL-08).
 */
export async function compile(folder: string): Promise<string[]> {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: entries,
    platform: 'node',
    cwd: root,
    external: (id) => native.includes(id) || tools.test(id) || notThere.test(id),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [processesAreCompiled, preservePlaces, siteWithMaps, packagesWithoutMaps],
    onLog(level, log) {
      // React's marks for another kind of server; of the rest nothing is expected.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(`${level} of the compiler: ${log.message}`);
    },
  });
  const fromRoot = (path: string, map: string) => {
    const place = join(root, relative(folder, dirname(map)));
    return relative(place, resolve(dirname(map), path))
      .split(sep)
      .join('/');
  };
  const { output } = await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    // All at one depth: places of files are derived from there.
    chunkFileNames: 'apps/izlog/build/[name]-[hash].js',
    sourcemap: true,
    sourcemapPathTransform: fromRoot,
    // The sources themselves would be as much again as the program; they lie in its repository.
    sourcemapExcludeSources: true,
    // Half of it on the disk, and in memory, where V8 keeps the text of what runs. What a fault names keeps its name.
    minify: {
      compress: { keepNames: { function: true, class: true } },
      mangle: { keepNames: true },
      codegen: { removeWhitespace: true },
    },
    comments: { jsdoc: false, legal: true, annotation: false },
  });
  await made.close();
  return output.flatMap((file) => (file.type === 'chunk' ? modulesOf(file) : []));
}

const modulesOf = ({ moduleIds }: OutputChunk): string[] =>
  moduleIds.filter((id) => id.startsWith(root)).map((id) => relative(root, id).split(sep).join('/'));

/** What is started as a process of its own is compiled too. Throws where a process is started that is not in the list. */
const processesAreCompiled: Plugin = {
  name: 'processes-are-compiled',
  async transform(code, id) {
    const names = id.startsWith(join(root, 'apps/platform')) ? [...code.matchAll(startedFile)] : [];
    if (names.length === 0) return null;
    for (const [, name = ''] of names) {
      const path = relative(root, join(dirname(id), name))
        .split(sep)
        .join('/');
      if (!processes.includes(path))
        throw new Error(`${path}.ts is started as a process: name it in compile.ts.`);
    }
    const { RolldownMagicString } = await import('rolldown');
    const text = new RolldownMagicString(code);
    for (const { index, 0: file } of names)
      text.overwrite(index, index + file.length, file.replace(/ts$/, 'js'));
    return { code: text };
  },
};

/** The site was built already: a fault has to be shown in its sources all the same. */
const siteWithMaps: Plugin = {
  name: 'site-with-maps',
  load(id) {
    if (!id.startsWith(join(root, 'apps/site/build')) || !existsSync(`${id}.map`)) return null;
    return { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') };
  },
};

/** Maps of other people's packages would be two thirds of all maps, and lead to files that are not there. */
const packagesWithoutMaps: Plugin = {
  name: 'packages-without-maps',
  transform(code, id) {
    if (!id.includes('node_modules') || !/\.[cm]?js$/.test(id)) return null;
    return { code, map: { version: 3, sources: [], names: [], mappings: '' } };
  },
};
