import { useText } from '#site/i18n/use-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { whyKeys } from './door/why-keys.ts';
import { PeriodNote } from './period-note.tsx';
import { lineField, quantityField, statementRules } from './withdrawal-rules.ts';
import type { OpenOrder, WithdrawalView } from './withdrawal-view.ts';

type StatementView = Extract<WithdrawalView, { step: 'statement' }>;

/** The statement: who, where the acknowledgement goes, and which items; never why. */
export function StatementForm({ view: { which, order, given } }: { view: StatementView }) {
  const { t } = useText();
  const form = useSentForm({ name: 'statement', rules: statementRules(order.lines) });
  if (order.lines.every(({ quantity }) => quantity === 0)) return <Lines {...{ form, order, given }} />;
  const labels: Record<string, string> = {
    name: t('withdrawal.name'),
    contactEmail: t('withdrawal.contactEmail'),
    lines: t('withdrawal.lines'),
  };
  for (const { id, name } of order.lines) labels[quantityField(id)] = name;
  return (
    <FormFrame form={form} label={t('withdrawal.statementTitle')} labels={labels}>
      <input type="hidden" name="orderSlug" value={which.orderSlug} />
      {which.key ? <input type="hidden" name="key" value={which.key} /> : null}
      {which.email ? <input type="hidden" name="email" value={which.email} /> : null}
      <p>
        {t('withdrawal.orderNumber')}: <strong className="num">{order.orderSlug}</strong>
      </p>
      <PeriodNote order={order} />
      <TextField
        form={form}
        name="name"
        label={labels.name ?? ''}
        defaultValue={given?.name ?? order.name}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="contactEmail"
        type="email"
        label={labels.contactEmail ?? ''}
        hint={t('withdrawal.contactEmailHint')}
        defaultValue={given?.contactEmail ?? order.email}
        autoComplete="email"
      />
      <Lines {...{ form, order, given }} />
      <p className="soft">{t('withdrawal.noReason')}</p>
      <SendButton form={form} tone="primary">
        {t('withdrawal.onward')}
      </SendButton>
    </FormFrame>
  );
}

type LinesProps = { form: SentForm; order: OpenOrder; given: StatementView['given'] };

function Lines({ form, order, given }: LinesProps) {
  const { t } = useText();
  const fault = form.faults.lines;
  const errorId = `${fieldId(form, 'lines')}-error`;
  const first = order.lines.find(({ quantity }) => quantity > 0)?.id;
  return (
    <fieldset className="fieldset withdrawal__lines" aria-describedby={fault ? errorId : undefined}>
      <legend>{t('withdrawal.lines')}</legend>
      {fault ? <FieldError id={errorId}>{t(fault.key, fault.values)}</FieldError> : null}
      <ul className="plain">
        {order.lines.map((line) => (
          <li key={line.id}>
            <Line {...{ form, line, given }} errorId={fault && line.id === first ? errorId : undefined} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type LineProps = Pick<LinesProps, 'form' | 'given'> & {
  line: OpenOrder['lines'][number];
  /** Set on the first line when none was chosen: the list of problems leads here. */
  errorId: string | undefined;
};

function Line({ form, line: { id, name, quantity, why }, given, errorId }: LineProps) {
  const { t } = useText();
  if (quantity === 0) {
    return (
      <p className="stack">
        <span>{name}</span>
        <span className="small soft">{t(whyKeys[why ?? 'alreadyWithdrawn'])}</span>
      </p>
    );
  }
  const isTypedAgain = Object.keys(form.typed).length > 0;
  const before = given?.lines.find(([one]) => one === id)?.[1];
  const isTicked = isTypedAgain ? lineField(id) in form.typed : given ? before !== undefined : why === null;
  const whyId = `${fieldId(form, lineField(id))}-why`;
  return (
    <>
      <Checkbox
        id={errorId ? fieldId(form, 'lines') : fieldId(form, lineField(id))}
        name={lineField(id)}
        defaultChecked={isTicked}
        label={name}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={[errorId, why ? whyId : ''].filter(Boolean).join(' ') || undefined}
      />
      {why ? (
        <p className="small soft withdrawal__why" id={whyId}>
          {t(whyKeys[why])} {t('withdrawal.stillPossible')}
        </p>
      ) : null}
      {quantity > 1 ? (
        <TextField
          form={form}
          name={quantityField(id)}
          className="withdrawal__quantity"
          label={t('withdrawal.quantity', { count: quantity })}
          aria-label={`${name}: ${t('withdrawal.quantity', { count: quantity })}`}
          type="number"
          inputMode="numeric"
          min={1}
          max={quantity}
          defaultValue={before ?? quantity}
        />
      ) : null}
    </>
  );
}
