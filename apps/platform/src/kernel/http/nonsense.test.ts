import { existsSync, readFileSync } from 'node:fs';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const naughtyFile = new URL('../../../../../shared/data/security/naughty/blns.json', import.meta.url);
const naughty: string[] = existsSync(naughtyFile) ? JSON.parse(readFileSync(naughtyFile, 'utf8')) : [];

const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'NaN',
    'null',
    '[]',
    '%00',
    '\u0000',
    "'--",
    '2026-13-45',
    '9'.repeat(40),
  ),
  ...(naughty.length > 0 ? [fc.constantFrom(...naughty)] : []),
);
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(0, -1, 1.5, 1e308, 2 ** 53, 2 ** 31, -0, true, null, [], {}, [[]], [null]),
);

/** Values for some of the fields that the endpoint knows, and for one it does not. */
function fieldsOf<T>(schema: AnyEndpoint['body'], value: fc.Arbitrary<T>) {
  const names = [...Object.keys(schema?.shape ?? {}), 'nepoznato'];
  return fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });
}

/**
 * Requests to each endpoint, the same ones in every run: a landing is not the place for a new find. `npm run test:long`
 * sends others, and more.
 */
const requests = process.env.NONSENSE_REQUESTS
  ? { numRuns: Number(process.env.NONSENSE_REQUESTS) }
  : { numRuns: 4, seed: 20_261_123 };

function requestTo(endpoint: AnyEndpoint) {
  return fc.record({
    params: fc.array(oddText, { minLength: 3, maxLength: 3 }),
    query: fieldsOf(endpoint.query, oddText),
    rawQuery: fc.option(fc.string(), { freq: 10 }),
    body: fc.oneof(
      { weight: 5, arbitrary: fieldsOf(endpoint.body, oddValue) },
      { weight: 1, arbitrary: oddValue },
    ),
    headers: fc.dictionary(
      fc.constantFrom(
        'language',
        'store',
        'refreshtoken',
        'referer',
        'customreferer',
        'if-none-match',
        'accept',
        'range',
      ),
      oddText.map(asHeader),
    ),
  });
}

type OddRequest = ReturnType<typeof requestTo> extends fc.Arbitrary<infer Odd> ? Odd : never;

function asHeader(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 1000);
}

function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 1500);
}

async function send(platform: TestPlatform, endpoint: AnyEndpoint, odd: OddRequest) {
  let place = 0;
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => inAddress(odd.params[place++] ?? '') || '0');
  const query = Object.entries(odd.query).map(([name, value]) => `${name}=${inAddress(value)}`);
  if (odd.rawQuery !== null) query.push(asHeader(odd.rawQuery).replaceAll(/[ #]/g, ''));
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  return platform.http(
    {
      method: endpoint.method,
      url: query.length > 0 ? `${path}?${query.join('&')}` : path,
      headers: { ...odd.headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { payload: JSON.stringify(odd.body) } : {}),
    },
    { as: endpoint.access === 'customer' ? 'customer' : 'staff' },
  );
}

test('[API-014] whatever stands in address, query, headers and body, no endpoint answers with a fault', async ({
  platform,
}) => {
  const faults: string[] = [];
  for (const endpoint of platform.endpoints) {
    const property = fc.asyncProperty(requestTo(endpoint), async (odd) => {
      const answer = await send(platform, endpoint, odd);
      return answer.statusCode < 500;
    });
    const run = await fc.check(property, requests);
    if (!run.failed) continue;
    const fault = `${endpoint.method} ${endpoint.path} seed ${run.seed} ${fc.stringify(run.counterexample)}`;
    faults.push(fault);
    // A second try has other inputs: what the first one found must not be lost with it.
    process.stderr.write(`\n[API-014] ${fault}\n`);
  }

  expect(faults).toEqual([]);
  // A quarter of a minute on a quiet machine, many minutes on one that does other things too.
}, 900_000);
