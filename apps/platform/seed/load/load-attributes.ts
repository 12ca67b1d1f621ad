import { saveAttribute } from '#platform/services/catalogue/attributes/save-attribute.ts';
import type { ProductAttribute } from '#platform/services/catalogue/products/product-input.ts';
import type { Attribute, AttributeValue, AttributeValues } from '../demo/shape-catalogue.ts';
import { textByCode } from './by-language.ts';
import type { Loading } from './loading.ts';
import { instantOf } from './moments.ts';

/** Attributes as they are stored, by code. */
export type AttributeBook = ReadonlyMap<
  string,
  { id: number; type: Attribute['type']; values: Map<string, number> }
>;

/** Attributes with their choices; those by which some product's variants differ are marked as axes. */
export async function loadAttributes({ ctx, demo, book }: Loading): Promise<AttributeBook> {
  const axes = new Set(demo.products.flatMap((product) => product.variantAttributes));
  const saved: Array<[string, { id: number; type: Attribute['type']; values: Map<string, number> }]> = [];
  for (const [
    position,
    { code, label, type, unit, customClass, choices = [] },
  ] of demo.attributes.entries()) {
    const { id, values } = await saveAttribute(ctx, {
      code,
      type,
      label: textByCode(label),
      position,
      isVariationAxis: axes.has(code),
      ...(unit ? { unit: textByCode(unit) } : {}),
      ...(customClass ? { customClass } : {}),
      values: choices.map((choice) => ({
        code: choice.key,
        label: textByCode(choice.label),
        color: choice.hex ?? null,
        mediaId: choice.media ? book.idOf('media', choice.media) : null,
        isShopDefault: choice.shopDefault ?? false,
      })),
    });
    saved.push([code, { id, type, values }]);
  }
  return new Map(saved);
}

/** What a product says about its attributes, dates as ms since 1970. */
export function attributesOf(
  values: AttributeValues,
  attributes: AttributeBook,
  now: Date,
): ProductAttribute[] {
  return Object.entries(values).map(([code, value]) => {
    const attribute = attributes.get(code);
    if (!attribute) throw new Error(`The demonstration has no attribute ${code}.`);
    const { id: attributeId, type, values: choices } = attribute;
    const number = numberOf(type, value, now);
    if (number !== undefined) return { attributeId, number };
    return { attributeId, valueIds: choiceCodes(value).map((choice) => choiceId(choices, code, choice)) };
  });
}

function numberOf(type: Attribute['type'], value: AttributeValue, now: Date): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'inDays' in value) return instantOf(now, value).getTime();
  return type === 'Date' && typeof value === 'string' ? Date.parse(value) : undefined;
}

function choiceCodes(value: AttributeValue): string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return [value].flat().map(String);
}

function choiceId(choices: ReadonlyMap<string, number>, code: string, choice: string): number {
  const id = choices.get(choice);
  if (id === undefined) throw new Error(`Attribute ${code} has no choice ${choice}.`);
  return id;
}
