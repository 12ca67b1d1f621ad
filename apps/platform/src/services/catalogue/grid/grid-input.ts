import type { GridCell } from '@izlog/contract/product/record/grid-columns';
import type { GridCells } from '@izlog/contract/product/record/product-grid';
import type { Ctx } from '#platform/kernel/context.ts';
import { pricesFor } from '../desk/said-price.ts';
import { plainInput } from '../products/plain-fields.ts';
import type { ProductInput } from '../products/product-input.ts';
import type { KnownRow } from './grid-rows.ts';

/** What the one writer of products gets for cells of a row; what is not in the grid stays as it is. */
export function gridInput(
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  { source, price }: KnownRow,
  said: Partial<GridCells>,
  cells: readonly GridCell[],
): ProductInput {
  const has = (...some: GridCell[]) => some.some((cell) => cells.includes(cell));
  const { name = '', state, categoryId = null } = said;
  return {
    id: source.id,
    ...(has('name') && { translations: { [site.defaultLanguage]: { ...source.words, name } } }),
    ...plainInput(said, cells),
    ...(has('state') && { isPublished: state === 'published', isArchived: state === 'archived' }),
    ...(has('categoryId') && { categories: categoriesWith(source.categories, categoryId) }),
    ...(has('base', 'sale') && {
      prices: pricesFor(
        price,
        {
          ...price,
          ...(has('base') && { base: said.base ?? null }),
          ...(has('sale') && { sale: said.sale ?? null }),
        },
        now,
      ),
    }),
    ...(has('quantity', 'lowAt') && { stock: stockWith(source, said, cells) }),
  };
}

/** The first is the main one: it goes, or another takes its place. */
function categoriesWith([, ...others]: readonly number[], main: number | null): number[] {
  const rest = others.filter((id) => id !== main);
  return main === null ? rest : [main, ...rest];
}

function stockWith(
  { isTracked, quantity, backorders, lowAt, restockAt }: KnownRow['source'],
  said: Partial<GridCells>,
  cells: readonly GridCell[],
): NonNullable<ProductInput['stock']> {
  const isSaid = cells.includes('quantity');
  return {
    isTracked: isSaid ? said.quantity !== null : isTracked,
    quantity: (isSaid ? said.quantity : undefined) ?? quantity,
    backorders,
    lowAt: cells.includes('lowAt') ? (said.lowAt ?? null) : lowAt,
    restockAt: restockAt === null ? null : new Date(restockAt),
  };
}
