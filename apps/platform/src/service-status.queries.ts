import type { ServiceName } from '@izlog/contract/service-names';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/kernel/database/db.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';
import { events } from '#platform/services/content/calendar/event.tables.ts';
import { contentItems } from '#platform/services/content/items/content.tables.ts';
import { media } from '#platform/services/media/media.tables.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { checkoutSettings, sites } from '#platform/services/settings/settings.tables.ts';

/** A table without which the service cannot work; services without records of their own need the database only. */
const tables: Partial<Record<ServiceName, PgTable>> = {
  product: products,
  cms: contentItems,
  ecommerce: checkoutSettings,
  media,
  calendar: events,
  settings: sites,
  user: users,
};

/** Reads one row of the service's table; throws what the database throws. */
export async function touchService(db: Db, service: ServiceName): Promise<void> {
  const table = tables[service];
  await db.execute(table ? sql`select 1 from ${table} limit 1` : sql`select 1`);
}
