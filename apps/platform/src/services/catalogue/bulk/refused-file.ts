import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { bulkRefusedFile, listBulkRefused } from '@izlog/contract/product/record/product-bulk';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, type SheetWords, sendSheet } from '#platform/kernel/files/sheet.ts';
import { listRefused } from './bulk-products.ts';

type Line = EndpointReturn<typeof listBulkRefused>['lines'][number];

/** Sends the products that a change leaves alone, so that they can be put right and imported again. */
export const sendRefused = (
  ctx: Ctx,
  { id, reader }: EndpointParsed<typeof bulkRefusedFile>,
  reply: FastifyReply,
): Promise<unknown> =>
  sendSheet(reply, `izostavljeni-${id}.csv`, columns, linesOf(ctx, id), { reader, language: ctx.language });

async function* linesOf(ctx: Ctx, id: number): AsyncGenerator<Line[]> {
  let after: number | null = 0;
  while (after !== null) {
    const page: EndpointReturn<typeof listBulkRefused> = await listRefused(ctx, { id, after });
    yield page.lines;
    after = page.next;
  }
}

const column = (
  name: keyof SheetWords['bulk'],
  cell: (line: Line) => string,
  rest: Partial<SheetColumn<Line>> = {},
): SheetColumn<Line> => ({ name, heading: ({ bulk }) => bulk[name], cell, ...rest });

const columns: readonly SheetColumn<Line>[] = [
  column('id', ({ productId }) => String(productId), { kind: 'number' }),
  column('sku', ({ sku }) => sku ?? ''),
  column('name', ({ name }) => name),
  // An amount, pieces, a state, or ids.
  column('before', ({ before }) => (Array.isArray(before) ? before.join(' ') : String(before ?? '')), {
    kind: 'number',
  }),
  column('reason', ({ reason }) => reason, { says: ({ bulkReasons }) => bulkReasons }),
];
