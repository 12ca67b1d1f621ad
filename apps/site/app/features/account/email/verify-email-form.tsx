import { useEffect, useRef } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';

/**
 * Confirms an e-mail with the link of the mail (AUTH-053): by itself as soon as the page runs, with a button where it cannot.
 * Opening the address alone changes nothing, for programs that look into mails open it too.
 */
export function VerifyEmailForm({ token }: { token: string }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'verify' });
  const isSent = useRef(false);
  const { ref } = form;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    ref.current?.requestSubmit();
  }, [ref]);
  return (
    <FormFrame form={form} action={address('login')} label={t('confirmEmail.title')}>
      <input type="hidden" name="verificationToken" value={token} />
      {form.refusal ? (
        <p className="soft">{t('verify.again')}</p>
      ) : (
        <>
          <p>{t('verify.lead')}</p>
          <SendButton form={form} tone="primary">
            {t('verify.send')}
          </SendButton>
        </>
      )}
    </FormFrame>
  );
}
