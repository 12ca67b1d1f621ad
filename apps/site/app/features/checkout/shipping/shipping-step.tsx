import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Note } from '#site/ui/note.tsx';
import type { DeliveryMethodView, ShippingStepView } from '../checkout-view.ts';
import { ChosenLine } from '../chosen-line.tsx';
import { StepFooter } from '../step-footer.tsx';
import { BranchChoice } from './branch-choice.tsx';

interface ShippingStepProps {
  view: ShippingStepView;
  /** What the order costs with the chosen method. */
  total: number;
  /** Called with the method that is chosen, so that the summary counts with it before it is sent. */
  onChoose: (id: number | undefined) => void;
}

/** How the order travels: methods as radios (CHECKOUT-031), with a branch where the method has some (CHECKOUT-032). */
export function ShippingStep({ view, total, onChoose }: ShippingStepProps) {
  const { t } = useText();
  const address = useAddress();
  const { methods } = view;
  const form = useSentForm({
    name: 'shipping',
    rules: (read) => ({
      deliveryMethodId: [(value) => (value === '' ? { key: 'error.shippingMethodUndefined' } : undefined)],
      branch: [
        () =>
          methods.find(({ id }) => String(id) === read('deliveryMethodId'))?.hasBranches &&
          read(`branch.${read('deliveryMethodId')}`) === ''
            ? { key: 'error.shippingBranchUndefined' }
            : undefined,
      ],
    }),
  });
  // A page without scripts comes back with what was chosen, unless that could not be kept.
  const typed = Object.keys(form.faults).length > 0 ? Number(form.typed.deliveryMethodId) || null : null;
  const [chosen, setChosen] = useState(typed ?? view.chosenId ?? undefined);
  // A choice that could not be kept is taken back (CHECKOUT-044).
  const { answer } = form;
  useEffect(() => {
    if (answer?.refusal !== undefined || answer?.isOffline || answer?.isFailed)
      setChosen(view.chosenId ?? undefined);
  }, [answer, view.chosenId]);
  useEffect(() => onChoose(chosen), [onChoose, chosen]);
  const fault = form.faults.deliveryMethodId;
  const branchFault = form.faults.branch;
  const errorId = `${fieldId(form, 'deliveryMethodId')}-error`;
  return (
    <FormFrame
      form={form}
      action={`${address('checkout')}?step=shipping`}
      label={t('checkout.shipping')}
      className="checkout-form"
    >
      <input type="hidden" name="step" value="shipping" />
      <ChosenLine
        label={t('checkout.deliveryAddress')}
        change={address('checkout')}
        changeLabel={t('checkout.changeAddress')}
      >
        {view.addressLine}
      </ChosenLine>
      <fieldset className="form-section" aria-describedby={fault ? errorId : undefined}>
        <legend id="step-title" tabIndex={-1}>
          {t('checkout.deliveryMethod')}
        </legend>
        {methods.length === 0 ? <Note tone="offer">{view.noDelivery}</Note> : null}
        {fault ? (
          <FieldError id={errorId}>
            <span role="alert">{t(fault.key, fault.values)}</span>
          </FieldError>
        ) : null}
        {methods.map((method, index) => (
          <MethodCard
            key={method.id}
            method={method}
            isChosen={chosen === method.id}
            onChoose={() => setChosen(method.id)}
            id={index === 0 ? fieldId(form, 'deliveryMethodId') : undefined}
            isWrong={fault !== undefined}
          >
            {method.hasBranches ? (
              <BranchChoice
                method={method}
                chosenId={method.id === view.chosenId ? view.chosenBranchId : null}
                search={method.id === chosen ? view.search : ''}
                error={branchFault && chosen === method.id ? t(branchFault.key) : undefined}
              />
            ) : null}
          </MethodCard>
        ))}
      </fieldset>
      <StepFooter
        back={address('checkout')}
        backLabel={t('checkout.back')}
        total={total}
        label={t('checkout.next')}
        isBusy={form.isBusy}
      />
    </FormFrame>
  );
}

interface MethodCardProps {
  method: DeliveryMethodView;
  isChosen: boolean;
  onChoose: () => void;
  id: string | undefined;
  isWrong: boolean;
  children: ReactNode;
}

function MethodCard({ method, isChosen, onChoose, id, isWrong, children }: MethodCardProps) {
  const { t, money } = useText();
  return (
    <div className="choice">
      <label className="choice-card">
        <span className="check">
          <input
            id={id}
            type="radio"
            name="deliveryMethodId"
            value={method.id}
            checked={isChosen}
            onChange={onChoose}
            aria-invalid={isWrong || undefined}
          />
          <strong>{method.name}</strong>
        </span>
        <b className="num">{method.isFree ? t('checkout.free') : money(method.price)}</b>
        <span className="choice-card__words soft">
          {method.description}
          {method.freeFrom !== null && !method.isFree ? (
            <> {t('checkout.freeFrom', { amount: money(method.freeFrom) })}</>
          ) : null}
        </span>
      </label>
      {children}
    </div>
  );
}
