import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../packages');
// The contract, its client and what extensions are written with are ours.
const ours = ['client', 'contract', 'extension'];
const forOthers = readdirSync(packages).filter((name) => !ours.includes(name));

test('a package for others has a README, tests of its own, and not a word of this house', () => {
  expect(forOthers).toEqual(
    expect.arrayContaining([
      'bank-files',
      'catalogue-index',
      'catalogue-io',
      'content-io',
      'embedded-postgres',
      'fiskalizacija',
    ]),
  );
  for (const name of forOthers) {
    const files = readdirSync(join(packages, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name));

    expect(files).toEqual(
      expect.arrayContaining([
        join(packages, name, 'README.md'),
        join(packages, name, 'vitest.config.ts'),
        expect.stringMatching(/\.test\.ts$/),
      ]),
    );
    expect(files.filter((file) => /izlog/i.test(readFileSync(file, 'utf8')))).toEqual([]);
  }
});
