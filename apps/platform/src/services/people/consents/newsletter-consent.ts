import type { Ctx } from '#platform/kernel/context.ts';
import { confirmWish, endNewsletter, listAssignments, wishForNewsletter } from './consent.queries.ts';
import { listGivenConsents } from './given-consents.ts';
import { recordConsents } from './record-consents.ts';

/**
 * Unique numbers of the consents that mean the newsletter: its form asks for them, and no other form requires them, as it
 * does the policy of privacy.
 */
async function newsletterConsents(ctx: Ctx): Promise<string[]> {
  const all = await listAssignments(ctx);
  const isRequiredElsewhere = (uniqueNumber: string) =>
    all.some((one) => one.uniqueNumber === uniqueNumber && one.formType !== 'newsletter' && one.isRequired);
  return all
    .filter((one) => one.formType === 'newsletter' && !isRequiredElsewhere(one.uniqueNumber))
    .map((one) => one.uniqueNumber);
}

/** Anyone who ticks the newsletter while registering is on the list, and waits there for the e-mail to be confirmed. */
export async function wishNewsletter(ctx: Ctx, email: string, accepted: readonly string[]): Promise<void> {
  if (accepted.length === 0) return;
  const meant = await newsletterConsents(ctx);
  if (accepted.some((one) => meant.includes(one))) await wishForNewsletter(ctx, email.toLowerCase());
}

/**
 * The confirmed e-mail of an account confirms its newsletter too: one proof of the address is enough. A subscription that
 * the account did not consent to waits for its own link.
 */
export async function confirmWishedNewsletter(ctx: Ctx, user: { id: number; email: string }): Promise<void> {
  const given = await listGivenConsents(ctx, user);
  const meant = given.length === 0 ? [] : await newsletterConsents(ctx);
  const isMeant = given.some((one) => one.sourceType === 'registerForm' && meant.includes(one.uniqueNumber));
  if (isMeant) await confirmWish(ctx, user.email.toLowerCase());
}

/** Anyone who leaves the newsletter withdraws the consent to it, and the log says so. */
export async function leaveNewsletter(ctx: Ctx, email: string): Promise<void> {
  await endNewsletter(ctx, email);
  await recordConsents(ctx, {
    status: 'withdrawn',
    sourceType: 'newsletter',
    consents: await newsletterConsents(ctx),
    user: { userType: 'guest', email },
  });
}
