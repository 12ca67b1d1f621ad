#!/usr/bin/env node
// The command line. Starts under any Node from 20 on and goes on under the Node that the project pins.
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { freshProgram } from './fresh-program.mjs';

// React chooses its quick or its careful build by this as it loads: the default has to be known before that.
process.env.NODE_ENV ||= 'production';
if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Compiled code and stripped types are kept: the second start is faster by what the first spent on them.
  module.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/izlog', import.meta.url)));
  // While somebody works on the sources each of them is watched.
  const program = process.env.NODE_ENV === 'development' ? undefined : freshProgram();
  await import(program ?? '../src/cli.ts');
} else {
  process.argv.splice(1, 1, 'run.mjs', fileURLToPath(import.meta.url));
  await import('../../../tools/run.mjs');
}
