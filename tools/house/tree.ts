import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** What one file takes from another, or from a package. */
export interface Import {
  /** As it is written. */
  name: string;
  /** A path of the repository, or the bare name of a package. */
  target: string;
  isDynamic: boolean;
  isType: boolean;
}

/** The files of the repository with what they import; paths from its root, with `/`. */
export interface Tree {
  readonly files: readonly string[];
  text(file: string): string;
  imports(file: string): readonly Import[];
}

const folders = ['packages', 'apps', 'bench', 'e2e', 'tools'];

/** The tree below a folder: what git would not keep is left out. */
export function readTree(root: string): Tree {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((path) => !/(^|\/)(node_modules|build|\.react-router)\//.test(path)),
  );
  return treeOf(files, (file) => readFileSync(join(root, file), 'utf8'));
}

/** A tree of these files; each is read once. */
export function treeOf(files: readonly string[], read: (file: string) => string): Tree {
  const texts = new Map<string, string>();
  const found = new Map<string, readonly Import[]>();
  const text = (file: string) => {
    const known = texts.get(file) ?? read(file);
    texts.set(file, known);
    return known;
  };
  return {
    files: [...files].sort(),
    text,
    imports(file) {
      const known = found.get(file) ?? (/\.tsx?$/.test(file) ? importsIn(file, text(file)) : []);
      found.set(file, known);
      return known;
    },
  };
}

/** Files that only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/test/') || path.includes('/testing/');
}

function importsIn(file: string, text: string): Import[] {
  const found: Import[] = [];
  for (const [, names, from, dynamic, alone] of text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b([^'"`;]*?)from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )) {
    const isType = names !== undefined && /^\s*(type\b|\{(\s*type\s[^,}]*,?)+\s*\}\s*$)/.test(names);
    // `?url` asks for the address of a file instead of what is in it.
    const name = (from ?? dynamic ?? alone ?? '').replace(/\?url$/, '');
    found.push({ name, target: targetOf(file, name), isDynamic: dynamic !== undefined, isType });
  }
  return found;
}

/** What the names with `#` stand for: the `imports` of each app's package.json. */
const ownFolders = { site: 'app', platform: 'src', izlog: 'src', seed: 'seed', test: 'test' } as const;

/** A repository path for relative, aliased and workspace imports; the bare name for packages. */
function targetOf(file: string, name: string): string {
  if (name.startsWith('.')) return posix.normalize(posix.join(dirname(file), name));
  const [app = ''] = file.match(/^apps\/[^/]+/) ?? [];
  const own = /^#(site|platform|izlog|seed|test)\/(.*)$/.exec(name);
  if (own) return `${app}/${ownFolders[own[1] as keyof typeof ownFolders]}/${own[2]}`;
  if (name.startsWith('@izlog/contract/test/'))
    return `packages/contract/${name.slice('@izlog/contract/'.length)}.ts`;
  if (name.startsWith('@izlog/contract/'))
    return `packages/contract/src/${name.slice('@izlog/contract/'.length)}.ts`;
  if (name.startsWith('@izlog/platform/seed/') || name.startsWith('@izlog/platform/test/'))
    return `apps/platform/${name.slice('@izlog/platform/'.length)}.ts`;
  if (name.startsWith('@izlog/platform/'))
    return `apps/platform/src/${name.slice('@izlog/platform/'.length)}.ts`;
  return name;
}
