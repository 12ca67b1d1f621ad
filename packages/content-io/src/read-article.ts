import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { frames, isEmbed, isEmpty, isRenderedBySite, literal } from './blocks/block-kinds.ts';
import { type Block, parseBlocks } from './blocks/parse-blocks.ts';
import { addressOf } from './html/address-of.ts';
import { cleanHtml } from './html/clean-html.ts';
import { elementsIn, pictureOf, textIn } from './html/elements.ts';
import { paragraphsOf } from './html/paragraphs-of.ts';
import { richOf } from './html/rich-of.ts';
import { readShortcodes } from './html/shortcodes.ts';
import type { PictureUse, RichNode } from './rich-node.ts';
import { type Article, type ButtonUse, nodesOf, type Section } from './section.ts';

/** What reading a text may need of the rest of its site. */
export interface ArticleOptions {
  /** The markup of a block that is kept once and used in many texts, by its number. */
  sharedBlock?(id: number): string | undefined;
}

/**
 * The text of a post as sections: block markup by its blocks, classic HTML as running text. Everything is sanitised; what
 * nobody here can draw is named, never kept as code. `site` is the address against which links are read.
 */
export function readArticle(content: string, site: string, options: ArticleOptions = {}): Article {
  return new ArticleReader(site, options).read(parseBlocks(content));
}

/** Shared blocks in shared blocks, at most: one that holds itself ends there. */
const deepestShared = 5;

/** A section, or words that wait to be read with those beside them. */
type Unread = Section | { kind: 'html'; html: string };

class ArticleReader {
  readonly #site: string;
  readonly #shortcodes = new Set<string>();
  readonly #leftOut = new Set<string>();

  readonly #options: ArticleOptions;
  #sharedDepth = 0;

  constructor(site: string, options: ArticleOptions) {
    this.#site = site;
    this.#options = options;
  }

