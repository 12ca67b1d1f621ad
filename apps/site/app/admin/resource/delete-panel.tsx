import { SendButton } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useStaffText } from '../frame/staff-text.tsx';

/** Asks once more: what is deleted does not come back. */
export function DeletePanel() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'delete' });
  return (
    <section className="panel" aria-label={t('resource.delete')}>
      <details open={form.answer !== undefined}>
        <summary className="link">{t('resource.delete')}</summary>
        <FormFrame form={form} label={t('resource.delete')}>
          <p className="small soft">{t('resource.deleteLead')}</p>
          <SendButton form={form} tone="danger">
            {t('resource.deleteSend')}
          </SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
