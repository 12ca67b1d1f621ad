import type { Draft } from '@izlog/contract/ecommerce/drafts/draft';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { DraftPart } from './draft-view.ts';

type Edits = NonNullable<Draft['edits']>;
type Money = (amount: number) => string;

/** What goes to the buyer with a change, and that they want it. */
export function EditWords({ form, view: { draft } }: DraftPart) {
  const { t } = useStaffText();
  return (
    <>
      <Group title={t('edits.message')}>
        <TextAreaField
          form={form}
          name="message"
          label={t('edits.message')}
          hint={t('drafts.messageHint')}
          rows={3}
          data-most={1000}
          isOptional
          defaultValue={draft.message}
        />
      </Group>
      <Group title={t('edits.confirming')}>
        <CheckField form={form} name="hasAgreed" label={t('edits.hasAgreed')} />
        <CheckField form={form} name="isQuiet" label={t('edits.isQuiet')} />
      </Group>
    </>
  );
}

/** The one figure that counts, and the two ways on. */
export function EditBar({
  form,
  edits,
  total,
  money,
}: {
  form: SentForm;
  edits: Edits;
  total: number;
  money: Money;
}) {
  const { t } = useStaffText();
  const difference = signed(total - edits.orderTotal, money);
  return (
    <div className="save-bar">
      <span className="num" role="status">
        {edits.giveBack > 0
          ? t('edits.barBack', { difference, amount: money(edits.giveBack) })
          : t('edits.bar', { difference, due: money(edits.due) })}
      </span>
      <SendButton form={form} name="act" value="save">
        {t('edits.recount')}
      </SendButton>
      <SendButton form={form} name="act" value="confirm" tone="primary">
        {t('edits.confirm')}
      </SendButton>
    </div>
  );
}

/** What the order was and what it will be, line by line, and what is left to pay. */
export function EditDifference({ draft, edits, money }: { draft: Draft; edits: Edits; money: Money }) {
  const { t } = useStaffText();
  const rows = differences(draft, edits);
  const delivery = draft.prices.delivery - edits.delivery;
  const other = draft.prices.orderTotal - edits.orderTotal - delivery - sumOf(rows);
  return (
    <>
      <Group title={t('edits.difference')}>
        <dl className="sums">
          <Row words={t('edits.before')} amount={money(edits.orderTotal)} />
          {rows.map(({ name, isGone, amount }) => (
            <Row
              key={name}
              words={isGone ? t('edits.removed', { name }) : name}
              amount={signed(amount, money)}
            />
          ))}
          {isNothing(delivery) ? null : <Row words={t('drafts.delivery')} amount={signed(delivery, money)} />}
          {isNothing(other) ? null : <Row words={t('orders.sums')} amount={signed(other, money)} />}
          <Row words={t('edits.after')} amount={money(draft.prices.orderTotal)} />
          {edits.paid > 0 ? <Row words={t('edits.paid')} amount={money(-edits.paid)} /> : null}
          <div className="is-total">
            <dt>{t(edits.giveBack > 0 ? 'edits.giveBack' : 'edits.due')}</dt>
            <dd>{money(edits.giveBack > 0 ? edits.giveBack : edits.due)}</dd>
          </div>
        </dl>
      </Group>
      {draft.state === 'open' ? (
        <Group title={t('edits.whatHappens')}>
          <ul className="plain checks">
            <li>
              <Icon name="ok" /> {t('edits.samePrices')}
            </li>
            <li>
              <Icon name="ok" /> {t('edits.sameNumber')}
            </li>
          </ul>
        </Group>
      ) : null}
    </>
  );
}

/** How many pieces of a line were ordered, beside how many there will be; nothing where they are the same. */
export function LineBefore({ draft, productId, qty }: { draft: Draft; productId: number; qty: number }) {
  const { t } = useStaffText();
  if (!draft.edits) return null;
  const was = draft.edits.lines
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (was === qty) return null;
  return <small className="soft">{was === 0 ? t('edits.added') : t('edits.was', { count: was })}</small>;
}

function differences({ items }: Draft, { lines }: Edits) {
  const ids = [...new Set([...lines, ...items].map(({ productId }) => productId))];
  return ids.flatMap((id) => {
    const was = lines.filter(({ productId }) => productId === id);
    const is = items.filter(({ productId }) => productId === id);
    const amount = sum(is.map(({ prices }) => prices.base.row)) - sum(was.map(({ row }) => row));
    const name = is[0]?.productData.name ?? was[0]?.name ?? '';
    return isNothing(amount) ? [] : [{ name, isGone: is.length === 0, amount }];
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sumOf = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));
const isNothing = (amount: number) => Math.abs(amount) < 0.005;
const signed = (amount: number, money: Money) =>
  isNothing(amount) ? money(0) : `${amount > 0 ? '+' : ''}${money(amount)}`;

function Row({ words, amount }: { words: string; amount: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
