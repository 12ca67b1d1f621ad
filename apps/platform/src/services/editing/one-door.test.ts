import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const services = join(import.meta.dirname, '..');

/** Files of the services, but for tests, whose SQL writes one of these tables. */
function writersOf(tables: readonly string[]): string[] {
  const names = tables.join('|');
  const write = new RegExp(
    `(?:insert|update|delete)\\((?:${names})\\)|(?:insert into|update|delete from)\\s+(?:\\$\\{(?:${names})\\}|(?:${names.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)})\\b)`,
  );
  return readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => write.test(readFileSync(join(services, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

test('[EDIT-003] what is public is written in one place, which only publishing, imports and the bin reach', () => {
  // Who may call the functions that lead there is held by tools/house/borders.ts, "content has one door".
  expect(writersOf(['contentLive'])).toEqual([
    'content/documents/bin.queries.ts',
    'content/documents/document.queries.ts',
    'content/items/content.queries.ts',
  ]);
});

test('[EDIT-003] drafts, their ops, versions and releases are written by services/editing alone', () => {
  const tables = ['drafts', 'editOps', 'versions', 'releases', 'releaseItems', 'contentSequences'];

  const writers = writersOf(tables);

  expect(writers).toContain('editing/drafts/draft.queries.ts');
  expect(writers.filter((file) => !file.startsWith('editing/'))).toEqual([]);
});
