import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../harness/recorded-call.ts';

/** What the yardstick of an API call does for one request: its statements, one after another, then its answer. */
export interface BareCase {
  statements: Statement[];
  answer: unknown;
}

/*
 * The yardstick of an API call: a bare Fastify route that parses the body, runs the statements, prepared, on a pool of
 * the same size, and answers the same JSON; no headers, rights, validation, presenting or cache tags. The header
 * `x-case` says which request it is.
 */
const [file = '', connectionString] = process.argv.slice(2);
const names = new Map<string, string>();
const cases = (JSON.parse(readFileSync(file, 'utf8')) as BareCase[]).map(({ statements, answer }) => ({
  answer,
  statements: statements.map(({ text, values }) => ({ name: nameOf(text), text, values })),
}));
const pool = new pg.Pool({ connectionString, max: 10 });

const app = Fastify();
app.all('/*', async (request) => {
  const one = cases[Number(request.headers['x-case'])];
  if (!one) throw new Error('There is no such case.');
  let rows = 0;
  for (const statement of one.statements) rows += (await pool.query(statement)).rows.length;
  if (rows === 0) throw new Error('The statements give no rows.');
  return { data: one.answer };
});
process.stdout.write(`listens on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit(0));

/** Equal texts are prepared once for each connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}
