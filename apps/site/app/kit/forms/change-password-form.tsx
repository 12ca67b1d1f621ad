import { useText } from '#site/i18n/use-text.tsx';
import { PasswordField, SendButton } from './form-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { NewPasswordFields, newPasswordLabels } from './new-password-fields.tsx';
import type { FormRules } from './rules.ts';
import { useSentForm } from './use-sent-form.ts';

/** Changes the own password, of customers and of staff; empty again when it worked (AUTH-058 to AUTH-060). */
export function ChangePasswordForm({ rules }: { rules: FormRules }) {
  const { t } = useText();
  const form = useSentForm({ name: 'password', rules, isEmptiedWhenDone: true });
  const labels = { oldPassword: t('password.old'), ...newPasswordLabels(t) };
  return (
    <FormFrame form={form} label={t('password.change')} labels={labels}>
      <PasswordField
        form={form}
        name="oldPassword"
        label={labels.oldPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} isChange />
      <SendButton form={form}>{t('password.send')}</SendButton>
    </FormFrame>
  );
}
