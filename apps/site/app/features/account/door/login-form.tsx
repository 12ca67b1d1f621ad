import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { PasswordField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { loginRules } from '../account-rules.ts';

/** Logs a customer in. `from` is the page to go on to, which may be this very one (AUTH-007, AUTH-008). */
export function LoginForm({ from }: { from: string }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'login', rules: loginRules });
  const labels = { username: t('login.email'), password: t('login.password') };
  return (
    <FormFrame form={form} action={address('login')} label={t('login.title')} labels={labels}>
      <input type="hidden" name="from" value={form.typed.from ?? from} />
      <TextField
        form={form}
        name="username"
        label={labels.username}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField form={form} name="password" label={labels.password} autoComplete="current-password" />
      <div className="between">
        <SendButton form={form} tone="primary">
          {t('login.send')}
        </SendButton>
        <Link className="link" to={address('forgotPassword')}>
          {t('login.forgot')}
        </Link>
      </div>
    </FormFrame>
  );
}
