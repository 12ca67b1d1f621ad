import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** ISO 4217 currencies known to this installation, shared by its sites. */
export const currencies = pgTable('currencies', {
  id: id(),
  /** ISO 4217 code, e.g. EUR. */
  code: text().notNull().unique(),
  /** Name for people, e.g. euro. */
  label: text().notNull(),
  /** Sign for people, e.g. €. */
  symbol: text().notNull(),
});

/** The shops of this installation. */
export const sites = pgTable(
  'sites',
  {
    id: id(),
    name: text().notNull(),
    apiKey: text().notNull().unique(),
    /** Three-letter code. */
    defaultLanguage: text().notNull().default('hrv'),
    /** Three-letter codes a visitor may choose, the default among them. */
    languages: text().array().notNull().default(sql`'{hrv}'`),
    mainCurrencyId: ref()
      .notNull()
      .references(() => currencies.id),
    /** The site that answers on a host that no domain names; at most one. */
    isDefault: boolean().notNull().default(false),
    /** False for a content site: no cart, checkout or prices (SET-016). */
    isEcommerce: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('sites_one_default').on(table.isDefault).where(sql`is_default`)],
);

/** Hosts on which a site answers. */
export const siteDomains = pgTable(
  'site_domains',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Lower-case host in ASCII (punycode), with the port when it is not the scheme's own: `example.hr`, `localhost:4000`. */
    host: text().notNull().unique(),
    name: text().notNull(),
    /** Address without a slash at the end, e.g. https://www.example.hr. */
    url: text().notNull(),
  },
  (table) => [index().on(table.siteId)],
);

/** A store of a site: what a visitor of one language buys in (I18N-009). */
export const stores = pgTable(
  'stores',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.siteId, table.language)],
);

/** Currencies a site sells in, the main one among them. */
export const siteCurrencies = pgTable(
  'site_currencies',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    currencyId: ref()
      .notNull()
      .references(() => currencies.id),
    /** Units of this currency for one unit of the site's main currency; 1 for the main one. */
    rate: numeric({ precision: 18, scale: 8 }).notNull().default('1'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.currencyId] })],
);

/** How a site's checkout behaves (SET-009). */
export const checkoutSettings = pgTable('checkout_settings', {
  siteId: siteId()
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** ISO 3166 alpha-2 codes; null means ALL. */
  allowedCountries: text().array(),
  /** After adding to the cart: 0 go to the cart, 1 stay, 2 popup (LIMIT-021). */
  cartType: smallint().notNull().default(1),
  /** Whether stored prices hold the tax; without it they are net and the tax is added (CART-062). */
  isTaxIncluded: boolean().notNull().default(true),
  /** Tax of what has no tax class, hundredths of a percent; null where nobody set one: 25 %. */
  usualTaxRate: integer(),
  /** From this day of the shop consumers abroad pay the tax of their country (OSS); null: the shop's own. */
  ossFrom: date(),
  /** Loyalty points for one whole unit of the main currency, hundredths of a point; null where none are given. */
  pointRate: integer(),
  /** Days without a change after which a cart is archived (CART-026). */
  cartDays: integer().notNull().default(90),
  /** Further settings, by name. */
  extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});
