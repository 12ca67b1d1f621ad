import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Transport, toRequest } from '@izlog/contract/client';
import type { AnyEndpoint, EndpointInput } from '@izlog/contract/endpoint';
import type { Site } from '@izlog/platform/kernel/context';
import pg from 'pg';
import type { BareCase } from '../yardsticks/statement-server.ts';
import type { Load } from './load.ts';
import { recordCall, type Statement, storeOf } from './recorded-call.ts';

/** Calls of an endpoint as requests of the load generator; the header `x-case` numbers them for the yardstick. */
export function apiRequests<E extends AnyEndpoint>(
  site: Site,
  endpoint: E,
  inputs: readonly EndpointInput<E>[],
): Load['requests'] {
  return inputs.map((input, index) => {
    const { method, url, headers, body }: Omit<Parameters<Transport>[0], 'body'> & { body?: string } =
      toRequest(endpoint, { ...input } as Record<string, unknown>, {
        apiKey: site.apiKey,
        site: String(site.id),
        store: String(storeOf(site)),
        language: site.defaultLanguage,
      });
    return { method, path: url, headers: { ...headers, 'x-case': String(index) }, body };
  });
}

/** Writes down for the yardstick what it has to do for each call: the statements that `choose` takes of those of ours. */
export async function writeBareCases<E extends AnyEndpoint>(
  file: string,
  { database, site, endpoint }: { database: string; site: Site; endpoint: E },
  inputs: readonly EndpointInput<E>[],
  choose: (sent: { first: Statement[]; again: Statement[] }) => Statement[],
): Promise<void> {
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  const cases: BareCase[] = [];
  try {
    for (const input of inputs) {
      const { answer, ...sent } = await recordCall(pool, site, endpoint, input);
      cases.push({ answer, statements: choose(sent) });
    }
  } finally {
    await pool.end();
  }
  writeFileSync(file, JSON.stringify(cases));
}

/** Throws when the two servers do not give the same answer to each request. */
export async function mustAnswerAlike(
  ours: string,
  yardstick: string,
  requests: Load['requests'],
): Promise<void> {
  for (const { method, path, headers, body } of requests) {
    const [one, other] = await Promise.all(
      [ours, yardstick].map(async (url) => {
        const answer = await fetch(url + path, { method, headers, body });
        return answer.json() as Promise<unknown>;
      }),
    );
    if (!isDeepStrictEqual(one, other))
      throw new Error(
        `${path} ${body}: the yardstick answers something else.\n${JSON.stringify(one)}\n${JSON.stringify(other)}`,
      );
  }
}
