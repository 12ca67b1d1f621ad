import type { ComponentProps, ReactNode } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { PasswordField, SendButton } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';

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
