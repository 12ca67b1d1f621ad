import type { filterAbandonedCarts, reminderStates } from '@izlog/contract/ecommerce/cart/cart-abandoned';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

/** A cart that was touched within so many hours is still being filled. */
const leastHours = 1;

const people = sql`left join users u on u.id = c.user_id and u.site_id = c.site_id
  left join newsletter_subscribers s on s.site_id = c.site_id and s.email = izlog_lower(u.email)
  left join cart_reminders r on r.cart_id = c.id`;

const left = ({ site, now }: Ctx, hours: number): SQL => sql`c.site_id = ${site.id} and c.status = 'open'
  and c.updated_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${hours}::int)
  and exists (select from cart_items i where i.cart_id = c.id)`;

const names = ({ site }: Ctx): SQL => sql`coalesce((select string_agg(n.name, ', ') from (
  select (select t.name from product_translations t join products p on p.id = i.product_id
      where t.product_id in (p.id, p.parent_id)
      order by t.language = ${site.defaultLanguage} desc, t.product_id = p.id desc limit 1) as name
    from cart_items i where i.cart_id = c.id order by i.id limit 3) n), '')`;

const reminderOf = sql`case when r.at is not null then 'reminded' when u.id is null then 'unknown'
  when s.state = 'subscribed' then 'mayGet' else 'noConsent' end`;

/** A page of the carts that were left, the newest first. */
export async function listAbandoned(
  ctx: Ctx,
  { reminder, page, limit }: EndpointParsed<typeof filterAbandonedCarts>,
): Promise<EndpointReturn<typeof filterAbandonedCarts>> {
  const where = sql`${left(ctx, leastHours)} ${reminder ? sql`and ${reminderOf} = ${reminder}` : sql``}`;
  const { rows } = await ctx.db.execute<{
    id: string;
    left_at: string;
    email: string | null;
    user_id: string | null;
    quantity: number;
    names: string;
    reminder: (typeof reminderStates)[number];
    reminded_at: string | null;
  }>(sql`
    select c.id, c.updated_at as left_at, u.email, u.id as user_id, ${names(ctx)} as names,
      (select sum(i.quantity)::int from cart_items i where i.cart_id = c.id) as quantity,
      ${reminderOf} as reminder, r.at as reminded_at
    from carts c ${people} where ${where}
    order by c.updated_at desc, c.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const { rows: count } = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from carts c ${people} where ${where}`,
  );
  return {
    records: rows.map((row) => ({
      id: Number(row.id),
      leftAt: new Date(row.left_at).toISOString(),
      customer: row.email ?? '',
      customerId: row.user_id === null ? null : Number(row.user_id),
      quantity: row.quantity,
      names: row.names,
      reminder: row.reminder,
      remindedAt: row.reminded_at === null ? null : new Date(row.reminded_at).toISOString(),
    })),
    pagination: paginate(page, limit, count[0]?.total ?? 0),
  };
}
