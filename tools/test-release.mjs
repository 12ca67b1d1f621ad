#!/usr/bin/env node
// The tests of what is handed out, `**/*.release-test.ts`: packages in empty projects on several Nodes, the artefact,
// upgrades. They install from the registry and take many minutes. Arguments are handed on: parts of names of files.
// Run by `npm run test:release`.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTestFolder } from './test-folder.mjs';

useTestFolder();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--config', 'vitest.release.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
