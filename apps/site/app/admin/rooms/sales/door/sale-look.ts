import type { saleResource } from '@izlog/contract/product/sales/sale-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { saleTones } from '../sale-words.ts';

/** How dated sales are named and rendered. */
export const saleLook = {
  record: 'sale',
  route: 'adminSales',
  form: 'adminSale',
  newRecord: 'novo',
  products: ['skus', 'exceptSkus'],
  pairs: ['much', 'when'],
  tones: { state: saleTones },
} satisfies LookOf<typeof saleResource>;
