#!/usr/bin/env node
// The command line. Starts under any Node from 20 on and goes on under the Node that the project pins.
import { fileURLToPath } from 'node:url';

const cli = new URL('../src/cli.ts', import.meta.url);
if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(cli.href);
} else {
  process.argv.splice(1, 1, 'run.mjs', fileURLToPath(cli));
  await import('../../../tools/run.mjs');
}
