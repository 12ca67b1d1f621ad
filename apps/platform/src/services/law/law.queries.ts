import type { LawCountry } from '@izlog/contract/ecommerce/law/duty-list';
import { lawCountries } from '@izlog/contract/ecommerce/law/duty-list';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

type Asking = Pick<Ctx, 'db' | 'site' | 'now'>;

/** Addresses of the platform for disputes that the Union closed, as a pattern of PostgreSQL. */
const closedPlatform = 'ec\\.europa\\.eu/(consumers/)?odr|webgate\\.ec\\.europa\\.eu/odr';

/** What the database alone knows of how a shop keeps the law. */
export interface LawFigures {
  /** Goods that visitors can see. */
  goods: number;
  /** Of these, those that tell a price per unit. */
  unitPriced: number;
  /** Reductions that are announced now. */
  reductions: number;
  /** Goods for whose maker no category asks, and that name none. */
  makerless: number;
  /** Products that are downloaded. */
  digital: number;
  digitalConsent: boolean;
  /** Mails of the last 30 days that confirm an order; `failed`: given up. */
  confirmations: number;
  failedConfirmations: number;
  /** Public pages, and options, with a link to the closed platform for disputes. */
  disputeLinks: { id: number; kind: string; title: string }[];
  disputeOptions: string[];
  /** Exports of personal data that somebody has waited for longer than a month. */
  lateExports: number;
  /** Whether the database closes issued documents to change. */
  areDocumentsClosed: boolean;
  /** Countries of the list that goods are sent to. */
  markets: LawCountry[];
  /** The last day for which a price list was made. */
  lastPriceList: string | null;
  /** Products of the price list, and those of them without a price of the anchor day. */
  listed: number;
  unanchored: number;
  /** Recalls that were sent, and mails of them that were given up. */
  recalls: number;
  failedRecalls: number;
  /** Whether anything is sold with its maker's guarantee of durability. */
  guaranteed: boolean;
}

/** Reads it in one statement. */
export async function readLawFigures({ db, site, now }: Asking): Promise<LawFigures> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<LawFigures & Record<string, unknown>>(sql`
    with shown as (
      select l.product_id, l.format, l.pack, l.is_discounted, l.brand_id, l.category_ids from product_list l
      where l.site_id = ${site.id} and l.store_id = 0 and l.is_listed
    ), goods as (select * from shown where format <> 'e-product')
    select
      (select count(*)::int from goods) as goods,
      (select count(*)::int from goods where pack is not null) as "unitPriced",
      (select count(*)::int from shown where is_discounted) as reductions,
      (select count(*)::int from goods g left join brands b on b.id = g.brand_id
        where coalesce(b.manufacturer_name, '') = '' and not exists (
          select from categories c where c.id = any(g.category_ids) and c.requires_safety)) as makerless,
      (select count(*)::int from shown where format = 'e-product') as digital,
      exists (select from site_options o join consents c on c.site_id = o.site_id and c.unique_number = o.value
        join consent_assignments a on a.site_id = o.site_id and a.consent_id = c.id and a.form_type = 'checkoutForm'
        where o.site_id = ${site.id} and o.key = 'DigitalConsent') as "digitalConsent",
      (select count(*)::int from mails where site_id = ${site.id} and template = 'orderConfirmation'
        and created_at > ${at} - interval '30 days') as confirmations,
      (select count(*)::int from mails where site_id = ${site.id} and template = 'orderConfirmation'
        and state = 'failed' and created_at > ${at} - interval '30 days') as "failedConfirmations",
      (select coalesce(jsonb_agg(jsonb_build_object('id', item_id, 'kind', kind, 'title', title)), '[]') from (
        select distinct on (item_id) item_id, kind, title from content_live
        where site_id = ${site.id} and published_at <= ${at}
          and (parts::text ~* ${closedPlatform} or body::text ~* ${closedPlatform})
        order by item_id limit 10) found) as "disputeLinks",
      (select coalesce(jsonb_agg(key order by key), '[]') from site_options
        where site_id = ${site.id} and value ~* ${closedPlatform}) as "disputeOptions",
      (select count(*)::int from data_exports where site_id = ${site.id} and state = 'waiting'
        and created_at < ${at} - interval '30 days') as "lateExports",
      exists (select from pg_trigger where tgrelid = 'issued_documents'::regclass
        and tgname = 'issued_documents_append_only' and tgenabled <> 'D') as "areDocumentsClosed",
      (select coalesce(jsonb_agg(u.country), '[]') from unnest(${sql.param([...lawCountries])}::text[]) u(country)
        left join checkout_settings s on s.site_id = ${site.id}
        where (s.allowed_countries is null or u.country = any(s.allowed_countries))
          and exists (select from delivery_methods m join delivery_rates r on r.method_id = m.id
            where m.site_id = ${site.id} and m.is_active and not m.is_pickup
              and (r.countries is null or u.country = any(r.countries)))) as markets,
      exists (select from products where site_id = ${site.id} and guarantee_years is not null) as guaranteed,
      last.day::text as "lastPriceList", coalesce(last.products, 0) as listed,
      coalesce(last.unanchored, 0) as unanchored,
      (select count(*)::int from recalls where site_id = ${site.id}) as recalls,
      (select count(distinct r.mail_key)::int from recall_orders r
        join mails m on m.site_id = r.site_id and m.key = r.mail_key and m.state = 'failed'
        where r.site_id = ${site.id}) as "failedRecalls"
    from (values (1)) one left join lateral (
      select day, products, unanchored from price_lists where site_id = ${site.id} order by day desc limit 1
    ) last on true`);
  const [row] = rows;
  if (!row) throw new Error('the state of the law was not read');
  return row;
}
