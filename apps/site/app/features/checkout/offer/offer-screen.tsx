import { type ReactNode, useState } from 'react';
import { TaxLine } from '#site/features/cart/door/tax-line.tsx';
import { ConsentFields } from '#site/features/consent/door/consent-fields.tsx';
import { requiredConsents } from '#site/features/consent/door/required-consents.ts';
import { NotFiscalised } from '#site/features/orders/door/not-fiscalised.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Note } from '#site/ui/note.tsx';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { MiniItems } from '../mini-items.tsx';
import { PayStep } from '../payment/pay-step.tsx';
import type { OfferView } from './offer-view.ts';

/** An offer for anyone who called: what was agreed on with its total, what one agrees to, how it is paid, and the button that orders. */
export function OfferScreen({ view, path }: { view: OfferView | undefined; path: string }) {
  const { t, money, longDate } = useText();
  const address = useAddress();
  if (!view)
    return (
      <CheckoutFrame>
        <div className="order-result">
          <h1>{t('offer.gone')}</h1>
          <p className="lead">{t('offer.goneLead')}</p>
          <p>
            <ButtonLink to={address('home')}>{t('header.home')}</ButtonLink>
          </p>
        </div>
      </CheckoutFrame>
    );
  if (view.pay)
    return (
      <CheckoutFrame>
        <PayStep view={view.pay} back={path} />
      </CheckoutFrame>
    );
  const { offer, items } = view;
  const { prices, address: to } = offer;
  const query =
    offer.orderSlug && offer.orderKey ? { orderSlug: offer.orderSlug, orderKey: offer.orderKey } : null;
  return (
    <CheckoutFrame>
      <div className="stack stack--lg offer">
        <div>
          <h1>{t('offer.number', { number: offer.number })}</h1>
          {offer.state === 'open' ? (
            <p className="soft">{t('offer.until', { date: longDate(offer.validUntil) })}</p>
          ) : null}
        </div>
        <NotFiscalised isShown={offer.notFiscalised} />
        {offer.message ? <p className="keep-lines">{offer.message}</p> : null}
        {view.isFailed ? (
          <Note tone="offer" role="alert">
            {t('offer.failed')}
          </Note>
        ) : null}
        <MiniItems items={items} />
        <dl className="sums">
          <Row words={t('orders.itemsTotal')}>{money(prices.itemsTotal)}</Row>
          {prices.discounts.map(({ name, amount }) => (
            <Row key={name} words={name}>
              {money(-amount)}
            </Row>
          ))}
          {offer.deliveryName ? <Row words={offer.deliveryName}>{money(prices.delivery)}</Row> : null}
          <div className="is-total sums__total">
            <dt>{t('orders.total')}</dt>
            <dd>{money(prices.orderTotal)}</dd>
          </div>
          {prices.paid > 0 ? (
            <>
              <Row words={t('orders.paidTotal')}>{money(-prices.paid)}</Row>
              <div className="is-total">
                <dt>{t('orders.toPay')}</dt>
                <dd>{money(prices.orderTotal - prices.paid)}</dd>
              </div>
            </>
          ) : null}
          <TaxLine
            tax={prices.tax}
            rates={prices.taxes.map(({ rate, tax }) => ({ rate, amount: tax }))}
            isIncluded={prices.isTaxIncluded}
            money={money}
          />
        </dl>
        <p className="small soft">
          {t('offer.for')}: {to.firstName} {to.lastName}, {to.street} {to.houseNumber}, {to.zipCode} {to.city}
        </p>
        {offer.state === 'expired' ? <Note tone="offer">{t('offer.expired')}</Note> : null}
        {offer.state === 'placed' ? (
          <Note tone="success" title={t('offer.placed')}>
            {query ? (
              <ButtonLink to={`${address('checkoutSuccess')}?${new URLSearchParams(query)}`}>
                {t('offer.toOrder')}
              </ButtonLink>
            ) : null}
          </Note>
        ) : null}
        {offer.state === 'open' ? <OrderForm view={view} /> : null}
      </div>
    </CheckoutFrame>
  );
}

function Row({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OrderForm({ view }: { view: OfferView }) {
  const { t } = useText();
  const { offer, consents, attempt } = view;
  const only = offer.payment.length === 1 ? offer.payment[0] : undefined;
  const agreed = offer.payment.find(({ id }) => id === offer.paymentMethodId);
  const [chosen, setChosen] = useState(agreed?.id ?? only?.id);
  const form = useSentForm({
    name: 'offer',
    rules: {
      paymentMethodId: [(value) => (value === '' ? { key: 'error.paymentMethodUndefined' } : undefined)],
      consents: [(value, read) => requiredConsents(consents, () => form.ref.current)(value, read)],
    },
  });
  const fault = form.faults.paymentMethodId;
  const errorId = `${fieldId(form, 'paymentMethodId')}-error`;
  return (
    <FormFrame form={form} label={t('offer.title')} className="checkout-form">
      <input type="hidden" name="attempt" value={attempt} />
      <fieldset className="form-section" aria-describedby={fault ? errorId : undefined}>
        <legend>{t('checkout.paymentMethod')}</legend>
        {offer.payment.length === 0 ? <Note tone="offer">{t('checkout.noPayments')}</Note> : null}
        {fault ? (
          <FieldError id={errorId}>
            <span role="alert">{t(fault.key, fault.values)}</span>
          </FieldError>
        ) : null}
        {offer.payment.map(({ id, name, description }) => (
          <label key={id} className="choice-card">
            <span className="check">
              <input
                type="radio"
                name="paymentMethodId"
                value={id}
                checked={chosen === id}
                onChange={() => setChosen(id)}
                aria-invalid={fault ? true : undefined}
              />
              <strong>{name}</strong>
            </span>
            <span className="choice-card__words soft">{description}</span>
          </label>
        ))}
      </fieldset>
      {consents ? (
        <ConsentFields form={form} consents={consents} />
      ) : (
        <Note tone="danger">{t('error.consentsNotFetched')}</Note>
      )}
      <SendButton form={form} tone="primary" size="lg">
        {t('checkout.order')}
      </SendButton>
    </FormFrame>
  );
}
