import type { filterIssuedPapers } from '@izlog/contract/ecommerce/orders/issued-papers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { eInvoices } from '../e-invoices/e-invoice.tables.ts';
import { fiscalMessages } from '../fiscal/fiscal.tables.ts';
import { orders } from '../order.tables.ts';

type Asked = EndpointParsed<typeof filterIssuedPapers>;
type Listed = EndpointReturn<typeof filterIssuedPapers>['records'][number];

/** What it is by law; what was issued before that was kept is plain. */
const paper = sql<Listed['paper']>`coalesce(${issuedDocuments.paper}, 'plain')`;

/** How a document stands with whom it goes to; one for the tax host or a company that nobody has taken yet waits. */
const state = sql<Listed['state']>`case ${paper}
  when 'fiscal' then coalesce(${fiscalMessages.state}, 'waiting')
  when 'eInvoice' then case
    when ${eInvoices.state} = 'refused' or ${eInvoices.fiscal} = 'refused' or ${eInvoices.rejectedAt} is not null then 'refused'
    when ${eInvoices.state} = 'delivered' then 'confirmed'
    when ${eInvoices.state} = 'sent' then 'sent' else 'waiting' end
  else 'issued' end`;

const reason = sql<string | null>`case when ${state} = 'refused' then
  coalesce(${eInvoices.rejection}, ${eInvoices.error}, nullif(concat_ws(': ', ${fiscalMessages.errorCode}, ${fiscalMessages.error}), ''))
  end`;

const ofOne = (ctx: Ctx) =>
  ctx.db
    .select({
      id: issuedDocuments.id,
      number: issuedDocuments.number,
      kind: issuedDocuments.kind,
      paper,
      state,
      reason,
      issuedAt: issuedDocuments.issuedAt,
      total: issuedDocuments.total,
      buyer: sql<string>`split_part(${issuedDocuments.content}->'buyer'->>'text', E'\n', 1)`,
      corrects: sql<string | null>`${issuedDocuments.facts}->'corrects'->>'number'`,
      order: {
        id: orders.id,
        siteId: orders.siteId,
        slug: orders.slug,
        currency: orders.currency,
        currencySymbol: orders.currencySymbol,
      },
    })
    .from(issuedDocuments)
    .innerJoin(orders, and(eq(orders.siteId, issuedDocuments.siteId), eq(orders.id, issuedDocuments.orderId)))
    .leftJoin(fiscalMessages, eq(fiscalMessages.documentId, issuedDocuments.id))
    .leftJoin(eInvoices, eq(eInvoices.documentId, issuedDocuments.id));

/** A page of the issued documents that match, the newest first, and how many there are. */
export async function listIssuedPapers(ctx: Ctx, { page, limit, ...asked }: Asked) {
  const where = conditions(ctx, asked);
  const rows = await ofOne(ctx)
    .where(where)
    .orderBy(desc(issuedDocuments.issuedAt), desc(issuedDocuments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(issuedDocuments)
    .leftJoin(fiscalMessages, eq(fiscalMessages.documentId, issuedDocuments.id))
    .leftJoin(eInvoices, eq(eInvoices.documentId, issuedDocuments.id))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

function conditions(
  ctx: Ctx,
  { search, kind, from, to, ...more }: Omit<Asked, 'page' | 'limit'>,
): SQL | undefined {
  return and(
    eq(issuedDocuments.siteId, ctx.site.id),
    kind ? eq(issuedDocuments.kind, kind) : undefined,
    from ? gte(issuedDocuments.issuedAt, new Date(from)) : undefined,
    to ? lt(issuedDocuments.issuedAt, new Date(to)) : undefined,
    more.paper ? sql`${paper} = ${more.paper}` : undefined,
    more.state ? sql`${state} = ${more.state}` : undefined,
    search ? matches(ctx, search) : undefined,
  );
}

/** The whole number of a document or its first part, the number on it of a company, or words by which its order is found. */
function matches(ctx: Ctx, search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6);
  const named = and(...words.map((word) => sql`f.words like '%' || izlog_like(${word}) || '%'`));
  return sql`(${issuedDocuments.number} = ${search} or split_part(${issuedDocuments.number}, '/', 1) = ${search}
    or ${issuedDocuments.facts}->'buyer'->'company'->>'number' = ${search}
    or ${issuedDocuments.orderId} in (select f.order_id from order_finds f where f.site_id = ${ctx.site.id} and ${named}))`;
}
