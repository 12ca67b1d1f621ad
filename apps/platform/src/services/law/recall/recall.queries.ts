import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

type Asking = Pick<Ctx, 'db' | 'site'>;

/** Of which orders a recall is about. */
export interface RecallScope {
  productId: number;
  boughtFrom: string | null;
  boughtTo: string | null;
}

/** Orders with the product in them: itself, a variant of it, or a bundle that holds it; not those that came to nothing. */
const bought = (siteId: number, { productId, boughtFrom, boughtTo }: RecallScope) => sql`
  family as (
    select id from products where site_id = ${siteId} and (id = ${productId} or parent_id = ${productId})
  ), sold as (
    select id from family union select i.bundle_id from bundle_items i join family f on f.id = i.product_id
  ), bought as (
    select o.id, o.slug, o.language, coalesce(u.is_guest, true) as "isGuest", lower(trim(o.email)) as email
    from orders o left join users u on u.id = o.user_id
    where o.site_id = ${siteId} and o.state not in ('failed', 'cancelled')
      and o.id in (select i.order_id from order_items i
        where i.site_id = ${siteId} and i.product_id in (select id from sold))
      and (${boughtFrom}::date is null or (o.created_at at time zone 'Europe/Zagreb')::date >= ${boughtFrom}::date)
      and (${boughtTo}::date is null or (o.created_at at time zone 'Europe/Zagreb')::date <= ${boughtTo}::date)
  )`;

/** What a product is called, in the main language; undefined where the site has none of this id. */
export async function findRecalled({ db, site }: Asking, productId: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select coalesce((select t.name from product_translations t where t.product_id in (p.id, p.parent_id)
      order by t.product_id = p.id desc, t.language = ${site.defaultLanguage} desc, t.language limit 1), p.sku, '') as name
    from products p where p.site_id = ${site.id} and p.id = ${productId}`);
  return rows[0]?.name;
}

export async function readReach({ db, site }: Asking, scope: RecallScope) {
  const { rows } = await db.execute<{
    people: number;
    orders: number;
    guests: number;
    erased: number;
    languages: string[];
  }>(sql`
    with ${bought(site.id, scope)}, people as (
      select email, bool_and("isGuest") as "isGuest" from bought where email like '%@%' group by email
    )
    select (select count(*)::int from people) as people, (select count(*)::int from bought) as orders,
      (select count(*)::int from people where "isGuest") as guests,
      (select count(*)::int from bought where email not like '%@%') as erased,
      (select coalesce(jsonb_agg(distinct language), '[]') from bought) as languages`);
  const [reach] = rows;
  if (!reach) throw new Error('the reach of a recall was not read');
  return reach;
}

/** Writes down the orders of a recall; all orders of one person share the key of one mail. */
export async function putRecallOrders(
  { db, site }: Asking,
  recallId: number,
  scope: RecallScope,
): Promise<void> {
  await db.execute(sql`
    with ${bought(site.id, scope)}
    insert into recall_orders (recall_id, order_id, site_id, mail_key)
    select ${recallId}, id, ${site.id}, 'recall ' || ${recallId}::text || ' ' || min(id) over (partition by email)
    from bought where email like '%@%'`);
}

export interface RecallRecipient {
  mailKey: string;
  email: string;
  name: string;
  language: string;
  orders: string[];
}

/** The next people of a recall whose mail is not in the outbox; of each the newest order says name and language. */
export async function listUnwritten(
  { db, site }: Asking,
  recallId: number,
  most: number,
): Promise<RecallRecipient[]> {
  const { rows } = await db.execute<RecallRecipient & Record<string, unknown>>(sql`
    select r.mail_key as "mailKey", (array_agg(o.email order by o.id desc))[1] as email,
      (array_agg(trim(concat(o.billing_address->>'firstName', ' ', o.billing_address->>'lastName')) order by o.id desc))[1] as name,
      (array_agg(o.language order by o.id desc))[1] as language, array_agg(o.slug order by o.id) as orders
    from recall_orders r join orders o on o.id = r.order_id and o.site_id = r.site_id
    where r.recall_id = ${recallId} and r.site_id = ${site.id} and o.email like '%@%'
      and not exists (select from mails m where m.site_id = r.site_id and m.key = r.mail_key)
    group by r.mail_key order by r.mail_key limit ${most}`);
  return rows;
}

/** The recalls of a product, the newest first, with what became of their mails. */
export async function listRecalls({ db, site }: Asking, productId: number) {
  const { rows } = await db.execute<{
    id: number;
    at: string;
    by: string;
    boughtFrom: string | null;
    boughtTo: string | null;
    people: number;
    orders: number;
    delivered: number;
    failed: number;
    unreached: string[];
  }>(sql`
    select c.id::int as id, c.created_at as at, coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email, '') as by,
      c.bought_from::text as "boughtFrom", c.bought_to::text as "boughtTo", c.people, c.orders,
      (select count(distinct r.mail_key)::int from recall_orders r join mails m on m.site_id = r.site_id and m.key = r.mail_key
        where r.recall_id = c.id and m.state = 'sent') as delivered,
      (select count(distinct r.mail_key)::int from recall_orders r join mails m on m.site_id = r.site_id and m.key = r.mail_key
        where r.recall_id = c.id and m.state = 'failed') as failed,
      (select coalesce(jsonb_agg(o.slug order by o.id), '[]') from recall_orders r
        join mails m on m.site_id = r.site_id and m.key = r.mail_key and m.state = 'failed'
        join orders o on o.id = r.order_id where r.recall_id = c.id) as unreached
    from recalls c left join users u on u.id = c.sent_by
    where c.site_id = ${site.id} and c.product_id = ${productId} order by c.id desc limit 20`);
  return rows;
}
