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

  constructor(site: string) {
    this.#site = site;
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
        this.#list({ children: [element], name: 'ul' });
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
    if (content.length > 0) this.#out.push({ type: 'paragraph', content });
  }

  #block(node: RichNode): void {
    this.#endLine();
    this.#out.push(node);
  }

  #heading(element: Element, level: number): void {
    this.#endLine();
    const inside = new Writer(this.#site).write(element.children);
    const content = inside.flatMap((node) => (node.type === 'paragraph' ? (node.content ?? []) : []));
    if (content.length > 0)
      this.#out.push({ type: 'heading', attrs: { level: Math.min(Math.max(level, 2), 4) }, content });
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

  #list({ name, children }: Pick<Element, 'name' | 'children'>): void {
    this.#endLine();
    const items = children.flatMap((child) => {
      if (isTag(child) && child.name === 'li') return [this.#inside(child)];
      // A list straight in a list belongs to the entry before it, in the HTML of old.
      return isTag(child) ? [new Writer(this.#site).write([child])] : [];
    });
    const content = items
      .filter((item) => item.length > 0)
      .map((item): RichNode => ({ type: 'listItem', content: item }));
    if (content.length > 0) this.#out.push({ type: name === 'ol' ? 'orderedList' : 'bulletList', content });
  }

  #inside(element: Element): RichNode[] {
    return new Writer(this.#site).write(element.children);
  }

  #box(type: string, element: Element): void {
    this.#endLine();
    const content = this.#inside(element);
    if (content.length > 0) this.#out.push({ type, content });
  }

  #table(element: Element): void {
    this.#endLine();
    const rows = elementsIn(element, 'tr').flatMap((row): RichNode[] => {
      const cells = row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
      return cells.length === 0 ? [] : [{ type: 'tableRow', content: cells.map((cell) => this.#cell(cell)) }];
    });
    if (rows.length > 0) this.#out.push({ type: 'table', content: rows });
    for (const caption of elementsIn(element, 'caption')) this.#element(caption, []);
  }

  #cell(element: Element): RichNode {
    const spans = Object.fromEntries(
      ['colspan', 'rowspan'].flatMap((name) => {
        const value = Number(element.attribs[name] ?? 1);
        return Number.isInteger(value) && value > 1 && value <= 100 ? [[name, value]] : [];
      }),
    );
    const content = this.#inside(element);
    return {
      type: element.name === 'th' ? 'tableHeader' : 'tableCell',
      ...(Object.keys(spans).length > 0 ? { attrs: spans } : {}),
      content: content.length > 0 ? content : [{ type: 'paragraph' }],
    };
  }
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
