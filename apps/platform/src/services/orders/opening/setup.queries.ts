import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

/** A way to pay that is switched on, with the mode of its provider's keys. */
export interface OfferedPayment {
  kind: PaymentKind;
  mode: 'live' | 'test' | null;
}

interface Wares extends Record<string, unknown> {
  /** 1 where there is any: how many is of no use to a shop that has thousands. */
  products: number;
  deliveries: number;
  payments: readonly OfferedPayment[];
}

/** What a shop has to sell and how it sells it, in one statement. */
export async function countWares({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<Wares> {
  const { rows } = await db.execute<Wares>(
    sql`select exists (select from product_list where site_id = ${site.id} and is_listed)::int as products,
        (select count(*)::int from delivery_methods d where d.site_id = ${site.id} and d.is_active
          and exists (select from delivery_rates r where r.method_id = d.id)) as deliveries,
        (select coalesce(json_agg(json_build_object('kind', p.kind, 'mode', k.mode)), '[]')
          from payment_methods p left join payment_keys k on k.site_id = p.site_id and k.gateway = p.kind
          where p.site_id = ${site.id} and p.is_active) as payments`,
  );
  const [found] = rows;
  if (!found) throw new Error('nothing was counted');
  return found;
}
