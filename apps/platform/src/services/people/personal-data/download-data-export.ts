import type { FileReader } from '@izlog/contract/resource/file-reader';
import type { FastifyReply } from 'fastify';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, type SheetWords, sendSheet } from '#platform/kernel/files/sheet.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mustBeFresh } from '../login/must-prove.ts';
import { readExport } from './data-export.queries.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Answers the bytes of the caller's export as JSON or CSV; refuses with notFound, and with proofRequired an older login. */
export async function downloadDataExport(
  ctx: Ctx,
  { id, ext, reader }: { id: string; ext: string; reader: FileReader },
  reply: FastifyReply,
): Promise<unknown> {
  if (!(ext === 'json' || ext === 'csv') || !uuid.test(id)) throw new Refusal('notFound');
  const found = await readExport(ctx.db, ctx.site.id, userIdOf(ctx.caller), id);
  if (!found?.content) throw new Refusal('notFound');
  await mustBeFresh(ctx);
  const day = found.createdAt.toISOString().slice(0, 10);
  const name = `podaci-${day}.${ext}`;
  if (ext === 'csv') {
    const { language } = ctx;
    return sendSheet(reply, name, columns, [rowsOf(found.content)], { reader, language });
  }
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(found.content);
}

type Row = readonly [part: string, record: string, field: string, value: string];

const column = (name: keyof SheetWords['personal'], place: number): SheetColumn<Row> => ({
  name,
  heading: ({ personal }) => personal[name],
  cell: (row) => row[place] ?? '',
});
const columns = [column('part', 0), column('record', 1), column('field', 2), column('value', 3)];

/** One row for each value: part, number of the record in it, field (nested ones with dots), value. */
function rowsOf(content: string): Row[] {
  const parts = Object.entries(JSON.parse(content) as Record<string, unknown>);
  return parts.flatMap(([part, records]) =>
    Array.isArray(records)
      ? records.flatMap((record, index) =>
          valuesOf(record).map(([field, value]): Row => [part, String(index + 1), field, value]),
        )
      : [[part, '', '', String(records)] as const],
  );
}

function valuesOf(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
