import { randomBytes } from 'node:crypto';
import type { previewLinkCreate, previewLinkFilter, previewLinkRead } from '@izlog/contract/cms/preview-link';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { previewProduct } from '@izlog/contract/product/record/product-record-calls';
import { fillText } from '@izlog/contract/texts/fill-text';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listOwnKinds, mustBeMine } from '../kinds.ts';
import { draftsOfStaff, hashOfToken } from './draft-views.ts';
import { addLink, findGoodLink, listLinks, revokeLink } from './preview.queries.ts';
import { previewPathOf } from './preview-path.ts';

const day = 86_400_000;

/**
 * Makes a link that shows one document as it is drafted, all drafts of the shop, or the shop as it will be at an instant.
 * An instant is the whole shop's alone: a link to one page must not tell what else is planned.
 */
export async function createPreviewLink(
  ctx: Ctx,
  { document, at, days }: EndpointParsed<typeof previewLinkCreate>,
): Promise<EndpointReturn<typeof previewLinkCreate>> {
  if (document && at !== undefined) {
    throw new Refusal('validationFailed', {
      fields: [{ path: 'at', kind: 'wholeShop', message: 'An instant is shown of the whole shop.' }],
    });
  }
  if (at !== undefined) mustBeToCome(ctx, new Date(at));
  if (document) mustBeMine(ctx, [document]);
  const seen: Ctx = { ...ctx, site: ctx.site, drafts: draftsOfStaff };
  const path = document ? await previewPathOf(seen, document) : '/';
  if (path === undefined) throw new Refusal('notFound');
  const token = randomBytes(24).toString('base64url');
  const row = {
    siteId: ctx.site.id,
    tokenHash: hashOfToken(token),
    ...(document
      ? { kind: document.kind, refId: document.id, language: document.language }
      : { kinds: listOwnKinds(ctx) }),
    path,
    at: at === undefined ? null : new Date(at),
    expiresAt: new Date(ctx.now.getTime() + days * day),
    by: ctx.caller.kind === 'staff' ? ctx.caller.userId : null,
    createdAt: ctx.now,
  };
  const id = await addLink(ctx, row);
  const url = `${ctx.site.addresses[0] ?? ''}${path}?preview=${token}`;
  return { ...present({ ...row, id }), url };
}

/** Leads to a product as buyers will see it, for a day; anyone who keeps the catalogue may look at what is not public. */
export async function linkToProduct(
  ctx: Ctx,
  { id, language }: EndpointParsed<typeof previewProduct>,
): Promise<{ path: string }> {
  const document = { kind: 'product', id, language } as const;
  const { url } = await createPreviewLink(ctx, { document, at: undefined, days: 1 });
  const { pathname, search } = new URL(url, 'http://site');
  return { path: pathname + search };
}

/** Seconds by which the clocks of a browser and ours may differ, and how far ahead anybody plans. */
const [skew, farthest] = [120, 2 * 366];

/** What was is not shown: prices and stock of then are not what they were. Nor is a time that nobody can plan for. */
function mustBeToCome({ now }: Ctx, at: Date): void {
  const refuse = (kind: string, message: string) => {
    throw new Refusal('validationFailed', { fields: [{ path: 'at', kind, message }] });
  };
  if (at.getTime() < now.getTime() - skew * 1000) refuse('past', 'The instant lies in the past.');
  if (at.getTime() > now.getTime() + farthest * day) refuse('tooFar', 'At most two years ahead.');
}

/** The links that are good, the newest first. */
export async function filterPreviewLinks(
  ctx: Ctx,
  { page, limit }: EndpointParsed<typeof previewLinkFilter>,
): Promise<EndpointReturn<typeof previewLinkFilter>> {
  const { rows, total } = await listLinks(ctx, { limit, offset: (page - 1) * limit });
  return {
    records: rows.map((row) => ({ ...present(row), by: row.by })),
    pagination: paginate(page, limit, total),
  };
}

/** Takes a link back. */
export function revokePreviewLink(ctx: Ctx, { id }: { id: number }): Promise<Record<never, never>> {
  return inTransaction(ctx, async (inner) => {
    if (!(await revokeLink(inner, id))) throw new Refusal('notFound');
    noteChange(inner, `preview link ${id}`, { isRevoked: false }, { isRevoked: true });
    return {};
  });
}

/** What a link shows, for the strip on its pages; one that is not good is refused like one that never was. */
export async function readPreviewLink(
  ctx: Ctx,
  { token }: EndpointParsed<typeof previewLinkRead>,
): Promise<EndpointReturn<typeof previewLinkRead>> {
  const link = await findGoodLink(ctx.db, ctx.site.id, hashOfToken(token), ctx.now);
  if (!link) throw new Refusal('notFound');
  const { pages, documents } = platformTexts[ownLanguageOf(ctx.language)];
  const { page, shop, moment, end } = pages.preview;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zagreb' } as const;
  const whole = link.at
    ? fillText(moment, { at: new Intl.DateTimeFormat(documents.locale, format).format(link.at) })
    : shop;
  return { expires_at: link.expiresAt.toISOString(), says: link.kind ? page : whole, end };
}

type Row = Awaited<ReturnType<typeof listLinks>>['rows'][number];

function present(
  row: Pick<Row, 'id' | 'path' | 'at' | 'expiresAt' | 'createdAt'> &
    Partial<Pick<Row, 'kind' | 'refId' | 'language'>>,
): Omit<EndpointReturn<typeof previewLinkCreate>, 'url'> {
  const { id, kind, refId, language, path, at, expiresAt, createdAt } = row;
  return {
    id,
    document: kind && refId && language ? { kind, id: refId, language } : null,
    path: path ?? '/',
    at: at?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}
