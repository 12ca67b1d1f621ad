import type { Cents } from '@izlog/contract/money';
import { type DeliveryMethodOptions, deliveryMethodOptions } from '@izlog/contract/records/delivery-method';
import type { Field } from '@izlog/contract/resource/field';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { selected } from '#platform/kernel/records/columns.ts';
import { deliveryMethods } from './delivery.tables.ts';

type MethodTable = typeof deliveryMethods.$inferSelect;
type OptionColumn = Exclude<keyof MethodTable, 'id' | 'siteId' | 'code'>;

/** A column that is no option that is declared does not compile here. */
const declared: Readonly<Record<OptionColumn, Field>> = deliveryMethodOptions;

/** Names of the options of a way of delivery, in the order of their declaration. */
export const optionNames = Object.keys(declared) as readonly OptionColumn[];
const optionColumns = selected(deliveryMethods, optionNames, 'm');

/** An option that has no column of its type does not compile here. */
interface DeliveryMethodRow extends Pick<MethodTable, 'id' | 'code' | keyof DeliveryMethodOptions> {
  words: Record<string, { name: string; description: string }>;
  rates: Array<{
    countries: string[] | null;
    minWeight: number | null;
    maxWeight: number | null;
    minTotal: Cents | null;
    maxTotal: Cents | null;
    price: Cents;
    freeFrom: Cents | null;
  }>;
  branches: number;
}

/** Lets changes of ways of delivery happen one after the other until the transaction ends. */
export async function lockMethods(ctx: Ctx): Promise<void> {
  await takeTurn(ctx, 'delivery methods');
}

/** Every way of delivery of the site with words, rates and how many branches it offers, in one statement. */
export function listMethodRows(ctx: Ctx): Promise<DeliveryMethodRow[]> {
  return queryPrepared<DeliveryMethodRow>(
    ctx.db,
    sql`select m.id, m.code, ${optionColumns},
        (select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description))
          from delivery_method_translations t where t.method_id = m.id) as words,
        (select coalesce(jsonb_agg(jsonb_build_object('countries', r.countries, 'minWeight', r.min_weight,
            'maxWeight', r.max_weight, 'minTotal', r.min_total, 'maxTotal', r.max_total, 'price', r.price,
            'freeFrom', r.free_from) order by r.position, r.id), '[]')
          from delivery_rates r where r.method_id = m.id) as rates,
        (select count(*)::int from delivery_branches b
          where b.site_id = m.site_id and b.provider = m.branch_provider and b.is_active) as branches
      from delivery_methods m where m.site_id = ${ctx.site.id} order by m.position, m.id`,
  );
}
