import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { RichMark, RichNode } from '../rich-node.ts';
import { addressOf } from './address-of.ts';
import { cleanHtml } from './clean-html.ts';
import { elementsIn, pictureOf, rawTextIn, textIn } from './elements.ts';

/** Rich text of HTML, after it was sanitised; `site` is the address against which its links are read. */
export function richOf(html: string, site: string): RichNode[] {
  const clean = cleanHtml(html);
  return clean.trim() === '' ? [] : new Writer(site).write(parseDocument(clean).children);
}

const markOf: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'superscript',
  sub: 'subscript',
};

const boxes = new Set(
  'p div section article aside header footer main address center figure dl dt dd details summary tbody'.split(
    ' ',
  ),
);

/** Writes the nodes of one box: a document, a list item, a quote or a cell. */
class Writer {
  readonly #site: string;
  readonly #out: RichNode[] = [];
  #line: RichNode[] = [];
  /** Which way the blocks are read, where they say so. */
  #dir: string | undefined;

  constructor(site: string, dir?: string) {
    this.#site = site;
    this.#dir = dir;
  }

  write(nodes: readonly ChildNode[]): RichNode[] {
    for (const node of nodes) this.#node(node, []);
    this.#endLine();
    return this.#out;
  }

  #node(node: ChildNode, marks: readonly RichMark[]): void {
    if (isText(node)) this.#text(node.data, marks);
    else if (isTag(node)) this.#element(node, marks);
  }

  #children(element: Element, marks: readonly RichMark[]): void {
    for (const node of element.children) this.#node(node, marks);
  }

  #element(element: Element, marks: readonly RichMark[]): void {
    const before = this.#dir;
    this.#dir = directionOf(element) ?? before;
    this.#inDirection(element, marks);
    // Words of a line in hand are read as the block they stand in.
    if (this.#dir !== before && boxes.has(element.name)) this.#endLine();
    this.#dir = before;
  }

  #inDirection(element: Element, marks: readonly RichMark[]): void {
    const { name } = element;
    const mark = markOf[name];
    if (mark) {
      this.#children(element, withMark(marks, { type: mark }));
      return;
    }
    if (/^h[1-6]$/.test(name)) {
      this.#heading(element, Number(name[1]));
      return;
    }
    switch (name) {
      case 'a':
        this.#link(element, marks);
        return;
      case 'br':
        this.#line.push({ type: 'hardBreak' });
        return;
      case 'img':
        this.#picture(element, '');
        return;
      case 'video':
      case 'audio':
      case 'source':
        this.#film(element, marks);
        return;
      case 'hr':
        this.#block({ type: 'horizontalRule' });
        return;
      case 'pre':
        this.#code(element);
        return;
      case 'ul':
      case 'ol':
        this.#list(element);
        return;
      case 'li':
        this.#list({ children: [element], name: 'ul', attribs: {} });
        return;
      case 'blockquote':
        this.#box('blockquote', element);
        return;
      case 'table':
        this.#table(element);
        return;
      case 'figcaption':
      case 'caption':
        this.#paragraphOf(element, [...marks, { type: 'italic' }]);
        return;
      case 'summary':
      case 'dt':
        this.#paragraphOf(element, [...marks, { type: 'bold' }]);
        return;
      case 'figure':
        this.#figure(element, marks);
        return;
      default:
        if (!boxes.has(name)) {
          this.#children(element, marks);
          return;
        }
        this.#paragraphOf(element, marks);
    }
  }

  #paragraphOf(element: Element, marks: readonly RichMark[]): void {
    this.#endLine();
    this.#children(element, marks);
    this.#endLine();
  }

  #text(data: string, marks: readonly RichMark[]): void {
    const text = data.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const last = this.#line.at(-1);
    const isAtStart = last === undefined || last.type === 'hardBreak' || last.text?.endsWith(' ');
    const words = isAtStart ? text.replace(/^ /, '') : text;
    if (words === '') return;
    if (last?.type === 'text' && isMarkedAlike(last.marks, marks)) last.text += words;
    else this.#line.push({ type: 'text', text: words, ...(marks.length > 0 ? { marks: [...marks] } : {}) });
  }

  #endLine(): void {
    const content = trimmed(this.#line);
    this.#line = [];
    if (content.length > 0) this.#out.push({ type: 'paragraph', ...this.#attrs(), content });
  }

  #attrs(others: Record<string, unknown> = {}): Pick<RichNode, 'attrs'> {
    const attrs = { ...(this.#dir ? { dir: this.#dir } : {}), ...others };
    return Object.keys(attrs).length > 0 ? { attrs } : {};
  }

  #block(node: RichNode): void {
    this.#endLine();
    this.#out.push(node);
  }

  #heading(element: Element, level: number): void {
    this.#endLine();
    const inside = this.#inside(element);
    const content = inside.flatMap((node) => (node.type === 'paragraph' ? (node.content ?? []) : []));
    if (content.length > 0)
      this.#out.push({
        type: 'heading',
        ...this.#attrs({ level: Math.min(Math.max(level, 2), 4) }),
        content,
      });
    this.#out.push(...inside.filter(({ type }) => type !== 'paragraph'));
  }

  #link(element: Element, marks: readonly RichMark[]): void {
    const href = addressOf(element.attribs.href, this.#site);
    if (!href) {
      this.#children(element, marks);
      return;
    }
    const target = element.attribs.target === '_blank' ? { target: '_blank' } : {};
    this.#children(element, withMark(marks, { type: 'link', attrs: { href, ...target } }));
  }

  #picture(element: Element, caption: string): void {
    const picture = pictureOf(element, this.#site, caption);
    if (picture) this.#block({ type: 'image', attrs: { picture } });
  }

  #figure(element: Element, marks: readonly RichMark[]): void {
    const images = elementsIn(element, 'img');
    const caption = elementsIn(element, 'figcaption')[0];
    const [image] = images;
    if (image && images.length === 1 && elementsIn(element, 'table').length === 0) {
      this.#endLine();
      this.#picture(image, caption ? textIn(caption) : '');
      return;
    }
    this.#paragraphOf(element, marks);
  }

  #film(element: Element, marks: readonly RichMark[]): void {
    const href = addressOf(element.attribs.src, this.#site);
    if (!href) {
      this.#children(element, marks);
      return;
    }
    const name = decodeURI(new URL(href, 'http://localhost').pathname.split('/').at(-1) || href);
    this.#block({
      type: 'paragraph',
      content: [{ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }],
    });
  }

  #code(element: Element): void {
    const text = rawTextIn(element).replace(/^\n|\s+$/g, '');
    if (text !== '') this.#block({ type: 'codeBlock', content: [{ type: 'text', text }] });
  }

  #list({ name, children, attribs }: Pick<Element, 'name' | 'children' | 'attribs'>): void {
    this.#endLine();
    const content: RichNode[] = [];
    for (const child of children) {
      if (isTag(child) && child.name === 'li') {
        const item = this.#inside(child);
        const value = wholeNumber(child.attribs.value);
        // An empty entry of a list with numbers counts.
        if (item.length > 0 || name === 'ol')
          content.push({
            type: 'listItem',
            ...(value === undefined ? {} : { attrs: { value } }),
            content: item.length > 0 ? item : [{ type: 'paragraph' }],
          });
        continue;
      }
      const inside = new Writer(this.#site, this.#dir).write([child]);
      // A list straight in a list, or words, belong to the entry before them, in the HTML of old: they do not count.
      const last = content.at(-1);
      if (last) last.content?.push(...inside);
      else if (inside.length > 0) content.push({ type: 'listItem', content: inside });
    }
    if (content.length === 0) return;
    const numbers = name === 'ol' ? numbersOf(attribs) : {};
    this.#out.push({ type: name === 'ol' ? 'orderedList' : 'bulletList', ...this.#attrs(numbers), content });
  }

  #inside(element: Element): RichNode[] {
    return new Writer(this.#site, directionOf(element) ?? this.#dir).write(element.children);
  }

  #box(type: string, element: Element): void {
    this.#endLine();
    const content = this.#inside(element);
    if (content.length > 0) this.#out.push({ type, content });
  }

  #table(element: Element): void {
    this.#endLine();
    for (const caption of element.children)
      if (isTag(caption) && caption.name === 'caption') this.#element(caption, []);
    const rows = rowsOf(element).flatMap((row): RichNode[] => {
      const cells = row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
      return cells.length === 0 ? [] : [{ type: 'tableRow', content: cells.map((cell) => this.#cell(cell)) }];
    });
    if (rows.length > 0) this.#out.push({ type: 'table', content: rows });
  }

  #cell(element: Element): RichNode {
    const spans = Object.fromEntries(
      ['colspan', 'rowspan'].flatMap((name) => {
        const value = Number(element.attribs[name] ?? 1);
        return Number.isInteger(value) && value > 1 && value <= 100 ? [[name, value]] : [];
      }),
    );
    const content = this.#inside(element);
    const isRowHead = element.name === 'th' && /^row/.test(element.attribs.scope ?? '');
    const attrs = { ...spans, ...(isRowHead ? { scope: 'row' } : {}) };
    return {
      type: element.name === 'th' ? 'tableHeader' : 'tableCell',
      ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
      content: content.length > 0 ? content : [{ type: 'paragraph' }],
    };
  }
}

