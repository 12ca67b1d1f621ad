import { notFiscalised } from '@izlog/contract/ecommerce/duties/invoicing';
import { useText } from '#site/i18n/use-text.tsx';

/**
 * What a Croatian seller writes beside data for payment before the invoice (NN 89/2025, Article 29): always in the words of
 * the law, with their meaning where the page speaks another language.
 */
export function NotFiscalised({ isShown }: { isShown: boolean }) {
  const { t } = useText();
  if (!isShown) return null;
  const meaning = t('orders.notFiscalised');
  return (
    <p className="not-fiscalised">
      <strong lang="hr">{notFiscalised}</strong>
      {meaning === notFiscalised ? null : <span>{meaning}</span>}
    </p>
  );
}
