#!/usr/bin/env node
// What a release plays and a usual run leaves out, many minutes of it: the tests of what is handed out
// (`**/*.release-test.ts`: packages in empty projects on several Nodes, the artefact, upgrades; they install from the
// registry), the tests tagged `release`, and the journeys tagged so. Arguments are parts of names of files: only those are
// played. Run by `npm run test:release`.
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
  [filesOf(/\.test\.tsx?$/, /'release'/), 'vitest', ['run', '--tags-filter=release']],
  [filesOf(/\.spec\.ts$/, /'@release'/), 'playwright', ['test', '-c', 'e2e/playwright.config.ts']],
];

useTestFolder();
const failed = parts
  .filter(([files]) => files.length > 0)
  .filter(([files, program, args]) => {
    const { status } = spawnSync(join(root, 'node_modules/.bin', program), [...args, ...files], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, JOURNEYS: 'release' },
    });
    return status !== 0;
  });
process.exit(failed.length > 0 ? 1 : 0);
