import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../program-files.ts';

/** A package of somebody else that is in the artefact, or that npm brings with it. */
export interface Part {
  name: string;
  version: string;
  /** Its folder in this copy of the sources; npm has none for other kinds of machines. */
  folder: string | undefined;
}

/** The lock file: what is installed where, exactly. */
interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

export const idOf = ({ name, version }: Pick<Part, 'name' | 'version'>): string => `${name}@${version}`;

/** The packages that the modules at these paths (below the root) belong to. */
export function partsOfModules(paths: Iterable<string>): Part[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
    if (folder) folders.add(folder);
  }
  return [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Part;
    return { name, version, folder: join(root, folder) };
  });
}

/** What npm brings with the artefact, exactly as the lock file has it. */
export interface PartsByNpm {
  /** On every machine: these and what they need. */
  needed: Part[];
  /** Node and PostgreSQL for one kind of machine each; npm takes what fits. */
  pinned: Part[];
  /** What the needed ones pin themselves for one kind of machine each. */
  theirs: Part[];
}

/** The packages that npm has to bring for these. */
export function partsByNpm(names: readonly string[]): PartsByNpm {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const needed = new Map<string, Part>();
  const theirs = new Map<string, Part>();
  const add = (name: string, list: Map<string, Part>) => {
    if (needed.has(name) || theirs.has(name)) return;
    const part = partAt(packages, name);
    // npm wrote down what no machine of ours can have.
    if (!part && list === theirs) return;
    if (!part)
      throw new Error(`${name} is not at the top of node_modules: the artefact cannot name its version.`);
    list.set(name, part);
    const { dependencies = {}, optionalDependencies = {} } = packages[`node_modules/${name}`] ?? {};
    for (const each of Object.keys(dependencies)) add(each, list);
    for (const each of Object.keys(optionalDependencies)) add(each, theirs);
  };
  for (const name of names) add(name, needed);
  const pinned = ['', 'packages/embedded-postgres']
    .flatMap((place) => Object.keys(packages[place]?.optionalDependencies ?? {}))
    .flatMap((name) => partAt(packages, name) ?? []);
  return { needed: inOrder(needed.values()), pinned: inOrder(pinned), theirs: inOrder(theirs.values()) };
}

function partAt(packages: Lock['packages'], name: string): Part | undefined {
  const version = packages[`node_modules/${name}`]?.version;
  const folder = join(root, 'node_modules', name);
  return version ? { name, version, folder: existsSync(folder) ? folder : undefined } : undefined;
}

const inOrder = (parts: Iterable<Part>): Part[] =>
  [...parts].sort((one, other) => (one.name < other.name ? -1 : 1));

/** Under which terms a part may be used, in its own words: its files of that name, else what its package.json says. */
export function licenceOf(part: Part): string {
  if (!part.folder) throw new Error(`${idOf(part)} is not installed here.`);
  const files = readdirSync(part.folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name))
    .sort();
  const folder = part.folder;
  if (files.length > 0)
    return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    license?: string;
    author?: string | { name?: string };
  };
  if (!license) throw new Error(`${idOf(part)} does not say under which licence it is.`);
  const by = typeof author === 'string' ? author : author?.name;
  return `${license}${by ? ` (${by})` : ''}`;
}
