import { toCents } from '@izlog/contract/money';
import type { SegmentRule } from '@izlog/contract/user/segment';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

type Place = Pick<Ctx, 'now'>;

/**
 * Whether a customer (`c` and `u`, as `customersOf` and `provedCustomer` give them) answers all rules of a segment at the
 * moment of the call: one condition for the list of customers, counts, the newsletter, promotions and the page of one.
 */
export const segmentCondition = (place: Place, rules: readonly SegmentRule[]): SQL =>
  sql`(${sql.join([sql`true`, ...rules.map((rule) => conditionOf(place, rule))], sql` and `)})`;

const compared = { atLeast: sql`>=`, exactly: sql`=`, atMost: sql`<=` } as const;

function conditionOf(place: Place, rule: SegmentRule): SQL {
  switch (rule.field) {
    case 'orders':
      return sql`c.orders ${compared[rule.is]} ${rule.value}`;
    case 'spent':
      return sql`c.spent ${compared[rule.is]} ${toCents(rule.value)}`;
    case 'lastOrder':
      return sql`c.last_at ${since(place, rule)}`;
    case 'since':
      return sql`u.created_at ${since(place, rule)}`;
    case 'newsletter':
      return yesNo(
        rule.is,
        sql`select from newsletter_subscribers s
          where s.site_id = u.site_id and s.email = c.address and s.state = 'subscribed'`,
      );
    case 'memberCard':
      return yesNo(
        rule.is,
        sql`select from member_cards m where m.site_id = u.site_id and m.user_id = u.id and m.is_active`,
      );
    case 'kind':
      return ofKind[rule.is];
    case 'country':
      return sql`c.country = ${rule.is}`;
    case 'language':
      return sql`u.language = ${rule.is}`;
  }
}

const since = ({ now }: Place, { is, value }: { is: 'longerAgo' | 'within'; value: number }): SQL =>
  sql`${is === 'within' ? sql`>=` : sql`<`} ${now.toISOString()}::timestamptz - make_interval(days => ${value}::int)`;

const yesNo = (is: 'yes' | 'no', rows: SQL): SQL =>
  is === 'yes' ? sql`exists (${rows})` : sql`not exists (${rows})`;

const ofKind = {
  company: sql`u.company is not null`,
  guest: sql`u.is_guest and u.company is null`,
  account: sql`not u.is_guest and u.company is null`,
} as const;
