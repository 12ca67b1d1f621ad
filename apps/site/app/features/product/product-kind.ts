import type { ProductView } from './product-view.ts';

/** Goods are sent, digital content is downloaded, a service is done. */
export function kindOf({
  type,
  format,
}: Pick<ProductView, 'type' | 'format'>): 'goods' | 'digital' | 'service' {
  if (format === 'e-product') return 'digital';
  return type === 'service' ? 'service' : 'goods';
}
