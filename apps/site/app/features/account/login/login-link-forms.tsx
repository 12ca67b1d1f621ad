import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { loginLinkRules } from '../account-rules.ts';

/** Asks for a link that logs in without a password; the answer tells nothing about whether there is such an account. */
export function AskLoginLinkForm({ from }: { from: string }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'askLoginLink', rules: loginLinkRules });
  const labels = { linkEmail: t('login.linkEmail') };
  return (
    <details className="notice fold" open={form.answer !== undefined}>
      <summary>{t('login.byLink')}</summary>
      <FormFrame form={form} action={address('login')} label={t('login.byLink')} labels={labels}>
        <input type="hidden" name="from" value={form.typed.from ?? from} />
        <p>{t('login.byLinkLead')}</p>
        <TextField form={form} name="linkEmail" label={labels.linkEmail} type="email" autoComplete="email" />
        <SendButton form={form}>{t('login.linkSend')}</SendButton>
      </FormFrame>
    </details>
  );
}

/** Logs in by the link of the mail. Only a press does it: programs that look at mails open links too. */
export function LoginLinkForm({ token, from }: { token: string; from: string }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'loginLink' });
  return (
    <section className="panel stack account-page__form" aria-labelledby="h-login-link">
      <h2 id="h-login-link">{t('login.linkTitle')}</h2>
      <FormFrame form={form} action={address('login')} label={t('login.linkTitle')}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="from" value={from} />
        <p>{t('login.linkLead')}</p>
        <SendButton form={form} tone="primary">
          {t('login.linkUse')}
        </SendButton>
      </FormFrame>
    </section>
  );
}
