import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { expect, test } from 'vitest';
import { isStaffAct } from '../../apps/platform/src/kernel/audit.ts';

const contract = 'packages/contract/src';

/** Every endpoint that the contract declares, those that a record of the back office makes too. */
async function listEndpoints(): Promise<AnyEndpoint[]> {
  const files = globSync(`${contract}/**/*.ts`, { exclude: [`${contract}/**/*.test.ts`] });
  const found = new Set<AnyEndpoint>();
  for (const file of files) {
    const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    for (const endpoint of endpointsIn(module)) found.add(endpoint);
  }
  return [...found];
}

/** Endpoints stand by themselves, and those of a record below it. */
function endpointsIn(value: unknown, depth = 0): AnyEndpoint[] {
  if (isEndpoint(value)) return [value];
  if (!isRecord(value) || depth > 2) return [];
  return Object.values(value).flatMap((one) => endpointsIn(one, depth + 1));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string' && 'access' in value;

test('[OFFICE-15] the log has words for every act of staff, and for nothing that is none', async () => {
  const acts = (await listEndpoints()).filter(isStaffAct).map(({ method, path }) => `${method} ${path}`);
  // Read as text: the site is no part of this program. What the machine's own command line does is no call.
  const source = readFileSync('apps/site/app/admin/rooms/log/act-words.ts', 'utf8');
  const words = source.slice(source.indexOf('actWords'), source.indexOf('const planned'));
  const said = [...words.matchAll(/'((?:GET|POST|PATCH|PUT|DELETE) \/api[^']+)': \{/g)].map(
    ([, one = '']) => one,
  );

  expect(acts.length).toBeGreaterThan(100);
  expect(acts.filter((action) => !said.includes(action)).toSorted()).toEqual([]);
  expect(said.filter((action) => !acts.includes(action)).toSorted()).toEqual([]);
});
