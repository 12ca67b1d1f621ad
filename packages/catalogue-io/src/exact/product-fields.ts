import { z } from 'zod';
import { productFormats, productTypes, purchaseKinds } from '../product-kinds.ts';
import type { CellKind } from '../sheets/sheet-form.ts';
import { type Codec, flag, number, oneOf, optional, optionalText, orElse, text, whole } from './csv-codec.ts';

/** A field of a product that is one value: the title of its column, what stands in a cell, and what it may be. */
export interface ProductField<S extends z.ZodType = z.ZodType> {
  title: string;
  cell: CellKind;
  codec: Codec<z.output<S>>;
  schema: S;
  /** Where a file says nothing of a new product. */
  usual: z.output<S>;
}

/** A field that a shop has beside those below, by its name in JSON. */
export interface OwnField extends Pick<ProductField, 'title' | 'schema' | 'usual'> {
  name: string;
  cell: 'text' | 'number' | 'flag';
}

const line = (title: string) =>
  fieldOf(title, { cell: 'text', codec: optionalText, schema: z.string().nullable(), usual: null });
const address = (title: string) =>
  fieldOf(title, {
    cell: 'text',
    codec: optionalText,
    schema: z.url({ protocol: /^https?$/ }).nullable(),
    usual: null,
  });
const size = (title: string) =>
  fieldOf(title, { cell: 'number', codec: optional(whole), schema: z.int().nullable(), usual: null });
const decimal = (title: string) =>
  fieldOf(title, { cell: 'number', codec: optional(number), schema: z.number().nullable(), usual: null });
const count = (title: string, usual: number) =>
  fieldOf(title, { cell: 'number', codec: orElse(whole, usual), schema: z.int(), usual });
const yesNo = (title: string, usual: boolean) =>
  fieldOf(title, { cell: 'flag', codec: orElse(flag, usual), schema: z.boolean(), usual });
function word<const W extends readonly [string, ...string[]]>(title: string, words: W) {
  const [usual] = words as readonly W[number][] as [W[number]];
  const codec = orElse(oneOf<W[number]>(words), usual);
  return fieldOf(title, { cell: 'text', codec, schema: z.enum(words), usual });
}
function fieldOf<S extends z.ZodType>(title: string, field: Omit<ProductField<S>, 'title'>): ProductField<S> {
  return { title, ...field };
}
/** Files that were written before there was such a field are read as well. */
const added = <S extends z.ZodType>({ schema, ...field }: ProductField<S>) => ({
  ...field,
  schema: schema.default(field.usual as never),
});

/** The fields of a product that are one value, by their names in JSON. */
export const productFields = {
  sku: line('sku'),
  barcode: line('barcode'),
  format: word('format', productFormats),
  type: word('type', productTypes),
  purchase: word('purchase', purchaseKinds),
  isPublished: yesNo('published', true),
  isArchived: yesNo('archived', false),
  isVisible: yesNo('visible', true),
  isFeatured: yesNo('featured', false),
  isReturnable: yesNo('returnable', true),
  brand: line('brand'),
  taxClass: line('tax_class'),
  isPriceFrom: yesNo('price_from', false),
  weight: size('weight_g'),
  length: size('length_mm'),
  width: size('width_mm'),
  height: size('height_mm'),
  content: decimal('content'),
  contentUnit: line('content_unit'),
  baseContent: decimal('base_content'),
  baseUnit: line('base_unit'),
  modelId: added(line('model_id')),
  guaranteeYears: added(decimal('guarantee_years')),
  guaranteeTerms: added(line('guarantee_terms')),
  minQuantity: count('min_quantity', 1),
  maxQuantity: size('max_quantity'),
  quantityStep: count('quantity_step', 1),
  position: count('position', 0),
  categoryPriority: count('category_priority', 0),
  externalUrl: address('external_url'),
  source: line('source'),
  externalId: line('external_id'),
  contentHash: line('content_hash'),
};
export type ProductFieldName = keyof typeof productFields;

const ownCodecs = { text, number, flag } as const;

/** A shop's own field as one of a product. */
export function ownField({ title, cell, schema, usual }: OwnField): ProductField {
  const plain: Codec<never> = ownCodecs[cell] as Codec<never>;
  const codec =
    usual === null ? (cell === 'text' ? optionalText : optional(plain)) : orElse(plain, usual as never);
  return added({ title, cell, codec: codec as Codec<unknown>, schema, usual });
}
