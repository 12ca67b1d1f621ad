import { limits } from '@izlog/contract/limits';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { ChangePasswordForm } from '#site/kit/forms/change-password-form.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { ownNameRules, staffPasswordRules } from './security-rules.ts';

/** The own password; the other logins end with it. */
export function PasswordPanel() {
  const { t } = useStaffText();
  return (
    <section className="panel stack">
      <h2>{t('password.change')}</h2>
      <ChangePasswordForm rules={staffPasswordRules} />
    </section>
  );
}

/** The name that colleagues and the log show. */
export function OwnNamePanel({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'name', rules: ownNameRules });
  const labels = { firstName: t('address.firstName'), lastName: t('address.lastName') };
  return (
    <section className="panel stack">
      <h2>{t('security.name')}</h2>
      <p className="small soft">{t('security.nameLead')}</p>
      <FormFrame form={form} label={t('security.name')} labels={labels}>
        <TextField
          form={form}
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          defaultValue={firstName}
          data-most={limits.nameMaxLength}
        />
        <TextField
          form={form}
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          defaultValue={lastName}
          data-most={limits.nameMaxLength}
        />
        <SendButton form={form}>{t('form.save')}</SendButton>
      </FormFrame>
    </section>
  );
}
