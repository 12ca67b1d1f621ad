import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { findDraftedPath } from '#platform/services/content/index.ts';
import { kindOf } from '../kinds.ts';

const screens = { product: 'product', category: 'productCategory' } as const;

/** Where a document is looked at, in its language; nothing when the site has no such document. */
export async function previewPathOf(ctx: Ctx, document: DocumentRef): Promise<string | undefined> {
  const { kind, id, language } = document;
  const languages = { language, defaultLanguage: ctx.site.defaultLanguage };
  if (kind === 'event')
    return (await kindOf(kind).exists(ctx, id)) ? contentPath('event', id, languages) : undefined;
  if (kind !== 'product' && kind !== 'category') return findDraftedPath(ctx, document);
  // The catalogue is found by the address that is public; in a language without words by that of the default one.
  const { read } = kindOf(kind);
  const body = (await read(ctx, id, language)) ?? (await read(ctx, id, languages.defaultLanguage));
  const slug = body?.root.meta.slug;
  return typeof slug === 'string' ? contentPath(screens[kind], slug, languages) : undefined;
}
