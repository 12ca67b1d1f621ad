import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { siteOn } from '#platform/services/settings/index.ts';

/**
 * Whether the site on a host speaks the dialect: whether it has a key of that kind which was not taken back. Without one nothing
 * is answered below `/wp-json`, as if it were not there.
 */
export async function isDialectOn(kernel: Kernel, host: string): Promise<boolean> {
  const site = await siteOn(kernel, host);
  if (!site) return false;
  const rows = await queryPrepared<{ id: number }>(
    kernel.database.db,
    sql`select k.id::int from program_keys k join program_key_sites s on s.key_id = k.id
      where s.site_id = ${site.id} and k.kind = 'woocommerce' and k.taken_back_at is null limit 1`,
  );
  return rows.length > 0;
}
