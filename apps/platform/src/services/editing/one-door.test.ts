import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const apps = join(import.meta.dirname, '../../../..');

/** Files of the platform, its seed and the one process, but for tests, in which `pattern` is found. */
function filesWith(pattern: RegExp): string[] {
  return ['platform/src', 'platform/seed', 'izlog/src'].flatMap((place) =>
    readdirSync(join(apps, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${place}/${file.replaceAll('\\', '/')}`)
      .filter((file) => pattern.test(readFileSync(join(apps, file), 'utf8')))
      .map((file) => file.replace('platform/src/services/', ''))
      .sort(),
  );
}

/** Those whose SQL writes one of these tables. */
function writersOf(tables: readonly string[]): string[] {
  const names = tables.join('|');
  return filesWith(
    new RegExp(
      `(?:insert|update|delete)\\((?:${names})\\)|(?:insert into|update|delete from)\\s+(?:\\$\\{(?:${names})\\}|(?:${names.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)})\\b)`,
    ),
  );
}

test('[EDIT-003] what is public is written by the documents of content, and these are called by services/editing alone', () => {
  // Menus are items of content_live too; the bin takes items out, the clock looks for words that have begun to be shown.
  expect(writersOf(['contentLive', 'events', 'eventTranslations'])).toEqual([
    'content/calendar/event.queries.ts',
    'content/documents/bin.queries.ts',
    'content/documents/document.queries.ts',
    'content/items/content.queries.ts',
  ]);
  const inContent =
    '(?:writeContent|putLive|hideLive|archiveItem|unarchiveItem|saveEvent|putEvent|putEventTexts|hideEvent|archiveEvent)';
  expect(filesWith(new RegExp(`(?<!function )\\b${inContent}\\(`))).toEqual([
    'content/calendar/event-documents.ts',
    'content/calendar/save-event.ts',
    'content/documents/archive-item.ts',
    'content/documents/content-documents.ts',
    'content/items/write-content.ts',
  ]);
  expect(filesWith(/\b(?:un)?archive\?\.\(/)).toEqual(['editing/lists/bin.ts']);
  expect(filesWith(/\b(?:content|event)Documents\b/)).toEqual([
    'content/calendar/event-documents.ts',
    'content/documents/content-documents.ts',
    'content/index.ts',
    'editing/kinds.ts',
  ]);
});

test('[EDIT-003] drafts, their ops, versions and releases are written by services/editing alone', () => {
  const tables = ['drafts', 'editOps', 'versions', 'releases', 'releaseItems', 'contentSequences'];

  const writers = writersOf(tables);

  expect(writers).toContain('editing/drafts/draft.queries.ts');
  expect(writers.filter((file) => !file.startsWith('editing/'))).toEqual([]);
});