const directionOf = ({ attribs }: Element): string | undefined =>
  ['ltr', 'rtl', 'auto'].find((one) => one === attribs.dir?.toLowerCase());

function wholeNumber(text: string | undefined): number | undefined {
  return /^-?\d{1,9}$/.test(text?.trim() ?? '') ? Number(text) : undefined;
}

/** What an `ol` says of its numbers. */
function numbersOf({ start, type, reversed }: Element['attribs']): Record<string, unknown> {
  const first = wholeNumber(start);
  return {
    ...(first === undefined || first === 1 ? {} : { start: first }),
    ...(type && /^[aAiI]$/.test(type) ? { type } : {}),
    ...(reversed === undefined ? {} : { reversed: true }),
  };
}

/** The rows of a table as they are shown, its footer last; a table in a cell has its own. */
function rowsOf(table: Element): Element[] {
  const groups = table.children.filter(isTag);
  const own = groups.filter(({ name }) => name === 'tr' || name === 'thead' || name === 'tbody');
  const ordered = [...own, ...groups.filter(({ name }) => name === 'tfoot')];
  return ordered.flatMap((one) =>
    one.name === 'tr' ? [one] : one.children.filter(isTag).filter(({ name }) => name === 'tr'),
  );
}

const withMark = (marks: readonly RichMark[], mark: RichMark): RichMark[] =>
  marks.some(({ type }) => type === mark.type) ? [...marks] : [...marks, mark];

const isMarkedAlike = (one: readonly RichMark[] = [], other: readonly RichMark[]) =>
  JSON.stringify(one) === JSON.stringify(other);

function trimmed(line: RichNode[]): RichNode[] {
  const nodes = [...line];
  while (nodes.length > 0) {
    const last = nodes.at(-1);
    if (last?.text !== undefined) last.text = last.text.replace(/ $/, '');
    if (last?.type !== 'hardBreak' && last?.text !== '') break;
    nodes.pop();
  }
  while (nodes[0]?.type === 'hardBreak') nodes.shift();
  return nodes.some(({ text }) => text === undefined || text.trim() !== '') ? nodes : [];
}
