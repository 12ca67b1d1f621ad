import { type Cents, toCents, toDecimal } from '../../money.ts';
import type { Prices } from '../prices.ts';
import type { ProductFormat } from '../product-kinds.ts';

/** A product as a bundle refers to it. */
export interface BundleProduct {
  id: number;
  format: ProductFormat;
}

/** A member of a bundle and what the buyer chose of it (PRODUCT-036). */
export interface Customisation<P extends BundleProduct = BundleProduct> {
  main: P;
  variant?: P | undefined;
  /** Kept for a member's own options; bundles send none (PRODUCT-037). */
  options: Readonly<Record<string, unknown>> | null;
}

/**
 * Whether a member is chosen (PRODUCT-035): a configurable one only with a variant of format simple or e-product that is
 * not the member itself, any other one always.
 */
export function isMemberChosen({ main, variant }: Customisation): boolean {
  if (main.format !== 'configurable') return true;
  if (!variant || variant.id === main.id) return false;
  return variant.format === 'simple' || variant.format === 'e-product';
}

/** Whether a bundle can be added: every member is chosen (PRODUCT-034). */
export function isBundleChosen(customisations: readonly Customisation[]): boolean {
  return customisations.every(isMemberChosen);
}

/** What adding a bundle sends of its members (PRODUCT-037): the chosen variant, or the member itself. */
export function bundleOptionsOf(customisations: readonly Customisation[]) {
  return customisations.map(({ main, variant }) => ({
    id: main.format === 'configurable' && variant ? variant.id : main.id,
    options: null,
  }));
}

/** How adding a product begins: at once, with a variant that must be chosen first, or with the members of a bundle. */
export function additionOf(product: {
  format: ProductFormat;
  bundles: ReadonlyArray<{ format: ProductFormat }>;
}): 'direct' | 'variant' | 'members' {
  if (product.format === 'configurable') return 'variant';
  if (product.format !== 'bundle') return 'direct';
  return product.bundles.some(({ format }) => format === 'configurable') ? 'members' : 'direct';
}

/** The prices of a bundle that costs what its members cost: their sum, which announces no reduction; null when one has none. */
export function sumOfMembers(
  members: ReadonlyArray<{ prices: Prices | null; quantity: number }>,
): Prices | null {
  let total: Cents = 0;
  for (const { prices, quantity } of members) {
    if (prices === null) return null;
    total += toCents(prices.price) * quantity;
  }
  return { price: toDecimal(total), isFrom: members.some(({ prices }) => prices?.isFrom) };
}
