import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Block } from '@izlog/contract/test/blocks';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A copy of the sources with the blocks of an example put in, where tools run as they do in the house; packages are those
 * of the house. Returns its folder, which the caller removes.
 */
export function overlay(blocks: readonly Block[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-example-'));
  for (const part of ['package.json', 'tsconfig.base.json', 'apps', 'packages'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  linkPackages(folder);
  for (const block of blocks) {
    const path = join(folder, block.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, block.isAdded ? withAdded(readFileSync(path, 'utf8'), block) : block.text);
  }
  return folder;
}

/** A text with the lines of a block that begin with `+`, each after the one above it. */
export function withAdded(text: string, block: Block): string {
  const lines = text.split('\n');
  let at = -1;
  for (const line of block.text.trimEnd().split('\n')) {
    if (line.startsWith('+')) {
      at += 1;
      lines.splice(at, 0, line.slice(1));
      continue;
    }
    at = lines.indexOf(line.slice(1), at + 1);
    if (at < 0) throw new Error(`${block.path} has no line “${line.slice(1)}” any more: mend the example.`);
  }
  return lines.join('\n');
}

function isSource(path: string): boolean {
  return !/(^|\/)(node_modules|build|\.react-router|\.data)$/.test(relative(root, path));
}

/** Packages are those of the house, workspaces those of the copy. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@izlog'), { recursive: true });
  for (const place of ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(folder, kind), { withFileTypes: true }),
  )) {
    if (!place.isDirectory()) continue;
    const path = join(place.parentPath, place.name);
    const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(path, join(to, name));
    const own = join(root, relative(folder, path), 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(path, 'node_modules'));
  }
  for (const name of readdirSync(from)) {
    if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}
