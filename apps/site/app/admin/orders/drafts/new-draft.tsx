import { SendButton } from '../../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../../links/staff-addresses.ts';
import { useStaffText } from '../../frame/staff-text.tsx';

/** Begins an order for somebody who calls. */
export function NewDraft() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'newDraft' });
  return (
    <FormFrame form={form} action={useAddress()('adminDrafts')} label={t('drafts.new')}>
      <SendButton form={form} tone="primary">
        {t('drafts.new')}
      </SendButton>
    </FormFrame>
  );
}
