import { type SQL, sql } from 'drizzle-orm';

/** Days of reports are days of the shop, wherever its database and its readers are. */
const zone = sql.raw("'Europe/Zagreb'");

/** Whether an instant lies within days, both of them within. */
export const within = (instant: SQL, { from, to }: { from: string | SQL; to: string | SQL }): SQL =>
  sql`${instant} >= (${from}::date)::timestamp at time zone ${zone}
    and ${instant} < (${to}::date + 1)::timestamp at time zone ${zone}`;
