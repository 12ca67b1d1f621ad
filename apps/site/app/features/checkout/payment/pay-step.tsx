import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { PayView } from '../checkout-view.ts';
import { providerViews } from './providers/provider-views.ts';

/** Between shop and provider: the form goes by itself (ORDER-015); without scripts its button sends it. */
export function PayStep({ view, back }: { view: PayView; back?: string }) {
  const { t } = useText();
  const step = `${useAddress()('checkout')}?step=payment`;
  const path = back ?? step;
  const Buttons = view.buttons && providerViews[view.buttons.provider].buttons?.Buttons;
  return (
    <section className="form-section" aria-labelledby="step-title">
      <h2 id="step-title" tabIndex={-1}>
        {t('checkout.payTitle')}
      </h2>
      <p>{t('checkout.payLead', { orderSlug: view.orderSlug })}</p>
      {view.form ? <ProviderForm form={view.form} stepPath={path} /> : null}
      <div id="payment-buttons" className="payment-buttons">
        {view.buttons && Buttons ? <Buttons start={view.buttons} /> : null}
      </div>
      <p>
        <Link className="more" to={path}>
          <Icon name="left" /> {t('checkout.payOther')}
        </Link>
      </p>
    </section>
  );
}

function ProviderForm({ form, stepPath }: { form: NonNullable<PayView['form']>; stepPath: string }) {
  const { t } = useText();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The way back from the provider leads to the payment step: this page would send the visitor off again.
    window.history.replaceState(window.history.state, '', stepPath);
    ref.current?.submit();
  }, [stepPath]);
  return (
    <form ref={ref} method={form.method ?? 'post'} action={form.action}>
      {form.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="primary" size="lg">
        {t('checkout.payNow')}
      </Button>
    </form>
  );
}
