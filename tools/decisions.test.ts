import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decisionFault, decisionIndex, lostReferences, readDecisions } from './decisions.ts';

test('[HOUSE-08] every decision page says number, title, status and date in at most 200 words, and stands in the index', () => {
  expect(decisionFault()).toBeUndefined();
  expect(readDecisions().length).toBeGreaterThan(50);
});

test('[HOUSE-08] a page of more than 200 words is refused by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'decisions-'));
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const write = (count: number) =>
    writeFileSync(
      join(folder, '001-long.md'),
      `# 001 Long\n\nStatus: accepted, 2026-01-31.\n\n${words(count)}\n`,
    );

  write(194);
  expect(readDecisions(folder)).toHaveLength(1);
  write(195);
  expect(() => readDecisions(folder)).toThrow('001-long.md has 201 words; a page has at most 200.');
  rmSync(folder, { recursive: true });
});

test('[HOUSE-08] a reference to a decision that is not there is refused, wherever its line breaks', () => {
  const [first] = readDecisions();
  if (!first) throw new Error('there is no decision');
  const texts: Record<string, string> = {
    'a.ts': `// See decision ${first.number}, and decisions ${first.number}, 998 and 999.`,
    'b.md': 'Because of [that](docs/decisions/997-gone.md).',
    'c.ts': '/*\n * This is decision\n * 996.\n */',
  };

  const lost = lostReferences([first], Object.keys(texts), (file) => texts[file] ?? '');

  expect(lost.map((sentence) => sentence.replace(' refers to decision ', ':').split(',')[0])).toEqual([
    'a.ts:998',
    'a.ts:999',
    'b.md:997',
    'c.ts:996',
  ]);
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
