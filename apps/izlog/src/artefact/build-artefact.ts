import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ensureSiteIsBuilt } from '../building/build-site.ts';
import { root } from '../program-files.ts';
import { compile, native } from './compile.ts';
import { idOf, licenceOf, type Part, type PartsByNpm, partsByNpm, partsOfModules } from './parts.ts';
import { partsList } from './parts-list.ts';

/** What the program reads while it runs, at the places where a copy of the sources has it; and what a person reads. */
const taken = [
  'apps/izlog/bin/izlog.mjs',
  'apps/izlog/bin/fresh-program.mjs',
  'apps/platform/fonts',
  'apps/platform/migrations',
  'apps/platform/seed/shops',
  'apps/site/build/client',
  'tools/end-with-parent.mjs',
  'tools/heap-settings.mjs',
  'tools/run.mjs',
  'deploy/izlog.service',
  'docs/deploy.md',
  'docs/releases.md',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
];

/**
 * Builds `izlog-<version>.tgz` into a folder, an npm package that needs no tools of development, and beside it its
 * checksum (`.sha256`) and its list of parts (`.cdx.json`). The same bytes from the same commit, wherever it is built
 * (REL-08). Returns the path of the package.
 */
export async function buildArtefact(into: string, say: (line: string) => void): Promise<string> {
  await ensureSiteIsBuilt(say);
  mkdirSync(into, { recursive: true });
  const folder = mkdtempSync(join(into, '.izlog-'));
  try {
    const { version } = layOut(folder, await compile(folder));
    const file = join(into, `izlog-${version}.tgz`);
    renameSync(join(into, pack(folder, into)), file);
    cpSync(join(folder, 'parts.cdx.json'), file.replace(/tgz$/, 'cdx.json'));
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
    return file;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything but the compiled code, which is there. */
function layOut(folder: string, modules: readonly string[]): { version: string } {
  for (const path of taken) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isRead });
  }
  // There are no sources that could be newer.
  write('apps/izlog/build/program.json', { file: 'program.js', sources: {} });
  const compiledIn = unique([...partsOfModules(modules), ...partsOfModules(modulesOfClient())]);
  const byNpm = partsByNpm(native);
  const parts = unique([...compiledIn, ...byNpm.needed, ...byNpm.pinned, ...byNpm.theirs]);
  const manifest = manifestOf(byNpm);
  write('package.json', manifest);
  write('parts.cdx.json', partsList(parts));
  write('LICENSES-OF-PARTS.txt', licences(compiledIn));
  settleModes(folder);
  return manifest;

  function write(path: string, content: object | string): void {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`;
    writeFileSync(join(folder, path), text);
  }
}

/** What `db:generate` compares the tables with, half a megabyte for each migration, is not read by a shop. */
const isRead = (path: string): boolean => !/migrations[\\/]meta[\\/]\d+_snapshot\.json$/.test(path);

/** Paths below the root of all modules that browsers are given. */
function modulesOfClient(): string[] {
  const list = readFileSync(join(root, 'apps/site/build/client-modules.json'), 'utf8');
  const paths = Object.values(JSON.parse(list) as Record<string, string[]>).flat();
  return paths.map((path) => join('apps/site', path));
}

function unique(parts: readonly Part[]): Part[] {
  const byId = new Map(parts.map((part) => [idOf(part), part]));
  return [...byId].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

function manifestOf(byNpm: PartsByNpm) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'description' | 'license',
    string
  > & { engines: object; bin: object };
  const versions = (parts: readonly Part[]) =>
    Object.fromEntries(parts.map(({ name, version }) => [name, version]));
  return {
    name: own.name,
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    engines: own.engines,
    bin: own.bin,
    dependencies: versions(byNpm.needed),
    optionalDependencies: versions(byNpm.pinned),
  };
}

/** The words of everybody whose code was compiled in; who says the same is named together. */
function licences(parts: readonly Part[]): string {
  const byWords = new Map<string, string[]>();
  for (const part of parts) {
    const words = licenceOf(part).replaceAll('\r\n', '\n');
    byWords.set(words, [...(byWords.get(words) ?? []), idOf(part)]);
  }
  const line = '-'.repeat(80);
  return [
    'Izlog is under the licence in LICENSE. The packages below are compiled into it, under theirs.',
    ...[...byWords].map(([words, ids]) => `${line}\n${ids.join(', ')}\n${line}\n\n${words}`),
  ].join('\n\n');
}

/** Who built it may have let others write to their files. */
function settleModes(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      chmodSync(path, path.endsWith('bin/izlog.mjs') ? 0o755 : 0o644);
    }
}

/** npm writes packages in one order, with one date for all files. Returns the name of the file. */
function pack(folder: string, into: string): string {
  const args = ['pack', folder, '--pack-destination', into, '--json', '--ignore-scripts'];
  const reported = execFileSync('npm', args, {
    cwd: into,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [made] = Object.values(JSON.parse(reported) as { filename: string }[]);
  if (!made) throw new Error('npm pack made nothing.');
  return made.filename;
}
