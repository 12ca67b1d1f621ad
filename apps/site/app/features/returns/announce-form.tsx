import { mostReturnPictures, returnPictureMimes } from '@izlog/contract/ecommerce/returns/return-states';
import { returnMessageLength } from '@izlog/contract/field-lengths';
import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Checkbox, RadioGroup } from '#site/ui/controls/choice.tsx';
import { Field, FieldError } from '#site/ui/controls/field.tsx';
import { Note } from '#site/ui/note.tsx';
import { stateKeys } from './door/state-keys.ts';
import { announceRules, lineField, quantityField } from './return-rules.ts';
import { type ReturnView, reasonKeys } from './return-view.ts';

type View = Extract<ReturnView, { step: 'what' }>;

/** What comes back, why, what is wanted for it, and pictures. */
export function AnnounceForm({ view }: { view: View }) {
  const { t } = useText();
  const { which, order, attempt } = view;
  const form = useSentForm({ name: 'announce', rules: announceRules(order.lines) });
  const hasAny = order.lines.some(({ quantity }) => quantity > 0);
  const labels: Record<string, string> = {
    name: t('withdrawal.name'),
    contactEmail: t('login.email'),
    lines: t('returns.what'),
    reason: t('returns.why'),
    message: t('returns.message'),
  };
  for (const { id, name } of order.lines) labels[quantityField(id)] = name;
  return (
    <>
      <h1>{t('returns.title')}</h1>
      <p>
        {t('withdrawal.orderNumber')}: <strong className="num">{order.orderSlug}</strong>
      </p>
      <Before view={view} />
      {hasAny ? (
        <FormFrame
          form={form}
          label={t('returns.title')}
          labels={labels}
          encType="multipart/form-data"
          className="stack stack--lg"
        >
          <input type="hidden" name="attempt" value={attempt} />
          <input type="hidden" name="orderSlug" value={which.orderSlug} />
          {which.key ? <input type="hidden" name="key" value={which.key} /> : null}
          {which.email ? <input type="hidden" name="email" value={which.email} /> : null}
          <Lines form={form} view={view} />
          <Reason form={form} view={view} />
          <TextAreaField
            form={form}
            name="message"
            label={labels.message ?? ''}
            hint={t('returns.messageHint')}
            rows={4}
            maxLength={returnMessageLength}
          />
          <Field
            id={fieldId(form, 'pictures')}
            label={t('returns.pictures')}
            hint={t('returns.picturesHint', { count: mostReturnPictures })}
            optional={t('form.optional')}
          >
            {(control) => (
              <input {...control} type="file" name="pictures" accept={returnPictureMimes.join()} multiple />
            )}
          </Field>
          <TextField
            form={form}
            name="name"
            label={labels.name ?? ''}
            defaultValue={order.name}
            autoComplete="name"
          />
          <TextField
            form={form}
            name="contactEmail"
            type="email"
            label={labels.contactEmail ?? ''}
            hint={t('returns.emailHint')}
            defaultValue={order.email}
            autoComplete="email"
          />
          <SendButton form={form} tone="primary" size="lg">
            {t('returns.send')}
          </SendButton>
        </FormFrame>
      ) : (
        <Note>{t('returns.nothingLeft')}</Note>
      )}
    </>
  );
}

/** What was announced before, each with its link. */
function Before({ view: { order } }: { view: View }) {
  const { t } = useText();
  const path = useAddress()('return');
  if (order.returns.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="returns-before">
      <h2 id="returns-before">{t('returns.before')}</h2>
      <ul className="plain stack">
        {order.returns.map(({ number, key, state, reason }) => (
          <li key={number}>
            <Link className="link num" to={`${path}?${new URLSearchParams({ return: number, key })}`}>
              {number}
            </Link>{' '}
            <span className="soft">
              {t(reasonKeys[reason])}, {t(stateKeys[state])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ form, view: { order } }: { form: SentForm; view: View }) {
  const { t } = useText();
  const fault = form.faults.lines;
  const errorId = `${fieldId(form, 'lines')}-error`;
  const first = order.lines.find(({ quantity }) => quantity > 0)?.id;
  const isTypedAgain = Object.keys(form.typed).length > 0;
  return (
    <fieldset className="fieldset returns__lines" aria-describedby={fault ? errorId : undefined}>
      <legend>{t('returns.what')}</legend>
      {fault ? <FieldError id={errorId}>{t(fault.key, fault.values)}</FieldError> : null}
      <ul className="plain">
        {order.lines.map(({ id, name, quantity }) => (
          <li key={id}>
            {quantity === 0 ? (
              <p>
                {name}
                <br />
                <span className="small soft">{t('returns.gone')}</span>
              </p>
            ) : (
              <Checkbox
                id={fault && id === first ? fieldId(form, 'lines') : fieldId(form, lineField(id))}
                name={lineField(id)}
                label={name}
                defaultChecked={isTypedAgain && lineField(id) in form.typed}
                aria-invalid={fault && id === first ? true : undefined}
                aria-describedby={fault && id === first ? errorId : undefined}
              />
            )}
            {quantity > 1 ? (
              <TextField
                form={form}
                name={quantityField(id)}
                className="returns__quantity"
                label={t('withdrawal.quantity', { count: quantity })}
                aria-label={`${name}: ${t('withdrawal.quantity', { count: quantity })}`}
                type="number"
                inputMode="numeric"
                min={1}
                max={quantity}
                defaultValue={quantity}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Why, with until when each is possible; what is over cannot be chosen and says until when it was. */
function Reason({ form, view: { order, now } }: { form: SentForm; view: View }) {
  const { t, longDate } = useText();
  const over = (end: string | null) => end !== null && Date.parse(end) <= now;
  const lastDay = (end: string) => longDate(new Date(Date.parse(end) - 1).toISOString());
  const until = (end: string | null) => {
    if (!order.isDelivered || end === null) return t('returns.notDelivered');
    return t(over(end) ? 'returns.wasUntil' : 'returns.until', { date: lastDay(end) });
  };
  const label = (reason: keyof typeof reasonKeys, words: string) => (
    <>
      <strong>{t(reasonKeys[reason])}</strong>
      <br />
      <span className="small soft">{words}</span>
    </>
  );
  const withdrawalEnd = order.withdrawalEndsAt;
  const ofWithdrawal = withdrawalEnd
    ? t(over(withdrawalEnd) ? 'returns.wasUntil' : 'returns.until', { date: lastDay(withdrawalEnd) })
    : t('withdrawal.periodOpen');
  const isLate = over(withdrawalEnd);
  const fault = form.faults.reason;
  return (
    <>
      <RadioGroup
        legend={t('returns.why')}
        name="reason"
        defaultValue={form.typed.reason ?? (isLate ? 'defect' : 'withdrawal')}
        error={fault ? t(fault.key, fault.values) : undefined}
        options={[
          {
            value: 'withdrawal',
            label: label('withdrawal', `${t('returns.withdrawalLead')} ${ofWithdrawal}`),
          },
          {
            value: 'defect',
            label: label('defect', until(order.defectEndsAt)),
            disabled: !order.isDelivered || over(order.defectEndsAt),
          },
          {
            value: 'exchange',
            label: label('exchange', until(order.exchangeEndsAt)),
            disabled: !order.isDelivered || over(order.exchangeEndsAt),
          },
        ]}
      />
      <RadioGroup
        legend={t('returns.wish')}
        name="wish"
        defaultValue={form.typed.wish ?? 'money'}
        options={[
          { value: 'money', label: t('returns.wish.money') },
          { value: 'replacement', label: t('returns.wish.replacement') },
        ]}
      />
    </>
  );
}
