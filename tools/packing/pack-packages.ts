import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Manifest, packedManifest } from './packed-manifest.ts';
import { runProgram, usualEnv } from './run-program.ts';

const root = dirname(dirname(import.meta.dirname));

/** One packed package: the folder it comes from and its file, `name-version.tgz`. */
export interface PackedPackage {
  folder: string;
  manifest: Manifest;
  file: string;
}

/**
 * Compiles every package below `packages` and packs it into the folder `into` (REL-10): ES modules, types and maps in
 * `dist`, the sources they lead to in `src`, README and licence; of some packages only where `only` names them. The same
 * sources make the same bytes. Throws with what the compiler says where a package uses what Node 20 does not have.
 */
export async function packPackages(into: string, only?: readonly string[]): Promise<PackedPackage[]> {
  const all = await Promise.all(
    globSync('packages/*/package.json', { cwd: root })
      .sort()
      .map(async (file) => {
        const folder = join(root, dirname(file));
        const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
        return { folder, manifest };
      }),
  );
  const neighbours = new Map(all.map(({ manifest }) => [manifest.name, manifest.version]));
  await mkdir(into, { recursive: true });
  const sources = all.filter(({ manifest }) => only?.includes(manifest.name) ?? true);
  const packed: PackedPackage[] = [];
  // The largest takes half of the time: it goes first, and the others beside it.
  const waiting = sources.toSorted((a, b) => Number(isLarge(b.folder)) - Number(isLarge(a.folder)));
  const goOn = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      const manifest = packedManifest(source.manifest, neighbours);
      packed.push({ ...source, manifest, file: await packOne(source.folder, manifest, into) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, goOn));
  return packed.sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

const isLarge = (folder: string) => folder.endsWith('contract');

async function packOne(folder: string, manifest: object, into: string): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'pack-'));
  try {
    await cp(join(folder, 'src'), join(stage, 'src'), {
      recursive: true,
      filter: (path) => !/\.(release-)?test\.ts$/.test(path),
    });
    await cp(join(folder, 'README.md'), join(stage, 'README.md'));
    await cp(join(root, 'LICENSE'), join(stage, 'LICENSE'));
    await writeFile(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeFile(join(stage, 'tsconfig.json'), JSON.stringify(compiling, null, 2));
    await symlink(join(root, 'node_modules'), join(stage, 'node_modules'), 'junction');
    // The compiler is a program in Go: by default it spends a fifth of its time on collecting what it will need again.
    const env = { GOGC: '400', ...usualEnv() };
    await runProgram(join(root, 'node_modules/.bin/tsc'), ['-p', stage], { cwd: stage, env });
    await copyOtherFiles(join(stage, 'src'), join(stage, 'dist'));
    const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
    const { stdout: answer } = await runProgram('npm', packing, { cwd: stage });
    const [{ filename }] = JSON.parse(answer) as [{ filename: string }];
    return join(into, filename);
  } finally {
    await rm(stage, { recursive: true });
  }
}

/**
 * Node 20 is the oldest that a package may promise: its language and library are those of ES2023, and what is newer is an
 * error here. `using` is rewritten; the symbol it needs is there.
 */
const compiling = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'esnext.disposable'],
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

/** Texts and the like, which the compiler leaves where they are. */
async function copyOtherFiles(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.ts') });
}
