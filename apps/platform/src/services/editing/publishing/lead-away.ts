import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { sendVisitors } from '#platform/services/content/index.ts';

/** Kinds of addresses, by the handler of a document's root. */
const addressed = { page: 'page', post: 'post', term: 'category' } as const;

/**
 * Sends visitors of where a document stood in its language elsewhere, and says from where; null for what has no address of
 * its own. An event goes in all languages at once, and so do its addresses. Refuses a path where nothing is, by `sendTo`.
 */
export async function leadAway(
  ctx: Ctx,
  ref: DocumentRef,
  body: DocumentBody,
  to: string,
): Promise<{ from: string; to: string } | null> {
  const from = addressOf(ctx, ref, body);
  if (from === null) return null;
  const languages = ref.kind === 'event' ? ctx.site.languages : [];
  const all = languages.map((language) => addressOf(ctx, { ...ref, language }, body) ?? from);
  for (const one of new Set([from, ...all])) await sendVisitors(ctx, one, to);
  return { from, to };
}

function addressOf(
  { site: { defaultLanguage } }: Ctx,
  { kind, id, language }: DocumentRef,
  { root }: DocumentBody,
): string | null {
  if (kind === 'event') return contentPath('event', id, { language, defaultLanguage });
  const { slug } = root.meta;
  const as = root.handler in addressed ? addressed[root.handler as keyof typeof addressed] : null;
  if (kind !== 'content' || as === null || typeof slug !== 'string' || slug === '') return null;
  return contentPath(as, slug, { language, defaultLanguage });
}
