import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Block } from './blocks.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Lays the files of an example out in a folder of the house, for tests that run them in their own process: what they
 * import of each other is found there, the rest in the house. `remove` takes it away again.
 */
export function layOut(blocks: readonly Block[]): {
  pathOf(path: string): string;
  remove(): void;
} {
  const files = new Map(blocks.filter(({ isAdded }) => !isAdded).map(({ path, text }) => [path, text]));
  const folder = mkdtempSync(join(root, 'apps/.example-'));
  const pathOf = (path: string) => join(folder, path);
  for (const [path, text] of files) {
    mkdirSync(dirname(pathOf(path)), { recursive: true });
    writeFileSync(
      pathOf(path),
      text.replaceAll(/(from |import )'([^']+)'/g, (_all, word, to) => `${word}'${placeOf(path, to)}'`),
    );
  }
  return { pathOf, remove: () => rmSync(folder, { recursive: true, force: true }) };

  function placeOf(path: string, to: string): string {
    const inContract = `packages/contract/src/${to.replace('@izlog/contract/', '')}.ts`;
    if (to.startsWith('@izlog/contract/') && files.has(inContract)) return pathOf(inContract);
    if (!/^[.#]/.test(to)) return to;
    const meant = targetOf(path, to);
    return files.has(meant) ? pathOf(meant) : join(root, meant);
  }
}

/** The path of the house that a file means by a name: beside it, or by the `imports` of its app. */
function targetOf(path: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(path), name);
  const [app = ''] = path.match(/^apps\/[^/]+/) ?? [];
  const { imports } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8')) as {
    imports: Readonly<Record<string, string>>;
  };
  const [own = '', ...rest] = name.split('/');
  return join(app, imports[`${own}/*`]?.replace('*', rest.join('/')) ?? name);
}
