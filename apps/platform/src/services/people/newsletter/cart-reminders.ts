import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { readOptions } from '#platform/services/settings/index.ts';
import { unsubscribeAddress } from './confirm-newsletter.ts';
import { cartReminders } from './newsletter.tables.ts';

/** Who left a cart longer ago has bought elsewhere: a reminder would only bother. */
const mostDays = 7;
/** Days in which one customer is reminded once, of whatever cart. */
const pauseDays = 30;
/** Carts reminded of in one run of a site. */
const batch = 200;

const job = 'cart-remind';

/** Registers the job that reminds of carts that were left, every quarter of an hour where a site has switched it on. */
export function defineRemindCartsJob(kernel: Kernel): void {
  kernel.jobs.define(job, () => remindCarts(kernel, new Date()), '*/15 * * * *');
}

/** Sends the reminders that are due on all sites. */
export async function remindCarts(kernel: Kernel, now: Date): Promise<void> {
  const { rows } = await kernel.database.db.execute<{ id: string }>(sql`select id from sites order by id`);
  for (const { id } of rows) {
    const ctx = await jobContext(kernel, Number(id), job, now);
    if (ctx) await remindSite(kernel, ctx);
  }
}

async function remindSite(kernel: Kernel, outer: Ctx): Promise<void> {
  const hours = Number((await readOptions(outer, ['CartReminderHours'])).get('CartReminderHours') ?? 0);
  if (!(hours >= 1)) return;
  await inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<Left>(sql`
      select c.id, c.user_id, s.id as subscriber_id, s.asked_at, s.email, s.language, ${names(ctx)} as names
      from carts c join users u on u.id = c.user_id and u.site_id = c.site_id
      join newsletter_subscribers s on s.site_id = c.site_id and s.email = izlog_lower(u.email)
      where c.site_id = ${ctx.site.id} and c.status = 'open'
        and c.updated_at < ${ctx.now.toISOString()}::timestamptz - make_interval(hours => ${hours}::int)
        and exists (select from cart_items i where i.cart_id = c.id)
        and c.updated_at > ${ctx.now.toISOString()}::timestamptz - make_interval(days => ${mostDays}::int)
        and s.state = 'subscribed' and u.is_active
        and not exists (select from orders o where o.site_id = c.site_id and o.user_id = c.user_id
          and o.created_at > c.updated_at)
        and not exists (select from cart_reminders r where r.site_id = c.site_id and (r.cart_id = c.id
          or (r.user_id = c.user_id
            and r.at > ${ctx.now.toISOString()}::timestamptz - make_interval(days => ${pauseDays}::int))))
        and not exists (select from carts k where k.site_id = c.site_id and k.user_id = c.user_id
          and k.status = 'open' and k.updated_at > c.updated_at)
      order by c.id limit ${batch} for update of c skip locked`);
    for (const { id, user_id, subscriber_id, asked_at, email, language, names: items } of rows) {
      const subscriber = { siteId: ctx.site.id, id: Number(subscriber_id), askedAt: new Date(asked_at) };
      await sendMail(
        ctx,
        'cartReminder',
        email,
        {
          items,
          url: await siteAddress(kernel, ctx, '/kosarica', language),
          unsubscribeUrl: await unsubscribeAddress(kernel, ctx, subscriber),
        },
        { language, key: `cart reminder ${id}` },
      );
      await ctx.db
        .insert(cartReminders)
        .values({ cartId: Number(id), userId: Number(user_id), siteId: ctx.site.id, at: ctx.now });
    }
  });
}

interface Left extends Record<string, unknown> {
  id: string;
  user_id: string;
  subscriber_id: string;
  asked_at: string;
  email: string;
  language: string;
  names: string;
}

const names = ({ site }: Ctx): SQL => sql`coalesce((select string_agg(n.name, ', ') from (
  select (select t.name from product_translations t join products p on p.id = i.product_id
      where t.product_id in (p.id, p.parent_id)
      order by t.language = ${site.defaultLanguage} desc, t.product_id = p.id desc limit 1) as name
    from cart_items i where i.cart_id = c.id order by i.id limit 3) n), '')`;
