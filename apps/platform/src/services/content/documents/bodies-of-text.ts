import type { DocumentBody } from '@izlog/contract/editing/document';
import { completeParts } from '../items/complete-parts.ts';
import type { ContentText } from '../items/content-text.ts';
import { bodyOfLive, type ItemFacts } from './live-body.ts';

/** What an import or the seed says of an item, by three-letter language code, as bodies of its documents. */
export function bodiesOfText(
  item: ItemFacts,
  texts: Readonly<Record<string, ContentText>>,
): Record<string, DocumentBody> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { title = '', slug = '', parts = [], ...text }]) => [
      language,
      bodyOfLive(item, { ...text, kind: item.kind, title, slug, parts: completeParts(parts) }),
    ]),
  );
}
