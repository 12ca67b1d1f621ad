import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { Recaptcha } from '@izlog/contract/settings/captcha';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { consents, mustBeHuman } from '#platform/services/people/index.ts';
import { addRequest, isShownProduct, listWaitingSites, takeFulfilled } from './availability.queries.ts';

/**
 * Notes that somebody wants to hear when a product can be bought again (PRODUCT-041); the same wish twice is one.
 * Refuses products that are not shown (notFound).
 */
export async function subscribeAvailability(
  kernel: Kernel,
  outer: Ctx,
  input: { product: number; email: string; consents: readonly string[]; recaptcha?: Recaptcha },
): Promise<void> {
  await limitAddress(outer, 'availability', 20, 3600);
  await mustBeHuman(kernel, outer, input.recaptcha);
  await consents.mustAccept(outer, 'productAvailabilityForm', input.consents);
  const email = input.email.toLowerCase();
  await inTransaction(outer, async (ctx) => {
    if (!(await isShownProduct(ctx, input.product))) throw new Refusal('notFound');
    if (!(await addRequest(ctx, input.product, email))) return;
    await consents.record(ctx, {
      sourceType: 'productAvailabilityForm',
      consents: input.consents,
      user: { userType: 'guest', email },
    });
  });
}

/** Wishes fulfilled in one transaction. */
const batchSize = 100;

/**
 * Registers the job that looks every minute whose product can be bought again. Looking beats listening here: stock comes
 * back in many ways (a delivery, an import, a cancelled order, a cart that expired), and none can forget to tell.
 */
export function defineAvailabilityJob(kernel: Kernel): void {
  kernel.jobs.define('product-availability', () => sendAvailability(kernel, new Date()), '* * * * *');
}

/** Sends every notice that is due, each once: the wish goes and the mail comes in one transaction. */
export async function sendAvailability(kernel: Kernel, now: Date): Promise<void> {
  for (const siteId of await listWaitingSites(kernel.database.db)) {
    const ctx = await jobContext(kernel, siteId, 'product-availability', now);
    while (ctx && (await sendBatch(kernel, ctx)) === batchSize);
  }
}

function sendBatch(kernel: Kernel, outer: Ctx): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const wishes = await takeFulfilled(ctx, batchSize);
    const base = await siteAddress(kernel, ctx, '/', ctx.site.defaultLanguage);
    for (const { id, email, language, name, slug } of wishes) {
      const path = contentPath('product', slug, { language, defaultLanguage: ctx.site.defaultLanguage });
      await sendMail(
        ctx,
        'availability',
        email,
        { product: name, url: new URL(path, base).href },
        { language, key: `availability ${id}`, isBulk: true },
      );
    }
    return wishes.length;
  });
}
