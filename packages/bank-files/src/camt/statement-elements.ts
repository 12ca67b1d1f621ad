import { SaxesParser } from 'saxes';
import { FileRefused } from '../file-refused.ts';
import type { XmlNode } from './xml-node.ts';

/** Deepest nesting: a detail's address stands on the fourteenth level. */
const deepest = 40;
/** Most elements of one entry: some ten thousand payments booked together. */
const mostNodes = 600_000;
const statement = 'Document/BkToCstmrStmt/Stmt';

/** What was closed: an element that stands directly in a statement, or (null) the statement itself. */
export type Closed = XmlNode | null;

/**
 * Reads camt.053 piece by piece and gives what stands directly in its statements, each element once it is closed. Names count
 * in the namespace of the document alone. Throws FileRefused at the first place that is not well-formed, at a DOCTYPE (no
 * entity is ever expanded) and where the document is another one.
 */
export class StatementElements {
  /** Closed elements that nobody has taken yet. */
  readonly closed: Closed[] = [];
  version = '';
  #path: string[] = [];
  #open: (XmlNode | null)[] = [];
  #space = '';
  #nodes = 0;
  #hasRoot = false;
  #isEnding = false;
  #isStatement = false;
  #parser = new SaxesParser<{ xmlns: true; position: true }>({ xmlns: true, position: true });

  constructor() {
    const parser = this.#parser;
    parser.on('error', ({ message }) => {
      throw this.#broken(message);
    });
    parser.on('doctype', () => {
      throw new FileRefused('doctype', 'The file has a DOCTYPE, which no bank statement has.', {
        line: parser.line,
      });
    });
    parser.on('opentag', (tag) => {
      this.#onOpen(tag.local, tag.uri, tag.attributes.Ccy?.value ?? '');
    });
    parser.on('closetag', () => {
      this.#onClose();
    });
    parser.on('text', (text) => {
      this.#onText(text);
    });
    parser.on('cdata', (text) => {
      this.#onText(text);
    });
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  /** Says that nothing more comes. */
  end(): void {
    this.#isEnding = true;
    this.#parser.close();
    if (!this.#isStatement) throw this.#otherDocument('nothing');
  }

  #broken(message: string): FileRefused {
    const place = { line: this.#parser.line };
    if (!this.#hasRoot) return new FileRefused('notXml', 'The file is no XML.', place);
    if (this.#isEnding) return new FileRefused('cut', 'The file ends before its statement does.', place);
    return new FileRefused('malformed', `The file is no well-formed XML: ${message}`, place);
  }

  #otherDocument(found: string): FileRefused {
    return new FileRefused('notStatement', `The file is no camt.053 statement; it is ${found}.`, {
      line: this.#parser.line,
      found,
    });
  }

  #onOpen(name: string, uri: string, currency: string): void {
    if (!this.#hasRoot) {
      this.#hasRoot = true;
      this.#space = uri;
      const kind = /([a-z]{4}\.\d{3})(\.\d{3}\.\d{2})?$/.exec(uri);
      if (name !== 'Document') throw this.#otherDocument(name.slice(0, 40));
      if (kind && kind[1] !== 'camt.053') throw this.#otherDocument(kind[1] ?? name);
      this.version = kind?.[0] ?? '';
    } else if (this.#path.length === 1 && uri === this.#space) {
      if (name !== 'BkToCstmrStmt') throw this.#otherDocument(name.slice(0, 40));
      this.#isStatement = true;
    }
    this.#path.push(name);
    if (this.#path.length > deepest)
      throw new FileRefused('malformed', 'Elements of the file lie too deep in each other.', {
        line: this.#parser.line,
      });
    this.#open.push(this.#nodeOf(name, uri, currency));
  }

  /** Null where nobody asks for what stands there. */
  #nodeOf(name: string, uri: string, currency: string): XmlNode | null {
    const parent = this.#open.at(-1);
    const isTop = this.#path.length === 4 && this.#path.slice(0, 3).join('/') === statement;
    if ((!parent && !isTop) || uri !== this.#space) return null;
    this.#nodes = isTop ? 1 : this.#nodes + 1;
    if (this.#nodes > mostNodes)
      throw new FileRefused('tooLarge', 'One entry of the file has too many parts.', {
        line: this.#parser.line,
      });
    const node = { name, line: this.#parser.line, currency, text: '', children: [] };
    parent?.children.push(node);
    return node;
  }

  #onText(text: string): void {
    const node = this.#open.at(-1);
    // Longer than any field of the message; what a detail says beside it is not needed.
    if (node && node.text.length < 2000) node.text += text.slice(0, 2000);
  }

  #onClose(): void {
    const node = this.#open.pop();
    if (node && this.#path.length === 4) this.closed.push(node);
    if (this.#path.length === 3 && this.#path.join('/') === statement) this.closed.push(null);
    this.#path.pop();
  }
}
