import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileProject, exampleProject, type ModuleWay, printsOf } from './example-project.ts';
import { packPackages } from './pack-packages.ts';
import { followedReadme } from './readme.ts';
import { runProgram, usualEnv } from './run-program.ts';

/** The oldest that `engines` of the packages name, the last of its line, the oldest of the next, and ours. */
const nodes = ['20.19.0', '20.20.2', '22.12.0', '24.21.0'];
/** Settled versions, so that a release is not refused by an opinion that is new. */
const publint = 'publint@0.3.25';
const typesWrong = '@arethetypeswrong/cli@0.18.5';
/** What a TypeScript project has besides; the types are those of the oldest Node. */
const ofTypeScript = ['typescript@7.0.2', '@types/node@20'];

const folder = await mkdtemp(join(tmpdir(), 'released-'));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
const packed = await packPackages(join(folder, 'packages'));

test('[REL-10] all packages are the same bytes when they are made again', async () => {
  const again = await packPackages(join(folder, 'again'));

  expect(again).toHaveLength(packed.length);
  for (const [index, { file }] of packed.entries())
    await runProgram('cmp', [file, again[index]?.file ?? ''], { cwd: folder });
});

test('[REL-10] those who judge packages find no fault', async () => {
  const judges = join(folder, 'judges');
  await install(judges, [publint, typesWrong, ...packed.map(({ file }) => file)]);
  const ask = (name: string, args: string[]) =>
    runProgram(join(judges, 'node_modules/.bin', name), args, { cwd: judges });
  for (const { file, manifest } of packed) {
    await ask('publint', ['run', join('node_modules', manifest.name), '--strict']);
    // Every file of the contract is an entry: these two are those of its README.
    const entries = ['--entrypoints', 'client', 'product/filters/product-filter'];
    await ask('attw', [
      file,
      '--profile',
      'esm-only',
      ...(manifest.name === '@izlog/contract' ? entries : []),
    ]);
  }
});

test('[REL-10] no line of a package asks for what Node 20 does not have', async () => {
  await using sources = await exampleProject({ files: [] });
  const project = sources.folder;
  await install(project, [
    ...packed.map(({ file }) => file),
    ...[...ofTypeScript, '@types/node-forge', '@types/pg', '@types/sanitize-html'],
  ]);
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, noEmit: true },
        ...{ module: 'nodenext', allowImportingTsExtensions: true, types: ['node'] },
        ...{ target: 'es2023', lib: ['es2023', 'esnext.disposable'] },
      },
      include: ['*/src'],
    }),
  );
  for (const { file, manifest } of packed) {
    const place = join(project, basename(file, '.tgz'));
    await cp(join(project, 'node_modules', manifest.name, 'src'), join(place, 'src'), { recursive: true });
  }

  await runProgram(join(project, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: project });
  const types = await readFile(join(project, 'node_modules/@types/node/package.json'), 'utf8');
  expect(JSON.parse(types).version).toMatch(/^20\./);
});

test.for(nodes.flatMap((node) => packed.map((one) => ({ ...one, node }))))(
  '[REL-10] on Node $node $manifest.name is installed and used as its README says',
  async ({ node, folder: source, file, manifest }) => {
    const readme = followedReadme(join(source, 'README.md'));
    await using project = await exampleProject(readme);
    const neighbours = packed.filter((one) => one.manifest.name in (manifest.dependencies ?? {}));
    for (const one of [file, ...neighbours.map((each) => each.file)])
      await copyFile(one, join(project.folder, basename(one)));
    const env = { ...usualEnv(), PATH: [await folderOfNode(node), process.env.PATH].join(delimiter) };
    const at = { cwd: project.folder, env };

    const { stdout } = await runProgram('node', ['--version'], at);
    expect(stdout.trim()).toBe(`v${node}`);
    const { stderr } = await runProgram('sh', ['-c', readme.install], at);
    expect(unfit(stderr)).toEqual(node.startsWith('20.') ? (unfitOn20[manifest.name] ?? []) : []);
    await runProgram('npm', ['install', '--save-dev', ...ofTypeScript], at);

    const tsc = join(project.folder, 'node_modules/.bin/tsc');
    for (const way of ['bundler', 'nodenext'] satisfies ModuleWay[])
      expect(await compileProject(project.folder, way, tsc)).toBe('');
    for (const { file: example, prints } of readme.examples)
      expect(await printsOf(project.folder, example, join(await folderOfNode(node), 'node'))).toBe(prints);
  },
);

/** What their READMEs say: it runs there, and npm warns of it. */
const unfitOn20: Partial<Record<string, string[]>> = {
  'catalogue-io': ['sanitize-html'],
  'content-io': ['sanitize-html'],
};

/** The packages of which npm says that they do not promise to run on this Node. */
function unfit(warnings: string): string[] {
  return [...warnings.matchAll(/EBADENGINE +package: '(.+?)@/g)].map(([, name = '']) => name);
}

const known = new Map<string, Promise<string>>();

/** The folder with this version of `node`, a package of the registry as our own is. */
function folderOfNode(version: string): Promise<string> {
  const having = known.get(version) ?? installNode(version);
  known.set(version, having);
  return having;
}

async function installNode(version: string): Promise<string> {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  await install(join(folder, version), [`${name}@${version}`]);
  return join(folder, version, 'node_modules', name, 'bin');
}

async function install(into: string, names: string[]): Promise<void> {
  await mkdir(into, { recursive: true });
  const args = ['install', '--prefix', into, '--no-audit', '--no-fund', ...names];
  await runProgram('npm', args, { cwd: into });
}
