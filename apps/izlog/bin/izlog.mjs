#!/usr/bin/env node
// The command line, of a copy of the sources and of the installed package alike. Starts under any Node from 20 on and
// goes on under the Node that the project pins.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { hasHeapFlags } from '../../../tools/heap-settings.mjs';
import { freshProgram } from './fresh-program.mjs';

// React chooses its quick or its careful build by this as it loads: the default has to be known before that.
process.env.NODE_ENV ||= 'production';
const isLong = process.argv[2] === 'start';
if (Number(process.versions.node.split('.')[0]) >= 24 && (!isLong || hasHeapFlags())) {
  module.enableCompileCache(cacheFolder());
  await import(programToRun());
} else {
  process.argv.splice(1, 1, 'run.mjs', fileURLToPath(import.meta.url));
  await import('../../../tools/run.mjs');
}

/** While somebody works on the sources each of them is watched: then it is not the one file. */
function programToRun() {
  const sources = new URL('../src/cli.ts', import.meta.url);
  const isWorkedOn = process.env.NODE_ENV === 'development' && existsSync(sources);
  return (isWorkedOn ? undefined : freshProgram()) ?? sources.href;
}

/** Compiled code and stripped types are kept: the second start is faster by what the first spent on them. */
function cacheFolder() {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  // An installed package lies in node_modules, and its cache beside it, where caches are.
  const beside = /^(.*[\\/]node_modules[\\/])/.exec(root)?.[1];
  return `${beside ?? `${root}node_modules/`}.cache/izlog`;
}
