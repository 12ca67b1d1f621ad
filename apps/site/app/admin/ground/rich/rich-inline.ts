import type { RichNode } from '@izlog/contract/cms/content/rich';

type Mark = NonNullable<RichNode['marks']>[number];

/** How marks are typed around words. */
const signs: ReadonlyArray<readonly [sign: string, mark: string]> = [
  ['**', 'bold'],
  ['__', 'underline'],
  ['~~', 'strike'],
  ['*', 'italic'],
];

/** Signs that would mean something where words have them. */
const meaning = /[\\*_~`[\]]/g;

/** Words with their marks as one types them: `**bold**`, `*italic*`, `[words](address)`; a new line for a line break. */
export function textOfInline(nodes: readonly RichNode[]): string {
  let text = '';
  let open: Mark[] = [];
  for (const node of [...nodes, undefined]) {
    const styles = node?.type === 'text' ? (node.marks ?? []) : [];
    const stay = open.findIndex((one) => !styles.some((other) => isSameMark(one, other)));
    const left = stay === -1 ? open : open.slice(0, stay);
    for (const one of open.slice(left.length).reverse()) text += closing(one);
    const begun = styles.filter((one) => !left.some((other) => isSameMark(one, other)));
    // Links outside, code innermost: what stands inside code is taken as it is.
    begun.sort((one, other) => rank(one) - rank(other));
    for (const one of begun) text += opening(one);
    open = [...left, ...begun];
    if (node?.type === 'hardBreak') text += '\n';
    else if (node?.type === 'text') text += written(node.text ?? '', open);
  }
  return text;
}

/** What was typed as words with marks; a sign without its other half is a sign. */
export function inlineOfText(text: string): RichNode[] {
  return joined(parse(text, []));
}

/** One place of two marks is the same when they say the same. */
const isSameMark = (one: Mark, other: Mark): boolean =>
  one.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {});

const rank = ({ type }: Mark): number => (type === 'link' ? 0 : type === 'code' ? 2 : 1);

const written = (text: string, open: readonly Mark[]): string =>
  open.some(({ type }) => type === 'code') ? text : text.replaceAll(meaning, '\\$&');

function opening({ type }: Mark): string {
  if (type === 'link') return '[';
  return type === 'code' ? '`' : (signs.find(([, mark]) => mark === type)?.[0] ?? '');
}

const closing = (mark: Mark): string =>
  mark.type === 'link' ? `](${targetOf(mark.attrs ?? {})})` : opening(mark);

/** Where a link leads: an address, or a record by kind and number, which no new slug breaks. */
function targetOf({ href, link, target }: Record<string, unknown>): string {
  const record = link as { kind?: string; id?: number; hash?: string } | undefined;
  const address = record
    ? `${record.kind}:${record.id}${record.hash ? `#${record.hash}` : ''}`
    : String(href);
  return target === '_blank' ? `${address} _blank` : address;
}

function attrsOf(target: string): Record<string, unknown> {
  const [, address = '', blank] = /^(.*?)( _blank)?$/s.exec(target) ?? [];
  const opens = blank ? { target: '_blank' } : {};
  const [, kind, id, hash] =
    /^(page|post|product|service|category|tag|productCategory|event):([1-9]\d{0,14})(?:#(.*))?$/s.exec(
      address,
    ) ?? [];
  if (kind) return { link: { kind, id: Number(id), ...(hash ? { hash } : {}) }, ...opens };
  return { href: address, ...opens };
}

function parse(text: string, outer: readonly Mark[]): RichNode[] {
  const nodes: RichNode[] = [];
  let open = [...outer];
  let words = '';
  const flush = () => {
    if (words !== '') nodes.push(textNode(words, open));
    words = '';
  };
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    if (rest[0] === '\\' && rest.length > 1 && rest[1] !== '\n') {
      words += rest[1];
      at += 2;
      continue;
    }
    if (rest[0] === '\n') {
      flush();
      nodes.push({ type: 'hardBreak' });
      at += 1;
      continue;
    }
    const code = /^`([^`\n]+)`/.exec(rest);
    if (code) {
      flush();
      nodes.push(textNode(code[1] ?? '', [...open, { type: 'code' }]));
      at += code[0].length;
      continue;
    }
    const link = rest[0] === '[' ? linkAt(rest) : undefined;
    if (link && !open.some(({ type }) => type === 'link')) {
      flush();
      nodes.push(...parse(link.words, [...open, { type: 'link', attrs: attrsOf(link.target) }]));
      at += link.length;
      continue;
    }
    const found = signs.find(([sign]) => rest.startsWith(sign));
    if (found) {
      const [sign, type] = found;
      const isOpen = open.some((one) => one.type === type);
      if (isOpen && !outer.some((one) => one.type === type)) {
        flush();
        open = open.filter((one) => one.type !== type);
        at += sign.length;
        continue;
      }
      if (!isOpen && closes(rest.slice(sign.length), sign)) {
        flush();
        open = [...open, { type }];
        at += sign.length;
        continue;
      }
    }
    words += rest[0];
    at += 1;
  }
  flush();
  return nodes;
}

const textNode = (text: string, styles: readonly Mark[]): RichNode => ({
  type: 'text',
  text,
  ...(styles.length > 0 ? { marks: [...styles] } : {}),
});

/** Whether a sign that begins is also ended; one before a space begins nothing. */
function closes(rest: string, sign: string): boolean {
  if (/^\s|^$/.test(rest)) return false;
  const plain = rest.replaceAll(/\\./gs, '  ').replaceAll(/`[^`\n]+`/g, (code) => ' '.repeat(code.length));
  return plain.indexOf(sign) > 0;
}

/** A link that begins here: its words end at the bracket that nothing in them opened. */
function linkAt(text: string): { words: string; target: string; length: number } | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '[') depth++;
    else if (sign === ']' && --depth === 0) {
      const target = /^\(([^()\n]{1,2000})\)/.exec(text.slice(at + 1));
      return target
        ? { words: text.slice(1, at), target: target[1] ?? '', length: at + 1 + target[0].length }
        : undefined;
    }
  }
  return undefined;
}

/** Neighbours with the same marks are one text. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const isSame =
      last?.type === 'text' &&
      node.type === 'text' &&
      (last.marks ?? []).length === (node.marks ?? []).length &&
      (last.marks ?? []).every((one) => node.marks?.some((other) => isSameMark(one, other)));
    if (isSame) result[result.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else result.push(node);
  }
  return result;
}
