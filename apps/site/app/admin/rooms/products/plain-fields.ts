import type { ProductGroup, ProductPlainValues } from '@izlog/contract/records/product';
import type { FormFieldView } from '#site/admin/record/list-view.ts';
import type { StaffKey } from '#site/i18n/messages.ts';

export type PlainName = keyof ProductPlainValues;

/** A plain field of a product as a screen has to know it. */
export interface PlainFieldView extends FormFieldView {
  name: PlainName;
  group: ProductGroup;
}

/** What the plain fields are called; a declared field without its words does not compile. */
export const fieldKeys: Readonly<Record<PlainName, StaffKey>> = {
  purchase: 'products.purchase',
  sku: 'products.sku',
  barcode: 'products.barcode',
  brandId: 'products.brand',
  taxClassId: 'products.taxClass',
  weight: 'products.weight',
  length: 'products.length',
  width: 'products.width',
  height: 'products.height',
  content: 'products.content',
  contentUnit: 'products.contentUnit',
  baseContent: 'products.baseContent',
  baseUnit: 'products.baseUnit',
  modelId: 'products.modelId',
  guaranteeYears: 'products.guaranteeYears',
  guaranteeTerms: 'products.guaranteeTerms',
  kpd: 'products.kpd',
  isPriceListed: 'products.isPriceListed',
  anchorPrice: 'products.anchorPrice',
  minQuantity: 'products.minQuantity',
  maxQuantity: 'products.maxQuantity',
  quantityStep: 'products.quantityStep',
  isFeatured: 'products.isFeatured',
  categoryPriority: 'products.recommended',
  isPriceFrom: 'products.isPriceFrom',
  isReturnable: 'products.withdrawal',
  externalUrl: 'products.externalUrl',
};

/** What stands below a field. */
export const fieldHints: { readonly [N in PlainName]?: StaffKey } = {
  modelId: 'products.modelIdHint',
  guaranteeYears: 'products.guaranteeHint',
  kpd: 'products.kpdHint',
  anchorPrice: 'products.anchorPriceHint',
  content: 'products.contentHint',
};

/** Who may write the fields of a group: they stand in a part of the form that only they see. */
export const groupNeeds: Readonly<Record<ProductGroup, 'catalogue' | 'prices' | 'stock'>> = {
  numbers: 'stock',
  measures: 'stock',
  quantities: 'stock',
  content: 'stock',
  price: 'prices',
  sorting: 'catalogue',
  buying: 'catalogue',
  state: 'catalogue',
  law: 'catalogue',
};
