import type { UnitPrice } from '@izlog/contract/product/product-price';
import type { Text } from './use-text.tsx';

/** A price per unit of content as it stands beside every price (Directive 98/6/EC): "51,98 € za 1 kg". */
export function unitPriceWords({ price, quantity, unit }: UnitPrice, { t, money, number }: Text): string {
  return t('price.unit', { price: money(price), quantity: number(quantity), unit });
}
