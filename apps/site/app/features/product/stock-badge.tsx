import type { ProductStock } from '@izlog/contract/product/stock';
import { useText } from '#site/i18n/use-text.tsx';
import { Badge } from '#site/ui/tag.tsx';

/** What can be bought now, and for what is sold out when it returns. */
export function StockBadge({ stock }: { stock: ProductStock }) {
  const { t, shortDate } = useText();
  const { status, quantity, restockAt } = stock;
  const returns = restockAt ? <span>{t('product.restock', { date: shortDate(restockAt) })}</span> : null;
  if (status === 'outOfStock') {
    return (
      <>
        <Badge tone="danger">{t('product.outOfStock')}</Badge> {returns}
      </>
    );
  }
  if (status === 'backorder') {
    return (
      <>
        <Badge tone="info">{t('product.backorder')}</Badge> {returns}
      </>
    );
  }
  if (status === 'low' && quantity)
    return <Badge tone="offer">{t('product.low', { count: quantity })}</Badge>;
  return (
    <Badge tone="success">
      {quantity === null ? t('product.inStock') : t('product.inStockCount', { count: quantity })}
    </Badge>
  );
}
