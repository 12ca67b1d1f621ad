import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOperations } from './find-operations.ts';

const file = join(import.meta.dirname, '../../packages/client/src/operations.ts');

test('[DOOR-04] the client has every call of the contract, with its type: else `npm run client:make`', async () => {
  const written = readFileSync(file, 'utf8');
  const names = [...written.matchAll(/^ {2}'([A-Z]+ \/api\/[^']+)':\s+typeof import/gm)].map(
    ([, name]) => name,
  );
  const found = await findOperations();

  expect(names).toEqual([...found.keys()].sort());
  const types = written.replaceAll(/\s+/g, '').replaceAll(',)', ')');
  expect(
    [...found.values()]
      .filter(({ type }) => !types.includes(type.replaceAll(/\s+/g, '')))
      .map(({ type }) => type),
  ).toEqual([]);
});
