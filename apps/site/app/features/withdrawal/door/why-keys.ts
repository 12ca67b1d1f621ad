import type { WithdrawalException } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { MessageKey } from '#site/i18n/messages.ts';

/** Why the right of withdrawal does not reach a line, in words. */
export const whyKeys = {
  personalised: 'withdrawal.why.personalised',
  digital: 'withdrawal.why.digital',
  event: 'withdrawal.why.event',
  notReturnable: 'withdrawal.why.notReturnable',
  performed: 'withdrawal.why.performed',
  alreadyWithdrawn: 'withdrawal.why.alreadyWithdrawn',
  alreadyRefunded: 'withdrawal.why.alreadyRefunded',
  alreadyReturned: 'withdrawal.why.alreadyReturned',
} as const satisfies Record<WithdrawalException, MessageKey>;
