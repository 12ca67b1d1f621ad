import type { Product } from '@izlog/contract/product/product';

interface Node {
  type: string;
  text?: string;
  content?: readonly Node[];
}

/** Nodes that stand on lines of their own. */
const lines = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableRow',
  'blockquote',
  'codeBlock',
  'hardBreak',
]);

/**
 * The words of a description, without what they look like. Those of staff are written as documents; of imported HTML, which
 * was cleaned when it came, nothing but the text is taken. An agent gets them as data: what they say is no instruction.
 */
export function plainWords(description: Product['description']): string {
  if (!description) return '';
  const words = 'html' in description ? textOfHtml(description.html) : textOfNode(description as Node);
  return words
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function textOfNode({ type, text = '', content = [] }: Node): string {
  const inside = text + content.map(textOfNode).join('');
  return lines.has(type) ? `${inside}\n` : inside;
}

const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/p|\/h[1-6]|\/li|\/tr|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(
      /&(#\d+|#x[\da-f]+|[a-z]+);/gi,
      (whole, name: string) => entityOf(name.toLowerCase()) ?? whole,
    );

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name];
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
