import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { leaveNewsletter } from '../consents/newsletter-consent.ts';
import { noteLeaving } from './issue.queries.ts';
import { findSubscriber, type SubscriberRow, setSubscriber } from './newsletter.queries.ts';
import { newsletterToken, readNewsletterToken, type TokenUse } from './newsletter-token.ts';
import { confirmHours } from './subscribe-newsletter.ts';

/** Confirms a subscription; again is no harm. Refuses with tokenInvalid what is not ours, spent or too old. */
export function confirmNewsletter(kernel: Kernel, outer: Ctx, token: string): Promise<{ email: string }> {
  return inTransaction(outer, async (ctx) => {
    const row = await subscriberOf(kernel, ctx, 'confirm', token);
    const isLate = ctx.now.getTime() - row.askedAt.getTime() > confirmHours * 3600_000;
    if (row.state === 'unsubscribed' || (row.state === 'pending' && isLate))
      throw new Refusal('tokenInvalid');
    if (row.state === 'pending') {
      await setSubscriber(ctx, row.id, { state: 'subscribed', confirmedAt: ctx.now, endedAt: null });
      await sendMail(
        ctx,
        'newsletterWelcome',
        row.email,
        { unsubscribeUrl: await unsubscribeAddress(kernel, ctx, row) },
        { language: row.language },
      );
    }
    return { email: row.email };
  });
}

/** Ends a subscription (RFC 8058): called by mail programs and by our page, without site or key, so the token says it all. */
export async function unsubscribeNewsletter(kernel: Kernel, token: string, now: Date): Promise<void> {
  const ctx = await contextOf(kernel, token, now);
  const row = await subscriberOf(kernel, ctx, 'unsubscribe', token);
  if (row.state === 'unsubscribed') return;
  await inTransaction(ctx, async (inner) => {
    await leaveNewsletter(inner, row.email);
    await noteLeaving(inner, row.id);
  });
}

/** The page on which a person ends a subscription. */
export async function unsubscribePage(kernel: Kernel, token: string, now: Date): Promise<string> {
  const ctx = await contextOf(kernel, token, now);
  const row = await subscriberOf(kernel, ctx, 'unsubscribe', token);
  return siteAddress(kernel, ctx, `/_/newsletter/unsubscribe?token=${token}`, row.language);
}

/** The address that ends a subscription, for every issue: opened or called, it works without anything else. */
export async function unsubscribeAddress(
  kernel: Kernel,
  ctx: Ctx,
  row: Pick<SubscriberRow, 'siteId' | 'id' | 'askedAt'>,
): Promise<string> {
  const token = newsletterToken(kernel, 'unsubscribe', row);
  const base = await siteAddress(kernel, ctx, '/', ctx.site.defaultLanguage);
  return new URL(`/api/v1/marketing/newsletter/unsubscribe/${token}`, base).href;
}

async function contextOf(kernel: Kernel, token: string, now: Date): Promise<Ctx> {
  const named = readNewsletterToken(token);
  const ctx = named && (await jobContext(kernel, named.siteId, 'newsletter', now));
  if (!ctx) throw new Refusal('tokenInvalid');
  return ctx;
}

async function subscriberOf(kernel: Kernel, ctx: Ctx, use: TokenUse, token: string): Promise<SubscriberRow> {
  const named = readNewsletterToken(token);
  const row = named?.siteId === ctx.site.id ? await findSubscriber(ctx, named.id) : undefined;
  if (!row || newsletterToken(kernel, use, row) !== token) throw new Refusal('tokenInvalid');
  return row;
}
