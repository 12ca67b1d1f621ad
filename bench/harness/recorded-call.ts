import type { AnyEndpoint, EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import { createVersionedCache } from '@izlog/platform/kernel/changes/versioned-cache';
import type { Site } from '@izlog/platform/kernel/context';
import { Held } from '@izlog/platform/kernel/held';
import { noJobs } from '@izlog/platform/kernel/jobs/jobs';
import { productRoutes } from '@izlog/platform/services/catalogue/catalogue.routes';
import { listRoutes } from '@izlog/platform/services/search/lists/list.routes';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';

/** A statement as it was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Calls an endpoint of the catalogue that remembers nothing yet, and records the statements it sends (`first`): those
 * that read every row of the answer; and those of a second call (`again`). The yardsticks send them too, and do nothing
 * else.
 */
export async function recordCall<E extends AnyEndpoint>(
  pool: pg.Pool,
  site: Site,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<{ answer: EndpointAnswer<E>; first: Statement[]; again: Statement[] }> {
  const routes = [...productRoutes, ...listRoutes];
  const route = routes.find((one) => one.endpoint.path === endpoint.path);
  if (!route) throw new Error(`The catalogue has no ${endpoint.path}.`);
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  const ctx = {
    requestId: 'bench',
    now: new Date(),
    log: pino({ level: 'silent' }),
    db: drizzle({ client: pool, casing: 'snake_case', logger }),
    jobs: noJobs,
    site,
    storeId: storeOf(site),
    language: site.defaultLanguage,
    caller: { kind: 'visitor' as const },
    tags: new Set<string>(),
    versioned: createVersionedCache(),
    held: new Held(),
    ip: '',
  };
  const request = endpoint.body ? { body: input } : { query: stringified(input) };
  const call = async () => {
    statements.length = 0;
    const answer = await route.answer(
      ctx,
      { headers: {}, ...request } as FastifyRequest,
      // The routes of the catalogue answer by what they return.
      undefined as unknown as FastifyReply,
    );
    const { data } = answer as { data: unknown };
    return { answer: data as EndpointAnswer<E>, sent: [...statements] };
  };
  const { sent: first } = await call();
  const { answer, sent: again } = await call();
  return { answer, first, again };
}

/** The store that sells in the site's own language. */
export function storeOf(site: Site): number | undefined {
  return site.stores.find(({ language }) => language === site.defaultLanguage)?.id;
}

function stringified(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}
