import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { customerBuys, customerKinds, filterCustomers } from '@izlog/contract/user/customer-staff';
import { loyalOrders } from '@izlog/contract/user/customer-staff';
import type { SegmentRule } from '@izlog/contract/user/segment';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { phonePattern } from '#platform/kernel/database/typed-patterns.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { consents } from '#platform/services/people/index.ts';
import {
  customersOf,
  inSegment,
  personWithId,
  rowsOfPerson,
  segmentCondition,
} from '#platform/services/segments/index.ts';
import { customerNotes } from './customer-notes.tables.ts';

export type CustomerFilters = EndpointParsed<typeof filterCustomers>;

/** A line of the list; amounts in minor units of the main currency. */
export interface CustomerLine {
  id: number;
  name: string;
  email: string;
  kind: (typeof customerKinds)[number];
  city: string;
  country: string;
  orders: number;
  spent: number;
  refunded: number;
  lastAt: Date | null;
  hasNewsletter: boolean;
  createdAt: Date;
}

/** Most rows that are counted; nobody turns so many pages. */
const mostCounted = 10_000;

/**
 * Customers of the site that match, with how many there are: one for each address, guests once they have ordered; `isMore`
 * of more than are counted. What belongs to a line is read for the lines of the page alone.
 */
export async function listCustomers(
  ctx: Ctx,
  filters: CustomerFilters,
): Promise<{ rows: CustomerLine[]; total: number; isMore: boolean }> {
  const { page, limit, sort = '-createdAt' } = filters;
  const matching = async (found: Found) =>
    sql`from ${customersOf(ctx.site.id)} where ${await conditions(ctx, filters, found)}`;
  const { rows: count } = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 ${await matching('few')} limit ${mostCounted + 1}) found`);
  const total = count[0]?.total ?? 0;
  const isMore = total > mostCounted;
  const { rows } = await ctx.db.execute<Raw>(sql`
    select ${columns} from (select c.* ${await matching(isMore ? 'many' : 'few')}
      order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}) c
    join users u on u.id = c.user_id ${besides(ctx)} order by ${orders[sort]}`);
  return { rows: rows.map(lineOf), total: Math.min(total, mostCounted), isMore };
}

/** Those of some accounts that the list shows, by their ids. */
export async function listCustomersById(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, CustomerLine>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Raw>(sql`
    select ${columns} from (select c.* from ${customersOf(ctx.site.id)} where c.user_id = any(${sql.param([...ids])}::bigint[])) c
    join users u on u.id = c.user_id ${besides(ctx)}`);
  return new Map(rows.map((row) => [Number(row.id), lineOf(row)]));
}

/** One customer as the list shows it, by the id of any row of that person; nothing for staff and other sites. */
export async function findCustomer(ctx: Ctx, id: number): Promise<CustomerLine | undefined> {
  const { rows } = await ctx.db.execute<Raw>(sql`
    select ${columns} from users u left join customers c on c.site_id = u.site_id and c.user_id = u.id ${besides(ctx)}
    where u.site_id = ${ctx.site.id} and not u.is_backoffice_user and u.id = ${personWithId(ctx.site.id, id)}`);
  const [row] = rows;
  return row && lineOf(row);
}

type Raw = Record<string, unknown> & {
  id: string;
  spent: string;
  refunded: string;
  last_at: string | null;
  created_at: string;
};

const columns = sql`u.id, u.email, u.created_at,
  coalesce(nullif(u.company->>'name', ''), trim(u.first_name || ' ' || u.last_name)) as name,
  case when u.company is not null then 'company' when u.is_guest then 'guest' else 'account' end as kind,
  coalesce(l.city, '') as city, coalesce(l.country, '') as country, coalesce(c.orders, 0) as orders,
  coalesce(c.spent, 0) as spent, coalesce(c.refunded, 0) as refunded, c.last_at, n.id is not null as has_newsletter`;

const besides = ({ site }: Ctx): SQL => sql`
  left join lateral (select o.delivery_address->>'city' as city, o.delivery_address->>'country' as country
    from orders o where o.user_id = any(${rowsOfPerson}) and o.site_id = ${site.id} order by o.created_at desc limit 1) l on true
  left join newsletter_subscribers n
    on n.site_id = u.site_id and n.email = izlog_lower(u.email) and n.state = 'subscribed'`;

const orders: Readonly<Record<NonNullable<CustomerFilters['sort']>, SQL>> = {
  createdAt: sql`u.created_at, u.id`,
  '-createdAt': sql`u.created_at desc, u.id desc`,
  spent: sql`c.spent, c.user_id`,
  '-spent': sql`c.spent desc, c.user_id desc`,
  lastAt: sql`c.last_at nulls first, c.user_id`,
  '-lastAt': sql`c.last_at desc nulls last, c.user_id desc`,
};

const ofBuys: Readonly<Record<(typeof customerBuys)[number], SegmentRule>> = {
  never: { field: 'orders', is: 'exactly', value: 0 },
  once: { field: 'orders', is: 'exactly', value: 1 },
  loyal: { field: 'orders', is: 'atLeast', value: loyalOrders },
};

/** What the list is narrowed by; what segments have a rule for is that rule. */
async function conditions(ctx: Ctx, filters: CustomerFilters, found: Found): Promise<SQL> {
  const { search, kind, buys, segment, newsletter, from, to } = filters;
  const rules: SegmentRule[] = [
    ...(kind ? [{ field: 'kind', is: kind } as const] : []),
    ...(buys ? [ofBuys[buys]] : []),
    ...(newsletter ? [{ field: 'newsletter', is: newsletter === 'true' ? 'yes' : 'no' } as const] : []),
  ];
  const all = [
    segmentCondition(ctx, rules),
    segment === undefined ? undefined : await inSegment(ctx, segment),
    from ? sql`u.created_at >= ${from}::timestamptz` : undefined,
    to ? sql`u.created_at < ${to}::timestamptz` : undefined,
    search ? hasWords[found](ctx.site.id, search) : undefined,
  ];
  return sql.join(
    all.filter((one) => one !== undefined),
    sql` and `,
  );
}

/** How many customers have the words of a search: few are found first, of many the list is walked until a page is full. */
type Found = 'few' | 'many';

/** Whether every word is in the name, the company or the e-mail of a row of the person, in the company of an order of theirs, or the digits in a telephone number. */
const hasWords: Readonly<Record<Found, (siteId: number, search: string) => SQL>> = {
  few(siteId, search) {
    const person = sql`select customer_address(w.email, w.id)`;
    const isOne = sql`w.site_id = ${siteId} and not w.is_backoffice_user`;
    const phone = isOfPhone(siteId, search);
    return sql`c.address in (${person} from users w where ${isOne} and ${isNamed(search)}
      union ${person} from orders o join users w on w.id = o.user_id and ${isOne} where ${isCompany(siteId, search)}
      ${phone ? sql`union ${person} from user_addresses a join users w on w.id = a.user_id and ${isOne} where ${phone}` : sql``})`;
  },
  many(siteId, search) {
    const phone = isOfPhone(siteId, search);
    return sql`(exists (select from users w where w.id = any(${rowsOfPerson}) and ${isNamed(search)})
      or exists (select from orders o where o.user_id = any(${rowsOfPerson}) and ${isCompany(siteId, search)})
      ${phone ? sql`or exists (select from user_addresses a where a.user_id = any(${rowsOfPerson}) and ${phone})` : sql``})`;
  },
};

const isNamed = (search: string): SQL =>
  sql.join(
    search
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6)
      .map((word) => sql`w.words like '%' || izlog_like(${word}) || '%'`),
    sql` and `,
  );

/** A company may have been typed with an order only. The index of all words finds the orders, their companies are compared. */
const isCompany = (siteId: number, search: string): SQL =>
  sql`o.site_id = ${siteId} and o.company is not null and ${sql.join(
    search
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6)
      .map(
        (word) => sql`o.words like '%' || izlog_like(${word}) || '%'
        and izlog_fold(concat_ws(' ', o.company->>'companyName', o.company->>'oib')) like '%' || izlog_like(${word}) || '%'`,
      ),
    sql` and `,
  )}`;

function isOfPhone(siteId: number, search: string): SQL | undefined {
  const pattern = phonePattern(search);
  if (!pattern) return undefined;
  return sql`a.site_id = ${siteId} and regexp_replace(a.contact_phone, '\\D', '', 'g') like ${pattern}`;
}

const lineOf = (row: Raw): CustomerLine => ({
  id: Number(row.id),
  name: String(row.name ?? ''),
  email: String(row.email),
  kind: row.kind as CustomerLine['kind'],
  city: String(row.city),
  country: String(row.country),
  orders: Number(row.orders),
  spent: Number(row.spent),
  refunded: Number(row.refunded),
  lastAt: row.last_at === null ? null : new Date(row.last_at),
  hasNewsletter: row.has_newsletter === true,
  createdAt: new Date(row.created_at),
});

/** What else is known of a customer, in one statement: what the page of one customer shows beside the orders. */
export async function readCustomerDetails(ctx: Ctx, id: number) {
  const { rows } = await ctx.db.execute<Details>(sql`
    select u.first_name as "firstName", u.last_name as "lastName", u.company, u.language,
      u.email_confirmed as "emailConfirmed", u.is_active as "isActive",
      (select barcode from member_cards m where m.user_id = u.id and m.site_id = u.site_id) as "memberCard",
      (select jsonb_build_object('state', n.state, 'confirmedAt', n.confirmed_at) from newsletter_subscribers n
        where n.site_id = u.site_id and n.email = izlog_lower(u.email)) as newsletter,
      ${rowsOfPerson} as rows,
      coalesce((select jsonb_agg(jsonb_build_object('type', a.type, 'firstName', a.first_name, 'lastName', a.last_name,
          'street', a.street, 'houseNumber', a.house_number, 'zipCode', a.zip_code, 'city', a.city,
          'country', a.country, 'phone', a.contact_phone) order by a.id)
        from (select distinct on (a.type, a.first_name, a.last_name, a.street, a.house_number, a.zip_code, a.city,
            a.country, a.contact_phone) a.*
          from user_addresses a where a.user_id = any(${rowsOfPerson}) and a.site_id = u.site_id) a), '[]') as addresses,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'content', c.content, 'rating', c.rating,
          'state', c.state, 'at', c.created_at) order by c.id desc)
        from (select * from comments where site_id = u.site_id and user_id = any(${rowsOfPerson}) order by id desc limit 20) c), '[]') as comments,
      coalesce((select jsonb_agg(jsonb_build_object('uniqueNumber', t->>'uniqueNumber', 'status', l.status,
          'at', l.status_timestamp, 'source', l.source_type,
          'isProved', case when u.is_guest then l.user_id is not null else l.user_id is not distinct from u.id or ${consents.isOfMailbox(sql`l`)} end) order by l.id desc)
        from (select * from consent_log where site_id = u.site_id
            and (user_id = any(${rowsOfPerson}) or (not u.is_guest and email = izlog_lower(u.email))) order by id desc limit 50) l
        cross join lateral jsonb_array_elements(l.texts) t), '[]') as consents,
      coalesce((select o.billing_address->>'contactPhone' from orders o
        where o.user_id = any(${rowsOfPerson}) and o.site_id = u.site_id order by o.created_at desc limit 1), '') as phone
    from users u where u.site_id = ${ctx.site.id} and u.id = ${id}`);
  return rows[0];
}

interface Details extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  company: { name: string; address: string } | null;
  language: string;
  emailConfirmed: boolean;
  isActive: boolean;
  rows: number[];
  memberCard: string | null;
  newsletter: { state: string; confirmedAt: string | null } | null;
  addresses: {
    type: string;
    firstName: string;
    lastName: string;
    street: string;
    houseNumber: string;
    zipCode: string;
    city: string;
    country: number;
    phone: string;
  }[];
  comments: { id: number; content: string; rating: number | null; state: string; at: string }[];
  consents: {
    uniqueNumber: string;
    status: 'accepted' | 'withdrawn';
    at: string;
    source: string;
    isProved: boolean;
  }[];
  phone: string;
}

const name = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, '')`;

