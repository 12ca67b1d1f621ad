import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { useText } from '#site/i18n/use-text.tsx';
import { Note } from '#site/ui/note.tsx';

/** Leads to the page where what is left of an order is paid; `amount` is that in words. */
export function PayLink({ link, amount }: { link: NonNullable<Order['payLink']>; amount: string }) {
  const { t } = useText();
  return (
    <Note tone="info">
      <p>{t('orders.waitsFor', { amount })}</p>
      <p>
        <a className="button button--primary" href={link.url}>
          {t('orders.payNow')}
        </a>
      </p>
    </Note>
  );
}
