import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import type { Seller } from './seller.ts';

const minute = 60_000;
const day = 86_400_000;
/** How long a buyer may take at a provider before the order is given up. */
const providerMinutes = 60;

/** Until when an order waits for its payment, and when the buyer is reminded of it; null where it does not wait. */
export function paymentTimes(
  kind: PaymentKind,
  now: Date,
  { paymentDays, reminderDays }: Pick<Seller, 'paymentDays' | 'reminderDays'>,
): { expiresAt: Date | null; remindAt: Date | null } {
  if (kind === 'cashOnDelivery' || kind === 'hpf') return { expiresAt: null, remindAt: null };
  if (kind !== 'bankTransfer') {
    return { expiresAt: new Date(now.getTime() + providerMinutes * minute), remindAt: null };
  }
  const isReminded = reminderDays > 0 && reminderDays < paymentDays;
  return {
    expiresAt: new Date(now.getTime() + paymentDays * day),
    remindAt: isReminded ? new Date(now.getTime() + reminderDays * day) : null,
  };
}
