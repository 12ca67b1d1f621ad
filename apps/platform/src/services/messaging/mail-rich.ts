import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import { escapeHtml } from './mail-html.ts';
import type { Block, MailPicture } from './mail-text.ts';

type Rich = Extract<Block, { kind: 'rich' }>;

/** What a rich text is rendered with. */
interface Pen {
  /** Address of the site, without a slash at the end: what links and pictures are below. */
  site: string;
  /** Colour of its links, and of the line beside a quotation. */
  link: string;
  action: string;
  pictures: Rich['pictures'];
}

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";

/** A text that was written with the editor, as HTML that mail programs show: every style stands at its element. */
export function richHtml({ doc, pictures }: Rich, colors: Omit<Pen, 'pictures'>): string {
  return blocksHtml(doc.content, { ...colors, pictures });
}

const blocksHtml = (nodes: readonly RichNode[] | undefined, pen: Pen): string =>
  (nodes ?? [])
    .map((node) => blockHtml(node, pen))
    .filter(Boolean)
    .join('\n');

function blockHtml(node: RichNode, pen: Pen): string {
  switch (node.type) {
    case 'heading': {
      const [tag, size] =
        node.attrs?.level === 2 || node.attrs?.level === undefined ? ['h2', 22] : ['h3', 18];
      return `<${tag} class="ink" style="margin:24px 0 10px;font:400 ${size}px/1.3 ${serif};color:#181B19">${inlineHtml(node, pen)}</${tag}>`;
    }
    case 'bulletList':
    case 'orderedList':
      return listHtml(node, pen);
    case 'blockquote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="quiet ink" style="padding:14px 16px 0;background:#F3F1EA;border-left:4px solid ${pen.action};overflow-wrap:anywhere">${blocksHtml(node.content, pen)}</td></tr></table>`;
    case 'horizontalRule':
      return '<hr class="rule" style="margin:24px 0;border:0;border-top:1px solid #DEDACE">';
    case 'image':
      return pictureHtml(node, pen);
    default: {
      const words = inlineHtml(node, pen);
      return words.trim() === ''
        ? ''
        : `<p class="ink" style="margin:0 0 16px;font:16px/1.55 ${sans};color:#181B19;overflow-wrap:anywhere">${words}</p>`;
    }
  }
}

function listHtml({ type, attrs, content = [] }: RichNode, pen: Pen): string {
  const tag = type === 'orderedList' ? 'ol' : 'ul';
  const first = tag === 'ol' && Number.isInteger(attrs?.start) ? ` start="${attrs?.start}"` : '';
  const items = content
    .map(({ content: [words, ...below] = [] }) => {
      const own =
        words && words.type === 'paragraph' ? inlineHtml(words, pen) : words && blockHtml(words, pen);
      return `<li style="margin:0 0 4px">${own ?? ''}${blocksHtml(below, pen)}</li>`;
    })
    .join('');
  return `<${tag}${first} class="ink" style="margin:0 0 16px;padding:0 0 0 22px;font:16px/1.55 ${sans};color:#181B19">${items}</${tag}>`;
}

function pictureHtml(node: RichNode, pen: Pen): string {
  const picture = pictureOf(node, pen.pictures);
  if (!picture) return '';
  const { path, alt, width, caption } = picture;
  const image = `<img src="${escapeHtml(absolute(path, pen.site))}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0">`;
  const words = caption ? `<br>${escapeHtml(caption)}` : '';
  return `<p class="soft" style="margin:0 0 20px;font:14px/1.5 ${sans};color:#454A46">${image}${words}</p>`;
}

/** A picture of a text: its words for this place, else those of the gallery; nothing when it is gone. */
function pictureOf({ attrs = {} }: RichNode, pictures: Rich['pictures']) {
  const use = attrs.media as Partial<MediaUse> | undefined;
  const known: MailPicture | undefined = pictures[String(use?.id)];
  if (!known) return undefined;
  const alt = typeof use?.alt === 'object' ? '' : use?.alt || known.alt;
  return { ...known, alt, caption: typeof attrs.caption === 'string' ? attrs.caption : '' };
}

const tags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
};

function inlineHtml(node: RichNode, pen: Pen): string {
  if (node.type === 'hardBreak') return '<br>';
  if (node.text === undefined) return (node.content ?? []).map((one) => inlineHtml(one, pen)).join('');
  return (node.marks ?? []).reduce((inside, { type, attrs }) => {
    const tag = tags[type];
    if (tag) return `<${tag}>${inside}</${tag}>`;
    const href = type === 'link' ? hrefOf(attrs, pen.site) : undefined;
    return href
      ? `<a class="link" href="${escapeHtml(href)}" style="color:${pen.link}">${inside}</a>`
      : inside;
  }, escapeHtml(node.text));
}

/** Where a link leads, in full; nothing where it leads nowhere a mail may lead to. */
function hrefOf(attrs: Record<string, unknown> = {}, site: string): string | undefined {
  const link = attrs.link as { formattedPath?: string | null } | undefined;
  const href = link?.formattedPath ?? attrs.formattedPath ?? attrs.href;
  return typeof href === 'string' && isSafeHref(href) ? absolute(href, site) : undefined;
}

const absolute = (path: string, site: string): string => URL.parse(path, `${site}/`)?.href ?? site;

/** The same as plain text: addresses stand behind the words that lead there. */
export function richText({ doc, pictures }: Rich, site: string): string {
  return blocksText(doc.content, { site, pictures });
}

type TextPen = Pick<Pen, 'site' | 'pictures'>;

const blocksText = (nodes: readonly RichNode[] | undefined, pen: TextPen): string =>
  (nodes ?? [])
    .map((node) => blockText(node, pen))
    .filter((block) => block.trim() !== '')
    .join('\n\n');

function blockText(node: RichNode, pen: TextPen): string {
  switch (node.type) {
    case 'heading': {
      const words = inlineText(node, pen);
      return `${words}\n${'-'.repeat(Math.min(60, [...words].length))}`;
    }
    case 'bulletList':
    case 'orderedList':
      return listText(node, pen);
    case 'blockquote':
      return blocksText(node.content, pen).replaceAll(/^/gm, '> ');
    case 'horizontalRule':
      return '-'.repeat(20);
    case 'image': {
      const picture = pictureOf(node, pen.pictures);
      const words = picture?.caption || picture?.alt;
      return picture && words ? `${words}:\n${absolute(picture.path, pen.site)}` : '';
    }
    default:
      return inlineText(node, pen);
  }
}

const listText = ({ type, attrs, content = [] }: RichNode, pen: TextPen): string =>
  content
    .map(({ content: blocks = [] }, place) => {
      const sign = type === 'orderedList' ? `${Number(attrs?.start ?? 1) + place}. ` : '- ';
      const inner = blocks.map((block) => blockText(block, pen)).join('\n');
      return sign + inner.replaceAll(/\n/g, `\n${' '.repeat(sign.length)}`);
    })
    .join('\n');

function inlineText(node: RichNode, pen: TextPen): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.text === undefined) return (node.content ?? []).map((one) => inlineText(one, pen)).join('');
  const link = node.marks?.find(({ type }) => type === 'link');
  const href = link && hrefOf(link.attrs, pen.site);
  return href && href !== node.text ? `${node.text} (${href})` : node.text;
}
