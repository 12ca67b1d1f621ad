#!/usr/bin/env node
// Everything with hot reload: Node restarts when platform or contract change, Vite updates the site in the browser.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../apps/izlog/src/cli.ts', import.meta.url));
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', cli, 'start'], {
  stdio: 'inherit',
  env: { LOG_LEVEL: 'debug', ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
