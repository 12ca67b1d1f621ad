import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimalOrNull } from '@izlog/contract/money';
import { isSentKind, kindOfProduct, type ProductKind } from '@izlog/contract/product/product-kinds';
import {
  type changeProductKind,
  type KindEffects,
  type previewProductKind,
  rowOfKind,
} from '@izlog/contract/product/record/product-kind';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction, inTransactionOnce } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { openPriceLookup } from '#platform/services/pricing/index.ts';
import { usesOf } from '../axes/variant-uses.ts';
import { familyOf } from '../desk/family.queries.ts';
import { getRecord, isOrdered, readRow } from '../desk/get-record.ts';
import type { RecordRow } from '../desk/read-record.queries.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import { saveProducts } from '../products/save-products.ts';
import { findMissing, settlePublishing } from '../products/settle-publishing.ts';
import { countResting, findBundlesWith, listVariantsOfKind } from './kind.queries.ts';

type Preview = EndpointReturn<typeof previewProductKind>;
type Wanted = EndpointParsed<typeof changeProductKind>;

/** Carries what was found out of a transaction that is rolled back. */
class TakenBack extends Error {
  readonly preview: Preview;
  constructor(preview: Preview) {
    super('a preview is taken back');
    this.preview = preview;
  }
}

/** Changes what a product is; what it cannot become is refused by name. */
export function changeKind(outer: Ctx, wanted: Wanted): Promise<EndpointReturn<typeof changeProductKind>> {
  return inTransaction(outer, async (inner) => {
    const { ctx, from, refused } = await turn(inner, wanted);
    if (refused)
      throw new Refusal('validationFailed', {
        fields: [{ path: 'kind', kind: refused.why, message: messages[refused.why] }],
      });
    noteChange(ctx, `product ${wanted.id}`, { kind: from }, { kind: wanted.kind });
    return getRecord(ctx, { id: wanted.id });
  });
}

/** What would become of the product: the change is made, looked at, and taken back (docs/decisions/980). */
export async function previewKind(outer: Ctx, wanted: Wanted): Promise<Preview> {
  try {
    return await inTransactionOnce(outer, async (inner) => {
      const { from, refused, effects } = await turn(inner, wanted);
      throw new TakenBack({ from, to: wanted.kind, refused, effects });
    });
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.preview;
    throw thrown;
  }
}

interface Turned {
  ctx: Ctx;
  from: ProductKind;
  refused: Preview['refused'];
  effects: KindEffects | null;
}

async function turn(inner: Ctx, { id, kind, from: read }: Wanted): Promise<Turned> {
  const ctx = await holdProducts(inner, [id], { variants: true, stock: true });
  const row = await readRow(ctx, id);
  const from = kindOfProduct(row);
  if (read !== undefined && read !== from)
    throw new Refusal('recordChanged', { fields: ['kind'], by: row.changedBy, at: row.updatedAt });
  const refused = await whyNot(ctx, row, from, kind);
  if (refused) return { ctx, from, refused, effects: null };
  const family = await familyOf(ctx, [id]);
  const before = await lookAt(ctx, id);
  const moved = await turnVariants(ctx, id, from, kind);
  await saveProducts(ctx, [{ id, ...rowOfKind[kind], ...(from === 'bundle' && { bundle: [] }) }]);
  const isAsked = row.state === 'published' || row.state === 'waiting';
  if (isAsked) {
    const { changed } = await settlePublishing(ctx, family);
    if (changed.length > 0) await catalogueChanged(ctx, await reindexProducts(ctx, changed));
  }
  const after = await lookAt(ctx, id);
  const { carts, drafts } = await usesOf(ctx, family);
  return {
    ctx,
    from,
    refused: null,
    effects: {
      state: { before: before.state, after: after.state },
      price: { before: before.price, after: after.price },
      stops: await findMissing(ctx, id),
      isSent: { before: isSentKind(from), after: isSentKind(kind) },
      ...moved,
      restingPieces: await countResting(ctx, id),
      files: row.downloads.length,
      members: from === 'bundle' ? row.bundle.length : 0,
      carts: carts + drafts,
      isOrdered: await isOrdered(ctx, family),
    },
  };
}

/** Variants go with the kind that has them, with all that is theirs, and come back with it. */
async function turnVariants(ctx: Ctx, id: number, from: ProductKind, to: ProductKind) {
  const variants = await listVariantsOfKind(ctx, id);
  const away = from === 'configurable' ? variants.filter(({ isArchived }) => !isArchived) : [];
  const back = to === 'configurable' ? variants.filter(({ wentWithKind }) => wentWithKind) : [];
  const inputs = [
    ...away.map((variant) => ({ id: variant.id, isArchived: true, wentWithKind: true })),
    ...back.map((variant) => ({ id: variant.id, isArchived: false, wentWithKind: false })),
  ];
  if (inputs.length > 0) await saveProducts(ctx, inputs);
  return { variantsAway: away.length, variantsBack: back.length };
}

async function lookAt(ctx: Ctx, id: number) {
  const { state } = await readRow(ctx, id);
  const lookup = await openPriceLookup(ctx, [id]);
  return { state, price: toDecimalOrNull(lookup.priceOf(id, null, ctx.now.getTime())?.price ?? null) };
}

async function whyNot(
  ctx: Ctx,
  row: RecordRow,
  from: ProductKind,
  to: ProductKind,
): Promise<Preview['refused']> {
  if (from === to) return { why: 'same', names: [] };
  if (to === 'bundle') {
    const names = await findBundlesWith(ctx, [row.id]);
    if (names.length > 0) return { why: 'inBundle', names };
  }
  if (from === 'configurable') {
    const variants = (await listVariantsOfKind(ctx, row.id)).map(({ id }) => id);
    const names = await findBundlesWith(ctx, variants);
    if (names.length > 0) return { why: 'variantsInBundle', names };
  }
  return null;
}

const messages = {
  same: 'It is of this kind already.',
  inBundle: 'A member of a bundle cannot become a bundle.',
  variantsInBundle: 'A variant of it is a member of a bundle.',
} as const;
