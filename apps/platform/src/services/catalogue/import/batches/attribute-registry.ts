import { commonFilterKeys } from '@izlog/contract/product/filters/filter-keys';
import type { FilterType } from '@izlog/contract/product/product-kinds';
import { dateFilterTypes, rangeFilterTypes, valuesOfType } from '@izlog/contract/product/product-kinds';
import { codeOf, readDecimal } from 'catalogue-io';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { saveAttribute } from '../../attributes/save-attribute.ts';
import type { ProductAttribute } from '../../products/product-input.ts';
import { addValues, listAttributes, listValues, makeAxis } from './attribute-registry.queries.ts';

/** An attribute with texts that some record gives it. */
export interface AttributeUse {
  name: string;
  values: readonly string[];
  visible: boolean;
  isVariation: boolean;
}

/** Attributes of the site and their choices by their names. */
export interface AttributeRegistry {
  /** Makes what is missing of these attributes and choices; ask for them afterwards. */
  prepare(ctx: Ctx, uses: readonly AttributeUse[]): Promise<void>;
  idOf(name: string): number;
  /** The choices, or the number, that the texts mean; undefined when the attribute can hold none of them. */
  valueOf(name: string, values: readonly string[]): ProductAttribute | undefined;
}

interface Known {
  id: number;
  type: FilterType;
  isAxis: boolean;
  /** Choices by their label in lower case; read when the attribute is first used. */
  choices: Map<string, number> | undefined;
}

/** Reads the attributes of the site once, and the choices of those that are used; `language` is that of the file. */
export async function openAttributeRegistry(ctx: Ctx, language: string): Promise<AttributeRegistry> {
  const byLabel = new Map<string, Known>();
  const byCode = new Map<string, Known>();
  for (const { id, type, code, isAxis, label } of await listAttributes(ctx, language)) {
    const known: Known = { id, type, isAxis, choices: undefined };
    byCode.set(code, known);
    if (label) byLabel.set(label.toLowerCase(), known);
  }
  const find = (name: string) => byLabel.get(name.toLowerCase()) ?? byCode.get(attributeCode(name));
  const get = (name: string) => {
    const known = find(name);
    if (!known) throw new Error(`attribute ${name} was not prepared`);
    return known;
  };

  async function makeAttributes(ctx: Ctx, uses: readonly AttributeUse[]) {
    for (const { name, visible, isVariation } of uses) {
      const known = find(name);
      if (known && (!isVariation || known.isAxis)) continue;
      if (known) {
        known.type = await makeAxis(ctx, known.id);
        known.isAxis = true;
        continue;
      }
      const type: FilterType = isVariation ? 'TextSwatch' : 'MultiSelect';
      const { id } = await saveAttribute(ctx, {
        code: attributeCode(name),
        type,
        label: { [language]: name },
        isVariationAxis: isVariation,
        isShown: visible,
      });
      const fresh: Known = { id, type, isAxis: isVariation, choices: new Map() };
      byCode.set(attributeCode(name), fresh);
      byLabel.set(name.toLowerCase(), fresh);
    }
  }

  async function readChoices(ctx: Ctx, uses: readonly AttributeUse[]) {
    const unread = new Map<number, Known>();
    for (const { name } of uses) if (!get(name).choices) unread.set(get(name).id, get(name));
    if (unread.size === 0) return;
    for (const known of unread.values()) known.choices = new Map();
    for (const { attributeId, valueId, label } of await listValues(ctx, [...unread.keys()], language))
      unread.get(attributeId)?.choices?.set(label.toLowerCase(), valueId);
  }

  async function makeChoices(ctx: Ctx, uses: readonly AttributeUse[]) {
    const missing = new Map<string, { attributeId: number; code: string; label: string }>();
    for (const { name, values } of uses) {
      const known = get(name);
      if (isRange(known.type) || valuesOfType(known.type) === 'answer') continue;
      for (const label of values) {
        if (known.choices?.has(label.toLowerCase())) continue;
        missing.set(`${known.id} ${label.toLowerCase()}`, {
          attributeId: known.id,
          code: codeOf(label),
          label,
        });
      }
    }
    if (missing.size === 0) return;
    const wanted = [...missing.values()];
    const ids = await addValues(ctx, wanted, language);
    const byId = new Map(uses.map(({ name }) => [get(name).id, get(name)]));
    for (const { attributeId, code, label } of wanted) {
      const id = ids.get(`${attributeId} ${code}`);
      if (id !== undefined) byId.get(attributeId)?.choices?.set(label.toLowerCase(), id);
    }
    await catalogueChanged(ctx, [], ['attributes']);
  }

  return {
    async prepare(ctx, uses) {
      await makeAttributes(ctx, uses);
      await readChoices(ctx, uses);
      await makeChoices(ctx, uses);
    },
    idOf: (name) => get(name).id,
    valueOf(name, values) {
      const { id: attributeId, type, choices } = get(name);
      if (isRange(type)) {
        const number = readNumber(type, values[0] ?? '');
        return number === undefined ? undefined : { attributeId, number };
      }
      const texts = valuesOfType(type) === 'answer' ? values.map(yesOrNo) : values;
      const valueIds = texts.flatMap((text) => choices?.get(text.toLowerCase()) ?? []);
      return valueIds.length ? { attributeId, valueIds } : undefined;
    },
  };
}

/** The code of an attribute by its name; one that no list uses for something else. */
export function attributeCode(name: string): string {
  const code = codeOf(name);
  return commonFilterKeys.has(code) ? `attribute-${code}` : code;
}

function isRange(type: FilterType): boolean {
  return rangeFilterTypes.includes(type);
}

function readNumber(type: FilterType, text: string): number | undefined {
  if (dateFilterTypes.includes(type)) return Number.isNaN(Date.parse(text)) ? undefined : Date.parse(text);
  const decimal = readDecimal(text, 'point');
  if (typeof decimal === 'string') return undefined;
  return Number(`${decimal.negative ? '-' : ''}${decimal.whole}.${decimal.decimals || '0'}`);
}

// The choices of a YesNo attribute are known by their codes.
function yesOrNo(text: string): string {
  return /^(yes|da|ja|true|1|y)$/i.test(text) ? 'yes' : 'no';
}
