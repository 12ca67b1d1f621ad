import { orderAddressNames } from '@izlog/contract/ecommerce/orders/order-address-names';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { addressKeys } from '../door/draft-words.ts';
import { DraftBuyer } from './draft-buyer.tsx';
import { DraftLines } from './draft-lines.tsx';
import { DraftSide } from './draft-side.tsx';
import { type DraftPart, type DraftView, lineField } from './draft-view.ts';
import { DraftWays } from './draft-ways.tsx';
import { EditBar, EditWords } from './edit-parts.tsx';

/** A draft as one form: every press saves what was typed, and then does what it says. Works without scripts. */
export function DraftForm({ view, money }: { view: DraftView; money: (amount: number) => string }) {
  const { t } = useStaffText();
  const { draft } = view;
  const form = useSentForm({ name: 'draft' });
  const labels: Record<string, string> = {
    companyName: t('drafts.companyName'),
    oib: t('drafts.oib'),
    hasAgreed: t(draft.edits ? 'edits.hasAgreed' : 'drafts.hasAgreed'),
    days: t('drafts.days'),
  };
  for (const name of orderAddressNames) labels[`address.${name}`] = t(addressKeys[name]);
  draft.items.forEach(({ productData }, index) => {
    labels[lineField(index, 'quantity')] = `${t('drafts.quantity')}: ${productData.name}`;
    labels[lineField(index, 'agreedPrice')] = `${t('drafts.price')}: ${productData.name}`;
    labels[lineField(index, 'reason')] = `${t('drafts.reason')}: ${productData.name}`;
  });
  return (
    <FormFrame form={form} label={t('drafts.draft')} labels={labels} className="stack stack--lg">
      <button type="submit" name="act" value="save" className="vh" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="revision" value={form.answer?.shown?.revision ?? draft.revision} />
      <div className="record">
        <div>
          <DraftBuyer form={form} view={view} />
          <DraftLines form={form} view={view} money={money} />
          <DraftWays form={form} view={view} money={money} />
          {draft.edits ? <EditWords form={form} view={view} /> : <OfferWords form={form} view={view} />}
        </div>
        <DraftSide view={view} money={money} />
      </div>
      {draft.edits ? (
        <EditBar form={form} edits={draft.edits} total={draft.prices.orderTotal} money={money} />
      ) : (
        <div className="save-bar">
          <span className="num" role="status">
            {t('drafts.barSum', { count: quantityOf(view), amount: money(draft.prices.orderTotal) })}
          </span>
          <SendButton form={form} name="act" value="save">
            {t('form.save')}
          </SendButton>
          <SendButton form={form} name="act" value="place">
            {t('drafts.place')}
          </SendButton>
          <SendButton form={form} name="act" value="send" tone="primary">
            {t('drafts.send')}
          </SendButton>
        </div>
      )}
    </FormFrame>
  );
}

function OfferWords({ form, view: { draft } }: DraftPart) {
  const { t } = useStaffText();
  return (
    <>
      <Group title={t('drafts.offer')}>
        <TextField
          form={form}
          name="days"
          type="number"
          inputMode="numeric"
          min={1}
          max={90}
          label={t('drafts.days')}
          defaultValue="15"
        />
        <TextAreaField
          form={form}
          name="message"
          label={t('drafts.message')}
          hint={t('drafts.messageHint')}
          rows={3}
          data-most={1000}
          defaultValue={draft.message}
        />
      </Group>
      <Group title={t('drafts.placing')}>
        <CheckField form={form} name="hasAgreed" label={t('drafts.hasAgreed')} />
        <CheckField form={form} name="isPaid" label={t('drafts.isPaid')} />
      </Group>
      <Group title={t('drafts.note')}>
        <TextAreaField
          form={form}
          name="note"
          label={t('drafts.note')}
          hint={t('shopOrders.deskNoteHint')}
          rows={2}
          data-most={2000}
          defaultValue={draft.note}
        />
      </Group>
    </>
  );
}

const quantityOf = ({ draft }: DraftView): number => draft.items.reduce((sum, { qty }) => sum + qty, 0);
