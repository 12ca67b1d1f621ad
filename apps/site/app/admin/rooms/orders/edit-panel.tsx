import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { uneditableKeys } from './door/order-words.ts';

/** Leads to the change of what was ordered while there is no invoice; after it says why not. */
export function EditPanel({ order }: { order: StaffOrder }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'edit' });
  const why = order.uneditable;
  return (
    <section className="panel stack" aria-labelledby="h-izmjena">
      <h2 id="h-izmjena">{t('edits.panel')}</h2>
      <p className="soft">{t(why === null ? 'edits.panelLead' : uneditableKeys[why])}</p>
      {why === null ? (
        <FormFrame form={form} label={t('edits.panel')}>
          <SendButton form={form}>{t('edits.begin')}</SendButton>
        </FormFrame>
      ) : null}
    </section>
  );
}
