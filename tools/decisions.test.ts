import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decisionFault, decisionIndex, readDecisions } from './decisions.ts';

test('every decision page says number, title, status and date, and stands in the index', () => {
  expect(decisionFault()).toBeUndefined();
  expect(readDecisions().length).toBeGreaterThan(90);
});

test('no two decisions have one number', () => {
  const numbers = readDecisions().map(({ number }) => number);

  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('a page without a status is named, and one that is superseded leads to the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'decisions-'));
  writeFileSync(join(folder, '001-first.md'), '# 001 First\n\nStatus: superseded by 002, 2026-01-30.\n');
  writeFileSync(
    join(folder, '002-second.md'),
    '# 002 Second\n\nStatus: accepted, 2026-01-31. Supersedes 001.\n',
  );

  const index = decisionIndex(readDecisions(folder));
  writeFileSync(join(folder, '003-third.md'), '# Third\n\nIt is so.\n');

  expect(index).toContain(
    '| 001 | [First](001-first.md) | superseded by [002](002-second.md) | 2026-01-30 |',
  );
  expect(() => readDecisions(folder)).toThrow('003-third.md does not begin with "# 003 Title"');
  rmSync(folder, { recursive: true });
});
