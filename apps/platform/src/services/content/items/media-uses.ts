import { sql } from 'drizzle-orm';
import type { MediaUser } from '#platform/services/media/index.ts';

/** Where content uses files: what `content_refs` knows, and events. */
export const contentUsesMedia: MediaUser = ({ site, now, language }) => sql`
  select distinct r.ref_id as media_id, i.kind, r.owner_id as id,
    (select l.title from content_live l
      where l.site_id = r.site_id and l.item_id = r.owner_id and l.language = r.language) as name,
    r.language,
    (select not r.is_draft and (l.kind in ('element', 'term') or l.published_at <= ${now.toISOString()}::timestamptz)
      from content_live l
      where l.site_id = r.site_id and l.item_id = r.owner_id and l.language = r.language) as is_public
  from content_refs r join content_items i on i.id = r.owner_id and i.archived_at is null
  where r.site_id = ${site.id} and r.owner_kind = 'content' and r.kind = 'media'
  union all
  select e.media_id, 'event', e.id, (select t.title from event_translations t where t.event_id = e.id
      order by t.language = ${language} desc, t.language = ${site.defaultLanguage} desc limit 1), null::text,
    e.published_at <= ${now.toISOString()}::timestamptz
  from events e where e.site_id = ${site.id} and e.media_id is not null`;
