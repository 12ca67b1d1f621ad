import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { expect, test } from 'vitest';
import { isStaffAct } from '../apps/platform/src/kernel/audit.ts';
import { actWords } from '../apps/site/app/admin/log/act-words.ts';

const contract = 'packages/contract/src';

/** Every endpoint that the contract declares, those that a record of the back office makes too. */
async function listEndpoints(): Promise<AnyEndpoint[]> {
  const files = globSync(`${contract}/**/*.ts`, { exclude: [`${contract}/**/*.test.ts`] });
  const found = new Set<AnyEndpoint>();
  for (const file of files) {
    const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    for (const value of Object.values(module)) {
      if (isEndpoint(value)) found.add(value);
      else if (isRecord(value)) for (const one of Object.values(value)) if (isEndpoint(one)) found.add(one);
    }
  }
  return [...found];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string' && 'access' in value;

test('[OFFICE-15] the log has words for every act of staff, and for nothing that is none', async () => {
  const acts = (await listEndpoints()).filter(isStaffAct).map(({ method, path }) => `${method} ${path}`);
  // What the machine's own command line does is no call.
  const said = Object.keys(actWords).filter((action) => !action.startsWith('izlog '));

  expect(acts.length).toBeGreaterThan(100);
  expect(acts.filter((action) => !said.includes(action)).toSorted()).toEqual([]);
  expect(said.filter((action) => !acts.includes(action)).toSorted()).toEqual([]);
});
