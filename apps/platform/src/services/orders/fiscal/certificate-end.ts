import { isLive } from '@izlog/contract/ecommerce/duties/invoicing';
import type { Ctx } from '#platform/kernel/context.ts';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { readSeller } from '../placing/seller.ts';
import { findCertificateEnd } from './certificate.queries.ts';

const day = 24 * 60 * 60 * 1000;
/** So long before its end a new certificate is asked for: a provider needs days. */
const leadTime = 30 * day;

/** Whether a certificate ends within a month, or has ended. */
export const endsSoon = (until: Date, now: Date): boolean => until.getTime() - now.getTime() < leadTime;

/**
 * The certificate of a shop that is live, where it ends within a month; `until` is null where there is none. Nothing where
 * another program invoices, or the shop is not live yet: then nobody needs one.
 */
export async function findEndingCertificate(
  asking: Pick<Ctx, 'db' | 'site' | 'now'>,
): Promise<{ until: Date | null } | undefined> {
  const { invoicing } = await readSeller(asking);
  if (!isLive(invoicing)) return undefined;
  const until = (await findCertificateEnd(asking)) ?? null;
  return until === null || endsSoon(until, asking.now) ? { until } : undefined;
}

/** It stands in what waits for staff until a new one is put in; in its last week it is urgent. */
export const endingCertificate: TodoProvider = {
  name: 'certificate',
  needs: 'settings.edit',
  async count(ctx) {
    const ending = await findEndingCertificate(ctx);
    if (!ending) return { count: 0 };
    const { until } = ending;
    return { count: 1, until, isUrgent: until === null || until.getTime() - ctx.now.getTime() < 7 * day };
  },
};
