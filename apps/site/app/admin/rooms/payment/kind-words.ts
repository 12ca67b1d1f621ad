import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { kindWords } from '#site/admin/rooms/orders/door/order-words.ts';

/** What a kind of payment is called; a provider is called what it calls itself. */
export function useKindWords(): (kind: PaymentKind) => string {
  const { t } = useStaffText();
  return (kind) => {
    const words = kindWords[kind];
    return typeof words === 'string' ? t(words) : (words?.name ?? kind);
  };
}
