import type { ProductStock } from '@izlog/contract/product/stock';
import type { Purchasable } from '#platform/services/catalogue/index.ts';
import { type Quantities, stockOf, takenDays } from '#platform/services/inventory/index.ts';
import type { ResolvedItem } from './resolve-item.ts';

/** Pieces that are still free for the items of one cart; what earlier items take is gone for later ones. */
export interface FreeQuantity {
  /** How many units of an item are available. */
  most(item: ResolvedItem): number;
  /** How many its day has left, whatever its stock says. */
  mostOnDay(item: ResolvedItem): number;
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
  const leftOn = new Map<string, number>();
  const leftOnDay = ({ day }: Quantities): number | undefined => {
    const most = day && perDayOf(purchasable, day.of);
    if (!day || most === null || most === undefined) return undefined;
    const key = takenDays.keyOf(day.of, day.on);
    return leftOn.get(key) ?? Math.max(0, most - (purchasable.days.get(key) ?? 0));
  };
  const mostOnDay = ({ demand }: ResolvedItem): number =>
    demand.reduce((most, piece) => {
      const free = leftOnDay(piece);
      return free === undefined ? most : Math.min(most, Math.floor(free / piece.quantity));
    }, Number.MAX_SAFE_INTEGER);
  return {
    mostOnDay,
    most(item) {
      let most = mostOnDay(item);
      for (const { productId, quantity } of item.demand) {
        const free = leftOf(productId);
        if (free !== undefined) most = Math.min(most, Math.floor(free / quantity));
      }
      return most;
    },
    take({ demand }, quantity) {
      for (const piece of demand) {
        const onDay = leftOnDay(piece);
        if (onDay !== undefined && piece.day)
          leftOn.set(
            takenDays.keyOf(piece.day.of, piece.day.on),
            Math.max(0, onDay - piece.quantity * quantity),
          );
        const free = leftOf(piece.productId);
        if (free !== undefined) left.set(piece.productId, Math.max(0, free - piece.quantity * quantity));
      }
    },
  };
}

/** Pieces that a day of a product has; null: as many as come. */
function perDayOf({ products }: Purchasable, id: number): number | null {
  for (const { options } of products.values())
    for (const { productId, days } of options) if (productId === id && days) return days.perDay;
  return null;
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
