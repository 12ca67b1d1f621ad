import { sortOptionIds } from '@izlog/contract/product/filters/sort-option';
import { customOptionKinds, filterTypes, productFormats } from '@izlog/contract/product/product-kinds';
import { z } from 'zod';
import { atBasePrice, reduced } from '../prices.ts';
import { product } from '../product.ts';
import type { MediaFile } from '../shape.ts';
import {
  type Brand,
  type Category,
  productTypes,
  type Stock,
  type Tag,
  taxRates,
} from '../shape-catalogue.ts';
import { slugsFromName } from '../slugs-from-name.ts';
import { richText, type Words } from './words.ts';

/** What other things of the shop are named by. */
export const key = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'a key of small letters, digits and hyphens is asked for');
/** Euros with at most two decimals, kept as cents. */
export const euros = z
  .number()
  .min(0)
  .refine((amount) => Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6, 'no more than two decimals')
  .transform((amount) => Math.round(amount * 100));
/** A drawing of the folder `media`. */
export const picture = z.custom<MediaFile>(
  (value) => typeof value === 'string' && value.endsWith('.svg'),
  'a drawing (.svg) of the folder media is asked for',
);
const digits = z.string().regex(/^\d{13}$/, 'the 13 digits of an EAN are asked for, in quotes');
const color = z.string().regex(/^#[0-9A-F]{6}$/, 'a colour such as #0C5953 is asked for');
const days = z.int().min(0);
const moment = z.strictObject({ inDays: z.int(), at: z.string().regex(/^\d\d:\d\d$/) });

/** Forms of the files `brands`, `categories`, `tags`, `attributes` and `products`. */
export function catalogueForms({ text }: Words) {
  const brand = z.strictObject({
    key,
    name: z.string(),
    manufacturer: z.strictObject({ name: z.string(), address: z.string(), email: z.string() }),
  });
  const category = z
    .strictObject({
      key,
      parent: key.optional(),
      name: text,
      slug: text.optional(),
      line: text,
      description: text,
      media: picture,
      sortTypes: z.array(z.enum(sortOptionIds)).optional(),
      sortDefaultType: z.enum(sortOptionIds).optional(),
    })
    .transform((one): Category => ({ ...one, slug: one.slug ?? slugsFromName(one.name) }));
  const tag = z
    .strictObject({ key, name: text, slug: text.optional() })
    .transform((one): Tag => ({ ...one, slug: one.slug ?? slugsFromName(one.name) }));
  const attribute = z.strictObject({
    code: key,
    label: text,
    type: z.enum(filterTypes),
    unit: text.optional(),
    customClass: z.string().optional(),
    choices: z
      .array(
        z.strictObject({
          key,
          label: text,
          hex: color.optional(),
          media: picture.optional(),
          shopDefault: z.boolean().optional(),
        }),
      )
      .optional(),
  });
  const option = z.strictObject({
    title: z.string(),
    label: text,
    hint: text.optional(),
    optionType: z.enum(['text', 'number']),
    inputType: z.enum(customOptionKinds).nullable().default(null),
    required: z.boolean().default(false),
    maxLength: z.int().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    values: z
      .array(
        z.strictObject({
          label: text,
          sku: z.string(),
          surcharge: euros.optional(),
          price: euros.optional(),
          hex: color.optional(),
          media: picture.optional(),
        }),
      )
      .default([]),
  });
  const products = z.strictObject({
    key,
    type: z.enum(productTypes),
    format: z.enum(productFormats).optional(),
    sku: z.string(),
    ean: digits.optional(),
    name: text,
    slug: text.optional(),
    kindLine: text,
    short: text,
    description: text.transform(richText),
    facts: z.array(z.strictObject({ label: text, value: text })).optional(),
    safety: text.optional(),
    guarantee: z.strictObject({ modelId: z.string(), years: z.number(), terms: z.url() }).optional(),
    categories: z.array(key).min(1),
    tags: z.array(key).optional(),
    brand: key.optional(),
    tax: z.literal(taxRates).optional(),
    prices,
    purchase: z.enum(['cart', 'inquiry', 'reservation']).optional(),
    stock: stock.optional(),
    weight: z.int().positive().optional(),
    attributes: z
      .record(z.string(), z.union([z.string(), z.array(z.string()), z.number(), z.boolean(), moment]))
      .optional(),
    media: z.array(picture).min(1),
    customOptions: z.array(option).optional(),
    variantAttributes: z.array(key).optional(),
    variants: z
      .array(
        z.strictObject({
          key,
          sku: z.string(),
          ean: digits,
          attributes: z.record(z.string(), z.string()),
          prices: prices.optional(),
          stock,
          weight: z.int().positive().optional(),
          media: z.array(picture),
        }),
      )
      .optional(),
    bundle: z.array(z.strictObject({ product: key, quantity: z.int().min(1) })).optional(),
    crossSell: z.array(key).optional(),
    featured: z.boolean().optional(),
    returnable: z.boolean().optional(),
    categoryPriority: z.int(),
    createdDaysAgo: days,
  });
  return {
    brands: z.array(brand) satisfies z.ZodType<Brand[]>,
    categories: z.array(category),
    tags: z.array(tag),
    attributes: z.array(attribute),
    products: z.array(products.transform(product)),
  };
}

/** A number of pieces, with the days until more come; without the field a product never runs out. */
const stock = z
  .union([z.int().min(0), z.strictObject({ quantity: z.int().min(0), restockInDays: days })])
  .transform(
    (given): Stock =>
      typeof given === 'number' ? { tracked: true, quantity: given } : { tracked: true, ...given },
  );

/** What is asked since how many days, and by how much it is reduced now and was before. */
const prices = z
  .strictObject({
    base: euros,
    member: euros.optional(),
    isFrom: z.boolean().optional(),
    since: days.optional(),
    reduced: z.strictObject({ to: euros, startedDaysAgo: days, endsInDays: z.int() }).optional(),
    reducedBefore: z
      .array(z.strictObject({ to: euros, startedDaysAgo: days, endedDaysAgo: days }))
      .optional(),
  })
  .transform(({ base, reduced: now, reducedBefore = [], ...rest }) =>
    now
      ? reduced(base, now.to, {
          ...rest,
          startsDaysAgo: now.startedDaysAgo,
          endsInDays: now.endsInDays,
          earlier: reducedBefore.map(({ to, startedDaysAgo, endedDaysAgo }) => ({
            kind: 'sale',
            amount: to,
            startsDaysAgo: startedDaysAgo,
            endsInDays: -endedDaysAgo,
          })),
        })
      : atBasePrice(base, rest),
  );
