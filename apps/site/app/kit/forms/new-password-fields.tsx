import { limits } from '@izlog/contract/limits';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import { PasswordField } from './form-fields.tsx';
import type { SentForm } from './use-sent-form.ts';

/** Words of the two fields, for the list of problems too. */
export const newPasswordLabels = (t: Text['t']) => ({
  newPassword: t('password.new'),
  newPasswordAgain: t('password.again'),
});

type NewPasswordFieldsProps = {
  form: SentForm;
  /** True where the old password was asked for and the new one has to be another. */
  isChange?: boolean;
};

/** A new password, typed twice: `newPassword` and `newPasswordAgain`. */
export function NewPasswordFields({ form, isChange }: NewPasswordFieldsProps) {
  const { t } = useText();
  const labels = newPasswordLabels(t);
  const length = limits.passwordMinLength;
  return (
    <>
      <PasswordField
        form={form}
        name="newPassword"
        label={labels.newPassword}
        hint={t(isChange ? 'password.hint' : 'register.passwordHint', { length })}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="newPasswordAgain"
        label={labels.newPasswordAgain}
        autoComplete="new-password"
      />
    </>
  );
}
