import type { Recaptcha } from '@izlog/contract/settings/captcha';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { mustBeHuman } from '../captcha/must-be-human.ts';
import { mustAcceptConsents, recordConsents } from '../consents/record-consents.ts';
import { askForNewsletter, setSubscriber } from './newsletter.queries.ts';
import { newsletterToken } from './newsletter-token.ts';

/** Hours in which a subscription can be confirmed. */
export const confirmHours = 72;
/** Time in ms before the confirming mail is sent again: nobody can fill a stranger's mailbox with our mails. */
const mailPause = 10 * 60_000;

/**
 * Puts an address on the list as pending and sends the confirming mail (MKT-001). Refuses with
 * alreadySubscribedToNewsletter (MKT-002). The consents count from now, the newsletter from the confirmation.
 */
export async function subscribeNewsletter(
  kernel: Kernel,
  outer: Ctx,
  input: { email: string; consents: readonly string[]; recaptcha?: Recaptcha },
): Promise<void> {
  await limitAddress(outer, 'newsletter', 20, 3600);
  await mustBeHuman(kernel, outer, input.recaptcha);
  await mustAcceptConsents(outer, 'newsletter', input.consents);
  const email = input.email.toLowerCase();
  await inTransaction(outer, async (ctx) => {
    const { row, isNew } = await askForNewsletter(ctx, email);
    if (row.state === 'subscribed') throw new Refusal('alreadySubscribedToNewsletter');
    if (!isNew && row.state === 'pending' && ctx.now.getTime() - row.askedAt.getTime() < mailPause) return;
    const askedAt = ctx.now;
    await setSubscriber(ctx, row.id, { state: 'pending', askedAt, language: ctx.language });
    await recordConsents(ctx, {
      sourceType: 'newsletter',
      consents: input.consents,
      user: { userType: 'guest', email },
    });
    const token = newsletterToken(kernel, 'confirm', { ...row, askedAt });
    const url = await siteAddress(kernel, ctx, `/_/newsletter/confirm?token=${token}`);
    await sendMail(ctx, 'newsletterConfirm', email, { url, hours: confirmHours });
  });
}
