import { useEffect, useRef } from 'react';
import { LoginForm } from '#site/features/account/door/login-form.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import type { CheckoutStep } from './checkout-view.ts';

/** The login has ended in the middle of checkout: one logs in on the spot, or goes on as a guest. */
export function LoginOver({ from, step }: { from: string; step: CheckoutStep }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'asGuest' });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = panel.current;
    if (!box || box.contains(document.activeElement)) return;
    box.focus({ preventScroll: true });
    // A press is what may have the scripts take the page over, before it ends: moved under the finger it would be lost.
    const isTakenOver = document.documentElement.dataset.scripts !== 'on';
    if (!isTakenOver) box.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={panel}
      className="panel stack login-over"
      tabIndex={-1}
      role="alert"
      aria-labelledby="h-login-over"
    >
      <h2 id="h-login-over">{t('loginOver.title')}</h2>
      <p>{t('loginOver.lead')}</p>
      <LoginForm from={from} />
      <FormFrame form={form} action={address('checkout')} label={t('loginOver.asGuest')}>
        <input type="hidden" name="step" value={step} />
        <p className="soft">{t('loginOver.or')}</p>
        <SendButton form={form}>{t('loginOver.asGuest')}</SendButton>
      </FormFrame>
    </section>
  );
}
