import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { userIdOf } from '../../../kernel/access/caller.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { mustBeFresh } from '../login/must-prove.ts';
import { readExport } from './data-export.queries.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const types = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' };

/** Answers the bytes of the caller's export as JSON or CSV; refuses with notFound, and with proofRequired an older login. */
export async function downloadDataExport(
  ctx: Ctx,
  { id, ext }: { id: string; ext: string },
  reply: FastifyReply,
): Promise<unknown> {
  const type = ext === 'json' || ext === 'csv' ? types[ext] : undefined;
  if (!type || !uuid.test(id)) throw new Refusal('notFound');
  const found = await readExport(ctx.db, ctx.site.id, userIdOf(ctx.caller), id);
  if (!found?.content) throw new Refusal('notFound');
  await mustBeFresh(ctx);
  const day = found.createdAt.toISOString().slice(0, 10);
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="podaci-${day}.${ext}"`);
  return reply.send(ext === 'json' ? found.content : toCsv(found.content));
}

/**
 * One row for each value: part, number of the record in it, field (nested ones with dots), value. Formulas are made
 * harmless, since people open it in spreadsheets.
 */
function toCsv(content: string): string {
  const parts = Object.entries(JSON.parse(content) as Record<string, unknown>);
  const rows = parts.flatMap(([part, records]) =>
    Array.isArray(records)
      ? records.flatMap((record, index) =>
          valuesOf(record).map(([field, value]) => [part, String(index + 1), field, value]),
        )
      : [[part, '', '', String(records)]],
  );
  return stringify([['part', 'record', 'field', 'value'], ...rows], { bom: true, escape_formulas: true });
}

function valuesOf(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
