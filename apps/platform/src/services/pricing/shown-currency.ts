import { parseRate, type Rate, sameCurrency } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** The currency prices are shown in; `rate` units of it for one of the main currency. */
export interface ShownCurrency {
  code: string;
  rate: Rate;
}

/** The currency named by its id, else the main one of the site; refuses one the site does not sell in (PRODUCT-044). */
export async function shownCurrency(ctx: Ctx, id: number | undefined): Promise<ShownCurrency> {
  const { mainCurrency } = ctx.site;
  if (id === undefined || id === mainCurrency.id) return { code: mainCurrency.code, rate: sameCurrency };
  const [row] = await queryPrepared<{ code: string; rate: string }>(
    ctx.db,
    sql`select c.code, s.rate from site_currencies s join currencies c on c.id = s.currency_id
      where s.site_id = ${ctx.site.id} and s.currency_id = ${id}`,
  );
  if (row) return { code: row.code, rate: parseRate(row.rate) };
  throw new Refusal('validationFailed', {
    fields: [{ path: 'currency', kind: 'reference', message: 'This site does not sell in this currency.' }],
  });
}
