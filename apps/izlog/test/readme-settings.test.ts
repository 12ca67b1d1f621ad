import { readFileSync } from 'node:fs';
import { settings } from '@izlog/platform/env';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const defaults = settings.parse({});

/** The rows of the table below the heading "Settings": names and what stands for their default. */
const rows = (readme.split('\n## Settings\n')[1] ?? '')
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', standard = '', what = '']) => ({
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    standard,
    what,
  }));

test('the table of settings in the README names every setting, each once, and no other', () => {
  const named = rows?.flatMap(({ names }) => names);

  expect(named?.toSorted()).toEqual(Object.keys(settings.shape).sort());
});

test('the table of settings says of every setting which default it has, and what it is for', () => {
  for (const { names, standard, what } of rows ?? []) {
    expect(what, names.join()).not.toBe('');
    for (const name of names) expect(standard, name).toBe(expectedDefault(name, standard));
  }
});

test('[REL-09] the settings say that each of them may be in a file', () => {
  const [, section = ''] = readme.split('\n## Settings\n');

  expect(section).toContain('`NAME_FILE`');
});

/** A value as it is written; else the sentence with which the setting describes what happens without one. */
function expectedDefault(name: string, written: string): string {
  const value = defaults[name as keyof typeof defaults];
  if (value !== undefined) return `\`${value}\``;
  const { description = '' } = settings.shape[name as keyof typeof settings.shape];
  const told = description.match(/Default: (.*)\.$/)?.[1];
  if (told !== undefined) return written.replaceAll('`', '') === told ? written : told;
  return /^[^`]+$/.test(written) ? written : 'words';
}
