import type { RichNode } from '@izlog/contract/cms/content/rich';
import { inlineOfText, textOfInline } from './rich-inline.ts';

/**
 * A rich text as lines that one can type without scripts: paragraphs with an empty line between, `## ` headings, `- ` and
 * `1. ` lists, `> ` quotes, ``` for code, `---` for a line across. What cannot be typed so (a table, a picture, a product)
 * stands as a line `[[table …]]`, which may be moved or deleted and otherwise stays as it is.
 */
export function linesOfRich(doc: RichNode | string | null | undefined): string {
  if (typeof doc === 'string') return doc;
  return (doc?.content ?? []).map(blockLines).join('\n\n');
}

/** The rich text of typed lines; blocks that lines only name are those of `before`. Nothing typed is nothing. */
export function richOfLines(typed: string, before?: RichNode | string | null): RichNode | null {
  const known = new Map(
    (typeof before === 'object' ? (before?.content ?? []) : []).map((node) => [nameOf(node), node]),
  );
  const content = blocksOf(typed.replaceAll('\r\n', '\n')).map((lines) => {
    const [first = ''] = lines;
    const named = lines.length === 1 ? known.get(first.trim()) : undefined;
    return named ?? blockOf(lines);
  });
  return content.length > 0 ? { type: 'doc', content } : null;
}

/** A block in lines where they say all of it, else its name. */
function blockLines(node: RichNode): string {
  const lines = draw(node);
  if (lines === undefined) return nameOf(node);
  const blocks = blocksOf(lines);
  const again = blocks.length === 1 && blocks[0] ? blockOf(blocks[0]) : undefined;
  return again && canonical(again) === canonical(node) ? lines : nameOf(node);
}

/** What stands for a block that lines cannot say: its kind, a few of its words, and a number of its content. */
function nameOf(node: RichNode): string {
  const words = wordsOf(node)
    .replaceAll(/[\s[\]]+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim();
  return `[[${[node.type, words && `„${words}”`, `#${numberOf(canonical(node))}`].filter(Boolean).join(' ')}]]`;
}

const wordsOf = (node: RichNode): string =>
  [node.text ?? '', ...(node.content ?? []).map(wordsOf)].filter(Boolean).join(' ');

/** FNV-1a; two blocks of one text with the same number are the same block. */
function numberOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The node with its keys in one order and nothing that says nothing. */
function canonical(node: RichNode): string {
  return JSON.stringify(node, (_key, value: unknown) => {
    if (Array.isArray(value)) {
      const areStyles =
        value.length > 0 && value.every((one) => isObject(one) && !('content' in one) && isMark(one));
      return areStyles ? value.toSorted((one, other) => (one.type < other.type ? -1 : 1)) : value;
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value)
      .filter(([, one]) => one !== undefined && one !== null && !(Array.isArray(one) && one.length === 0))
      .filter(([, one]) => !(isObject(one) && Object.keys(one).length === 0));
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMark = (value: object): boolean =>
  'type' in value && ['bold', 'italic', 'underline', 'strike', 'code', 'link'].includes(String(value.type));

function draw(node: RichNode): string | undefined {
  const inside = node.content ?? [];
  switch (node.type) {
    case 'paragraph':
      return isInline(inside) ? guarded(textOfInline(inside)) : undefined;
    case 'heading':
      return `${'#'.repeat(Number(node.attrs?.level ?? 2))} ${textOfInline(inside)}`;
    case 'horizontalRule':
      return '---';
    case 'codeBlock':
      return `\`\`\`\n${wordsOf({ type: 'x', content: inside })}\n\`\`\``;
    case 'blockquote':
      return inside
        .map(draw)
        .join('\n\n')
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'bulletList':
    case 'orderedList':
      return listLines(node, '');
    default:
      return undefined;
  }
}

function listLines({ type, content = [] }: RichNode, indent: string): string {
  return content
    .map((item, place) => {
      const sign = type === 'orderedList' ? `${place + 1}. ` : '- ';
      const [words, ...lists] = item.content ?? [];
      const own = `${indent}${sign}${textOfInline(words?.content ?? []).replaceAll('\n', ' ')}`;
      return [own, ...lists.map((list) => listLines(list, `${indent}  `))].join('\n');
    })
    .join('\n');
}

const isInline = (nodes: readonly RichNode[]): boolean =>
  nodes.every(({ type }) => type === 'text' || type === 'hardBreak');

/** A sign at the beginning of a line that would make it another block. */
const beginning = /^(#{1,6} |[-+] |\d+\. |> ?|---|```|\[\[)/;

const guarded = (text: string): string =>
  text
    .split('\n')
    .map((line) => (beginning.test(line) ? line.replace(/[#\-+.>`[]/, '\\$&') : line))
    .join('\n');

/** The blocks of lines: what an empty line parts; code is whole with its empty lines. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    const isFence = line.startsWith('```');
    const isHead = !isCode && (/^#{1,6} /.test(line) || /^---\s*$/.test(line) || isFence);
    if ((isHead || (!isCode && line.trim() === '')) && block.length > 0) {
      blocks.push(block);
      block = [];
    }
    if (isCode || line.trim() !== '') block.push(line);
    if (isFence) isCode = !isCode;
    const isWhole = (isFence && !isCode) || (isHead && !isFence);
    if (isWhole && block.length > 0) {
      blocks.push(block);
      block = [];
    }
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}

function blockOf(lines: readonly string[]): RichNode {
  const [first = ''] = lines;
  if (first.startsWith('```')) {
    const code = lines
      .slice(1, lines.at(-1)?.startsWith('```') && lines.length > 1 ? -1 : undefined)
      .join('\n');
    return { type: 'codeBlock', ...(code === '' ? {} : { content: [{ type: 'text', text: code }] }) };
  }
  if (/^---\s*$/.test(first) && lines.length === 1) return { type: 'horizontalRule' };
  const heading = /^(#{1,6}) (.*)$/.exec(first);
  if (heading && lines.length === 1) {
    // The page has its own h1; texts have the second to the fourth.
    const level = Math.min(Math.max(heading[1]?.length ?? 2, 2), 4);
    return withContent({ type: 'heading', attrs: { level } }, inlineOfText(heading[2] ?? ''));
  }
  if (lines.every((line) => line.startsWith('>'))) {
    const inner = blocksOf(lines.map((line) => line.replace(/^> ?/, '')).join('\n')).map(blockOf);
    return { type: 'blockquote', content: inner };
  }
  if (lines.every((line) => /^\s*([-+]|\d+\.) /.test(line))) return listOf(lines);
  return withContent({ type: 'paragraph' }, inlineOfText(lines.join('\n')));
}

function listOf(lines: readonly string[]): RichNode {
  const indent = indentOf(lines[0] ?? '');
  const items: RichNode[] = [];
  for (let at = 0; at < lines.length; ) {
    const words = (lines[at] ?? '').replace(/^\s*([-+]|\d+\.) /, '');
    let end = at + 1;
    while (end < lines.length && indentOf(lines[end] ?? '') > indent) end++;
    const below = lines.slice(at + 1, end);
    const own = withContent({ type: 'paragraph' }, inlineOfText(words));
    items.push({ type: 'listItem', content: below.length > 0 ? [own, listOf(below)] : [own] });
    at = end;
  }
  return { type: /^\s*\d/.test(lines[0] ?? '') ? 'orderedList' : 'bulletList', content: items };
}

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

const withContent = (node: RichNode, content: RichNode[]): RichNode =>
  content.length > 0 ? { ...node, content } : node;
