import type { ProductStock } from '@izlog/contract/product/stock';
import type { Purchasable } from '#platform/services/catalogue/index.ts';
import { stockOf } from '#platform/services/inventory/index.ts';
import type { ResolvedItem } from './resolve-item.ts';

/** Pieces that are still free for the items of one cart; what earlier items take is gone for later ones. */
export interface FreeQuantity {
  /** How many units of an item are available. */
  most(item: ResolvedItem): number;
  take(item: ResolvedItem, quantity: number): void;
}

/** Counts what a cart may have: all that is not promised to others. */
export function freeQuantity(purchasable: Purchasable): FreeQuantity {
  const left = new Map<number, number>();
  // Undefined: as many as one likes.
  const leftOf = (id: number): number | undefined => {
    const known = left.get(id);
    if (known !== undefined) return known;
    const level = purchasable.levels.get(id);
    if (!level?.isTracked || level.backorders !== 'no') return undefined;
    return Math.max(0, level.quantity - level.reserved + (purchasable.held.get(id) ?? 0));
  };
  return {
    most({ demand }) {
      let most = Number.MAX_SAFE_INTEGER;
      for (const { productId, quantity } of demand) {
        const free = leftOf(productId);
        if (free !== undefined) most = Math.min(most, Math.floor(free / quantity));
      }
      return most;
    },
    take({ demand }, quantity) {
      for (const piece of demand) {
        const free = leftOf(piece.productId);
        if (free !== undefined) left.set(piece.productId, Math.max(0, free - piece.quantity * quantity));
      }
    },
  };
}

const worstFirst = ['outOfStock', 'backorder', 'low', 'inStock'] as const;

/** What is left of an item, the pieces held for its cart included; of a bundle what its scarcest member allows. */
export function stockOfItem(purchasable: Purchasable, { demand }: ResolvedItem): ProductStock {
  const parts = demand.map(({ productId, quantity }) => {
    const level = purchasable.levels.get(productId);
    if (!level) return stockOf([]);
    const held = Math.min(level.reserved, purchasable.held.get(productId) ?? 0);
    const stock = stockOf([{ ...level, reserved: level.reserved - held }]);
    return { ...stock, quantity: stock.quantity === null ? null : Math.floor(stock.quantity / quantity) };
  });
  const counted = parts.flatMap(({ quantity }) => quantity ?? []);
  const restocks = parts.flatMap(({ restockAt }) => restockAt ?? []).sort();
  const quantity = counted.length === 0 ? null : Math.min(...counted);
  const status = worstFirst.find((one) => parts.some((part) => part.status === one)) ?? 'inStock';
  const isEmpty = quantity === 0 && (status === 'inStock' || status === 'low');
  return { status: isEmpty ? 'outOfStock' : status, quantity, restockAt: restocks.at(-1) ?? null };
}
