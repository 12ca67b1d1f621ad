import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { register as endpoint } from '@izlog/contract/user/register';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { wishNewsletter } from '../consents/newsletter-consent.ts';
import { mustAcceptConsents, recordConsents } from '../consents/record-consents.ts';
import { refuseCommonPassword } from '../login/common-password.ts';
import { mailLinks } from '../login/mail-links.ts';
import { addMailedToken } from '../login/mailed-token.queries.ts';
import { hashPassword } from '../login/password.ts';
import { takeCard } from '../member-card/member-card.queries.ts';
import { issueCard, mustIssueCards } from '../member-card/member-card.ts';
import { sendAccountMail } from './account-mails.ts';
import { insertAddresses } from './address.queries.ts';
import { mustConfirmEmail } from './must-confirm-email.ts';
import { presentUser } from './present-user.ts';
import { insertCustomer } from './user.queries.ts';
import { verificationTokenOf } from './verify-email.ts';

/** Registrations from one address in an hour: a school or a fair fits in, a search for existing accounts does not. */
const mostRegistrations = 30;

/**
 * Creates a customer (AUTH-048): account, addresses, member card and consents together or not at all. Refuses with
 * userExists (AUTH-049), memberCardInvalid, consentRequired and a common password with validationFailed.
 */
export async function register(
  kernel: Kernel,
  ctx: Ctx,
  input: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  await limitAddress(ctx, 'register', mostRegistrations, 3600);
  const { email, password, details, addresses } = input;
  await mustAcceptConsents(ctx, 'registerForm', input.consents);
  await refuseCommonPassword(password, 'password', [
    email,
    details.firstName,
    details.lastName,
    ctx.site.name,
  ]);
  const passwordHash = await hashPassword(password);
  const mustConfirm = await mustConfirmEmail(ctx);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now, language } = inner;
    const row = await insertCustomer(db, {
      siteId: site.id,
      email,
      passwordHash,
      ...details,
      company: input.company ?? null,
      language,
      createdAt: now,
    });
    if (!row) throw new Refusal('userExists');
    if (input.memberCardBarcode && !(await takeCard(db, site.id, row.id, input.memberCardBarcode)))
      throw new Refusal('memberCardInvalid');
    if (!input.memberCardBarcode && (await mustIssueCards(inner))) await issueCard(db, site.id, row.id);
    await insertAddresses(db, site.id, row.id, addresses);
    await recordConsents(inner, {
      sourceType: 'registerForm',
      consents: input.consents,
      user: { userType: 'user', userId: row.id, email },
    });
    await wishNewsletter(inner, email, input.consents);
    const token = await addMailedToken(
      db,
      { siteId: site.id, userId: row.id, email, purpose: 'verify' },
      now,
    );
    await sendAccountMail(kernel, inner, 'confirmEmail', row, mailLinks.verify(token), 'verify');
    const user = await presentUser(inner, row);
    return mustConfirm ? { user, verificationToken: verificationTokenOf(kernel, site.id, row.id) } : { user };
  });
}
