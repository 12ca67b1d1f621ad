import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { toCents } from '@izlog/contract/money';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import { sumSalesAbroad } from '../reports/oss.queries.ts';
import { abroadLimit } from './tax-settings.ts';

/** From this share of the threshold on it is time to talk to the bookkeeper. */
const nearlyAll = 0.8;

/**
 * Sales to consumers in other countries of the Union near or above the threshold, while they are taxed as at home (Directive
 * 2006/112/EC, Article 59c): of this year, and above it of the last one.
 */
export const thresholdTodo: TodoProvider = {
  name: 'ossThreshold',
  needs: 'settings.edit',
  async count(ctx) {
    if ((await taxes.readTerms(ctx)).ossFrom !== null) return { count: 0 };
    const year = Number(shopDay(ctx.now).slice(0, 4));
    const limit = toCents(abroadLimit);
    const now = await sumSalesAbroad(ctx, year);
    const isAbove = now > limit || (await sumSalesAbroad(ctx, year - 1)) > limit;
    return { count: isAbove || now >= limit * nearlyAll ? 1 : 0, isUrgent: isAbove };
  },
};