/** Notes about a customer, whichever row they hang on, the newest first, each with the name of the person who wrote it. */
export function listNotes(ctx: Ctx, customerId: number) {
  return ctx.db
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      at: customerNotes.at,
      userId: customerNotes.userId,
      by: name,
    })
    .from(customerNotes)
    .leftJoin(users, and(eq(users.siteId, ctx.site.id), eq(users.id, customerNotes.userId)))
    .where(and(eq(customerNotes.siteId, ctx.site.id), ofPerson(ctx, customerId)))
    .orderBy(desc(customerNotes.id));
}

/** Notes about some people, the oldest first. */
export function listNotesOf(ctx: Ctx, customerIds: readonly number[]) {
  return ctx.db
    .select({ text: customerNotes.text, at: customerNotes.at })
    .from(customerNotes)
    .where(and(eq(customerNotes.siteId, ctx.site.id), inArray(customerNotes.customerId, [...customerIds])))
    .orderBy(asc(customerNotes.id));
}

const ofPerson = ({ site }: Ctx, id: number): SQL =>
  sql`${customerNotes.customerId} = any(select unnest(${rowsOfPerson}) from users u
    where u.site_id = ${site.id} and u.id = ${personWithId(site.id, id)})`;

export async function insertNote(ctx: Ctx, customerId: number, text: string, userId: number): Promise<void> {
  await ctx.db.insert(customerNotes).values({ siteId: ctx.site.id, customerId, text, userId, at: ctx.now });
}

/** Removes a note. */
export async function deleteNote(ctx: Ctx, customerId: number, id: number): Promise<void> {
  await ctx.db
    .delete(customerNotes)
    .where(and(eq(customerNotes.siteId, ctx.site.id), ofPerson(ctx, customerId), eq(customerNotes.id, id)));
}
