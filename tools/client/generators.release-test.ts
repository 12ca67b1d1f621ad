import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPlatform } from '../../apps/platform/test/kit.ts';
import { runProgram, usualEnv } from '../packing/run-program.ts';

/** Settled versions, so that a release is not refused by a fault that is new. */
const generators = [
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.95.0',
  'swagger-typescript-api@13.13.0',
];

const folder = await mkdtemp(join(tmpdir(), 'generated-'));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

const run = (program: string, ...args: string[]) =>
  runProgram(join(folder, 'node_modules/.bin', program), args, { cwd: folder, env: usualEnv() });

/** Fields whose shape the contract itself does not say: what was changed in the log, parts of pages at any depth, and the like. */
const unsaid = [
  ...['after', 'before', 'changes', 'from', 'input', 'ours', 'payload', 'source', 'theirs', 'to', 'value'],
  ...['children', 'kpd', 'part', 'parts', 'sections', 'words'],
];

/** Without what is said beside it. */
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

test('[DOOR-04] three generators make types of our document that compile, without an any and with no unknown that the contract knows', async () => {
  const { platform, stop } = await startPlatform();
  const document = (await platform.app.inject('/api/openapi.json')).payload;
  await stop();
  await writeFile(join(folder, 'openapi.json'), document);
  await writeFile(join(folder, 'package.json'), '{ "name": "generated", "private": true, "type": "module" }');
  const installing = [
    'install',
    '--no-audit',
    '--no-fund',
    ...generators,
    'typescript@5.9.3',
    'openapi-fetch@0.17.0',
  ];
  await runProgram('npm', installing, { cwd: folder, env: usualEnv() });

  await run('openapi-typescript', 'openapi.json', '-o', 'openapi-typescript.ts');
  await run('openapi-ts', '-i', 'openapi.json', '-o', 'hey');
  await run('swagger-typescript-api', 'generate', '--path', 'openapi.json', '-o', '.', '-n', 'swagger.ts');

  const types = await readFile(join(folder, 'openapi-typescript.ts'), 'utf8');
  const hey = await readFile(join(folder, 'hey/types.gen.ts'), 'utf8');
  for (const text of [types, hey]) {
    expect(code(text).match(/\bany\b/g)).toBeNull();
    const unknown = [...code(text).matchAll(/^\s*(\w+)\??: [^;\n]*\bunknown\b/gm)].map(
      ([, name = '']) => name,
    );
    expect([...new Set(unknown)].filter((name) => !unsaid.includes(name)).sort()).toEqual([]);
  }
  await writeFile(
    join(folder, 'use.ts'),
    `import createClient from 'openapi-fetch';
import type { paths, components } from './openapi-typescript.ts';
import type { GetEcommerceOrderFilterAnswerRecord } from './hey/types.gen.ts';
const shop = createClient<paths>({ baseUrl: 'https://shop.example', headers: { accessToken: 'izlog_x' } });
const { data } = await shop.GET('/api/v1/product/stock/filter', { params: { query: { search: 'mug' } } });
const free: number | undefined = data?.data.records[0]?.free;
const order: Pick<GetEcommerceOrderFilterAnswerRecord, 'slug'> = { slug: 'abc' };
const key: components['schemas']['GetUserProgramKeyOwnAnswer']['name'] = 'Skladište';
// @ts-expect-error what is no field of it is refused
const wrong = data?.data.records[0]?.nothingOfTheKind;
console.log(free, order, key, wrong);
`,
  );
  const compiling = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--module',
    'esnext',
  ];
  const { stdout } = await run(
    'tsc',
    ...compiling,
    ...['--moduleResolution', 'bundler', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'],
    ...['use.ts', 'hey/index.ts', 'swagger.ts'],
  );
  expect(stdout).toBe('');
});
