import type { DeliveryBranch } from '@izlog/contract/ecommerce/delivery';
import {
  type InvoicingOptions,
  invoicingOf,
  invoicingOptions,
  mayOweEInvoice,
} from '@izlog/contract/ecommerce/duties/invoicing';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { keyedProviderCodes } from '@izlog/contract/ecommerce/payment-providers';
import type { TaxTerms } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { nearest } from '#platform/services/catalogue/index.ts';
import type { CompanyCredit } from '#platform/services/companies/index.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import type { PromotionRow } from '#platform/services/promotions/index.ts';
import type { CartRow } from '../cart.queries.ts';

export interface DeliveryRateRow {
  countries: string[] | null;
  minWeight: number | null;
  maxWeight: number | null;
  minTotal: number | null;
  maxTotal: number | null;
  price: number;
  freeFrom: number | null;
}

export interface DeliveryMethodRow {
  id: number;
  code: string;
  name: string;
  description: string;
  branchProvider: string | null;
  isPickup: boolean;
  rates: DeliveryRateRow[];
}

export interface PaymentMethodRow {
  id: number;
  code: string;
  name: string;
  description: string;
  kind: PaymentKind;
  isForCompanies: boolean;
  isOnTerms: boolean;
  isForDigital: boolean;
  countries: string[] | null;
  minTotal: number | null;
  maxTotal: number | null;
  notWithDelivery: string[];
}

/** On what terms the shop sells: everything about a cart that is not about its products. */
export interface ShopTerms {
  isTaxIncluded: boolean;
  taxes: TaxTerms;
  /** Hundredths of a loyalty point for one whole unit of the main currency. */
  pointRate: number | null;
  /** Whether a company at home may pay by transfer: somebody can send it the e-invoice that it is owed then. */
  mayOweEInvoice: boolean;
  cartDays: number;
  allowedCountries: string[] | null;
  /** False when the card in the cart is not known, not active or somebody else's (ACCT-038). */
  isMemberCardValid: boolean;
  /** Segments that the customer of the cart is in, of those that a promotion asks for. */
  segmentIds: number[];
  /** Promotions without a code, in their order, and the coupon of the cart. */
  promotions: PromotionRow[];
  /** Active methods in their order. */
  deliveryMethods: DeliveryMethodRow[];
  paymentMethods: PaymentMethodRow[];
  /** What the company of the cart may still buy on invoice; null where it was granted no terms. */
  credit: CompanyCredit | null;
  /** The chosen branch. */
  branch: Pick<DeliveryBranch, 'id' | 'name' | 'type' | 'street' | 'zipCode' | 'city' | 'phone'> | null;
}

/** What of the terms is the same for every cart, until somebody changes it. */
export type StandingTerms = Omit<ShopTerms, 'isMemberCardValid' | 'branch' | 'segmentIds' | 'credit'>;

/** Reads what is the same for every cart in one statement: promotions without a code that are not over, all methods. */
export async function readStandingTerms(ctx: Ctx): Promise<StandingTerms> {
  const near = nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage);
  const site = ctx.site.id;
  const [row] = await queryPrepared<Omit<StandingTerms, 'mayOweEInvoice'> & { said: InvoicingOptions }>(
    ctx.db,
    sql`
      select (select coalesce(jsonb_object_agg(o.key, o.value) filter (where o.value is not null), '{}') from site_options o
          where o.site_id = ${site} and o.key = any(${sql.param([...invoicingOptions])}::text[])) as said,
        coalesce(s.is_tax_included, true) as "isTaxIncluded", ${taxes.termsJson(site)} as taxes,
        s.point_rate as "pointRate", coalesce(s.cart_days, 90) as "cartDays",
        s.allowed_countries as "allowedCountries",
        (select coalesce(jsonb_agg(${promotionJson(sql`''`)} order by p.priority, p.id), '[]')
          from promotions p
          where p.site_id = ${site} and p.code is null and p.is_active
            and (p.valid_to is null or p.valid_to > ${ctx.now.toISOString()}::timestamptz)) as promotions,
        (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'code', m.code, 'name', words.name,
            'description', words.description, 'branchProvider', m.branch_provider, 'isPickup', m.is_pickup, 'rates', (
              select coalesce(jsonb_agg(jsonb_build_object('countries', r.countries, 'minWeight', r.min_weight,
                'maxWeight', r.max_weight, 'minTotal', r.min_total, 'maxTotal', r.max_total, 'price', r.price,
                'freeFrom', r.free_from) order by r.position, r.id), '[]')
              from delivery_rates r where r.method_id = m.id)) order by m.position, m.id), '[]')
          from delivery_methods m
          cross join lateral (select t.name, t.description from delivery_method_translations t
            where t.method_id = m.id order by ${near} limit 1) words
          where m.site_id = ${site} and m.is_active) as "deliveryMethods",
        (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'code', m.code, 'name', words.name,
            'description', words.description, 'kind', m.kind, 'isForCompanies', m.is_for_companies,
            'isOnTerms', m.is_on_terms, 'isForDigital', m.is_for_digital, 'countries', m.countries, 'minTotal', m.min_total,
            'maxTotal', m.max_total, 'notWithDelivery', m.not_with_delivery) order by m.position, m.id), '[]')
          from payment_methods m
          cross join lateral (select t.name, t.description from payment_method_translations t
            where t.method_id = m.id order by ${near} limit 1) words
          where m.site_id = ${site} and m.is_active
            and (m.kind <> all(${sql.param(keyedProviderCodes)}::text[])
              or exists (select from payment_keys k where k.site_id = ${site} and k.gateway = m.kind))
        ) as "paymentMethods"
      from (values (1)) one left join checkout_settings s on s.site_id = ${site}`,
  );
  if (!row) throw new Error('the terms of the shop were not read');
  const { said, ...terms } = row;
  return { ...terms, mayOweEInvoice: mayOweEInvoice(invoicingOf(said)) };
}

