import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { rightOfPart } from '@izlog/contract/product/record/part-rights';
import { rowOfKind } from '@izlog/contract/product/record/product-kind';
import type { ProductFields } from '@izlog/contract/product/record/product-record';
import type {
  createProductRecord,
  getProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { canonical, changedSince } from '#platform/kernel/resource/revision.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import type { ProductInput, ProductWords } from '../products/product-input.ts';
import { refuseAskingMembers, refuseToAskAsMember } from '../products/refuse-wrong-lists.ts';
import { safeDescription } from '../products/save-product-translations.ts';
import { saveProduct } from '../products/save-products.ts';
import { settlePublishing } from '../products/settle-publishing.ts';
import { familyOf } from './family.queries.ts';
import { fieldsOf, flat, flatNames, getRecord, readRow } from './get-record.ts';
import type { RecordRow } from './read-record.queries.ts';
import { optionFaults, optionInputs } from './said-options.ts';
import { pricesFor } from './said-price.ts';

type Answer = EndpointReturn<typeof getProductRecord>;
type Said = Partial<ProductFields>;

/** Makes a product; it is a draft unless stated otherwise. */
export function createRecord(
  outer: Ctx,
  { format, kind, ...said }: EndpointParsed<typeof createProductRecord>,
): Promise<Answer> {
  return inTransaction(outer, async (ctx) => {
    refuseWrong(ctx, said);
    refuseNegative(said);
    refuseOptions(ctx, said);
    await refuseAskingMembers(ctx, said.bundle);
    const input = inputOf(ctx, { state: 'draft', ...said }, undefined);
    const id = await saveProduct(ctx, { ...(kind ? rowOfKind[kind] : { format }), ...input });
    await settle(ctx, id, input.isPublished === true);
    noteChange(ctx, `product ${id}`, {}, flat(ctx, said));
    return getRecord(ctx, { id });
  });
}

/** Changes parts of a product; parts that somebody else changed since it was read are refused by name. */
export function updateRecord(
  outer: Ctx,
  { id, revision, ...sent }: EndpointParsed<typeof updateProductRecord>,
): Promise<Answer> {
  return inTransaction(outer, async (inner) => {
    refuseWrong(inner, sent);
    const ctx = await holdProducts(inner, [id], { stock: true });
    const row = await readRow(ctx, id);
    const fields = await fieldsOf(ctx, row);
    const now = flat(ctx, fields);
    const names = flatNames(ctx);
    const said = flat(ctx, sent);
    const sentNames = names.filter((name) => Object.hasOwn(said, name));
    // A form sends what it shows: what is as it was read was not changed by the sender.
    const touched = revision === undefined ? sentNames : changedSince(revision, { ...now, ...said }, names);
    const mine = sentNames.filter(
      (name) => touched.includes(name) && canonical(said[name]) !== canonical(now[name]),
    );
    mustWrite(ctx, mine);
    const theirs = revision === undefined ? [] : changedSince(revision, now, names);
    const clash = mine.filter((name) => theirs.includes(name));
    if (mine.includes('stock.quantity')) refuseNegative(sent);
    if (mine.includes('customOptions')) refuseOptions(ctx, sent);
    if (mine.includes('customOptions')) await refuseToAskAsMember(ctx, id, sent.customOptions);
    if (mine.includes('bundle')) await refuseAskingMembers(ctx, sent.bundle);
    if (clash.length > 0)
      throw new Refusal('recordChanged', {
        fields: clash,
        by: row.changedBy,
        at: row.updatedAt,
        record: await getRecord(ctx, { id }),
      });
    if (mine.length > 0) await saveParts(ctx, row, fields, unflat(fields, said, mine));
    return getRecord(ctx, { id });
  });
}

/** Refuses parts that the caller has no right to write (OFFICE-08). */
export function mustWrite({ caller }: Pick<Ctx, 'caller'>, parts: readonly string[]): void {
  const may = (part: string) => caller.kind === 'staff' && caller.permissions.includes(rightOfPart(part));
  if (!parts.every(may)) throw new Refusal('forbidden');
}

/** Saves parts of a product by the one writer of products, and publishes it or holds it back. */
export async function saveParts(ctx: Ctx, row: RecordRow, fields: ProductFields, said: Said): Promise<void> {
  const input = inputOf(ctx, said, { row, fields });
  await saveProduct(ctx, { id: row.id, ...input });
  const isAsked = input.isPublished ?? (row.state === 'published' || row.state === 'waiting');
  // A file or a price that the product got may be what its variants waited for.
  await settle(ctx, row.id, isAsked, row.format === 'configurable');
  const after = await fieldsOf(ctx, await readRow(ctx, row.id));
  noteChange(ctx, `product ${row.id}`, flat(ctx, fields), flat(ctx, after));
}

async function settle(ctx: Ctx, id: number, isAsked: boolean, hasVariants = false): Promise<void> {
  if (!isAsked) return;
  const { changed } = await settlePublishing(ctx, hasVariants ? await familyOf(ctx, [id]) : [id]);
  if (changed.length > 0) await catalogueChanged(ctx, await reindexProducts(ctx, changed));
}

/** The parts of the record that are to change, words, stock and price whole again. */
function unflat(
  fields: ProductFields,
  said: Readonly<Record<string, unknown>>,
  mine: readonly string[],
): Said {
  const parts: Record<string, unknown> = {};
  const words: Record<string, Record<string, unknown>> = {};
  for (const name of mine) {
    const [group = '', ...rest] = name.split('.');
    if (rest.length === 0) parts[name] = said[name];
    else if (group === 'words') {
      const [language = '', word = ''] = rest;
      words[language] ??= { ...fields.words[language] };
      words[language][word] = said[name];
      parts.words = words;
    } else {
      parts[group] ??= { ...fields[group as 'stock' | 'price'] };
      (parts[group] as Record<string, unknown>)[rest[0] ?? ''] = said[name];
    }
  }
  return parts;
}

function inputOf(
  ctx: Ctx,
  { words, state, price, stock, attributes, customOptions, ...said }: Said,
  before: { row: RecordRow; fields: ProductFields } | undefined,
): ProductInput {
  return {
    ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value === '' ? null : value])),
    ...(state && { isPublished: state === 'published', isArchived: state === 'archived' }),
    ...(words && { translations: translationsOf(words, before?.row) }),
    ...(price && { prices: pricesFor(before?.fields.price ?? noPrice, price, ctx.now) }),
    ...(stock && { stock: { ...stock, restockAt: restockOf(before?.row) } }),
    ...(customOptions && { customOptions: optionInputs(customOptions) }),
    ...(attributes && {
      attributes: attributes.map(({ attributeId, valueIds, number }) =>
        number === undefined ? { attributeId, valueIds: valueIds ?? [] } : { attributeId, number },
      ),
    }),
  };
}

