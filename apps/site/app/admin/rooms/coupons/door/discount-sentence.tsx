import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { FullDiscount } from '../coupons-view.ts';
import { discountWords } from './coupon-words.ts';

/** What a saved discount does, in sentences: what it gives, for what and for whom, on which conditions. */
export function DiscountSentence({
  discount,
}: {
  discount: (FullDiscount & { stackGroup?: string | null; isLast?: boolean }) | null;
}) {
  const text = useStaffText();
  const { t, money, number, shortDate } = text;
  if (!discount) return null;
  const { kind, buyQuantity, payQuantity, value, gifts, minTotal, minQuantity } = discount;
  const gives = {
    percent: () => t('does.percent', { value: number(value) }),
    amount: () => t('does.amount', { value: money(value) }),
    fixedPrice: () => t('does.fixedPrice', { value: money(value) }),
    multiBuy: () =>
      t('does.multiBuy', {
        buy: number(buyQuantity ?? 0),
        free: number((buyQuantity ?? 0) - (payQuantity ?? 0)),
      }),
    gift: () =>
      t(gifts.length > 1 ? 'does.giftOf' : 'does.gift', {
        name: gifts.map(({ name, sku }) => name || sku || '').join(', '),
      }),
    freeDelivery: () => t('does.freeDelivery'),
  }[kind]();
  const isNarrow = discount.productIds.length + discount.categoryIds.length > 0;
  const sentences = [
    gives,
    discount.isFreeDelivery && kind !== 'freeDelivery' ? t('does.freeDeliveryToo') : '',
    isNarrow
      ? t('does.forSome', {
          products: number(discount.productIds.length),
          categories: number(discount.categoryIds.length),
        })
      : t('does.forAll'),
    discount.isWithoutReduced ? t('does.withoutReduced') : '',
    minTotal === null ? '' : t('does.minTotal', { value: money(minTotal) }),
    minQuantity === null ? '' : t('does.minQuantity', { value: number(minQuantity) }),
    discount.isForMembers ? t('does.members') : '',
    discount.segmentId === null ? '' : t('does.segment'),
    discount.userIds.length === 0 ? '' : t('does.customers', { count: discount.userIds.length }),
    discount.validFrom ? t('does.from', { day: shortDate(discount.validFrom) }) : '',
    // The first moment without it is not its last day.
    discount.validTo ? t('does.to', { day: shortDate(Date.parse(discount.validTo) - 1) }) : '',
    discount.stackGroup ? t('does.group', { group: discount.stackGroup }) : '',
    discount.isLast ? t('does.last') : '',
  ];
  return (
    <div className="panel stack" role="note">
      <strong>{discountWords(discount, text)}</strong>
      <p>{sentences.filter(Boolean).join(' ')}</p>
    </div>
  );
}
