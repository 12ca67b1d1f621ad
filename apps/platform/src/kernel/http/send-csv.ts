import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Answers a file of CSV (UTF-8 with BOM) part by part, in the memory of one part. The first part is made before the
 * answer begins, so that what is refused, or fails, is answered as everywhere.
 */
export async function sendCsv(reply: FastifyReply, filename: string, parts: AsyncGenerator<string>) {
  const first = await parts.next();
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(Readable.from(wholeOf(first.value ?? '', parts)));
}

async function* wholeOf(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield `\uFEFF${first}`;
  yield* rest;
}
