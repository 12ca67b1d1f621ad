#!/usr/bin/env node
// Runs a script under the Node that this project pins (the npm package `node`), whatever Node is on the PATH.
// Plain JavaScript that any Node from 20 on understands.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('usage: node tools/run.mjs SCRIPT [ARGUMENT ...]');
  process.exit(2);
}
const node = pinnedNode();
const child = spawn(node, [script, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const candidates = [join(root, 'node_modules/node/bin', name)];
  try {
    // With install scripts off, the platform package is there but its link is not.
    const require = createRequire(join(root, 'node_modules/node/package.json'));
    candidates.push(
      join(
        dirname(require.resolve(`node-bin-${process.platform}-${process.arch}/package.json`)),
        'bin',
        name,
      ),
    );
  } catch {
    // No platform package: the candidates below decide.
  }
  const found = candidates.find((path) => existsSync(path));
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error('Node 24 is missing. Run `npm ci` first (with install scripts on), or use Node 24 or newer.');
  process.exit(1);
}
