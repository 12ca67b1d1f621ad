import { unsoldStates } from '@izlog/contract/ecommerce/orders/order-states';
import { toCents } from '@izlog/contract/money';
import type { SegmentRule } from '@izlog/contract/user/segment';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { addressOf, isOneOfPeople } from './person.queries.ts';
import { ruleCondition } from './segment-condition.ts';

type Place = Pick<Ctx, 'site' | 'now'>;

/**
 * The same as `segmentCondition`, of all customers of a site at once: what they bought is added up once and not for each
 * of them. For lists and counts; who asks about one customer takes the other.
 */
export function segmentOfMany(place: Place, rules: readonly SegmentRule[]): SQL {
  const base = sql`u.site_id = ${place.site.id} and ${isOneOfPeople(place.site.id)}`;
  return sql.join([base, ...rules.map((rule) => conditionOf(place, rule))], sql` and `);
}

function conditionOf(place: Place, rule: SegmentRule): SQL {
  switch (rule.field) {
    case 'orders':
      return counted(place, sql`count(*)`, rule.is, rule.value);
    case 'spent':
      return counted(
        place,
        sql`coalesce(sum(o.order_total - o.refunded_total)
          filter (where o.currency = ${place.site.mainCurrency.code}), 0)`,
        rule.is,
        toCents(rule.value),
      );
    case 'lastOrder':
      return buyers(
        place,
        sql`max(o.created_at) ${rule.is === 'within' ? sql`>=` : sql`<`}
          ${place.now.toISOString()}::timestamptz - make_interval(days => ${rule.value}::int)`,
      );
    case 'country':
      return buyers(
        place,
        sql`(array_agg(o.delivery_address->>'country' order by o.created_at desc))[1] = ${rule.is}`,
      );
    default:
      return ruleCondition(place, rule);
  }
}

/** Who never bought has nothing of it: they answer what nothing answers. */
function counted(place: Place, sum: SQL, is: 'atLeast' | 'exactly' | 'atMost', value: number): SQL {
  if (is === 'atLeast') return value <= 0 ? sql`true` : buyers(place, sql`${sum} >= ${value}`);
  if (is === 'atMost') return sql`not ${buyers(place, sql`${sum} > ${value}`)}`;
  return value === 0 ? sql`not ${buyers(place, sql`${sum} > 0`)}` : buyers(place, sql`${sum} = ${value}`);
}

const buyers = ({ site }: Place, having: SQL): SQL => boughtSo(site.id, having);

/** Whether something holds of the sales to the person of a row of `users u`, added up once for all people of a site. */
export const boughtSo = (siteId: number, having: SQL): SQL => sql`exists (select from (
  select ${addressOf('p')} as person from orders o join users p on p.id = o.user_id and not p.is_backoffice_user
  where o.site_id = ${siteId} and o.state not in (${sql.raw(unsoldStates.map((state) => `'${state}'`).join(', '))})
  group by 1 having ${having}) s where s.person = ${addressOf('u')})`;
