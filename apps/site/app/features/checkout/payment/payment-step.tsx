import { messageMaxLength } from '@izlog/contract/ecommerce/orders/message-max-length';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { isProviderCode, type ProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { DroppedNotes } from '#site/features/cart/door/dropped-notes.tsx';
import { ConsentFields } from '#site/features/consent/door/consent-fields.tsx';
import { requiredConsents } from '#site/features/consent/door/required-consents.ts';
import { GuaranteeNotice } from '#site/features/guarantee/door/guarantee-notice.tsx';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import type { DroppedView, FormAnswer } from '#site/kit/forms/form-answer.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { tell } from '#site/kit/toasts/events.ts';
import { useAddress } from '#site/links/addresses.ts';
import { FieldError } from '#site/ui/controls/field.tsx';
import { AnyIcon, type AnyIconName } from '#site/ui/icons/any-icon.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import type { PaymentMethodView, PaymentStepView } from '../checkout-view.ts';
import { ChosenLine } from '../chosen-line.tsx';
import { companyNameMaxLength, taxNumberMaxLength } from '../door/checkout-rules.ts';
import { StepFooter } from '../step-footer.tsx';
import { useSavedFields } from '../use-saved-fields.ts';
import { providerViews } from './providers/provider-views.ts';

interface PaymentStepProps {
  view: PaymentStepView;
  cart: CartView;
  isShippingSkipped: boolean;
}

/** How it is paid (CHECKOUT-046), what one agrees to (CHECKOUT-047), and the button that orders. */
export function PaymentStep({ view, cart, isShippingSkipped }: PaymentStepProps) {
  const { t } = useText();
  const address = useAddress();
  const path = address('checkout');
  const { methods, chosenId } = view;
  const only = methods.length === 1 ? methods[0] : undefined;
  const [chosen, setChosen] = useState(chosenId ?? only?.id);
  const asksCompany =
    methods.some(({ id, paymentType }) => id === chosen && paymentType === 'HPF') && !view.company;
  const form = useSentForm({
    name: 'payment',
    rules: (read) => ({
      paymentMethodId: [(value) => (value === '' ? { key: 'error.paymentMethodUndefined' } : undefined)],
      consents: [requiredConsents(view.consents, () => form.ref.current)],
      ...(read('asksCompany') !== '' && {
        companyName: [
          (value: string) => (value.trim() === '' ? { key: 'validation.required' as const } : undefined),
        ],
        companyOIB: [
          (value: string) => (value.trim() === '' ? { key: 'validation.required' as const } : undefined),
        ],
      }),
    }),
  });
  useSavedFields('payment', form.ref);
  const change = form.answer?.change;
  useReportedChange(form.answer);
  useOnlyInvoice(only, view);
  const fault = form.faults.paymentMethodId;
  const errorId = `${fieldId(form, 'paymentMethodId')}-error`;
  return (
    <>
      <FormFrame
        form={form}
        action={`${path}?step=payment`}
        label={t('checkout.payment')}
        labels={{ companyName: t('checkout.companyName'), companyOIB: t('checkout.companyOib') }}
        className="checkout-form"
      >
        <input type="hidden" name="attempt" value={view.attempt} />
        <input type="hidden" name="seen" value={view.seen} />
        <input type="hidden" name="total" value={cart.sums.total} />
        {change ? (
          <Note tone="offer" role="alert">
            {t(change)}
          </Note>
        ) : null}
        <DroppedNotes dropped={mergeDropped(cart.dropped, form.answer?.dropped)} />
        <ChosenLine
          label={t('checkout.deliveryAddress')}
          change={path}
          changeLabel={t('checkout.changeAddress')}
        >
          {view.addressLine}
        </ChosenLine>
        {view.deliveryLine && !isShippingSkipped ? (
          <ChosenLine
            label={t('checkout.deliveryMethod')}
            change={`${path}?step=shipping`}
            changeLabel={t('checkout.changeDelivery')}
          >
            {view.deliveryLine}
          </ChosenLine>
        ) : null}
        <fieldset className="form-section" aria-describedby={fault ? errorId : undefined}>
          <legend id="step-title" tabIndex={-1}>
            {t('checkout.paymentMethod')}
          </legend>
          {methods.length === 0 ? <Note tone="offer">{t('checkout.noPayments')}</Note> : null}
          {fault ? (
            <FieldError id={errorId}>
              <span role="alert">{t(fault.key, fault.values)}</span>
            </FieldError>
          ) : null}
          {methods.map((method, index) => (
            <label key={method.id} className="choice-card">
              <span className="check">
                <input
                  id={index === 0 ? fieldId(form, 'paymentMethodId') : undefined}
                  type="radio"
                  name="paymentMethodId"
                  value={method.id}
                  checked={chosen === method.id}
                  onChange={() => setChosen(method.id)}
                  aria-invalid={fault ? true : undefined}
                />
                <strong>{method.name}</strong>
              </span>
              <AnyIcon name={iconOf(method.kind)} className="choice-card__mark" />
              <span className="choice-card__words soft">
                {method.description}{' '}
                {method.termDays === null ? null : t('checkout.termDays', { count: method.termDays })}
              </span>
            </label>
          ))}
          {asksCompany ? <Company form={form} /> : null}
        </fieldset>
        <Messages view={view} form={form} />
        {view.guarantee ? <GuaranteeNotice view={view.guarantee} /> : null}
        <div className="form-section">
          {view.consents ? (
            <ConsentFields form={form} consents={view.consents} />
          ) : (
            <Note tone="danger">{t('error.consentsNotFetched')}</Note>
          )}
          <StepFooter
            back={isShippingSkipped ? path : `${path}?step=shipping`}
            backLabel={t('checkout.back')}
            total={cart.sums.total}
            label={t('checkout.order')}
            isBusy={form.isBusy}
          />
        </div>
      </FormFrame>
      <div id="payment-buttons" className="payment-buttons" />
    </>
  );
}

/** What the cart lacks now, and what the press of the button took off it; each once. */
function mergeDropped(now: readonly DroppedView[], before: readonly DroppedView[] = []): DroppedView[] {
  return [...new Map([...now, ...before].map((one) => [one.what, one])).values()];
}

const paymentIcons = {
  cashOnDelivery: 'cash',
  bankTransfer: 'bank',
  hpf: 'doc',
} as const satisfies Record<Exclude<PaymentKind, ProviderCode>, AnyIconName>;

const iconOf = (kind: PaymentKind): AnyIconName =>
  isProviderCode(kind) ? providerViews[kind].icon : paymentIcons[kind];

/** Company and tax number, asked for where the invoice needs them and the address step had none (CHECKOUT-057). */
function Company({ form }: { form: SentForm }) {
  const { t } = useText();
  return (
    <div className="form-grid">
      <input type="hidden" name="asksCompany" value="yes" />
      <TextField
        form={form}
        name="companyName"
        label={t('checkout.companyName')}
        autoComplete="organization"
        maxLength={companyNameMaxLength}
        className="w3"
      />
      <TextField
        form={form}
        name="companyOIB"
        label={t('checkout.companyOib')}
        autoComplete="off"
        maxLength={taxNumberMaxLength}
        className="w3"
      />
    </div>
  );
}

/** Gift and instructions, folded unless something is written there (CHECKOUT-009). */
function Messages({ view: { gift, orderMessage }, form }: { view: PaymentStepView; form: SentForm }) {
  const { t } = useText();
  const hasGift = Object.values(gift).some((text) => text !== '');
  return (
    <div className="form-section">
      <details className="checkout-fold" open={hasGift || undefined}>
        <summary>
          <Icon name="heart" /> {t('checkout.gift')} <Icon name="down" />
        </summary>
        <div className="form-grid">
          <TextField
            form={form}
            name="to"
            label={t('checkout.giftTo')}
            defaultValue={gift.to}
            maxLength={150}
            isOptional
            className="w3"
          />
          <TextField
            form={form}
            name="from"
            label={t('checkout.giftFrom')}
            defaultValue={gift.from}
            maxLength={150}
            isOptional
            className="w3"
          />
          <TextAreaField
            form={form}
            name="giftMessage"
            label={t('checkout.giftMessage')}
            defaultValue={gift.giftMessage}
            rows={3}
            maxLength={messageMaxLength}
            isOptional
          />
        </div>
      </details>
      <details className="checkout-fold" open={orderMessage !== '' || undefined}>
        <summary>
          <Icon name="chat" /> {t('cart.note')} <Icon name="down" />
        </summary>
        <div className="form-grid">
          <TextAreaField
            form={form}
            name="orderMessage"
            label={t('cart.note')}
            defaultValue={orderMessage}
            rows={3}
            maxLength={messageMaxLength}
            isOptional
          />
        </div>
      </details>
    </div>
  );
}

/**
 * A cart that changed since it was shown is reported for twelve seconds too (ORDER-002); a card that fell away by its event
 * (ORDER-004).
 */
function useReportedChange(answer: FormAnswer | undefined): void {
  const { t } = useText();
  const { show } = useToasts();
  const tellIt = useEffectEvent((key: MessageKey) => {
    show(t(key), { tone: 'info', life: 'cart-updated' });
    if (key === 'core.notifications.memberCardNotValid') tell('member-card-not-valid');
  });
  useEffect(() => {
    if (answer?.change) tellIt(answer.change);
  }, [answer]);
}

/**
 * When an invoice is the only way to pay and the company is known, it is chosen and kept at once (CHECKOUT-056). Ordering
 * stays a press of the button: the law wants the obligation to pay to be confirmed by the buyer.
 */
function useOnlyInvoice(only: PaymentMethodView | undefined, { chosenId, company }: PaymentStepView): void {
  const fetcher = useFetcher();
  const isSent = useRef(false);
  const id = only?.paymentType === 'HPF' && company && chosenId === null ? only.id : undefined;
  const { submit } = fetcher;
  useEffect(() => {
    if (id === undefined || isSent.current) return;
    isSent.current = true;
    void submit({ form: 'method', paymentMethodId: String(id) }, { method: 'post' });
  }, [id, submit]);
}
