import { z } from 'zod';
import { attributeTypes, backorderKinds, customOptionKinds, sortTypes } from '../product-kinds.ts';
import type { CatalogueSheet } from './csv-sheet.ts';
import { type OwnField, ownField, type ProductField, productFields } from './product-fields.ts';

// Everything a catalogue is made of, with names in place of ids, so that another installation can take it in and give out
// the same file again.

const code = z.string().min(1).max(200);
const language = z.string().length(3);
const words = z.record(language, z.string());
const cents = z.int().min(0).nullable();
const instant = z.iso.datetime();
const webAddress = z.url({ protocol: /^https?$/ });
/** A file by `hash.extension`; the hash is that of the media gallery. */
const file = z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]{1,10}$/);
/**
 * `sku:A-1`, or `slug:…` in the default language for a product without one; `variant:sku:A-1?colour=red` for a variant
 * that has neither.
 */
const productRef = z.string().regex(/^(sku|slug|variant):./s);

export const exactTaxClass = z.object({ code, name: z.string(), rate: z.int().min(0).max(10_000) });

export const exactBrand = z.object({
  name: z.string().min(1),
  manufacturer: z
    .object({
      name: z.string(),
      address: z.string(),
      email: z.string(),
      isOutsideEu: z.boolean().default(false),
    })
    .nullable(),
  responsible: z
    .object({ name: z.string(), address: z.string(), email: z.string() })
    .nullable()
    .default(null),
});

export const exactAttribute = z.object({
  code,
  type: z.enum(attributeTypes),
  isFilterable: z.boolean(),
  isVariationAxis: z.boolean(),
  isShown: z.boolean(),
  position: z.int(),
  customClass: z.string(),
  label: words,
  unit: words,
  values: z.array(
    z.object({
      code,
      label: words,
      color: z.string().nullable(),
      media: file.nullable(),
      isShopDefault: z.boolean(),
    }),
  ),
});

/** `key` is its slug in the default language, `parent` that of the one above. */
export const exactCategory = z.object({
  key: code,
  parent: code.nullable(),
  position: z.int(),
  sortTypes: z.array(z.enum(sortTypes)),
  sortDefaultType: z.enum(sortTypes).nullable(),
  media: file.nullable(),
  isPublished: z.boolean(),
  requiresSafety: z.boolean().default(false),
  kpd: z.string().nullable().default(null),
  source: z.string().nullable(),
  externalId: z.string().nullable(),
  translations: z.record(
    language,
    z.object({
      name: z.string(),
      slug: z.string(),
      line: z.string(),
      description: z.string(),
      seoTitle: z.string(),
      seoDescription: z.string(),
    }),
  ),
});

export const exactTag = z.object({
  code,
  position: z.int(),
  translations: z.record(language, z.object({ name: z.string(), slug: z.string() })),
});

/** Days that a buyer may choose; files from before there were any do not say it. */
const exactDays = z.object({
  leadDays: z.int().min(0),
  untilHour: z.int().min(1).max(23).nullable(),
  latestDays: z.int().min(0),
  closedWeekdays: z.array(z.int().min(1).max(7)),
  closedDays: z.array(z.iso.date()),
  perDay: z.int().min(1).nullable(),
});

const exactOption = z.object({
  title: z.string().min(1),
  label: words,
  hint: words,
  optionType: z.enum(['text', 'number']),
  inputType: z.enum(customOptionKinds).nullable(),
  isRequired: z.boolean(),
  maxLength: z.int().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  days: exactDays.nullable().default(null),
  values: z.array(
    z.object({
      sku: z.string(),
      label: words,
      surcharge: cents,
      price: cents,
      color: z.string().nullable(),
      media: file.nullable(),
    }),
  ),
});

const schemasOf = <F extends Readonly<Record<string, ProductField>>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    [N in keyof F]: F[N]['schema'];
  };

