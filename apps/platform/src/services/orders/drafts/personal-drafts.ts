import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import type { DataSubject, PersonalDataPart } from '#platform/kernel/personal-data.ts';

/** Drafts and offers for a person: all of them go, for the order that one has become stands by itself. */
export const draftPart: PersonalDataPart = {
  name: 'orderDrafts',
  collect: (ctx, subject) =>
    queryOnce<{ id: number; createdAt: string; address: string; message: string }>(
      ctx.db,
      sql`select d.id::int as id, d.created_at::text as "createdAt", d.message,
          (select string_agg(part.value, ', ') from jsonb_each_text(d.address) part) as address
        from order_drafts d where ${isOf(ctx, subject)} order by d.id`,
    ),
  async erase(ctx, subject) {
    await queryOnce(ctx.db, sql`delete from order_drafts d where ${isOf(ctx, subject)}`);
  },
};

const isOf = (ctx: Ctx, { userIds, email }: DataSubject) =>
  sql`d.site_id = ${ctx.site.id} and (d.user_id = any(${idArray([...userIds])})
    or lower(d.address ->> 'contactEmail') = lower(${email ?? null}::text))`;
