import { outcomeOf } from '@izlog/contract/client';
import { validateMembersBarcode } from '@izlog/contract/user/member-card';
import type { MessageKey } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Why a member card cannot be kept; nothing when the platform says that it is valid (AUTH-042, ACCT-009, ACCT-034, ACCT-035). */
export async function reasonAgainstCard(
  { call }: SiteContext,
  barcode: string,
): Promise<MessageKey | undefined> {
  const outcome = await outcomeOf(call(validateMembersBarcode, { barcode }));
  if (outcome.errored) {
    const { code } = outcome.error;
    return code === 'VALIDATION_FAILED'
      ? 'core.notifications.membershipCardBarcodeInvalid'
      : 'core.notifications.membershipCardBarcodeError';
  }
  return outcome.data.isValid ? undefined : 'core.notifications.membershipCardBarcodeInvalid';
}
