import { CallError } from '@izlog/contract/client';
import type { BackorderKind } from '@izlog/contract/product/product-kinds';
import { mostUnits } from '@izlog/contract/product/stock-desk/movement-kinds';
import { adjustStock, updateStock } from '@izlog/contract/product/stock-desk/stock-levels';
import type { Asked } from '../door/dialect-call.ts';
import {
  DialectError,
  errorBody,
  fromCallError,
  invalidParams,
  noSuch,
  notHere,
} from '../door/dialect-error.ts';
import { isSaid } from '../door/is-said.ts';
import type { WcProduct } from './present-product.ts';
import { presentWcVariation } from './present-product.ts';
import { listExactLevels, listVariantIds } from './product.queries.ts';
import { readWcProducts } from './read-products.ts';

type Body = Readonly<Record<string, unknown>>;
type Stocked = Pick<WcProduct, 'id' | 'type'> & Readonly<Record<string, unknown>>;

/** What a program may write of a product: how its stock is kept, and how much there is. */
const stockFields = ['manage_stock', 'stock_quantity', 'backorders', 'low_stock_amount'];

/**
 * Writes the stock of a product or a variant. `stock_quantity` is how many there are: the difference to what stands goes into the
 * movements as a correction. Anything else that differs is refused before anything is done: prices and words are the shop's.
 */
export async function changeWcProduct(asked: Asked, product: Stocked, body: Body): Promise<void> {
  const { id: _id, ...said } = body;
  const changed = Object.keys(said).filter(
    (name) =>
      name in product &&
      !stockFields.includes(name) &&
      !name.startsWith('date_') &&
      // It follows from the stock.
      name !== 'stock_status' &&
      !isSaid(said[name], product[name]),
  );
  if (changed.length > 0)
    throw notHere(
      'PUT',
      `A program writes only the stock of a product (${stockFields.join(', ')}), not ${changed.join(', ')}.`,
    );
  const keeping = readKeeping(said);
  const quantity = readQuantity(said.stock_quantity);
  if (quantity === undefined && Object.keys(keeping).length === 0) return;
  if (product.type === 'variable')
    throw notHere('PUT', 'The stock of a product with variants is that of its variants: write those.');
  const level = async () => (await listExactLevels(asked.ctx, [product.id])).get(product.id);
  const before = await level();
  const isTracked = keeping.isTracked ?? before?.isTracked ?? false;
  if (quantity !== undefined && !isTracked)
    throw notHere(
      'PUT',
      'The pieces of this product are not counted: send manage_stock true with the quantity.',
    );
  if (Object.keys(keeping).length > 0) await asked.call(updateStock, { id: product.id, ...keeping });
  if (quantity === undefined) return;
  const difference = quantity - ((await level())?.quantity ?? 0);
  if (difference === 0) return;
  await asked.call(adjustStock, { product: product.id, difference, reason: 'other', note: 'WooCommerce' });
}

function readKeeping(said: Body) {
  const { manage_stock: managed, backorders, low_stock_amount: low } = said;
  if (managed !== undefined && typeof managed !== 'boolean' && managed !== 'parent')
    throw invalidParams({ manage_stock: 'manage_stock is not of type boolean.' });
  if (backorders !== undefined && !['no', 'notify', 'yes'].includes(String(backorders)))
    throw invalidParams({ backorders: 'backorders is not one of no, notify, yes.' });
  return {
    ...(typeof managed === 'boolean' && { isTracked: managed }),
    ...(backorders !== undefined && { backorders: backorders as BackorderKind }),
    ...(low !== undefined && {
      lowAt: low === null || low === '' ? null : whole('low_stock_amount', low, 0),
    }),
  };
}

const readQuantity = (said: unknown): number | undefined =>
  said === undefined || said === null || said === '' ? undefined : whole('stock_quantity', said, -mostUnits);

function whole(name: string, said: unknown, least: number): number {
  const value = typeof said === 'string' && /^-?\d{1,9}(\.0+)?$/.test(said) ? Number(said) : said;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > mostUnits)
    throw invalidParams({ [name]: `${name} is not a whole number from ${least} to ${mostUnits}.` });
  return value;
}

const mostInBatch = 100;

/** Writes the stock of many, each by itself; below a product its variants. What would make or delete one is refused, one by one. */
export async function batchProducts(asked: Asked, parentId: number | undefined) {
  const { update = [], create = [], delete: remove = [] } = asked.body;
  if (![update, create, remove].every(Array.isArray))
    throw invalidParams({ update: 'create, update and delete are lists.' });
  const [updates, creates, deletes] = [update, create, remove] as [Body[], unknown[], unknown[]];
  if (updates.length + creates.length + deletes.length > mostInBatch)
    throw new DialectError(
      413,
      'woocommerce_rest_request_entity_too_large',
      `Unable to accept more than ${mostInBatch} items for this request.`,
    );
  const variants = parentId === undefined ? undefined : await listVariantIds(asked.ctx, parentId);
  const find = async (id: number) => {
    if (!Number.isSafeInteger(id) || (variants && !variants.includes(id))) throw noSuch('product');
    const [product] = await readWcProducts(asked, [id]);
    if (!product) throw noSuch('product');
    return variants ? presentWcVariation(product) : product;
  };
  const updated: unknown[] = [];
  for (const body of updates) {
    const id = Number(body?.id);
    try {
      await changeWcProduct(asked, await find(id), body);
      updated.push(await find(id));
    } catch (thrown) {
      const error =
        thrown instanceof CallError && thrown.status < 500 ? fromCallError(thrown, 'PUT') : thrown;
      if (!(error instanceof DialectError)) throw error;
      updated.push({ id, error: errorBody(error) });
    }
  }
  const noNew = errorBody(notHere('POST', 'Products are made in the back office, or by an import.'));
  const noDelete = errorBody(
    notHere('DELETE', 'Products are put away in the back office, not by a program.'),
  );
  return {
    ...(creates.length > 0 && { create: creates.map(() => ({ id: 0, error: noNew })) }),
    update: updated,
    ...(deletes.length > 0 && { delete: deletes.map((id) => ({ id, error: noDelete })) }),
  };
}
