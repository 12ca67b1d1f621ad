import type { Order, PaymentSlip as Slip } from '@izlog/contract/ecommerce/orders/order';
import { useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';

/** How to pay by bank: each value to read and to copy, and the HUB-3 code for banking apps. */
export function PaymentSlip({ slip, expiresAt, dueAt }: { slip: Slip } & Pick<Order, 'expiresAt' | 'dueAt'>) {
  const { t, money, longDate } = useText();
  const { recipient, iban, model, reference, amount, description, barcode } = slip;
  const rows = [
    [
      t('checkout.slipRecipient'),
      `${recipient.name}, ${recipient.street}, ${recipient.town}`,
      recipient.name,
    ],
    [t('checkout.slipIban'), iban.replaceAll(/(.{4})(?=.)/g, '$1 '), iban],
    [t('checkout.slipReference'), `${model} ${reference}`, `${model} ${reference}`],
    [t('checkout.slipAmount'), money(amount), amount.toFixed(2)],
    [t('checkout.slipPurpose'), description, description],
  ] as const;
  const until = () => {
    if (dueAt) return t('checkout.slipDue', { date: longDate(dueAt) });
    return expiresAt ? t('checkout.slipUntil', { date: longDate(expiresAt) }) : t('checkout.slipLead');
  };
  return (
    <section className="slip" aria-labelledby="slip">
      <h2 id="slip">{t('checkout.slipTitle')}</h2>
      <p>{until()}</p>
      <dl className="slip__rows">
        {rows.map(([label, shown, copied]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
            <dd>
              <CopyButton text={copied} label={label} />
            </dd>
          </div>
        ))}
      </dl>
      {barcode ? (
        <figure className="stack">
          {/* The picture on its own address: it can be saved and printed, and needs no inline style. */}
          <img className="slip__code" src={barcode.pngUrl} alt={t('checkout.slipCode')} />
          <figcaption className="small soft">{t('checkout.slipScan')}</figcaption>
        </figure>
      ) : null}
    </section>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <Button onClick={() => void copy()} aria-live="polite">
      {isCopied ? t('checkout.copied') : t('checkout.copy')} <span className="vh">{label}</span>
    </Button>
  );
}
