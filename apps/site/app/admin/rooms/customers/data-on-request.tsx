import type { StaffCustomer } from '@izlog/contract/user/customer-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Icon } from '#site/ui/icons/icon.tsx';

/** Gives a person's data out, or erases the person, who asked for it: what goes and what the law keeps stands before it. */
export function DataOnRequest({ customer: { id, kept } }: { customer: StaffCustomer }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'erase' });
  const label = t('customers.isSure');
  return (
    <Group title={t('customers.onRequest')} beside={t('customers.deadline')}>
      <div className="on-request">
        <div className="stack">
          <h3>{t('customers.export')}</h3>
          <p className="soft">{t('customers.exportLead')}</p>
          <p>
            <a className="button" href={`/_/customer-data/${id}`} download>
              <Icon name="download" /> {t('customers.exportSend')}
            </a>
          </p>
        </div>
        <div className="stack">
          <h3>{t('customers.erase')}</h3>
          <ul className="plain stack small">
            <li>{t('customers.erased')}</li>
            {kept.map(({ name, text, count }) => (
              <li key={name}>
                <strong>{t('customers.stays', { count })}</strong> {text}
              </li>
            ))}
          </ul>
          <details>
            <summary className="link">{t('customers.eraseOpen')}</summary>
            <FormFrame form={form} label={t('customers.erase')} labels={{ isSure: label }}>
              <CheckField form={form} name="isSure" label={label} />
              <SendButton form={form} tone="danger">
                {t('customers.eraseSend')}
              </SendButton>
            </FormFrame>
          </details>
        </div>
      </div>
    </Group>
  );
}
