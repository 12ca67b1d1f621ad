import { sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { siteOptions } from '#platform/services/settings/options/option.tables.ts';
import { media } from '../media.tables.ts';

/** Sites with the option directBucket, and those without it that still have pictures addressed in the bucket. */
export async function listDirectSites(db: Db): Promise<Array<{ siteId: number; isOn: boolean }>> {
  const { rows } = await db.execute<{ site_id: string; is_on: boolean }>(sql`
    select site_id, true as is_on from ${siteOptions} where key = 'directBucket' and value = 'true'
    union all
    select distinct m.site_id, false from ${media} m where m.is_direct
      and not exists (select from ${siteOptions} o
        where o.site_id = m.site_id and o.key = 'directBucket' and o.value = 'true')`);
  return rows.map(({ site_id, is_on }) => ({ siteId: Number(site_id), isOn: is_on }));
}
