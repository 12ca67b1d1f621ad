import type { VariantUses } from '@izlog/contract/product/record/product-axes';
import type { Ctx } from './context.ts';

/** What a service knows of who holds some products; what it says nothing of is none. */
export type ProductUser = (ctx: Ctx, ids: readonly number[]) => Promise<Partial<VariantUses>>;

/** Who knows of uses of products, held for the whole platform: `kernel.held.get(productUsers).push(…)`. */
export const productUsers = (): ProductUser[] => [];
