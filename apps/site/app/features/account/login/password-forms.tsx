import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { NewPasswordFields, newPasswordLabels } from '#site/kit/forms/new-password-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { forgotPasswordRules, setPasswordRules } from '../account-rules.ts';

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
  return (
    <FormFrame form={form} label={t('password.set')} labels={newPasswordLabels(t)}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields form={form} />
      <SendButton form={form} tone="primary">
        {t('password.set')}
      </SendButton>
    </FormFrame>
  );
}
