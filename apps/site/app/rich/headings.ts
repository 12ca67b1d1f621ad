import type { RichNode } from '@izlog/contract/cms/content/rich';

/** A heading in a text, for its list of contents. */
export interface Heading {
  id: string;
  text: string;
}

/** The words of a node and all below it. */
export const plainText = (node: RichNode): string =>
  node.text ?? (node.content ?? []).map(plainText).join('');

/**
 * An anchor from the words of a heading: lower case, without signs over letters, hyphens between words. Empty when it has
 * neither letters nor digits.
 */
export function headingId(node: RichNode): string {
  const characters = plainText(node)
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return characters.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
}

/** The anchor of every heading of a text; of equal headings the second ends in `-2`, the third in `-3`. */
export function headingIds(doc: RichNode | null | undefined): ReadonlyMap<RichNode, string> {
  const ids = new Map<RichNode, string>();
  const taken = new Set<string>();
  for (const node of headingsIn(doc)) {
    const id = headingId(node);
    if (id === '') continue;
    let free = id;
    for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
    taken.add(free);
    ids.set(node, free);
  }
  return ids;
}

const headingsIn = (node: RichNode | null | undefined): RichNode[] =>
  (node?.content ?? []).flatMap((one) => (one.type === 'heading' ? [one] : headingsIn(one)));

/** The headings of the second level, in order: the contents of an article. */
export function headingsOf(doc: RichNode | null): Heading[] {
  const ids = headingIds(doc);
  return (doc?.content ?? [])
    .filter((node) => node.type === 'heading' && (node.attrs?.level ?? 2) === 2)
    .map((node) => ({ id: ids.get(node) ?? '', text: plainText(node) }));
}
