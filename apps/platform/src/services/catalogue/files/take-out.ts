import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { TakenOut } from '@izlog/contract/product/files/table-targets';
import { openCatalogueFile } from 'catalogue-io';
import { toSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../../../kernel/context.ts';
import { sendCsv } from '../../../kernel/http/send-csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { withStored } from './product-file-job.ts';
import { mustFind } from './product-files.ts';
import { anyTable } from './read-table.ts';

/** Sends the catalogue or its stock as a file that comes back in as it was. */
export async function takeOut(ctx: Ctx, { what }: { what: TakenOut }, reply: FastifyReply): Promise<unknown> {
  const day = ctx.now.toISOString().slice(0, 10);
  if (what === 'stock') return sendCsv(reply, `zalihe-${day}.csv`, stockLines(ctx));
  const format = what === 'products' ? 'csv' : 'json';
  const out = new PassThrough();
  // The answer begins with what is written first; what fails on the way breaks it off.
  exportCatalogue(ctx, format, async (text) => {
    if (!out.write(text)) await once(out, 'drain');
  }).then(
    () => out.end(),
    (fault: unknown) => out.destroy(fault instanceof Error ? fault : new Error(String(fault))),
  );
  return reply
    .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="proizvodi-${day}.${format}"`)
    .send(out);
}

/** Levels as the catalogue has them: the file says nothing of the rest of a product, and so leaves it. */
async function* stockLines(ctx: Ctx): AsyncGenerator<string> {
  yield stringify([['record', 'key', 'name', 'stock', 'stock_tracked', 'stock_low_at', 'backorders']]);
  let after = 0;
  for (;;) {
    const { rows } = await ctx.db.execute<{ id: number; cells: string[] }>(sql`
      select p.id::int as id, array[case when p.parent_id is null then 'product' else 'variant' end, 'sku:' || p.sku,
          coalesce((select t.name from product_translations t where t.product_id in (p.id, p.parent_id)
            order by t.product_id = p.id desc, t.language = ${ctx.site.defaultLanguage} desc limit 1), ''),
          s.quantity::text, s.is_tracked::text, coalesce(s.low_at::text, ''), s.backorders] as cells
      from stock_levels s join products p on p.id = s.product_id
      where s.site_id = ${ctx.site.id} and p.sku is not null and p.id > ${after} order by p.id limit 1000`);
    yield stringify(rows.map(({ cells }) => cells.map(toSpreadsheetCell)));
    const last = rows.at(-1);
    if (!last || rows.length < 1000) return;
    after = last.id;
  }
}

/** Sends the refused rows of a file as they stood, each with the reason behind it. */
export async function refusedRows(
  kernel: Kernel,
  ctx: Ctx,
  { id }: { id: number },
  reply: FastifyReply,
): Promise<unknown> {
  const { key, name, report } = await mustFind(ctx, id);
  const reasons = new Map(
    (report?.refused ?? []).map(({ row, problems }) => [
      row,
      problems.map(({ column, reason, value }) => `${column}: ${value} ${reason}`.trim()).join('; '),
    ]),
  );
  const lines = key?.endsWith('.csv')
    ? await withStored(kernel, key, (path) => linesAsTheyStood(path, reasons))
    : [['row', 'reason'], ...[...reasons].map(([row, reason]) => [String(row), reason])];
  async function* parts() {
    yield stringify(lines.map((cells) => cells.map(toSpreadsheetCell)));
  }
  return sendCsv(reply, `odbijeno-${name.replaceAll(/[^\w.-]/g, '_').slice(0, 80)}.csv`, parts());
}

async function linesAsTheyStood(path: string, reasons: ReadonlyMap<number, string>): Promise<string[][]> {
  const file = await openCatalogueFile(path, anyTable);
  const lines = [[...file.columns.titles, 'reason']];
  for await (const { row, cells } of file.rows()) {
    const reason = reasons.get(row);
    if (reason !== undefined)
      lines.push([...file.columns.titles.map((_title, place) => cells[place] ?? ''), reason]);
  }
  return lines;
}
