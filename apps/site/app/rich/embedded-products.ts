import type { RichNode } from '@izlog/contract/cms/content/rich';

/** The product that a node of a text stands for; nothing when it is another kind of node. */
export function embeddedProduct({ type, attrs }: RichNode): number | undefined {
  if (type !== 'productEmbed') return undefined;
  const { id } = (attrs?.link ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : undefined;
}

/** Ids of all products that stand in a text, each once, in order. */
export function embeddedProducts(doc: RichNode | null): number[] {
  const own = doc && embeddedProduct(doc);
  const below = (doc?.content ?? []).flatMap(embeddedProducts);
  return [...new Set([...(own ? [own] : []), ...below])];
}
