import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FollowedReadme } from './readme.ts';
import { runProgram, usualEnv } from './run-program.ts';

const root = dirname(dirname(import.meta.dirname));

/** A project of somebody else: an empty folder with the files that a README shows. Deleted at the end of its scope. */
export async function exampleProject({ files }: Pick<FollowedReadme, 'files'>) {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  // PostgreSQL does not run as root, and its user has to come by.
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'package.json'), '{ "name": "project", "private": true, "type": "module" }\n');
  for (const { name, text } of files) await writeFile(join(folder, name), text);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: strictest, include: ['*.ts'] }),
  );
  return {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** As strict as a project can be: also the packages' own types are looked at. */
const strictest = {
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: false,
  noUncheckedIndexedAccess: true,
  target: 'es2023',
  lib: ['es2023'],
  types: ['node'],
  outDir: 'out',
};

/** The ways by which a compiler finds packages. */
const moduleWays = {
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
};
export type ModuleWay = keyof typeof moduleWays;

/** What the compiler says of the project: nothing when all is well. Its programs are in `out` then. */
export function compileProject(
  folder: string,
  way: ModuleWay = 'nodenext',
  tsc = join(root, 'node_modules/.bin/tsc'),
) {
  return output(tsc, ['-p', folder, ...moduleWays[way]], folder);
}

/** What a program of the project prints, faults included; `node` is the Node that runs it. */
export function printsOf(folder: string, example: string, node = process.execPath) {
  return output(node, [`out/${example.replace(/\.ts$/, '.js')}`], folder);
}

async function output(program: string, args: string[], cwd: string): Promise<string> {
  try {
    const { stdout, stderr } = await runProgram(program, args, {
      cwd,
      env: { ...usualEnv(), NO_COLOR: '1' },
    });
    return stdout + stderr;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Puts a packed file into the project without asking a registry: what it and the project name as dependencies is linked
 * from this workspace, and nothing else can be found.
 */
export async function unpackInto(
  folder: string,
  file: string,
  manifest: {
    name: string;
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  },
  others: readonly string[],
) {
  const place = join(folder, 'node_modules', manifest.name);
  await mkdir(place, { recursive: true });
  await runProgram('tar', ['-xzf', file, '-C', place, '--strip-components=1'], { cwd: folder });
  const asked = [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...others,
  ];
  for (const name of new Set(asked)) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link, 'junction');
  }
  return place;
}
