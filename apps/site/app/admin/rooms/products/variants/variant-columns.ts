import type { VariantRecord } from '@izlog/contract/product/record/product-variants';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { typed } from '#site/admin/record/line-control.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { fieldKeys, type PlainFieldView, type PlainName } from '../plain-fields.ts';
import type { ProductView } from '../product-view.ts';

/** A column of the grid of variants whose cells are typed. */
export interface VariantColumn {
  name: PlainName | 'price' | 'sale' | 'quantity' | 'lowAt';
  words: StaffKey;
  inputMode?: 'decimal' | 'numeric' | undefined;
  /** One value may go to many rows: a number that tells a piece from others may not. */
  isShared: boolean;
}

const numbers: readonly string[] = ['sku', 'barcode'];

/** The columns that its reader may write, in their order: what tells a variant, what it costs, what there is, the rest. */
export function columnsOf({ may, variantFields }: ProductView): VariantColumn[] {
  const plain = may.catalogue ? variantFields.map(plainColumn) : [];
  const own = (name: VariantColumn['name'], words: StaffKey, inputMode: 'decimal' | 'numeric') => ({
    name,
    words,
    inputMode,
    isShared: true,
  });
  return [
    ...plain.filter(({ name }) => numbers.includes(name)),
    ...(may.prices
      ? [own('price', 'products.base', 'decimal'), own('sale', 'products.sale', 'decimal')]
      : []),
    ...(may.stock
      ? [own('quantity', 'products.quantity', 'numeric'), own('lowAt', 'products.lowAt', 'numeric')]
      : []),
    ...plain.filter(({ name }) => !numbers.includes(name)),
  ];
}

const plainColumn = ({ name, kind }: PlainFieldView): VariantColumn => ({
  name,
  words: fieldKeys[name],
  inputMode: kind === 'whole' || name === 'barcode' ? 'numeric' : kind === 'decimal' ? 'decimal' : undefined,
  isShared: !numbers.includes(name),
});

/** A cell as it stands in the form. */
export function cellText(variant: VariantRecord, name: VariantColumn['name'], locale: string): string {
  if (name === 'price' || name === 'sale') return typedPrice(variant[name], locale) ?? '';
  if (name === 'quantity') return variant.isTracked ? String(variant.quantity) : '';
  return typed(variant[name as keyof VariantRecord], locale) ?? '';
}
