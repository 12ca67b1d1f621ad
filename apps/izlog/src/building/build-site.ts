import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { oneProcessAtATime } from '../one-process-at-a-time.ts';
import { hasSources, root } from '../program-files.ts';

const siteFolder = join(root, 'apps/site');
/** Folder of the finished build: `client` for browsers, `server` for us. */
export const buildFolder = join(siteFolder, 'build');
const stampFile = join(buildFolder, 'stamp');

/**
 * Builds the site when there is no build or its sources have changed since; where another process builds it already, it
 * is waited for. `say` gets one line when it has to be built. Throws a sentence where it would have to be built and the
 * tools for that are not installed.
 */
export async function ensureSiteIsBuilt(say: (line: string) => void): Promise<void> {
  if (!hasSources || isBuilt()) return;
  const cli = findBuilder();
  await oneProcessAtATime(join(siteFolder, '.building'), async () => {
    if (isBuilt()) return;
    const stamp = { stats: statsOfSources(), contents: contentsOfSources() };
    say('Building the site, once for this version …');
    await run(cli, ['build']);
    await compressAssets(join(buildFolder, 'client'));
    writeFileSync(stampFile, JSON.stringify(stamp));
  });
}

/** What a build was made of: quick to compare, and, where the files were copied or checked out again, sure. */
interface Stamp {
  /** Of names, sizes and times. */
  stats: string;
  /** Of names and contents. */
  contents: string;
}

function isBuilt(): boolean {
  let made: Partial<Stamp>;
  try {
    made = JSON.parse(readFileSync(stampFile, 'utf8')) as Partial<Stamp>;
  } catch {
    return false;
  }
  const stats = statsOfSources();
  return made.stats === stats || made.contents === contentsOfSources();
}

/** The command that builds the site; it is a development dependency. */
function findBuilder(): string {
  const require = createRequire(join(siteFolder, 'package.json'));
  try {
    return join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs');
  } catch (cause) {
    throw new Error(
      'There is no build of the site for these sources, and what builds it is not installed (--omit=dev). Run `npm ci && npm run build`; after that `npm ci --omit=dev` is enough to start.',
      { cause },
    );
  }
}

function run(cli: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: siteFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site could not be built:\n${output}`)),
    );
  });
}

function statsOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sourcesOfSite()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function contentsOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sourcesOfSite()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Paths below the root of everything the build is made of, in order. */
function sourcesOfSite(): string[] {
  const folders = ['apps/site/app', 'apps/site/public', 'apps/site/bundling', 'packages/contract/src'];
  const files = [
    'apps/site/vite.config.ts',
    'apps/site/react-router.config.ts',
    'apps/site/package.json',
    'package-lock.json',
  ];
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        files.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    }
  }
  return files.filter((file) => existsSync(join(root, file))).sort();
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest']);

/** Compresses the files of the build once, so that no request has to. */
async function compressAssets(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = await readFile(path);
    if (plain.length < 512) continue;
    const br = await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
  }
}
