import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { takeCart } from '#site/features/cart/door/cart-store.ts';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { DroppedNotes } from '#site/features/cart/door/dropped-notes.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { tell } from '#site/kit/toasts/events.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { AddressStep } from './address/address-step.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { type CheckoutStep, type CheckoutView, checkoutSteps } from './checkout-view.ts';
import { LoginOver } from './login-over.tsx';
import { OrderHelp, OrderSummary, SummaryFold } from './order-summary.tsx';
import { PayStep } from './payment/pay-step.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { ShippingStep } from './shipping/shipping-step.tsx';

/** Checkout: one step at a time (CHECKOUT-001), beside it what is being bought. */
export function CheckoutScreen({ view }: { view: CheckoutView }) {
  const { t } = useText();
  const { step } = view;
  useEffect(() => takeCart(view.cart), [view.cart]);
  const [deliveryId, setDeliveryId] = useState(view.shipping?.chosenId ?? undefined);
  const cart = withDelivery(view, deliveryId);
  useAnnouncedSteps(step);
  return (
    <CheckoutFrame>
      <h1>{t('checkout.title')}</h1>
      <Stepper step={step} isShippingSkipped={view.isShippingSkipped} />
      <div className="cart">
        <div className="checkout__step">
          <SummaryFold cart={cart} />
          {view.takesOrders === false ? <Note tone="danger">{t('checkout.notOpen')}</Note> : null}
          {view.pay ? null : <NotOrderable cart={cart} />}
          {view.pay || view.payment ? null : <DroppedNotes dropped={cart.dropped} />}
          {view.loginOver ? <LoginOver from={view.loginOver.from} step={step} /> : null}
          {view.address ? <AddressStep key="address" view={view.address} total={cart.sums.total} /> : null}
          {view.shipping ? (
            <ShippingStep
              key="shipping"
              view={view.shipping}
              total={cart.sums.total}
              onChoose={setDeliveryId}
            />
          ) : null}
          {view.payment ? (
            <PaymentStep
              key="payment"
              view={view.payment}
              cart={cart}
              isShippingSkipped={view.isShippingSkipped}
            />
          ) : null}
          {view.pay ? <PayStep view={view.pay} /> : null}
          <div className="only-narrow">
            <OrderHelp cart={cart} />
          </div>
        </div>
        <aside className="cart__side only-wide" aria-labelledby="order-summary">
          <OrderSummary cart={cart} />
          <OrderHelp cart={cart} />
        </aside>
      </div>
    </CheckoutFrame>
  );
}

/** The cart as it will be with the method that is chosen in the step, as the platform has worked it out. */
function withDelivery({ cart, shipping }: CheckoutView, deliveryId: number | undefined): CartView {
  const method = shipping?.methods.find(({ id }) => id === (deliveryId ?? shipping.chosenId));
  if (!method) return cart;
  return { ...cart, sums: { ...cart.sums, ...method.amounts, deliveryName: method.name } };
}

/** What in the cart cannot be ordered as it is, sold out meanwhile say: by name, with the way to change it. */
function NotOrderable({ cart }: { cart: CartView }) {
  const { t } = useText();
  const address = useAddress();
  const names = cart.items.filter(({ problem }) => problem).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Note tone="danger" role="alert">
      <p>{t('checkout.notOrderable', { names: names.join(', ') })}</p>
      <Link to={address('cart')}>{t('checkout.changeCart')}</Link>
    </Note>
  );
}

/** A step that opens after the one before says that that one was submitted (CHECKOUT-025), and takes the focus. */
function useAnnouncedSteps(step: CheckoutStep): void {
  const before = useRef(step);
  useEffect(() => {
    const left = before.current;
    before.current = step;
    if (left === step) return;
    if (checkoutSteps.indexOf(step) > checkoutSteps.indexOf(left)) tell('submitted', { form: left });
    const heading = document.getElementById('step-title');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, [step]);
}

function Stepper({ step, isShippingSkipped }: Pick<CheckoutView, 'step' | 'isShippingSkipped'>) {
  const { t } = useText();
  const path = useAddress()('checkout');
  const shown = checkoutSteps.filter((one) => !(isShippingSkipped && one === 'shipping'));
  const isDone = (one: CheckoutStep) => checkoutSteps.indexOf(one) < checkoutSteps.indexOf(step);
  return (
    <ol className={isShippingSkipped ? 'stepper stepper--two' : 'stepper'} aria-label={t('checkout.steps')}>
      {shown.map((one) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={isDone(one) ? 'is-done' : undefined}
        >
          {isDone(one) ? (
            <>
              <Icon name="check" />
              <Link className="link" to={one === 'address' ? path : `${path}?step=${one}`}>
                {t(stepTitles[one])} <span className="vh">{t('checkout.stepDone')}</span>
              </Link>
            </>
          ) : (
            t(stepTitles[one])
          )}
        </li>
      ))}
    </ol>
  );
}

const stepTitles = {
  address: 'checkout.address',
  shipping: 'checkout.shipping',
  payment: 'checkout.payment',
} as const satisfies Record<CheckoutStep, string>;
