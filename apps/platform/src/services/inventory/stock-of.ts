import type { BackorderKind } from '@izlog/contract/product/product-kinds';
import type { ProductStock } from '@izlog/contract/product/stock';

/** Pieces at hand as the database keeps them; `restockAt` is ISO text. */
export interface StockLevel {
  isTracked: boolean;
  quantity: number;
  reserved: number;
  backorders: BackorderKind;
  lowAt: number | null;
  restockAt: string | null;
}

/** Best first: a configurable product is as available as its most available variant. */
const ranks = ['inStock', 'low', 'backorder', 'outOfStock'] as const;

/** What can be bought of a product: its own level, or those of its variants. Without any level it never runs out. */
export function stockOf(levels: readonly StockLevel[]): ProductStock {
  if (levels.length === 0) return { status: 'inStock', quantity: null, restockAt: null };
  const stocks = levels.map(stockOfOne);
  const status = ranks.find((rank) => stocks.some((stock) => stock.status === rank)) ?? 'outOfStock';
  const isCounted = stocks.every((stock) => stock.quantity !== null);
  const quantity = isCounted ? stocks.reduce((sum, stock) => sum + (stock.quantity ?? 0), 0) : null;
  const restocks = stocks.flatMap((stock) => stock.restockAt ?? []).sort();
  return { status, quantity, restockAt: restocks[0] ?? null };
}

function stockOfOne({
  isTracked,
  quantity,
  reserved,
  backorders,
  lowAt,
  restockAt,
}: StockLevel): ProductStock {
  const returns = restockAt === null ? null : new Date(restockAt).toISOString();
  if (!isTracked) return { status: 'inStock', quantity: null, restockAt: returns };
  const left = Math.max(0, quantity - reserved);
  if (left > 0) {
    return {
      status: lowAt !== null && left <= lowAt ? 'low' : 'inStock',
      quantity: left,
      restockAt: returns,
    };
  }
  return { status: backorders === 'no' ? 'outOfStock' : 'backorder', quantity: 0, restockAt: returns };
}
