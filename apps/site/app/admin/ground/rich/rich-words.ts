import type { RichNode } from '@izlog/contract/cms/content/rich';

/** What a rich text says to read: a paragraph a line, lists with a dot, nothing of how it is marked. */
export function wordsOfRich(doc: RichNode): string {
  return blocksOf(doc).filter(Boolean).join('\n');
}

function blocksOf({ type, text, attrs, content = [] }: RichNode): string[] {
  if (type === 'hardBreak') return ['\n'];
  if (text !== undefined) return [text];
  if (type === 'image') return typeof attrs?.caption === 'string' ? [attrs.caption] : [];
  const isLine = content.some((one) => one.type === 'text' || one.type === 'hardBreak');
  const inside = content.flatMap(blocksOf);
  if (isLine) return [inside.join('')];
  if (type === 'tableRow') return [inside.join(' · ')];
  if (type !== 'listItem') return inside;
  const [first = '', ...rest] = inside;
  return [`• ${first}`, ...rest.map((line) => `  ${line}`)];
}