/** What changes from cart to cart and by the minute. */
export interface CartTerms {
  isMemberCardValid: boolean;
  branch: ShopTerms['branch'];
  coupon: PromotionRow | null;
  /** Uses of the promotions asked for. */
  uses: Array<Pick<PromotionRow, 'id' | 'used' | 'usedByCustomer'>>;
}

/** Reads what only this cart has, in one statement; customers are those for whom uses are counted. */
export async function readCartTerms(
  ctx: Ctx,
  cart: CartRow,
  { customer, couponCustomer }: { customer: string; couponCustomer: string },
  limitedIds: readonly number[],
): Promise<CartTerms> {
  const site = ctx.site.id;
  // What an earlier try of this very order has used does not stand in its way.
  const own = sql`(select 'order:' || o.id from orders o where o.site_id = ${site} and o.cart_id = ${cart.id} limit 1)`;
  const [row] = await queryPrepared<CartTerms>(
    ctx.db,
    sql`
      select
        exists (select from member_cards k where k.site_id = ${site} and k.barcode = ${cart.memberCardBarcode}
          and k.is_active and (k.user_id is null or k.user_id = ${cart.userId})) as "isMemberCardValid",
        (select ${promotionJson(sql`${couponCustomer}`, own)} from promotions p
          where p.site_id = ${site} and p.id = ${cart.couponId}) as coupon,
        (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'used', ${usedBesides(own)},
            'usedByCustomer', ${usesOf(sql`${customer}`, own)})), '[]')
          from promotions p where p.id = any(${sql.param([...limitedIds])}::bigint[])) as uses,
        (select jsonb_build_object('id', b.branch_id, 'name', b.name, 'type', b.type, 'street', b.street,
          'zipCode', b.zip_code, 'city', b.city, 'phone', b.phone) from delivery_branches b
          join delivery_methods m on m.site_id = b.site_id and m.branch_provider = b.provider
          where b.site_id = ${site} and m.id = ${cart.deliveryMethodId} and b.branch_id = ${cart.deliveryBranchId}
            and b.is_active) as branch`,
  );
  if (!row) throw new Error('the terms of the cart were not read');
  return row;
}

/** Promotions by their ids, over or switched off too, as nobody in particular has used them. */
export async function readPromotions(ctx: Ctx, ids: readonly number[]): Promise<PromotionRow[]> {
  if (ids.length === 0) return [];
  const rows = await queryPrepared<{ promotion: PromotionRow }>(
    ctx.db,
    sql`select ${promotionJson(sql`''`)} as promotion from promotions p
      where p.site_id = ${ctx.site.id} and p.id = any(${sql.param([...ids])}::bigint[])`,
  );
  return rows.map(({ promotion }) => promotion);
}

/** Names of methods of this site, of those too that are switched off. */
export async function readMethodNames(
  ctx: Ctx,
  { deliveryMethodId, paymentMethodId }: { deliveryMethodId: number | null; paymentMethodId: number | null },
): Promise<{ delivery: string | null; payment: string | null }> {
  const near = nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage);
  const site = ctx.site.id;
  const [row] = await queryPrepared<{ delivery: string | null; payment: string | null }>(
    ctx.db,
    sql`
      select
        (select t.name from delivery_method_translations t join delivery_methods m on m.id = t.method_id
          where m.site_id = ${site} and m.id = ${deliveryMethodId}::bigint order by ${near} limit 1) as delivery,
        (select t.name from payment_method_translations t join payment_methods m on m.id = t.method_id
          where m.site_id = ${site} and m.id = ${paymentMethodId}::bigint order by ${near} limit 1) as payment`,
  );
  return row ?? { delivery: null, payment: null };
}

function promotionJson(customer: Statement, own: Statement = sql`null::text`): Statement {
  return sql`jsonb_build_object('id', p.id, 'code', p.code, 'names', p.names, 'kind', p.kind,
    'value', p.value, 'buyQuantity', p.buy_quantity, 'payQuantity', p.pay_quantity,
    'giftProductIds', (select coalesce(jsonb_agg(coalesce(v.id, g.id) order by g.at, v.id), '[]')
      from unnest(p.gift_product_ids) with ordinality as g(id, at) left join products v on v.parent_id = g.id),
    'segmentId', p.segment_id, 'stackGroup', p.stack_group, 'isFreeDelivery', p.is_free_delivery, 'isActive', p.is_active,
    'validFrom', extract(epoch from p.valid_from) * 1000, 'validTo', extract(epoch from p.valid_to) * 1000,
    'minTotal', p.min_total, 'minQuantity', p.min_quantity, 'productIds', p.product_ids,
    'categoryIds', p.category_ids, 'isWithoutReduced', p.is_without_reduced, 'userIds', p.user_ids,
    'isForMembers', p.is_for_members, 'usageLimit', p.usage_limit, 'customerLimit', p.customer_limit,
    'used', ${usedBesides(own)}, 'priority', p.priority, 'isLast', p.is_last, 'usedByCustomer', ${usesOf(customer, own)})`;
}

/** How often a promotion was used, but by `own`. */
const usedBesides = (own: Statement): Statement =>
  sql`p.used - (select count(*) from promotion_uses u where u.promotion_id = p.id and u.holder = ${own})`;

function usesOf(customer: Statement, own: Statement): Statement {
  return sql`case when p.customer_limit is null then 0 else (
    select count(*) from promotion_uses u where u.promotion_id = p.id and u.customer = ${customer}
      and u.holder is distinct from ${own}) end`;
}
