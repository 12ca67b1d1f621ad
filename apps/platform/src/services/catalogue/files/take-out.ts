import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { TakenOut } from '@izlog/contract/product/files/table-targets';
import type { FileReader } from '@izlog/contract/resource/file-reader';
import { kindOfColumn, openCatalogueFile } from 'catalogue-io';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, type SheetWords, sendSheet } from '#platform/kernel/files/sheet.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { catalogueSheetOf } from '../export/catalogue-files.ts';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { withStored } from './product-file-job.ts';
import { mustFind } from './product-files.ts';
import { anyTable } from './read-table.ts';

/** Sends the catalogue or its stock as a file that comes back in as it was. */
export async function takeOut(
  ctx: Ctx,
  { what, reader }: { what: TakenOut; reader: FileReader },
  reply: FastifyReply,
): Promise<unknown> {
  const { language } = ctx;
  const day = ctx.now.toISOString().slice(0, 10);
  if (what === 'stock')
    return sendSheet(reply, `zalihe-${day}.csv`, stockColumns, stockRows(ctx), { reader, language });
  const format = what === 'products' ? 'csv' : 'json';
  const out = new PassThrough();
  // The answer begins with what is written first; what fails on the way breaks it off.
  const sheet = reader === 'person' ? catalogueSheetOf(language) : undefined;
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  exportCatalogue(ctx, format, write, sheet).then(
    () => out.end(),
    (fault: unknown) => out.destroy(fault instanceof Error ? fault : new Error(String(fault))),
  );
  return reply
    .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="proizvodi-${day}.${format}"`)
    .send(out);
}

const stockTitles = [
  'record',
  'key',
  'name',
  'stock',
  'stock_tracked',
  'stock_low_at',
  'backorders',
] as const;

/** The titles of the catalogue, by which it comes back in. */
const stockColumns = stockTitles.map(
  (name, place): SheetColumn<readonly string[]> => ({
    name,
    heading: ({ products }) => products[name],
    kind: kindOfColumn(name),
    cell: (row) => row[place] ?? '',
  }),
);

/** Levels as the catalogue has them: the file says nothing of the rest of a product, and so leaves it. */
async function* stockRows(ctx: Ctx): AsyncGenerator<string[][]> {
  let after = 0;
  for (;;) {
    const { rows } = await ctx.db.execute<{ id: number; cells: string[] }>(sql`
      select p.id::int as id, array[case when p.parent_id is null then 'product' else 'variant' end, 'sku:' || p.sku,
          coalesce((select t.name from product_translations t where t.product_id in (p.id, p.parent_id)
            order by t.product_id = p.id desc, t.language = ${ctx.site.defaultLanguage} desc limit 1), ''),
          s.quantity::text, s.is_tracked::text, coalesce(s.low_at::text, ''), s.backorders] as cells
      from stock_levels s join products p on p.id = s.product_id
      where s.site_id = ${ctx.site.id} and p.sku is not null and p.id > ${after} order by p.id limit 1000`);
    yield rows.map(({ cells }) => cells);
    const last = rows.at(-1);
    if (!last || rows.length < 1000) return;
    after = last.id;
  }
}

/** Sends the refused rows of a file as they stood, each with the reason behind it. */
export async function refusedRows(
  kernel: Kernel,
  ctx: Ctx,
  { id, reader }: { id: number; reader: FileReader },
  reply: FastifyReply,
): Promise<unknown> {
  const { key, name, report } = await mustFind(ctx, id);
  const reasons = new Map(
    (report?.refused ?? []).map(({ row, problems }) => [
      row,
      problems.map(({ column, reason, value }) => `${column}: ${value} ${reason}`.trim()).join('; '),
    ]),
  );
  const [titles = [], ...rows] = key?.endsWith('.csv')
    ? await withStored(kernel, key, (path) => linesAsTheyStood(path, reasons))
    : [['row', 'reason'], ...[...reasons].map(([row, reason]) => [String(row), reason])];
  const columns = titles.map((title, place): SheetColumn<readonly string[]> => {
    // The last says what was wrong; the others stay as their file called them.
    const isOurs = place === titles.length - 1 || key === null;
    return {
      name: title,
      heading: ({ refused }) => (isOurs ? (refused[title as keyof SheetWords['refused']] ?? title) : title),
      kind: 'asItStood',
      cell: (row) => row[place] ?? '',
    };
  });
  const filename = `odbijeno-${name.replaceAll(/[^\w.-]/g, '_').slice(0, 80)}.csv`;
  return sendSheet(reply, filename, columns, [rows], { reader, language: ctx.language });
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
