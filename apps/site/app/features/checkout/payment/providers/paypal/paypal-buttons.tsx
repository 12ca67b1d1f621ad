import { use, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PayButtonsView } from '#site/features/checkout/checkout-view.ts';
import { prefixOf } from '#site/i18n/site-language.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { LanguageContext, useAddress } from '#site/links/addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { sendApproval } from './send-approval.ts';

interface Actions {
  subscription: { create: (plan: object) => Promise<string> };
}

interface ButtonOptions {
  createOrder?: () => string;
  createSubscription?: (data: object, actions: Actions) => Promise<string>;
  onApprove: (data: { orderID?: string; subscriptionID?: string | null }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

declare global {
  interface Window {
    paypal?: { Buttons: (options: ButtonOptions) => { render: (into: HTMLElement) => Promise<void> } };
  }
}

/**
 * PayPal's own buttons (ORDER-008). What the buyer approves the platform checks (ORDER-010); giving up stays here, an
 * error of PayPal leads to the failure page (ORDER-012).
 */
export function PayPalButtons({ start }: { start: PayButtonsView }) {
  const { t } = useText();
  const navigate = useNavigate();
  const prefix = prefixOf(use(LanguageContext));
  const failure = useAddress()('checkoutFailure');
  const container = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const script = document.createElement('script');
    script.src = start.scriptUrl;
    script.setAttribute('data-csp-nonce', start.nonce);
    script.nonce = start.nonce;
    script.onload = () => {
      if (!container.current || !window.paypal) return setBroken(true);
      const buttons = window.paypal.Buttons({
        ...startOf(start),
        onApprove: async (details) => {
          const path = await sendApproval(
            `${prefix}/_/checkout/approve/${encodeURIComponent(start.orderId)}`,
            details,
          );
          await navigate(path ?? failure);
        },
        onCancel: () => undefined,
        onError: () => void navigate(failure),
      });
      void buttons.render(container.current);
    };
    script.onerror = () => setBroken(true);
    document.head.append(script);
    return () => script.remove();
  }, [start, navigate, failure, prefix]);
  return (
    <>
      <div ref={container} />
      {isBroken ? (
        <Note tone="danger" role="alert">
          {t('checkout.payPalFailed')}
        </Note>
      ) : null}
    </>
  );
}

function startOf({ isSubscription, plan_id, orderId, plan, quantity }: PayButtonsView) {
  if (!isSubscription) return { createOrder: () => orderId };
  return {
    // The platform leaves the tax alone for Germany and sets it to nothing elsewhere (ORDER-013).
    createSubscription: (_: object, { subscription }: Actions) =>
      subscription.create({ plan_id, quantity, custom_id: orderId, ...(plan ? { plan } : {}) }),
  };
}
