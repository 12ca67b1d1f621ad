import type { RichNode } from '@izlog/contract/cms/rich';

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
  const letters = plainText(node)
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
}

/** The headings of the second level, in order: the contents of an article. */
export function headingsOf(doc: RichNode | null): Heading[] {
  return (doc?.content ?? [])
    .filter((node) => node.type === 'heading' && (node.attrs?.level ?? 2) === 2)
    .map((node) => ({ id: headingId(node), text: plainText(node) }));
}
