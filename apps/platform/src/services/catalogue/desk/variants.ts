import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  generateProductVariants,
  getProductVariants,
  updateProductVariants,
} from '@izlog/contract/product/record/product-variants';
import { mostVariants } from '@izlog/contract/product/record/variant-bounds';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { canonical, changedSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { listPriceEntries } from '#platform/services/pricing/index.ts';
import { listAttributes } from '../axes/axes.queries.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import { plainInput } from '../products/plain-fields.ts';
import type { ProductInput } from '../products/product-input.ts';
import { saveProducts } from '../products/save-products.ts';
import { settlePublishing } from '../products/settle-publishing.ts';
import { readRow } from './get-record.ts';
import { pricesFor, saidPriceOf } from './said-price.ts';
import { mustWrite } from './save-record.ts';
import {
  listAway,
  listAxes,
  listVariants,
  namesOfVariants,
  type VariantRow,
  variantPlain,
} from './variants.queries.ts';

type Answer = EndpointReturn<typeof getProductVariants>;
type Update = EndpointParsed<typeof updateProductVariants>;
const cells = [
  ...variantPlain,
  ...(['price', 'sale', 'isTracked', 'quantity', 'lowAt', 'mediaIds', 'isPublished'] as const),
] as const;
type Cell = (typeof cells)[number];

/** The variants of a product as the grid shows them. */
export async function getVariants(ctx: Ctx, { id }: { id: number }): Promise<Answer> {
  await readRow(ctx, id);
  const rows = await listVariants(ctx, id);
  const journals = await listPriceEntries(
    ctx,
    rows.map((row) => row.id),
  );
  const axes = await listAxes(ctx, id);
  const axisRecords = await axisRecordsOf(ctx, id, axes, rows);
  const pictures = await findPictures(ctx, [...new Set(rows.flatMap(({ mediaIds }) => mediaIds))]);
  const away = await listAway(ctx, id);
  const names = away.length > 0 ? await namesOfVariants(ctx, id) : [];
  return {
    axes,
    axisRecords,
    axesRevision: revisionOf({ axes: axisRecords, variants: rows.map((row) => row.id) }, [
      'axes',
      'variants',
    ]),
    variants: rows.map(
      ({ values, backorders: _backorders, restockAt: _restockAt, media: _media, ...row }) => {
        const { base: price, sale } = saidPriceOf(journals.get(row.id) ?? [], ctx.now.getTime());
        const shown = { ...row, price, sale };
        return {
          ...shown,
          revision: revisionOf(shown, cells),
          name: values.map(({ label }) => label).join(', '),
          valueIds: values.map(({ valueId }) => valueId),
          mediaId: row.mediaIds[0] ?? null,
        };
      },
    ),
    pictures: [...pictures.values()],
    away: away.map((one) => ({ ...one, name: names.find(({ id: own }) => own === one.id)?.name ?? '' })),
  };
}

/** The axes by their names, each with the choices that occur among the variants, in their order. */
async function axisRecordsOf(
  ctx: Ctx,
  id: number,
  axes: readonly number[],
  rows: readonly VariantRow[],
): Promise<Answer['axisRecords']> {
  const known = axes.length === 0 ? [] : await listAttributes(ctx, { ids: axes, names: [] });
  const used = new Set(rows.flatMap(({ values }) => values.map(({ valueId }) => valueId)));
  return axes.flatMap((axis) => {
    const attribute = known.find((one) => one.id === axis);
    if (!attribute) return [];
    const values = attribute.values.filter((value) => used.has(value.id));
    return [
      {
        attributeId: axis,
        name: attribute.name,
        isColour: attribute.type === 'VisualSwatch' || values.some(({ color }) => color !== null),
        values: values.map((value) => ({
          id: value.id,
          name: value.name,
          color: value.color?.toLowerCase() ?? null,
        })),
      },
    ];
  });
}

/** Makes the variants that are not there yet, published as the product is; too many are refused before any is made. */
export function generateVariants(
  outer: Ctx,
  { id, axes }: EndpointParsed<typeof generateProductVariants>,
): Promise<EndpointReturn<typeof generateProductVariants>> {
  return inTransaction(outer, async (inner) => {
    const ctx = await holdProducts(inner, [id], { stock: true });
    const row = await readRow(ctx, id);
    if (row.format !== 'configurable')
      throw wrong('axes', 'format', 'Only a product with variants has axes.');
    const asked = axes.map(({ attributeId }) => attributeId);
    if (new Set(asked).size < asked.length) throw wrong('axes', 'repeated', 'An attribute is an axis once.');
    if ((await listAxes(ctx, id)).some((axis) => !asked.includes(axis)))
      throw wrong('axes', 'reference', 'The variants differ by another attribute too.');
    const lists = axes.map(({ attributeId, valueIds }) =>
      [...new Set(valueIds)].map((valueId) => ({ attributeId, valueIds: [valueId] })),
    );
    const count = lists.reduce((product, list) => product * list.length, 1);
    const known = (await listVariants(ctx, id)).map(({ values }) =>
      keyOf(values.map(({ valueId }) => valueId)),
    );
    if (count > mostVariants || count + known.length > 2 * mostVariants)
      throw wrong(
        'axes',
        'tooMany',
        `These choices give ${count} variants; at most ${mostVariants} are made.`,
      );
    const wanted = combinations(lists).filter(
      (choices) => !known.includes(keyOf(choices.flatMap(({ valueIds }) => valueIds))),
    );
    if (known.length + wanted.length > mostVariants)
      throw wrong('axes', 'tooMany', `The product would have ${known.length + wanted.length} variants.`);
    await saveProducts(ctx, [{ id, axes: asked }]);
    const made = await saveProducts(
      ctx,
      wanted.map(
        (attributes, place): ProductInput => ({
          parentId: id,
          attributes,
          position: known.length + place,
          stock: { isTracked: row.stock.isTracked, quantity: 0 },
        }),
      ),
    );
    await settleVariants(ctx, [id, ...made]);
    noteChange(ctx, `product ${id}`, { variants: known.length }, { variants: known.length + made.length });
    return { ...(await getVariants(ctx, { id })), made: made.length };
  });
}

/** Saves cells of the grid by the one writer of products. */
export function updateVariants(outer: Ctx, { id, rows }: Update): Promise<Answer> {
  return inTransaction(outer, async (inner) => {
    const ctx = await holdProducts(inner, [id], { variants: true, stock: true });
    const { variants } = await getVariants(ctx, { id });
    const known = new Map(variants.map((variant) => [variant.id, variant]));
    const sources = new Map((await listVariants(ctx, id)).map((variant) => [variant.id, variant]));
    const journals = await listPriceEntries(ctx, [...sources.keys()]);
    const inputs = rows.flatMap((row, place): ProductInput[] => {
      const now = known.get(row.id);
      if (!now) throw new Refusal('notFound');
      const { revision } = row;
      const said = { ...now, ...row };
      const touched = revision === undefined ? cells : changedSince(revision, said, cells);
      const mine = cells.filter(
        (cell) =>
          row[cell] !== undefined && touched.includes(cell) && canonical(row[cell]) !== canonical(now[cell]),
      );
      mustWrite(ctx, mine.map(partOfCell));
      const theirs = revision === undefined ? [] : changedSince(revision, now, cells);
      const clash = mine.filter((cell) => theirs.includes(cell));
      if (clash.length > 0)
        throw new Refusal('recordChanged', {
          fields: clash.map((cell) => `rows.${place}.${cell}`),
          record: now,
          target: `product ${row.id}`,
        });
      if (mine.length === 0) return [];
      if (mine.includes('price') && said.price === null)
        throw wrong(`rows.${place}.price`, 'ended', 'A variant that had a price of its own needs one.');
      noteChange(ctx, `product ${row.id}`, pick(now, mine), pick(said, mine));
      const before = saidPriceOf(journals.get(row.id) ?? [], ctx.now.getTime());
      const after = { ...before, base: said.price, sale: said.sale };
      const isPriced = mine.includes('price') || mine.includes('sale');
      return [
        {
          ...inputOf(row.id, said, mine, sources.get(row.id)),
          ...(isPriced && { prices: pricesFor(before, after, ctx.now) }),
        },
      ];
    });
    if (inputs.length > 0) {
      await saveProducts(ctx, inputs);
      await settleVariants(ctx, [id, ...inputs.flatMap((input) => input.id ?? [])]);
    }
    return getVariants(ctx, { id });
  });
}

/** A cell of the grid by the name that the form of a product has for it. */
const partOfCell = (cell: Cell): string => {
  if (cell === 'price') return 'price.base';
  if (cell === 'sale') return 'price.sale';
  if (cell === 'mediaIds') return 'media';
  return cell === 'isTracked' || cell === 'quantity' || cell === 'lowAt' ? `stock.${cell}` : cell;
};

function inputOf(
  id: number,
  said: Answer['variants'][number],
  mine: readonly Cell[],
  source: VariantRow | undefined,
): ProductInput {
  const has = (...some: Cell[]) => some.some((cell) => mine.includes(cell));
  const altOf = (mediaId: number) => source?.media.find((one) => one.mediaId === mediaId)?.alt ?? {};
  return {
    id,
    ...plainInput(said, mine),
    ...(has('isPublished') && { isPublished: said.isPublished }),
    ...(has('mediaIds') && {
      media: [...new Set(said.mediaIds)].map((mediaId) => ({ mediaId, alt: altOf(mediaId) })),
    }),
    ...(has('isTracked', 'quantity', 'lowAt') && {
      stock: {
        isTracked: said.isTracked,
        quantity: said.quantity,
        backorders: source?.backorders ?? 'no',
        lowAt: said.lowAt,
        restockAt: source?.restockAt ? new Date(source.restockAt) : null,
      },
    }),
  };
}

/** Publishes what of them waited and holds back what lacks something, and brings the lists up to date. */
export async function settleVariants(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { changed } = await settlePublishing(ctx, ids);
  if (changed.length > 0) await catalogueChanged(ctx, await reindexProducts(ctx, changed));
}

function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((one) => list.map((value) => [...one, value])), [[]]);
}

const keyOf = (valueIds: readonly number[]): string => valueIds.toSorted((a, b) => a - b).join(' ');

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
