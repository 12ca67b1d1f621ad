import type { ComponentProps, ReactNode } from 'react';
import { PasswordField, SendButton } from '../../../kit/forms/form-fields.tsx';
import type { SentForm } from '../../../kit/forms/use-sent-form.ts';
import { FormFrame } from '../../ground/frame/once/form-frame.tsx';
import { useStaffText } from '../../ground/frame/staff-text.tsx';

type PasswordAgainProps = {
  form: SentForm;
  /** What the form does, as its name and on its button. */
  label: string;
  tone?: ComponentProps<typeof SendButton>['tone'];
  children?: ReactNode;
};

/** Something dangerous: the password is asked for again. */
export function PasswordAgainForm({ form, label, tone, children }: PasswordAgainProps) {
  const { t } = useStaffText();
  return (
    <FormFrame form={form} label={label}>
      {children}
      <PasswordField
        form={form}
        name="password"
        label={t('security.password')}
        hint={t('security.passwordHint')}
        autoComplete="current-password"
      />
      <SendButton form={form} tone={tone}>
        {label}
      </SendButton>
    </FormFrame>
  );
}
