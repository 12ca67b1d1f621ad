import { useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';

export type NewsletterStep = 'confirm' | 'unsubscribe';

/** The button that confirms or ends a subscription: opening the link alone does nothing, since programs open links too. */
export function NewsletterStepForm({ step, token }: { step: NewsletterStep; token: string }) {
  const { t } = useText();
  const [isSent, setSent] = useState(false);
  const form = useSentForm({ name: step, onDone: () => setSent(true) });
  const isDone = isSent || form.done !== undefined;
  const words =
    step === 'confirm'
      ? { lead: t('newsletter.confirmLead'), send: t('newsletter.confirmSend') }
      : { lead: t('newsletter.leaveLead'), send: t('newsletter.leaveSend') };
  return (
    <FormFrame form={form} label={words.send}>
      <input type="hidden" name="token" value={token} />
      {isDone ? (
        <p role="status">{t(step === 'confirm' ? 'newsletter.confirmed' : 'newsletter.left')}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <SendButton form={form} tone="primary">
            {words.send}
          </SendButton>
        </>
      )}
    </FormFrame>
  );
}
