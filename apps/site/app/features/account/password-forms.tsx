import { limits } from '@izlog/contract/limits';
import { useText } from '../../i18n/use-text.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField, SendButton, TextField } from '../forms/form-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useSentForm } from '../forms/use-sent-form.ts';
import { changePasswordRules, forgotPasswordRules, setPasswordRules } from './account-rules.ts';

/** Asks for the link to a new password; the answer tells nothing about whether there is such an account (AUTH-055). */
export function ForgotPasswordForm() {
  const { t } = useText();
  const form = useSentForm({ name: 'forgot', rules: forgotPasswordRules, isEmptiedWhenDone: true });
  return (
    <FormFrame form={form} label={t('forgotPassword.title')}>
      <p>{t('forgotPassword.lead')}</p>
      <TextField form={form} name="email" label={t('login.email')} type="email" autoComplete="email" />
      <SendButton form={form} tone="primary">
        {t('forgotPassword.send')}
      </SendButton>
    </FormFrame>
  );
}

/** Sets the new password with the link of the mail (AUTH-056). */
export function SetPasswordForm({ token }: { token: string }) {
  const { t } = useText();
  const form = useSentForm({ name: 'setPassword', rules: setPasswordRules });
  const labels = {
    newPassword: t('password.new'),
    newPasswordAgain: t('password.again'),
  };
  return (
    <FormFrame form={form} label={t('password.set')} labels={labels}>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        form={form}
        name="newPassword"
        label={labels.newPassword}
        hint={t('register.passwordHint', { length: limits.passwordMinLength })}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="newPasswordAgain"
        label={labels.newPasswordAgain}
        autoComplete="new-password"
      />
      <SendButton form={form} tone="primary">
        {t('password.set')}
      </SendButton>
    </FormFrame>
  );
}

/** Changes the password of whoever is logged in; empty again when it worked (AUTH-058 to AUTH-060). */
export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useText();
  const form = useSentForm({ name: 'password', rules: changePasswordRules, isEmptiedWhenDone: true });
  const labels = {
    oldPassword: t('password.old'),
    newPassword: t('password.new'),
    newPasswordAgain: t('password.again'),
  };
  if (!hasPassword) return <Note>{t('password.none')}</Note>;
  return (
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
  );
}
