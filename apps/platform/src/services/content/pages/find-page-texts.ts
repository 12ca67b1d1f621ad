import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Ctx } from '#platform/kernel/context.ts';
import { shownParts } from '../documents/hidden-parts.ts';
import { fillSeller } from './fill-seller.ts';
import { listBestPages } from './page.queries.ts';
import { richLines } from './rich-lines.ts';

/** What a public page says, and where. */
export interface PageText {
  handler: string;
  title: string;
  path: string;
  /** Three-letter code. */
  language: string;
  body: string;
}

/**
 * What public pages say, by their handlers, as plain lines: for what must be kept or sent as it was read. In the language of
 * the call, else in the default one; a page that is not public or has no running text is left out. One statement; `options`
 * are those of the seller that were read before.
 */
export async function findPageTexts(
  ctx: Ctx,
  handlers: readonly string[],
  options?: ReadonlyMap<string, string | null>,
): Promise<PageText[]> {
  const rows = await listBestPages(ctx, handlers);
  const contents = rows.map(({ parts, body }) => ({ parts: shownParts(parts, ctx.now), body }));
  await fillSeller(ctx, contents, options);
  return rows.flatMap(({ handler, title, slug, language }, index) => {
    const { parts = [], body } = contents[index] ?? {};
    const text = [...parts.flatMap(docsOf), ...(body ? [body] : [])].map(richLines).join('\n\n');
    const { defaultLanguage } = ctx.site;
    const path = contentPath('page', slug ?? '', { language: ctx.language, defaultLanguage });
    return text === '' ? [] : [{ handler, title, path, language, body: text }];
  });
}

function docsOf({ meta, parts }: Part): RichNode[] {
  const own = Object.values(meta).filter(
    (value): value is RichNode =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc',
  );
  return [...own, ...parts.flatMap(docsOf)];
}
