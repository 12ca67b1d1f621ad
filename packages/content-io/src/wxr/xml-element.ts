import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { FileRefused } from '../file-refused.ts';

/** An element below the channel with all that is in it. */
export interface XmlElement {
  /** `wp`, `content`, `excerpt`, `dc`, '' for RSS itself; elements of other namespaces are not kept. */
  space: Space;
  name: string;
  line: number;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

export type Space = 'wp' | 'content' | 'excerpt' | 'dc' | '';

/** Deepest nesting of an export: a comment's field is the sixth level. */
const deepest = 32;

const spaces: ReadonlyArray<readonly [Space, RegExp]> = [
  ['wp', /^https?:\/\/wordpress\.org\/export\/1\.\d\/$/],
  ['excerpt', /^https?:\/\/wordpress\.org\/export\/1\.\d\/excerpt\/$/],
  ['content', /^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/],
  ['dc', /^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/],
  ['', /^$/],
];

const spaceOf = (uri: string): Space | undefined => spaces.find(([, form]) => form.test(uri))?.[0];

/**
 * Reads XML piece by piece and gives the elements that stand directly in `rss > channel`, each once it is closed.
 * Throws FileRefused at the first place that is not well-formed. Entities of a DTD are never expanded.
 */
export class ChannelReader {
  /** Closed elements that nobody has taken yet. */
  readonly closed: XmlElement[] = [];
  #path: string[] = [];
  #open: Array<XmlElement | null> = [];
  #parser = new SaxesParser<{ xmlns: true; position: true }>({ xmlns: true, position: true });
  #hasChannel = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      if (!isHarmless(error.message)) throw malformed(error.message, parser.line);
    });
    parser.on('opentag', (tag) => this.#onOpen(tag));
    parser.on('closetag', () => this.#onClose());
    parser.on('text', (text) => this.#onText(text));
    parser.on('cdata', (text) => this.#onText(text));
  }

  get line(): number {
    return this.#parser.line;
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  /** Refuses a file that ends too early or holds no channel. */
  end(): void {
    this.#parser.close();
    if (!this.#hasChannel)
      throw new FileRefused(
        'notExport',
        'The file is no WordPress export: it has no <rss> with a <channel>.',
      );
  }

  #onOpen(tag: { uri: string; local: string; attributes: Record<string, SaxesAttributeNS> }): void {
    this.#path.push(tag.local);
    if (this.#path.length > deepest) throw malformed('it is nested too deep', this.line);
    const depth = this.#path.length;
    if (depth === 1 && tag.local !== 'rss')
      throw new FileRefused('notExport', `The file is no WordPress export: it begins with <${tag.local}>.`);
    if (depth <= 2) {
      if (depth === 2 && tag.local === 'channel') this.#hasChannel = true;
      return;
    }
    if (this.#path[1] !== 'channel') return;
    const space = spaceOf(tag.uri);
    const above = this.#open.at(-1);
    if (space === undefined || (depth > 3 && !above)) {
      this.#open.push(null);
      return;
    }
    const element: XmlElement = {
      space,
      name: tag.local,
      line: this.line,
      attributes: Object.fromEntries(
        Object.values(tag.attributes).map((one) => [one.local, owned(one.value)] as const),
      ),
      text: '',
      children: [],
    };
    above?.children.push(element);
    this.#open.push(element);
  }

  #onClose(): void {
    const depth = this.#path.length;
    const isInChannel = this.#path[1] === 'channel';
    this.#path.pop();
    if (depth <= 2 || !isInChannel) return;
    const element = this.#open.pop();
    if (element && element.text.length < longestCopied) element.text = owned(element.text);
    if (depth === 3 && element) this.closed.push(element);
  }

  #onText(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }
}

/** Texts up to this are copied; nobody remembers a longer one. */
const longestCopied = 4096;

/**
 * The same text in memory of its own. What the parser gives is a slice of the piece that was read, and would hold all of
 * it, for as long as somebody remembers a title or an address.
 */
function owned(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** What old versions of the exporter wrote wrongly and what can be read all the same. */
function isHarmless(message: string): boolean {
  return message.includes('"]]>" is disallowed in char data') || message.includes('undefined entity');
}

function malformed(what: string, line: number): FileRefused {
  const reason = what.replace(/^\d+:\d+: /, '').replace(/[.\s]+$/, '');
  return new FileRefused('malformed', `The file is not well-formed XML at line ${line}: ${reason}.`, line);
}
