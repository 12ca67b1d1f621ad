import { limits } from '@izlog/contract/limits';
import { useStaffText } from '../admin/staff-text.tsx';
import { PasswordField, SendButton, TextField } from '../forms/form-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useSentForm } from '../forms/use-sent-form.ts';
import { ownNameRules, staffPasswordRules } from './security-rules.ts';

/** The own password; the other logins end with it. */
export function PasswordPanel() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'password', rules: staffPasswordRules, isEmptiedWhenDone: true });
  const labels = {
    oldPassword: t('password.old'),
    newPassword: t('password.new'),
    newPasswordAgain: t('password.again'),
  };
  return (
    <section className="panel stack" aria-labelledby="h-password">
      <h2 id="h-password">{t('password.change')}</h2>
      <FormFrame form={form} label={t('password.change')} labels={labels}>
        <PasswordField
          form={form}
          name="oldPassword"
          label={labels.oldPassword}
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="newPassword"
          label={labels.newPassword}
          hint={t('password.hint', { length: limits.passwordMinLength })}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="newPasswordAgain"
          label={labels.newPasswordAgain}
          autoComplete="new-password"
        />
        <SendButton form={form}>{t('password.send')}</SendButton>
      </FormFrame>
    </section>
  );
}

/** The name that colleagues and the log show. */
export function OwnNamePanel({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'name', rules: ownNameRules });
  const labels = { firstName: t('address.firstName'), lastName: t('address.lastName') };
  return (
    <section className="panel stack" aria-labelledby="h-name">
      <h2 id="h-name">{t('security.name')}</h2>
      <p className="small soft">{t('security.nameLead')}</p>
      <FormFrame form={form} label={t('security.name')} labels={labels}>
        <TextField
          form={form}
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          defaultValue={firstName}
          maxLength={limits.nameMaxLength}
        />
        <TextField
          form={form}
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          defaultValue={lastName}
          maxLength={limits.nameMaxLength}
        />
        <SendButton form={form}>{t('form.save')}</SendButton>
      </FormFrame>
    </section>
  );
}
