import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { oneProcessAtATime } from './one-process-at-a-time.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const siteFolder = join(root, 'apps/site');
/** Folder of the finished build: `client` for browsers, `server` for us. */
export const buildFolder = join(siteFolder, 'build');
const stampFile = join(buildFolder, 'stamp');

/**
 * Builds the site when there is no build or its sources have changed since; where another process builds it already, it
 * is waited for. `say` gets one line when it has to be built.
 */
export async function ensureSiteIsBuilt(say: (line: string) => void): Promise<void> {
  if (isBuilt(sourceStamp())) return;
  await oneProcessAtATime(join(siteFolder, '.building'), async () => {
    const stamp = sourceStamp();
    if (isBuilt(stamp)) return;
    say('Building the site, once for this version …');
    await run(['build']);
    await compressAssets(join(buildFolder, 'client'));
    writeFileSync(stampFile, stamp);
  });
}

const isBuilt = (stamp: string): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

function run(args: string[]): Promise<void> {
  const cli = join(
    dirname(createRequire(join(siteFolder, 'package.json')).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  );
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

/** Names, sizes and times of everything the build is made of. */
function sourceStamp(): string {
  const hash = createHash('sha256');
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
        files.push(join(entry.parentPath, entry.name).slice(root.length));
    }
  }
  for (const file of files.sort()) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
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
