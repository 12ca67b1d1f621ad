import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { commonFilterKeys } from '@izlog/contract/product/filters/filter-keys';
import { valuesOfType } from '@izlog/contract/product/product-kinds';
import type { previewProductAxes } from '@izlog/contract/product/record/product-axes';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import type { AttributeInput } from '../attributes/attribute-input.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';
import { reindexShowing } from '../lists/reindex-below.ts';
import { type KnownAttribute, type KnownValue, listAttributes, listCodes } from './axes.queries.ts';

export type SaidAxis = EndpointParsed<typeof previewProductAxes>['axes'][number];

/** An axis as it was said, with what the site knows of it; what is yet to be made has an id below nothing. */
export interface ResolvedAxis {
  said: SaidAxis;
  known: KnownAttribute | undefined;
  attributeId: number;
  values: { said: SaidAxis['values'][number]; known: KnownValue | undefined; id: number }[];
}

/**
 * Finds the attributes and choices that axes name: by their ids, else by their names, whatever their case. Refuses
 * (validationFailed) what is named twice, what the site does not have, and attributes that have no choices.
 */
export async function resolveAxes(ctx: Ctx, axes: readonly SaidAxis[]): Promise<ResolvedAxis[]> {
  const attributes = await listAttributes(ctx, {
    ids: axes.flatMap(({ attributeId }) => attributeId ?? []),
    names: axes.map(({ name }) => name),
  });
  const faults: FieldRefusal[] = [];
  let unknown = 0;
  const found = axes.map((said, place): ResolvedAxis => {
    const fault = (path: string, kind: string, message: string) =>
      faults.push({ path: `axes.${place}.${path}`, kind, message });
    const known =
      said.attributeId === null
        ? attributes.find((one) => isSame(one.name, said.name) && hasChoices(one))
        : attributes.find(({ id }) => id === said.attributeId);
    if (said.attributeId !== null && !known)
      fault('attributeId', 'reference', 'The site has no such attribute.');
    if (known && !hasChoices(known)) fault('attributeId', 'type', 'This attribute has no choices.');
    const values = said.values.map((value, at) => {
      const own =
        value.id === null
          ? known?.values.find(({ name }) => isSame(name, value.name))
          : known?.values.find(({ id }) => id === value.id);
      if (value.id !== null && known && !own)
        fault(`values.${at}.id`, 'reference', 'The attribute has no such choice.');
      const other = known?.values.find((one) => one.id !== own?.id && isSame(one.name, value.name));
      if (own && other) fault(`values.${at}.name`, 'taken', 'Another choice has this name.');
      return { said: value, known: own, id: own?.id ?? --unknown };
    });
    for (const [at, { said: one, known: own }] of values.entries()) {
      const isTwice = values
        .slice(0, at)
        .some((other) => isSame(other.said.name, one.name) || (own && other.known?.id === own.id));
      if (isTwice) fault(`values.${at}.name`, 'twice', 'The axis has this choice already.');
    }
    return { said, known, attributeId: known?.id ?? --unknown, values };
  });
  for (const [place, { said, known }] of found.entries())
    if (
      found
        .slice(0, place)
        .some((one) => isSame(one.said.name, said.name) || (known && one.known?.id === known.id))
    )
      faults.push({ path: `axes.${place}.name`, kind: 'twice', message: 'An attribute is an axis once.' });
  if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
  return found;
}

/**
 * Makes what of axes the site does not have, renames and recolours what it has otherwise, by the one writer of attributes.
 * Gives the ids by those that were below nothing.
 */
export async function writeAxes(ctx: Ctx, axes: readonly ResolvedAxis[]): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const axis of axes) {
    const { said, known, values } = axis;
    const isRenamed = known !== undefined && known.name !== said.name;
    const isRecast = known !== undefined && said.isColour && known.type !== 'VisualSwatch';
    const taken = new Set(known?.values.map(({ code }) => code));
    const written = values.flatMap(({ said: value, known: own, id }) => {
      const isNew = own === undefined;
      // A choice that was only typed again keeps the colour that it has.
      const color =
        own && value.id === null ? (own.color ?? value.color) : (value.color ?? own?.color ?? null);
      if (own && own.name === value.name && own.color === lower(color)) return [];
      const isNamed = isNew || value.id !== null;
      const code = own?.code ?? freeCode(slugFromName(value.name, 'vrijednost', 80), taken);
      taken.add(code);
      return [
        {
          id,
          isNew,
          isNamed: isNamed && own?.name !== value.name,
          input: {
            code,
            label: isNamed ? { [ctx.site.defaultLanguage]: value.name } : {},
            color: lower(color),
            isShopDefault: own?.isShopDefault ?? false,
          },
        },
      ];
    });
    if (known && !isRenamed && !isRecast && written.length === 0) continue;
    const input: AttributeInput = known
      ? {
          code: known.code,
          type: isRecast ? 'VisualSwatch' : known.type,
          label: isRenamed ? { [ctx.site.defaultLanguage]: said.name } : {},
          unit: { [ctx.site.defaultLanguage]: known.unit },
        }
      : {
          code: await newCode(ctx, said.name),
          type: said.isColour ? 'VisualSwatch' : 'TextSwatch',
          label: { [ctx.site.defaultLanguage]: said.name },
        };
    const saved = await saveAttribute(ctx, {
      ...input,
      isVariationAxis: true,
      values: written.map((one) => one.input),
    });
    ids.set(axis.attributeId, saved.id);
    for (const { id, isNew, input: value } of written)
      if (isNew) ids.set(id, saved.values.get(value.code) ?? id);
    // What is renamed is found by its new name in the lists of all products that have it.
    if (isRenamed || written.some(({ isNew, isNamed }) => !isNew && isNamed))
      await reindexShowing(ctx, { attributeId: saved.id });
  }
  return ids;
}

const hasChoices = ({ type }: KnownAttribute): boolean => valuesOfType(type) === 'choices';

const isSame = (one: string, other: string): boolean => folded(one) === folded(other);
const folded = (name: string): string => name.trim().normalize('NFC').toLocaleLowerCase('hr');
const lower = (color: string | null): string | null => color?.toLowerCase() ?? null;

async function newCode(ctx: Ctx, name: string): Promise<string> {
  const wish = slugFromName(name, 'svojstvo', 50);
  return freeCode(wish, new Set([...(await listCodes(ctx, wish)), ...commonFilterKeys]));
}

/** A code that no other has: with a number where that is needed. */
function freeCode(wish: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const code = number === 1 ? wish : `${wish}-${number}`;
    if (!taken.has(code)) return code;
  }
}
