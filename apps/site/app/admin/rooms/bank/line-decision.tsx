import type { BankLine } from '@izlog/contract/ecommerce/bank/bank-statements';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { differenceOf, lineForm } from './bank-view.ts';
import { useLineMoney, useLineName } from './use-line-money.ts';

/** Longest reason that a movement is set aside for. */
const longestNote = 200;

/** What is done with a movement: what is proposed by one press, another order, or set aside with a reason. */
export function LineDecision({ line }: { line: BankLine }) {
  return (
    <div className="stack">
      {line.proposed.length > 0 ? <Proposed line={line} /> : null}
      <Other line={line} />
    </div>
  );
}

function Proposed({ line }: { line: BankLine }) {
  const { t } = useStaffText();
  const money = useLineMoney(line.currency);
  const lineName = useLineName(line);
  const form = useSentForm({ name: lineForm.proposed(line.id) });
  const { proposed, reason, orders } = line;
  const words =
    reason === 'more'
      ? t('bank.bookMore', { rest: money(orders[0]?.rest ?? 0), excess: money(differenceOf(line)) })
      : proposed.length > 1
        ? t('bank.split', {
            parts: proposed.map(({ slug, amount }) => `${slug} ${money(amount)}`).join(', '),
          })
        : t('bank.bookOn', { orders: proposed[0]?.slug ?? '' });
  return (
    <FormFrame form={form} label={`${lineName}: ${words}`}>
      {proposed.map(({ slug, amount }) => (
        <span key={slug}>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="amount" value={amount} />
        </span>
      ))}
      <SendButton form={form} name="act" value="book">
        {words}
      </SendButton>
    </FormFrame>
  );
}

function Other({ line }: { line: BankLine }) {
  const { t } = useStaffText();
  const lineName = useLineName(line);
  const form = useSentForm({ name: lineForm.other(line.id) });
  const labels = { slug: t('bank.orderNumber'), note: t('bank.asideWhy') };
  return (
    <details open={form.answer !== undefined}>
      <summary className="link">
        {t('bank.otherwise')}
        <span className="vh"> {lineName}</span>
      </summary>
      <FormFrame form={form} label={`${t('bank.otherwise')}: ${lineName}`} labels={labels} className="stack">
        {line.direction === 'in' ? (
          <>
            <input type="hidden" name="amount" value={line.amount} />
            <TextField
              form={form}
              name="slug"
              label={labels.slug}
              autoComplete="off"
              data-most={40}
              isOptional
            />
            <SendButton form={form} name="act" value="book">
              {t('bank.book')}
            </SendButton>
          </>
        ) : null}
        <TextField
          form={form}
          name="note"
          label={labels.note}
          autoComplete="off"
          data-most={longestNote}
          isOptional
        />
        <SendButton form={form} name="act" value="setAside">
          {t('bank.aside')}
        </SendButton>
      </FormFrame>
    </details>
  );
}
