import {
  type getKpdList,
  kpdBytes,
  type searchKpd,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { eq } from 'drizzle-orm';
import { type KpdList, readKpd } from 'e-invoice';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { kpdLists } from './e-invoice.tables.ts';
import { countWithoutKpd } from './kpd-of-products.queries.ts';

/** Lists that were read, by site and when each was brought: reading one takes a moment, searching it none. */
const openLists = (): LRUCache<string, KpdList> => new LRUCache({ max: 4 });

/** Which list of KPD the shop has brought. */
export async function showKpdList(ctx: Ctx): Promise<EndpointReturn<typeof getKpdList>> {
  const row = await findHead(ctx);
  return {
    fileName: row?.fileName ?? null,
    items: row?.items ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    missing: await countWithoutKpd(ctx),
  };
}

/** Takes the list as it is published. Refuses what is another file, with what is wrong with it. */
export async function takeKpd(ctx: Ctx, request: FastifyRequest): Promise<EndpointReturn<typeof getKpdList>> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  const part = await request.file({ limits: { files: 1, fileSize: kpdBytes, fields: 10 } });
  const bytes = await part?.toBuffer();
  if (!part || !bytes || bytes.length === 0) throw wrong('required', 'There is no file.');
  const csv = bytes.toString('utf8');
  const list = readOrRefuse(csv);
  await inTransaction(ctx, async (inner) => {
    const before = await findHead(inner);
    const row = {
      ...{ fileName: part.filename.slice(0, 200), csv, items: list.items.length, updatedAt: ctx.now },
    };
    await inner.db
      .insert(kpdLists)
      .values({ siteId: ctx.site.id, ...row })
      .onConflictDoUpdate({ target: kpdLists.siteId, set: row });
    noteChange(inner, 'kpdList', { file: before?.fileName ?? null }, { file: row.fileName });
  });
  return showKpdList(ctx);
}

function readOrRefuse(csv: string): KpdList {
  try {
    return readKpd(csv);
  } catch (failure) {
    throw wrong('notKpd', failure instanceof Error ? failure.message : 'This is no list of KPD.');
  }
}

const wrong = (kind: string, message: string) =>
  new Refusal('validationFailed', { fields: [{ path: 'file', kind, message }] });

/** Items by words of either language, or by digits. */
export async function findKpd(
  ctx: Ctx,
  { search, limit }: EndpointParsed<typeof searchKpd>,
): Promise<EndpointReturn<typeof searchKpd>> {
  const list = await openList(ctx);
  const found = list?.search(search, limit) ?? [];
  return {
    hasList: list !== undefined,
    records: found.map(({ code, croatian, english, above }) => ({
      ...{ code, croatian, english },
      above: above.at(-1) ?? '',
    })),
  };
}

/** Refuses codes that the list does not have; where the shop has brought no list their form alone counts. */
export async function mustBeInList(
  ctx: Ctx,
  given: readonly { itemId: number; code: string }[],
): Promise<void> {
  const list = given.length > 0 ? await openList(ctx) : undefined;
  const unknown = list ? given.filter(({ code }) => !list.has(code)) : [];
  if (unknown.length > 0)
    throw new Refusal('validationFailed', {
      fields: unknown.map(({ itemId, code }) => ({
        ...{ path: `kpd.${itemId}`, kind: 'kpdUnknown', message: `${code} is not in the list of KPD.` },
      })),
    });
}

async function openList(ctx: Ctx): Promise<KpdList | undefined> {
  const head = await findHead(ctx);
  if (!head) return undefined;
  const lists = ctx.held.get(openLists);
  const key = `${ctx.site.id} ${head.updatedAt.toISOString()}`;
  const open = lists.get(key);
  if (open) return open;
  const [row] = await ctx.db
    .select({ csv: kpdLists.csv })
    .from(kpdLists)
    .where(eq(kpdLists.siteId, ctx.site.id));
  if (!row) return undefined;
  const list = readKpd(row.csv);
  lists.set(key, list);
  return list;
}

async function findHead(ctx: Ctx) {
  const [row] = await ctx.db
    .select({ fileName: kpdLists.fileName, items: kpdLists.items, updatedAt: kpdLists.updatedAt })
    .from(kpdLists)
    .where(eq(kpdLists.siteId, ctx.site.id));
  return row;
}
