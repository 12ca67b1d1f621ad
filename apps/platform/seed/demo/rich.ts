import { linkKinds, type RichDoc, type RichMark, type RichNode } from './shape.ts';

/**
 * Builds a ProseMirror document from lightly marked text, so that articles can be read and written in the seed.
 * Blocks are parted by empty lines: `## ` and `### ` headings, `- ` and `1. ` lists, `> ` quotes, `| ` tables whose
 * first row is the head, `{product:key}` and `{image:file|caption}` embeds; all else is a paragraph.
 * Inline: `**bold**`, `_italic_`, `[words](https://… or kind:key)`; `path:/…` is a path in the language of the page.
 */
export function rich(source: string): RichDoc {
  const blocks = source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()));
  return { type: 'doc', content: blocks.map(toBlock) };
}

function toBlock(lines: string[]): RichNode {
  const first = lines[0] ?? '';
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading) {
    return { type: 'heading', attrs: { level: heading[1]?.length ?? 2 }, content: inline(heading[2] ?? '') };
  }
  const embed = /^\{(product|image):([^|}]+)(?:\|([^}]*))?\}$/.exec(first);
  if (embed) return toEmbed(embed[1] ?? '', embed[2] ?? '', embed[3]);
  if (first.startsWith('- ')) return { type: 'bulletList', content: joinItems(lines, /^- /).map(toItem) };
  if (/^\d+\. /.test(first)) return { type: 'orderedList', content: joinItems(lines, /^\d+\. /).map(toItem) };
  if (first.startsWith('> ')) {
    return {
      type: 'blockquote',
      content: [toParagraph(lines.map((line) => line.replace(/^> ?/, '')).join(' '))],
    };
  }
  if (first.startsWith('|')) return { type: 'table', content: lines.map(toRow) };
  return toParagraph(lines.join(' '));
}

function toEmbed(kind: string, target: string, caption: string | undefined): RichNode {
  if (kind === 'product') return { type: 'productEmbed', attrs: { key: target } };
  return { type: 'image', attrs: caption ? { file: target, caption } : { file: target } };
}

// A line that does not begin with the sign of its list continues the item above it.
function joinItems(lines: string[], sign: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (sign.test(line)) items.push(line.replace(sign, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return items;
}

function toItem(text: string): RichNode {
  return { type: 'listItem', content: [toParagraph(text)] };
}

function toParagraph(text: string): RichNode {
  return { type: 'paragraph', content: inline(text) };
}

function toRow(line: string, index: number): RichNode {
  const cells = line.replace(/^\||\|$/g, '').split('|');
  const type = index === 0 ? 'tableHeader' : 'tableCell';
  return {
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [toParagraph(cell.trim())] })),
  };
}

function inline(source: string): RichNode[] {
  const text = joinAmounts(source);
  const runs: RichNode[] = [];
  let end = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\b_(.+?)_\b|\[(.+?)\]\((.+?)\)/g)) {
    if (match.index > end) runs.push(toText(text.slice(end, match.index)));
    runs.push({ ...toText(match[1] ?? match[2] ?? match[3] ?? ''), marks: [toMark(match)] });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push(toText(text.slice(end)));
  return runs;
}

// An amount and its sign never part at the end of a line, also where one of them is marked.
function joinAmounts(text: string): string {
  return text.replace(/(?<=\d[*_]*) (?=[*_]*(?:[€%]|kWh?\b))|(?<=€[*_]*) (?=[*_]*\d)/gu, '\u00a0');
}

const toText = (text: string): RichNode => ({ type: 'text', text });

function toMark(match: RegExpExecArray): RichMark {
  if (match[1]) return { type: 'bold' };
  if (match[2]) return { type: 'italic' };
  const address = match[4] ?? '';
  const [name, key = ''] = address.split(':', 2);
  if (name === 'path') return { type: 'link', attrs: { link: { kind: 'path', path: key } } };
  const kind = linkKinds.find((known) => known === name);
  return { type: 'link', attrs: kind ? { link: { kind, key } } : { href: address } };
}
