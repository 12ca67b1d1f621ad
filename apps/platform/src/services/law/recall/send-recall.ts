import type { previewRecall, sendRecall } from '@izlog/contract/ecommerce/law/recalls';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { eq } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { pageAddress, sendMails } from '#platform/services/messaging/index.ts';
import { mainAddress, readOptions } from '#platform/services/settings/index.ts';
import { recalls } from '../law.tables.ts';
import {
  findRecalled,
  listRecalls,
  listUnwritten,
  putRecallOrders,
  type RecallScope,
  readReach,
} from './recall.queries.ts';

const job = 'recall-mails';
/** Mails written into the outbox at once. */
const atOnce = 200;

/** Whom a recall would reach, and the recalls that were sent. */
export async function showRecall(
  ctx: Ctx,
  { productId, boughtFrom, boughtTo }: EndpointParsed<typeof previewRecall>,
): Promise<EndpointReturn<typeof previewRecall>> {
  const name = await findRecalled(ctx, productId);
  if (name === undefined) throw new Refusal('notFound');
  const sent = await listRecalls(ctx, productId);
  return {
    name,
    reach: await readReach(ctx, {
      productId,
      boughtFrom: boughtFrom ?? null,
      boughtTo: boughtTo ?? null,
    }),
    sent: sent.map((one) => ({
      ...one,
      at: new Date(one.at).toISOString(),
      waiting: one.people - one.delivered - one.failed,
    })),
  };
}

/**
 * Recalls a product: writes down which orders it is about and sends the job that writes to each person once. Refuses where it
 * would reach others than the preview named.
 */
export function recallProduct(
  ctx: Ctx,
  { productId, texts, people, boughtFrom, boughtTo }: EndpointParsed<typeof sendRecall>,
): Promise<EndpointReturn<typeof sendRecall>> {
  return inTransaction(ctx, async (inner) => {
    const name = await findRecalled(inner, productId);
    if (name === undefined) throw new Refusal('notFound');
    const own = inner.site.defaultLanguage;
    if (!texts[own]) throw wrong(`texts.${own}`, 'required', 'The language of the shop has to be there.');
    if (boughtFrom !== null && boughtTo !== null && boughtTo < boughtFrom)
      throw wrong('boughtTo', 'order', 'It is before the first day.');
    const scope: RecallScope = { productId, boughtFrom, boughtTo };
    const reach = await readReach(inner, scope);
    if (reach.people !== people)
      throw wrong('people', 'changed', `It reaches ${reach.people} people by now.`);
    const [row] = await inner.db
      .insert(recalls)
      .values({
        siteId: inner.site.id,
        productId,
        productName: name,
        boughtFrom,
        boughtTo,
        texts,
        people: reach.people,
        orders: reach.orders,
        sentBy: inner.caller.kind === 'staff' ? inner.caller.userId : null,
        createdAt: inner.now,
      })
      .returning({ id: recalls.id });
    if (!row) throw new Error('the recall was not written down');
    await putRecallOrders(inner, row.id, scope);
    await inner.jobs.send(inner.db, job, { siteId: inner.site.id, recallId: row.id });
    return { id: row.id, people: reach.people, orders: reach.orders };
  });
}

const wrong = (path: string, kind: string, message: string) =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });

/** Registers the job that writes the mails of a recall; a try that broke off goes on where it stood. */
export function defineRecallJob(kernel: Kernel): void {
  kernel.jobs.define<{ siteId: number; recallId: number }>(job, async ({ siteId, recallId }) => {
    const ctx = await jobContext(kernel, siteId, job, new Date());
    if (ctx) await mailRecall(kernel, ctx, recallId);
  });
}

/** Writes to those of a recall who were not written to yet, each once. */
export async function mailRecall(kernel: Kernel, ctx: Ctx, recallId: number): Promise<void> {
  const [recall] = await ctx.db.select().from(recalls).where(eq(recalls.id, recallId));
  if (!recall) return;
  const options = await readOptions(ctx, ['CompanyName', 'CompanyEmail', 'CompanyPhone']);
  const contact = [...options.values()].filter(Boolean).join(', ');
  const base = await mainAddress(kernel, ctx.site);
  for (;;) {
    const people = await listUnwritten(ctx, recallId, atOnce);
    await sendMails(
      ctx,
      people.map(({ mailKey, email, name, language, orders }) => {
        const said = recall.texts[language] ?? recall.texts[ctx.site.defaultLanguage];
        if (!said) throw new Error(`the recall ${recallId} has no words`);
        return {
          template: 'productRecall' as const,
          to: email,
          data: {
            name,
            product: recall.productName,
            orders: orders.join(', '),
            ...said,
            contact,
            url: pageAddress(base, ctx, '/', language),
          },
          options: { language, recipientName: name, key: mailKey, isBulk: true },
        };
      }),
    );
    if (people.length < atOnce) return;
  }
}
