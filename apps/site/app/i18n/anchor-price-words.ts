import type { Prices } from '@izlog/contract/product/prices';
import type { Text } from './use-text.tsx';

/** The price of a prescribed day as it stands beside every price (NN 75/2025): "sidrena cijena 4,25 € (2. 5. 2025.)". */
export function anchorPriceWords(
  { price, day, label }: NonNullable<Prices['anchor']>,
  { t, money, shortDate }: Text,
): string {
  const values = { price: money(price), day: shortDate(day) };
  return label === null ? t('price.anchor', values) : t('price.anchorNamed', { ...values, label });
}
