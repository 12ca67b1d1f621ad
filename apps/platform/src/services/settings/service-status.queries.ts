import type { ServiceName } from '@izlog/contract/service-names';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db.ts';
import { users } from '../user/user.tables.ts';
import { checkoutSettings, sites } from './settings.tables.ts';

/** A table without which the service cannot work; services without records of their own need the database only. */
const tables: Partial<Record<ServiceName, PgTable>> = {
  ecommerce: checkoutSettings,
  settings: sites,
  user: users,
};

/** Reads one row of the service's table; throws what the database throws. */
export async function touchService(db: Db, service: ServiceName): Promise<void> {
  const table = tables[service];
  await db.execute(table ? sql`select 1 from ${table} limit 1` : sql`select 1`);
}
