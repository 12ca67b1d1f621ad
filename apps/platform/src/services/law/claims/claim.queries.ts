import { type GreenClaim, greenClaims, patternOfClaim } from '@izlog/contract/ecommerce/law/green-words';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { claimProofs } from '../law.tables.ts';

type Asking = Pick<Ctx, 'db' | 'site' | 'now'>;

export interface ClaimRow extends Record<string, unknown> {
  kind: 'product' | 'content';
  itemId: number;
  document: string;
  title: string;
  languages: string[];
  claim: GreenClaim;
  word: string;
  isMarked: boolean;
  proof: string | null;
}

/** Public texts with a green word, one row for each kind of claim of a product or a page, as the table `found`. */
const found = ({ site, now }: Pick<Ctx, 'site' | 'now'>, productId: number | null) => sql`
  words as (
    select * from unnest(${sql.param([...greenClaims])}::text[], ${sql.param(greenClaims.map(patternOfClaim))}::text[])
      w(claim, pattern)
  ), texts as (
    select 'product' as kind, t.product_id as item_id, 'product' as document, t.language, t.name as title,
      concat_ws(' ', t.name, t.kind_line, t.short_description, t.description::text, t.facts::text) as said
    from product_translations t join products p on p.id = t.product_id
    where p.site_id = ${site.id} and p.is_published and not p.is_archived
      and (${productId}::bigint is null or p.id = ${productId}::bigint)
    union all
    select 'content', l.item_id, l.kind, l.language, l.title,
      concat_ws(' ', l.title, l.excerpt, l.parts::text, l.body::text)
    from content_live l
    where l.site_id = ${site.id} and l.published_at <= ${now.toISOString()}::timestamptz and ${productId}::bigint is null
  ), found as (
    select x.kind, x.item_id, min(x.document) as document, min(x.title) as title, w.claim,
      array_agg(distinct x.language) as languages, min(regexp_substr(x.said, w.pattern, 1, 1, 'i')) as word
    from texts x join words w on x.said ~* w.pattern group by x.kind, x.item_id, w.claim
  )`;

/** Those that nobody has said anything of first; the first `most`. */
export async function listFoundClaims(
  asking: Asking,
  { productId, most }: { productId: number | null; most: number },
): Promise<ClaimRow[]> {
  const { rows } = await asking.db.execute<ClaimRow>(sql`
    with ${found(asking, productId)}
    select f.kind, f.item_id::int as "itemId", f.document, f.title, f.languages, f.claim, f.word,
      m.claim is not null as "isMarked", m.proof
    from found f left join claim_marks m on m.site_id = ${asking.site.id} and m.kind = f.kind
      and m.item_id = f.item_id and m.claim = f.claim
    order by m.claim is not null, f.kind desc, f.item_id, f.claim limit ${most}`);
  return rows;
}

/** How many nobody has said anything of. */
export async function countOpenClaims(asking: Asking): Promise<number> {
  const { rows } = await asking.db.execute<{ count: number }>(sql`
    with ${found(asking, null)}
    select count(*)::int as count from found f where not exists (select from claim_marks m
      where m.site_id = ${asking.site.id} and m.kind = f.kind and m.item_id = f.item_id and m.claim = f.claim)`);
  return rows[0]?.count ?? 0;
}

/** Whether the site has such a product or document. */
export async function hasClaimItem(
  { db, site }: Asking,
  { kind, itemId }: Pick<ClaimRow, 'kind' | 'itemId'>,
): Promise<boolean> {
  const { rows } = await db.execute(
    kind === 'product'
      ? sql`select from products where site_id = ${site.id} and id = ${itemId}`
      : sql`select from content_items where site_id = ${site.id} and id = ${itemId}`,
  );
  return rows.length > 0;
}

export async function putClaimMark(
  { db }: Pick<Ctx, 'db'>,
  row: typeof claimProofs.$inferInsert,
): Promise<void> {
  const { proof, markedBy, markedAt } = row;
  await db
    .insert(claimProofs)
    .values(row)
    .onConflictDoUpdate({
      target: [claimProofs.siteId, claimProofs.kind, claimProofs.itemId, claimProofs.claim],
      set: { proof, markedBy, markedAt },
    });
}