const noPrice: ProductFields['price'] = {
  base: null,
  sale: null,
  saleFrom: null,
  saleTo: null,
  member: null,
};

const restockOf = (row: RecordRow | undefined): Date | null =>
  row?.stock.restockAt ? new Date(row.stock.restockAt) : null;

/** A language that is saved is saved whole: what the form does not show stays. */
function translationsOf(
  words: ProductFields['words'],
  row: RecordRow | undefined,
): Record<string, ProductWords> {
  return Object.fromEntries(
    Object.entries(words).map(([language, { slug, description, ...rest }]) => [
      language,
      {
        ...row?.words[language],
        ...rest,
        description: description && safeDescription({ ...description }),
        ...(slug === '' ? { slug: undefined } : { slug }),
      } as ProductWords,
    ]),
  );
}

/** Buyers may order what is not there; nobody can say that a level is below nothing. */
function refuseNegative({ stock }: Said): void {
  if (stock?.isTracked && stock.quantity < 0)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'stock.quantity', kind: 'negative', message: 'Stock is not below nothing.' }],
    });
}

function refuseOptions({ site }: Ctx, { customOptions = [] }: Said): void {
  const fields = optionFaults(site, customOptions);
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
}

function refuseWrong({ site }: Ctx, { words = {}, minQuantity, maxQuantity }: Said): void {
  const fields = Object.keys(words)
    .filter((language) => !site.languages.includes(language))
    .map((language) => ({
      path: `words.${language}`,
      kind: 'reference',
      message: 'This site has no such language.',
    }));
  if (minQuantity !== undefined && maxQuantity && maxQuantity < minQuantity)
    fields.push({ path: 'maxQuantity', kind: 'range', message: 'The most is not below the least.' });
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
}