export const exactProduct = z.object({
  key: productRef,
  parent: productRef.nullable(),
  ...schemasOf(productFields),
  createdAt: instant,
  translations: z.record(
    language,
    z.object({
      name: z.string(),
      slug: z.string(),
      kindLine: z.string(),
      shortDescription: z.string(),
      description: z.looseObject({ type: z.string() }).nullable(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      safety: z.string().default(''),
      externalButton: z.string(),
      seoTitle: z.string(),
      seoDescription: z.string(),
    }),
  ),
  categories: z.array(code),
  tags: z.array(code),
  attributes: z.array(z.object({ code, values: z.array(code).nullable(), number: z.number().nullable() })),
  axes: z.array(code),
  media: z.array(z.object({ file, alt: words })),
  downloads: z.array(z.object({ name: z.string(), file: file.nullable(), url: webAddress.nullable() })),
  customOptions: z.array(exactOption),
  stock: z
    .object({
      isTracked: z.boolean(),
      quantity: z.int(),
      backorders: z.enum(backorderKinds),
      lowAt: z.int().nullable(),
      restockAt: instant.nullable(),
    })
    .nullable(),
  /** The price journal in the order in which it was written, amounts in minor units. */
  journal: z.array(
    z.object({
      kind: z.enum(['base', 'sale', 'member']),
      amount: cents,
      validFrom: instant,
      validTo: instant.nullable(),
      storeId: z.int().nullable(),
      /** False: of a variant it counts without a regular price of its own. Files of 0.9.0 have no such entries. */
      needsBase: z.boolean().optional(),
    }),
  ),
  bundle: z.array(z.object({ product: productRef, quantity: z.int().min(1) })),
  crossSell: z.array(productRef),
  upSell: z.array(productRef),
});

/** A product with the fields of the shop that reads it, which also keeps its rules. */
export function exactProductBy({ faultsOf, fields = [] }: DocumentRules) {
  const own = Object.fromEntries(fields.map((field) => [field.name, ownField(field)]));
  // By their names its own fields are known only to the shop.
  const whole = exactProduct.extend(schemasOf(own)) as unknown as typeof exactProduct;
  return whole.superRefine((product, { addIssue }) => {
    for (const { field, reason } of faultsOf?.(product) ?? [])
      addIssue({ code: 'custom', path: [field], message: reason });
  });
}

/** What stands above the products: the registries that they name. */
export const catalogueHead = z.object({
  /** The mark of whose catalogues these are. */
  format: z.string(),
  version: z.literal(2),
  exportedAt: instant,
  site: z.string(),
  currency: z.string(),
  defaultLanguage: language,
  languages: z.array(language),
  taxClasses: z.array(exactTaxClass),
  brands: z.array(exactBrand),
  attributes: z.array(exactAttribute),
  categories: z.array(exactCategory),
  tags: z.array(exactTag),
});

export type CatalogueHead = z.infer<typeof catalogueHead>;
export type CatalogueRegistries = Pick<
  CatalogueHead,
  'taxClasses' | 'brands' | 'attributes' | 'categories' | 'tags'
>;
export type ExactProduct = z.infer<typeof exactProduct>;

/** Against a product: a clause that follows the name of the field, as in "is no web address". */
export interface ProductFault {
  field: keyof ExactProduct;
  reason: string;
}

/** Whose catalogues these are, and what their shops ask of a product beyond its shape. */
export interface DocumentRules {
  /** What a JSON catalogue calls itself in `format`. */
  mark: string;
  /** The program that writes them, as in "this is no catalogue of acme export". */
  writtenBy: string;
  /** The slug of a product of which a file says only its name. */
  slugOf(name: string): string;
  faultsOf?(product: ExactProduct): readonly ProductFault[];
  /** Fields of a product that only these shops have: they stand in it by their names. */
  fields?: readonly OwnField[];
  /** The sheets of people that a CSV may also come as. */
  sheets?: readonly CatalogueSheet[];
}
