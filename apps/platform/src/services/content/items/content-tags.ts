import type { ContentItemKind } from './content.tables.ts';

/** The cache tags of what shows an item. */
export function tagsOf(kind: ContentItemKind, id: number, handler: string | null): string[] {
  if (kind === 'element') return [`element:${handler ?? id}`];
  if (kind === 'term') return [`term:${id}`, 'terms', 'posts'];
  if (kind === 'navigation') return [`navigation:${handler ?? id}`];
  if (kind === 'template') return [`template:${id}`];
  return [`${kind}:${id}`, 'posts'];
}

/** The cache tags of what changes when an item becomes public: also the links to it, and the sitemap. */
export function tagsOfPublishing(kind: ContentItemKind, id: number, handler: string | null): string[] {
  return [...tagsOf(kind, id, handler), `path:${id}`, 'sitemap'];
}
