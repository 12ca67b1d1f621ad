import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const build = new URL('../../../apps/site/build/', import.meta.url);
const modules: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('client-modules.json', build), 'utf8'),
);
const readBuilt = (file: string) => readFileSync(new URL(`client${file}`, build), 'utf8');

/** The built file that holds a module. */
function fileOf(module: string): string {
  const file = Object.keys(modules).find((name) => modules[name]?.includes(module));
  if (!file) throw new Error(`${module} is in no built file.`);
  return file;
}

/** A file with all that it cannot begin without. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of readBuilt(file).matchAll(
    /(?:^|[;}\s])import\s*(?:[^'"()]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
  ))
    withImports(`/assets/${name}`, found);
  return found;
}

const without = (files: Set<string>, ...others: Set<string>[]) =>
  [...files].filter((file) => !others.some((other) => other.has(file)));

const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readBuilt(file)).length, 0);

test('[EDIT-001] the editor weighs at most 50 kB, its rich texts 100 and its gallery 30, compressed and beside the page', () => {
  const page = withImports(fileOf('app/root.tsx'));
  const editor = withImports(fileOf('app/admin/editing/door/editor.tsx'));
  // What shows a text is there where one is written.
  const text = withImports(fileOf('app/rich/rich-text.tsx'));
  const opened = (module: string) => without(withImports(fileOf(module)), page, editor, text);

  const sizes = {
    editor: weigh(without(editor, page)),
    rich: weigh(opened('app/admin/ground/rich/open-rich-editor.ts')),
    gallery: weigh(opened('app/admin/editing/fields/picture-dialog.tsx')),
  };
  expect(Math.min(...Object.values(sizes))).toBeGreaterThan(5_000);
  const most = { editor: 50_000, rich: 100_000, gallery: 30_000 };
  const over = Object.entries(sizes).filter(([part, size]) => size > most[part as keyof typeof most]);
  expect(over, JSON.stringify(sizes)).toEqual([]);
});
