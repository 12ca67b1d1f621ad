import { rangeFilterTypes, valuesOfType } from '@izlog/contract/product/product-kinds';
import type {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import type { Said } from '@izlog/contract/resource';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { findPictures } from '#platform/services/media/index.ts';
import type { AttributeInput } from '../attributes/attribute-input.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';
import { mustBeOfSite } from './registry-words.ts';

/** Saves an attribute as staff typed it; by the operation of imports. Says beside its field what that refuses. */
export async function saveAttributeRecord(
  ctx: Ctx,
  id: number | null,
  said: Said<(typeof attributeResource)['fields']>,
): Promise<number> {
  const { labels, units, position, code, type, ...use } = said;
  mustBeOfSite(ctx, { labels, units });
  mustHaveName(ctx, labels);
  try {
    const saved = await saveAttribute(
      ctx,
      { id, code, type, ...use, label: labels, unit: units, position: position ?? 0 },
      { isExact: true },
    );
    return saved.id;
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.row.code !== 'CODE_TAKEN') throw thrown;
    const isKnown = id !== null && (await typeOf(ctx, id)) !== undefined;
    throw isKnown
      ? wrong('type', 'held', 'Products hold values of the other kind.')
      : wrong('code', 'reserved', 'Every list knows this code already.');
  }
}

/**
 * Saves a choice of an attribute, new ones behind the others, under a code made of its name. Refuses one of an attribute
 * that has no choices, and a picture that the site does not have.
 */
export async function saveValueRecord(
  ctx: Ctx,
  id: number | null,
  said: Said<(typeof attributeValueResource)['fields']>,
): Promise<number> {
  const { labels, attributeId, color, mediaId, isShopDefault } = said;
  mustBeOfSite(ctx, { labels });
  mustHaveName(ctx, labels);
  // Choices of one attribute are made one after the other: each gets a code of its own.
  const type = await typeOf(ctx, attributeId, true);
  if (!type || rangeFilterTypes.includes(type.type))
    throw wrong('attributeId', 'unknown', 'This attribute has no choices.');
  if (mediaId !== null && !(await findPictures(ctx, [mediaId])).has(mediaId))
    throw wrong('mediaId', 'unknown', 'There is no picture of this id.');
  const known = await listCodes(ctx, attributeId);
  const own = id === null ? undefined : known.find((one) => one.id === id)?.code;
  if (id !== null && own === undefined)
    throw wrong('attributeId', 'fixed', 'A choice stays with its attribute.');
  const name = labels[ctx.site.defaultLanguage] ?? Object.values(labels)[0] ?? '';
  const code = own ?? freeCode(slugFromName(name, 'vrijednost'), new Set(known.map((one) => one.code)));
  if (valuesOfType(type.type) === 'answer' && own === undefined)
    throw wrong('attributeId', 'unknown', 'This attribute has the two choices that it has.');
  const saved = await saveAttribute(
    ctx,
    { ...type, label: {}, values: [{ code, label: labels, color: color || null, mediaId, isShopDefault }] },
    { isExact: true },
  );
  const savedId = saved.values.get(code);
  if (savedId === undefined) throw new Error('the choice was not saved');
  return savedId;
}

async function typeOf(
  ctx: Ctx,
  id: number,
  isHeld = false,
): Promise<Pick<AttributeInput, 'code' | 'type'> | undefined> {
  const { rows } = await ctx.db.execute<{ code: string; type: AttributeInput['type'] }>(
    sql`select code, type from attributes where id = ${id} and site_id = ${ctx.site.id}
      ${isHeld ? sql`for update` : sql``}`,
  );
  return rows[0];
}

async function listCodes(ctx: Ctx, attributeId: number): Promise<{ id: number; code: string }[]> {
  const { rows } = await ctx.db.execute<{ id: number; code: string }>(
    sql`select id, code from attribute_values where attribute_id = ${attributeId} and site_id = ${ctx.site.id}`,
  );
  return rows;
}

/** A code that no other choice has: with a number where that is needed. */
function freeCode(wish: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const code = number === 1 ? wish : `${wish}-${number}`;
    if (!taken.has(code)) return code;
  }
}

function mustHaveName(ctx: Ctx, labels: Readonly<Record<string, string>>): void {
  if (Object.keys(labels).length === 0)
    throw wrong(`labels.${ctx.site.defaultLanguage}`, 'required', 'A name is needed.');
}

const wrong = (path: string, kind: string, message: string) =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
