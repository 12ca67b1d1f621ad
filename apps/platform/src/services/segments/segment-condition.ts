import { unsoldStates } from '@izlog/contract/ecommerce/orders/order-states';
import { toCents } from '@izlog/contract/money';
import type { SegmentRule } from '@izlog/contract/user/segment';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import type { Statement } from '../../kernel/database/statement.ts';
import { isPerson, rowsOfPerson } from './person.queries.ts';

interface Place extends Pick<Ctx, 'site' | 'now'> {
  rows: Statement;
}

/**
 * Whether a row of `users u` answers all rules of a segment at the moment of the call: one condition for the list of
 * customers, the newsletter and promotions. It counts what `rows` bought: everybody for whom the row stands.
 */
export function segmentCondition(
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  rules: readonly SegmentRule[],
  rows: Statement = rowsOfPerson,
): SQL {
  const place = { site, now, rows };
  const base = sql`u.site_id = ${site.id} and ${isPerson}`;
  return sql.join([base, ...rules.map((rule) => conditionOf(place, rule))], sql` and `);
}

const compared = { atLeast: sql`>=`, exactly: sql`=`, atMost: sql`<=` } as const;

/** One rule of a segment over a row of `users u`. */
export const ruleCondition = (place: Pick<Ctx, 'site' | 'now'>, rule: SegmentRule): SQL =>
  conditionOf({ ...place, rows: rowsOfPerson }, rule);

function conditionOf(ctx: Place, rule: SegmentRule): SQL {
  switch (rule.field) {
    case 'orders':
      return sql`(select count(*) ${salesTo(ctx)}) ${compared[rule.is]} ${rule.value}`;
    case 'spent':
      return sql`(select coalesce(sum(o.order_total - o.refunded_total), 0) ${salesTo(ctx)}
        and o.currency = ${ctx.site.mainCurrency.code}) ${compared[rule.is]} ${toCents(rule.value)}`;
    case 'lastOrder':
      return sql`(select max(o.created_at) ${salesTo(ctx)}) ${since(ctx, rule)}`;
    case 'since':
      return sql`u.created_at ${since(ctx, rule)}`;
    case 'newsletter':
      return yesNo(
        rule.is,
        sql`select from newsletter_subscribers s
          where s.site_id = u.site_id and s.email = izlog_lower(u.email) and s.state = 'subscribed'`,
      );
    case 'memberCard':
      return yesNo(
        rule.is,
        sql`select from member_cards m where m.site_id = u.site_id and m.user_id = u.id and m.is_active`,
      );
    case 'kind':
      return ofKind[rule.is];
    case 'country':
      return sql`(select o.delivery_address->>'country' ${salesTo(ctx)} order by o.created_at desc limit 1) = ${rule.is}`;
    case 'language':
      return sql`u.language = ${rule.is}`;
  }
}

const salesTo = ({ site, rows }: Place): SQL =>
  sql`from orders o where o.site_id = ${site.id} and o.user_id = any(${rows})
    and o.state not in (${sql.raw(unsoldStates.map((state) => `'${state}'`).join(', '))})`;

const since = ({ now }: Place, { is, value }: { is: 'longerAgo' | 'within'; value: number }): SQL =>
  sql`${is === 'within' ? sql`>=` : sql`<`} ${now.toISOString()}::timestamptz - make_interval(days => ${value}::int)`;

const yesNo = (is: 'yes' | 'no', rows: SQL): SQL =>
  is === 'yes' ? sql`exists (${rows})` : sql`not exists (${rows})`;

const ofKind = {
  company: sql`u.company is not null`,
  guest: sql`u.is_guest and u.company is null`,
  account: sql`not u.is_guest and u.company is null`,
} as const;
