import { sql } from 'drizzle-orm';
import type { MediaUser } from '#platform/services/media/index.ts';

/** Files that buyers may still fetch with their orders. */
export const ordersUseMedia: MediaUser = ({ site, now }) => sql`
  select d.media_id, 'order' as kind, d.order_id as id, d.name, null::text as language, false as is_public
  from order_downloads d
  where d.site_id = ${site.id} and d.media_id is not null and d."left" > 0
    and d.expires_at > ${now.toISOString()}::timestamptz`;
