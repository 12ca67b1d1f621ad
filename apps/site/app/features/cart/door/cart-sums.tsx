import type { ReactNode } from 'react';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';
import type { CartView } from './cart-view.ts';
import { TaxLine } from './tax-line.tsx';

/**
 * Items, discounts, delivery, tax and what is to be paid (CART-006, CART-007). What a member card
 * saves is in the prices of the items already: it is shown below and not taken off again, so that the lines add up.
 */
export function CartSums({
  cart: { sums, coupon, isDigital, deliveryFrom, isDeliveryFree },
  later = 'cart.sumDeliveryLater',
}: {
  cart: CartView;
  /** What stands for the price of delivery until it is chosen, where the shop cannot say what it costs at least. */
  later?: MessageKey;
}) {
  const { t, money } = useText();
  return (
    <>
      <dl className="sums">
        <Line label={t('cart.sumItems')} amount={money(sums.items)} />
        {sums.promotions.map(({ name, amount }) => (
          <Line key={name} label={name} amount={money(-Math.abs(amount))} isOff />
        ))}
        {coupon ? (
          <Line
            label={
              <>
                {t('cart.sumCoupon')} <span className="nowrap">{coupon.code}</span>
              </>
            }
            amount={money(-Math.abs(sums.coupon))}
            isOff
          />
        ) : null}
        <Line
          label={<DeliveryLabel name={sums.deliveryName} />}
          amount={
            // Not 0: what is not chosen yet may cost something, and the total would seem to hold it.
            sums.deliveryName === null && sums.delivery === 0 && !isDigital ? (
              <span className="faint">
                {deliveryFrom === null
                  ? t(later)
                  : isDeliveryFree
                    ? t('checkout.free')
                    : t('cart.sumDeliveryFrom', { amount: money(deliveryFrom) })}
              </span>
            ) : (
              money(sums.delivery)
            )
          }
        />
        <TaxLine tax={sums.tax} rates={sums.taxByRate} isIncluded={sums.isTaxIncluded} money={money} />
        <div className="is-total">
          <dt>{t('cart.sumTotal')}</dt>
          <dd>{money(sums.total)}</dd>
        </div>
      </dl>
      {sums.loyalty === 0 ? null : (
        <p className="small soft">{t('cart.loyaltySaved', { amount: money(Math.abs(sums.loyalty)) })}</p>
      )}
    </>
  );
}

/** "Dostava Paketomat", and "Dostava na adresu" where the method's own name says it. */
export function DeliveryLabel({ name }: { name: string | null }) {
  const { t } = useText();
  const label = t('cart.sumDelivery');
  if (name?.toLowerCase().startsWith(label.toLowerCase())) return name;
  return (
    <>
      {label} <span className="faint">{name}</span>
    </>
  );
}

function Line({ label, amount, isOff }: { label: ReactNode; amount: ReactNode; isOff?: boolean }) {
  return (
    <div className={isOff ? 'is-off' : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
