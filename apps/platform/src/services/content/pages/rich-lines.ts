import type { RichNode } from '@izlog/contract/cms/content/rich';

/**
 * A rich text as plain lines that can be read anywhere: `## ` before headings, `- ` before items, `| ` between cells, an
 * empty line between blocks.
 */
export function richLines(node: RichNode): string {
  return blocksOf(node)
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}

function blocksOf(node: RichNode): string[] {
  const { type, content = [] } = node;
  switch (type) {
    case 'heading':
      return [`## ${wordsOf(node)}`];
    case 'paragraph':
      return [wordsOf(node)];
    case 'bulletList':
      return [content.map((item) => `- ${wordsOf(item)}`).join('\n')];
    case 'orderedList':
      return [content.map((item, index) => `${index + 1}. ${wordsOf(item)}`).join('\n')];
    case 'table':
      return [content.map((row) => `| ${(row.content ?? []).map(wordsOf).join(' | ')} |`).join('\n')];
    default:
      return content.flatMap(blocksOf);
  }
}

const wordsOf = (node: RichNode): string =>
  node.text ?? (node.content ?? []).map(wordsOf).join(node.type === 'listItem' ? ' ' : '');
