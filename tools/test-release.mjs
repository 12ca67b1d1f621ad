#!/usr/bin/env node
// What a release plays and a usual run leaves out, many minutes of it: the tests of what is handed out
// (`**/*.release-test.ts`: packages in empty projects on several Nodes, the artefact, upgrades; they install from the
// registry), the files with tests tagged `release`, and the journeys tagged `@release`. Arguments are parts of names of
// files: only those are played. Run by `npm run test:release`.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTree } from './house/tree.ts';
import { useTestFolder } from './test-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const asked = process.argv.slice(2);
const tree = readTree(root);
const filesOf = (kind, tag) =>
  tree.files
    .filter((file) => kind.test(file) && (!tag || tag.test(tree.text(file))))
    .filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)));

const parts = [
  [filesOf(/\.release-test\.ts$/), 'vitest', ['run', '--config', 'vitest.release.config.ts']],
  // Whole, since a test may go on from what those before it in its file have made.
  [filesOf(/\.test\.tsx?$/, /tags:.*'release'/), 'vitest', ['run']],
  [filesOf(/\.spec\.ts$/, /'@release'/), 'playwright', ['test', '-c', 'e2e/playwright.config.ts']],
];

useTestFolder();
let isRed = false;
for (const [files, program, args] of parts) {
  // A name that fits nothing here may fit elsewhere; of everything there is some of each kind.
  if (files.length === 0 && asked.length > 0) continue;
  if (files.length === 0) throw new Error(`Nothing is found for ${program} ${args.join(' ')}.`);
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), [...args, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS: 'release' },
  });
  isRed ||= status !== 0;
}
process.exit(isRed ? 1 : 0);
