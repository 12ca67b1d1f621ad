import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a tool of the house in a copy; returns what it printed, which ends with `content` unless it found faults. */
export async function runIn(
  folder: string,
  [program, ...args]: readonly [program: string, ...args: string[]],
  more: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const path = join(folder, 'node_modules', program);
  return promisify(execFile)(process.execPath, [path, ...args], {
    cwd: folder,
    env: { ...env, ...more },
  }).then(
    ({ stdout }) => `${stdout}content`,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
}

/** The compiler on some of the sources of a copy (below `apps`) and all that they import. */
export function compileIn(folder: string, base: string, include: readonly string[]): Promise<string> {
  writeFileSync(join(folder, 'apps/example.json'), JSON.stringify({ extends: base, include }));
  // As tools/check.mjs: less time for collecting what is needed again.
  return runIn(folder, ['typescript/bin/tsc', '-p', 'apps/example.json'], { GOGC: '400' });
}

/** What became of one file of tests. */
export interface Tried {
  failed: number;
  passed: number;
  /** Why the failed ones did. */
  said: string;
}

/** Tests of the platform: they need a PostgreSQL. */
const onPlatform = {
  globalSetup: ['apps/izlog/test/postgres-for-tests.ts'],
  // One process that loads the house once: the other tests have the other processor.
  isolate: false,
};

/** Tests of what a visitor sees, as those of the site are run. */
export const onSite = {
  environment: './apps/site/test/page-environment.ts',
  pool: 'vmForks',
  setupFiles: ['./apps/site/test/setup.ts'],
};

/** Runs files of tests in a copy, all in one go; returns what became of each, by the end of its path. */
export async function tryIn(
  folder: string,
  files: readonly string[],
  more: NodeJS.ProcessEnv,
  { settings = onPlatform, named = '' }: { settings?: object; named?: string } = {},
): Promise<Record<string, Tried>> {
  const tests = {
    include: files.map((file) => `**/${file}`),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 1,
    ...settings,
    ...(named && { testNamePattern: named }),
  };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(tests)} };`);
  const options = ['--reporter=json', '--outputFile=said.json'];
  const printed = await runIn(folder, ['vitest/vitest.mjs', 'run', ...options], more);
  const { testResults }: { testResults: FileResult[] } = JSON.parse(
    readFileSync(join(folder, 'said.json'), 'utf8'),
  );
  return Object.fromEntries(
    files.map((file) => {
      const found = testResults.find(({ name }) => name.endsWith(`/${file}`));
      if (!found) throw new Error(`${file} did not run: ${printed}`);
      const count = (status: string) => found.assertionResults.filter((one) => one.status === status).length;
      const messages = found.assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []);
      return [
        file,
        { failed: count('failed'), passed: count('passed'), said: [found.message, ...messages].join('\n') },
      ];
    }),
  );
}

/** As the runner writes it. */
interface FileResult {
  name: string;
  message: string;
  assertionResults: { status: string; failureMessages: string[] | null }[];
}
