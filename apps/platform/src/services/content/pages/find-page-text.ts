import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Ctx } from '../../../kernel/context.ts';
import { findPage } from './read-page.ts';
import { richLines } from './rich-lines.ts';

/**
 * What a public page says, by its handler, as plain lines: for what must be kept or sent as it was read. In the language of
 * the call, else in the default one; nothing where the page is not public or has no running text.
 */
export async function findPageText(ctx: Ctx, handler: string) {
  const found = await findPage(ctx, { handler });
  if (!found) return undefined;
  const { title, path, language_code: language, parts, body } = found.page;
  const text = [...parts.flatMap(docsOf), ...(body ? [body] : [])].map(richLines).join('\n\n');
  return text === '' ? undefined : { title, path, language, body: text };
}

function docsOf({ meta, parts }: Part): RichNode[] {
  const own = Object.values(meta).filter(
    (value): value is RichNode =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc',
  );
  return [...own, ...parts.flatMap(docsOf)];
}
