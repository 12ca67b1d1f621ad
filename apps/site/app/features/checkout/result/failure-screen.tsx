import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { CheckoutFrame } from '../checkout-frame.tsx';
import type { ResultView } from './load-result.server.ts';

/** A payment that was refused (CHECKOUT-061): nothing is lost, and the way to try again (ORDER-022, ORDER-023). */
export function FailureScreen({ view: { orderSlug, order } }: { view: ResultView }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <CheckoutFrame>
      <div className="order-result">
        <h1>{t('core.notifications.checkoutFailureTitle')}</h1>
        <p className="lead">
          {order?.isCancelled
            ? t('checkout.failureEnded', { orderSlug })
            : orderSlug === ''
              ? t('checkout.failureLeadPlain')
              : t('checkout.failureLead', { orderSlug })}
        </p>
        <p className="row">
          {order?.isCancelled ? null : (
            <ButtonLink tone="primary" size="lg" to={`${address('checkout')}?step=payment`}>
              {t('checkout.retry')}
            </ButtonLink>
          )}
          <ButtonLink size="lg" to={address('cart')}>
            {t('cart.title')}
          </ButtonLink>
        </p>
      </div>
    </CheckoutFrame>
  );
}
