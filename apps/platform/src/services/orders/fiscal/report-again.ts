import type { reportDocumentsAgain } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { eq } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listDocuments } from '../documents/document.queries.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { findOrder } from '../order.queries.ts';
import { retryChanges } from './change.queries.ts';
import { listUnconfirmed, reportJob, updateFiscalMessage } from './fiscal.queries.ts';

/** Sends again what of an order the tax host has not confirmed, refused ones too: somebody has mended what was wrong. */
export function reportAgain(
  outer: Ctx,
  { slug }: EndpointParsed<typeof reportDocumentsAgain>,
): Promise<EndpointReturn<typeof reportDocumentsAgain>> {
  return inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug);
    if (!order) throw new Refusal('notFound');
    const open = await listUnconfirmed(ctx, eq(issuedDocuments.orderId, order.id));
    for (const { message } of open)
      await updateFiscalMessage(ctx, message.id, { state: 'waiting', nextAt: ctx.now });
    const documents = await listDocuments(ctx, order.id);
    const changes = await retryChanges(
      ctx,
      documents.map(({ id }) => id),
    );
    const count = open.length + changes;
    if (count > 0) {
      await ctx.jobs.send(ctx.db, reportJob, { siteId: ctx.site.id });
      noteChange(ctx, `order ${slug}`, {}, { reportedAgain: count });
    }
    return { documents: count };
  });
}
