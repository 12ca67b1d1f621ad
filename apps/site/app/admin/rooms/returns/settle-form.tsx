import type { StaffReturn } from '@izlog/contract/ecommerce/returns/return-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { whyKeys } from '#site/features/withdrawal/door/why-keys.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { RadioGroup } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import { lineFields } from './return-words.ts';

type Money = NonNullable<StaffReturn['money']>;
type Proposal = NonNullable<Money['proposal']>;

/** The proposed sum, each row with its reason; what is taken off says why to the buyer. The button carries the sum. */
export function SettleForm({ one }: { one: StaffReturn }) {
  const { t, locale } = useStaffText();
  const form = useSentForm({ name: 'settle' });
  const { money } = one;
  if (!money?.proposal) return null;
  const { proposal } = money;
  const sum = orderMoney(money, locale);
  const isEarly = one.state !== 'checked';
  const goods = proposal.lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100;
  const wrongWay = form.faults.way;
  const deducted = proposal.lines.filter(({ amount }) => amount > 0);
  const labels = {
    way: t('staffReturn.way'),
    reason: t('staffReturn.reason'),
    ...Object.fromEntries(
      deducted.map(({ lineId, name }) => [
        lineFields.deduction(lineId),
        `${t('staffReturn.deduction')}, ${name}`,
      ]),
    ),
  };
  return (
    <Group title={t('staffReturn.settlement')}>
      {money.isStuck ? <Note tone="offer">{t('staffReturn.atGateway')}</Note> : null}
      <p>{t('staffReturn.proposalLead')}</p>
      <Rows proposal={proposal} money={money} />
      <FormFrame form={form} label={t('staffReturn.settlement')} labels={labels}>
        <input type="hidden" name="goods" value={goods} />
        <input type="hidden" name="delivery" value={proposal.delivery} />
        <RadioGroup
          legend={labels.way}
          name="way"
          defaultValue={form.typed.way ?? one.wish}
          error={wrongWay && (wrongWay.words ?? t(wrongWay.key, wrongWay.values))}
          options={[
            { value: 'money', label: t('staffReturn.way.money') },
            { value: 'replacement', label: t('staffReturn.way.replacement') },
          ]}
        />
        {proposal.delivery > 0 ? (
          <CheckField
            form={form}
            name="withDelivery"
            label={t('staffReturn.withDelivery', { amount: sum(proposal.delivery) })}
            isTicked
          />
        ) : null}
        {deducted.map(({ lineId, name, amount }) => (
          <TextField
            key={lineId}
            form={form}
            name={lineFields.deduction(lineId)}
            label={`${t('staffReturn.deduction')}, ${name}`}
            hint={t('staffReturn.deductionHint', { amount: sum(amount) })}
            inputMode="decimal"
            autoComplete="off"
            data-most={12}
            isOptional
          />
        ))}
        <TextAreaField
          form={form}
          name="reason"
          label={labels.reason}
          hint={t('staffReturn.reasonHint')}
          rows={2}
          isOptional
        />
        {money.isThroughGateway ? (
          <CheckField form={form} name="isByHand" label={t('staffReturn.byHand')} />
        ) : (
          <CheckField form={form} name="isHandedOver" label={t('staffReturn.handedOver')} />
        )}
        {isEarly ? (
          <CheckField form={form} name="withoutGoods" label={t('staffReturn.withoutGoods')} />
        ) : null}
        <SendButton form={form} tone={isEarly ? undefined : 'primary'}>
          {t('staffReturn.settle', { amount: sum(proposal.total) })}
        </SendButton>
      </FormFrame>
    </Group>
  );
}

function Rows({ proposal, money }: { proposal: Proposal; money: Money }) {
  const { t, locale, number } = useStaffText();
  const sum = orderMoney(money, locale);
  return (
    <dl className="returns__rows">
      {proposal.lines.map(({ lineId, name, quantity, amount, why }) => (
        <div key={lineId}>
          <dt>
            {quantity} × {name}
            <small className="soft">{why ? t(whyKeys[why]) : t('staffReturn.asPaid')}</small>
          </dt>
          <dd className="num">{sum(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          {t('staffReturn.delivery')}
          <small className="soft">
            {t(proposal.delivery > 0 ? 'staffReturn.deliveryWhole' : 'staffReturn.deliveryPart', {
              paid: sum(proposal.deliveryPaid),
            })}
          </small>
        </dt>
        <dd className="num">{sum(proposal.delivery)}</dd>
      </div>
      <div className="returns__total">
        <dt>
          {t('staffReturn.total')}
          {proposal.taxes.map(({ rate, base, tax }) => (
            <small key={rate} className="soft">
              {t('staffReturn.tax', { rate: number(rate / 100), base: sum(base), tax: sum(tax) })}
            </small>
          ))}
        </dt>
        <dd className="num">
          <strong>{sum(proposal.total)}</strong>
        </dd>
      </div>
    </dl>
  );
}