  read(blocks: readonly Block[]): Article {
    const sections = joined(this.#read(blocks.flatMap((block) => this.#sections(block))));
    return { sections, shortcodes: [...this.#shortcodes], leftOut: [...this.#leftOut] };
  }

  #sections(block: Block): Unread[] {
    const { name } = block;
    if (name === null) return this.#html(paragraphsOf(block.pieces.join('')));
    if (isEmpty(name)) return [];
    if (frames.has(name)) return this.#inner(block);
    if (isEmbed(name)) return this.#embed(block);
    const shared = name === 'block' ? this.#shared(block.attrs.ref) : undefined;
    if (shared) return shared;
    if (isRenderedBySite(name)) {
      this.#leftOut.add(name);
      return this.#inner(block);
    }
    switch (name) {
      case 'columns':
        return this.#columns(block);
      case 'gallery':
        return this.#gallery(block);
      case 'media-text':
        return this.#mediaText(block);
      case 'cover':
        return this.#cover(block);
      case 'buttons':
      case 'button':
        return this.#buttons(block);
      case 'video':
        return this.#video(block);
      case 'file':
        return this.#file(block);
      case 'social-links':
        return this.#socialLinks(block);
      case 'freeform':
      case 'shortcode':
        return this.#html(paragraphsOf(htmlOf(block)));
      default:
        return this.#flow(block);
    }
  }

  /** What a block that is kept elsewhere holds; nothing where it is not known. */
  #shared(ref: unknown): Unread[] | undefined {
    const id = numberIn(ref);
    const markup =
      id === null || this.#sharedDepth >= deepestShared ? undefined : this.#options.sharedBlock?.(id);
    if (markup === undefined) return undefined;
    this.#sharedDepth++;
    const sections = parseBlocks(markup).flatMap((block) => this.#sections(block));
    this.#sharedDepth--;
    return sections;
  }

  /** Words of blocks that follow each other are read together: hundreds of paragraphs cost as much as one text. */
  #read(unread: readonly Unread[]): Section[] {
    const sections: Section[] = [];
    let html = '';
    const endHtml = () => {
      sections.push(...textOf(richOf(html, this.#site)));
      html = '';
    };
    for (const one of unread) {
      if (one.kind === 'html') html += one.html;
      else {
        endHtml();
        sections.push(one);
      }
    }
    endHtml();
    return sections;
  }

  #inner({ pieces }: Block): Unread[] {
    return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : this.#sections(piece)));
  }

  /** A block of words; the blocks in it (entries of a list, paragraphs of a quote) are part of its HTML. */
  #flow(block: Block): Unread[] {
    if (block.pieces.some((piece) => typeof piece !== 'string' && isLayout(piece))) return this.#inner(block);
    const html = htmlOf(block);
    if (block.name && literal.has(block.name)) return textOf(richOf(html, this.#site));
    return this.#html(html);
  }

  #html(html: string): Unread[] {
    const unknown = (name: string) => this.#shortcodes.add(name);
    return readShortcodes(html, { site: this.#site, unknown }).map((piece) =>
      typeof piece === 'string' ? { kind: 'html', html: piece } : piece,
    );
  }

  #nodes(unread: readonly Unread[]): RichNode[] {
    return this.#read(unread).flatMap(nodesOf);
  }

  #embed(block: Block): Unread[] {
    const href = addressOf(typeof block.attrs.url === 'string' ? block.attrs.url : undefined, this.#site);
    const caption = captionOf(this.#tree(htmlOf(block)));
    if (!href) return this.#html(htmlOf(block));
    const link: RichNode = {
      type: 'text',
      text: caption || href,
      marks: [{ type: 'link', attrs: { href } }],
    };
    return textOf([{ type: 'paragraph', content: [link] }]);
  }

  #columns(block: Block): Section[] {
    const columns = block.pieces
      .filter((piece) => typeof piece !== 'string')
      .map((column) => this.#nodes(this.#inner(column)))
      .filter((nodes) => nodes.length > 0);
    return columns.length > 1 ? [{ kind: 'columns', columns }] : textOf(columns.flat());
  }

  #gallery(block: Block): Unread[] {
    const tree = this.#tree(htmlOf(block));
    const pictures = elementsIn({ children: tree }, 'img').flatMap((image) => {
      const figure = figureAround(image);
      return pictureOf(image, this.#site, figure ? captionOf(figure.children) : '') ?? [];
    });
    if (pictures.length === 0) return this.#html(htmlOf(block));
    // The caption of the gallery itself stands after its pictures, directly in its own figure.
    const [outer] = tree.filter((node): node is Element => 'name' in node && node.name === 'figure');
    const own = outer?.children.findLast(
      (node): node is Element => 'name' in node && node.name === 'figcaption',
    );
    return [{ kind: 'gallery', pictures, ofPost: false, caption: own ? textIn(own) : '' }];
  }

  #mediaText(block: Block): Section[] {
    const nodes = this.#nodes(this.#inner(block));
    const own = ownHtml(block);
    const picture = this.#pictureIn(own, block.attrs.mediaId);
    if (!picture) return textOf([...richOf(own, this.#site), ...nodes]);
    const side = block.attrs.mediaPosition === 'right' ? 'right' : 'left';
    return [{ kind: 'media-text', picture, side, nodes }];
  }

  #cover(block: Block): Section[] {
    const { url, id, backgroundType } = block.attrs;
    const nodes = this.#nodes(this.#inner(block));
    const own = ownHtml(block);
    const src = addressOf(typeof url === 'string' ? url : undefined, this.#site);
    const isFilm = backgroundType === 'video';
    const named = src && !isFilm ? { src, alt: '', caption: '', attachmentId: numberIn(id) } : null;
    const picture = this.#pictureIn(own, id) ?? named;
    // Before blocks could stand in a cover its words were its own.
    const words =
      nodes.length > 0 ? nodes : richOf(own.replaceAll(/<(?:img|video)\b[^>]*>/g, ''), this.#site);
    if (!picture && words.length === 0) return [];
    return [{ kind: 'cover', picture, nodes: words }];
  }

  #buttons(block: Block): Section[] {
    const links = elementsIn({ children: this.#tree(htmlOf(block)) }, 'a');
    const buttons = links.flatMap((link): ButtonUse[] => {
      const name = textIn(link);
      const href = addressOf(link.attribs.href, this.#site);
      return name !== '' && href ? [{ name, href, isNewWindow: link.attribs.target === '_blank' }] : [];
    });
    if (buttons.length > 0) return [{ kind: 'buttons', buttons }];
    return textOf(richOf(htmlOf(block), this.#site));
  }

  #video(block: Block): Section[] {
    const tree = this.#tree(htmlOf(block));
    const [film] = elementsIn({ children: tree }, 'video');
    const src = addressOf(film?.attribs.src, this.#site);
    if (!src) return textOf(richOf(htmlOf(block), this.#site));
    return [{ kind: 'video', src, attachmentId: numberIn(block.attrs.id), caption: captionOf(tree) }];
  }

  /** The name of the file; the button beside it leads to the same place. */
  #file(block: Block): Section[] {
    const [link] = elementsIn({ children: this.#tree(htmlOf(block)) }, 'a');
    const href = addressOf(link?.attribs.href, this.#site);
    if (!link || !href) return textOf(richOf(htmlOf(block), this.#site));
    return textOf(
      nodesOf({ kind: 'buttons', buttons: [{ name: textIn(link) || href, href, isNewWindow: false }] }),
    );
  }

  #socialLinks(block: Block): Section[] {
    const buttons = block.pieces.flatMap((piece): ButtonUse[] => {
      if (typeof piece === 'string') return [];
      const { url, label, service } = piece.attrs;
      const href = addressOf(typeof url === 'string' ? url : undefined, this.#site);
      const name = typeof label === 'string' && label !== '' ? label : String(service ?? href);
      return href && !href.startsWith('#') ? [{ name, href, isNewWindow: false }] : [];
    });
    return buttons.length > 0 ? textOf(nodesOf({ kind: 'buttons', buttons })) : [];
  }

  #tree(html: string) {
    return parseDocument(cleanHtml(html)).children;
  }

  #pictureIn(html: string, id: unknown): PictureUse | undefined {
    const [image] = elementsIn({ children: this.#tree(html) }, 'img');
    const picture = image && pictureOf(image, this.#site, '');
    return picture && { ...picture, attachmentId: picture.attachmentId ?? numberIn(id) };
  }
}

const layouts = new Set(['columns', 'gallery', 'media-text', 'cover', 'buttons', 'video', 'group']);
const isLayout = ({ name }: Block): boolean => name !== null && layouts.has(name);

/** The HTML of a block with that of the blocks in it. */
function htmlOf({ pieces }: Block): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.name && isRenderedBySite(piece.name) ? '' : htmlOf(piece);
    })
    .join('');
}

/** The HTML of a block without that of the blocks in it. */
const ownHtml = ({ pieces }: Block): string => pieces.filter((piece) => typeof piece === 'string').join('');

function captionOf(nodes: Element['children']): string {
  const [caption] = elementsIn({ children: nodes }, 'figcaption');
  return caption ? textIn(caption) : '';
}

function figureAround(image: Element): Element | undefined {
  let around = image.parent as Element | null;
  while (around && 'name' in around && around.name !== 'figure') around = around.parent as Element | null;
  // A figure around several pictures is the gallery's own.
  return around && 'name' in around && elementsIn(around, 'img').length === 1 ? around : undefined;
}

const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

const textOf = (nodes: RichNode[]): Section[] => (nodes.length > 0 ? [{ kind: 'text', nodes }] : []);

/** Texts that follow each other are one. */
function joined(sections: readonly Section[]): Section[] {
  const out: Section[] = [];
  for (const section of sections) {
    const last = out.at(-1);
    if (section.kind === 'text' && last?.kind === 'text') last.nodes.push(...section.nodes);
    else out.push(section);
  }
  return out;
}
