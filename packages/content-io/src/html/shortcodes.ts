import type { Section } from '../section.ts';
import { addressOf } from './address-of.ts';

// Attributes stand after a space, and what stands in their quotes may hold brackets.
const tag = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s(?:"[^"]*"|'[^']*'|[^[\]"'])*)?)\/?\](\]?)/gi;
const code = /<(pre|code|kbd|samp|textarea|script|style)\b[\s\S]*?<\/\1\s*>/gi;
const attributesOnly = /^(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=]+))+\s*$/;
const films = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'wmv', 'flv'];
const sounds = ['src', 'mp3', 'ogg', 'm4a', 'wav', 'flac', 'wma'];

/** How the names of shortcodes of builders and of plug-ins that many sites have begin. */
const known =
  /^(?:vc|vcv|et_pb|fusion|av|su|fl|tatsu|mk|nectar|kc|oxy|ct|tve|thrive|siteorigin|elementor|woocommerce|shop_messages|contact-form|gravityforms?|ninja_forms?|wpforms|formidable|mc4wp|rev_slider|layerslider|smartslider\d?|metaslider|nggallery|envira|tablepress|playlist)(?:[_-]|$)/;
/** Those of builders that only lay words out: nothing is lost with them. */
const layout =
  /^(?:vc|et_pb|fusion|fusion_builder|av)_(?:row|column|section|container|text|textblock|column_text|(?:one|two|three|four)_\w+)(?:_inner)?$/;
/** Those that enclose code, often in base64: nothing of it is words. */
const encloseCode =
  /^(?:vc_raw_html|vc_raw_js|et_pb_(?:fullwidth_)?code|fusion_code|av_codeblock|oxy-code_block)$/;

interface Reader {
  site: string;
  /** Called with the name of a shortcode that nobody here can draw. */
  unknown(name: string): void;
}

/**
 * HTML with WordPress's shortcodes (`[gallery ids="1,2"]`) as pieces of HTML without them and sections. A shortcode is
 * known by its name, its attributes (`[forma id="1"]`) or its end (`[box]…[/box]`). Those that nobody here can draw are
 * left out and reported; the words they enclose stay. All else in brackets stays (`[sic]`), and everything in code.
 */
export function readShortcodes(html: string, reader: Reader): Array<string | Section> {
  if (!html.includes('[')) return [html];
  const chunks: Array<string | Section> = [];
  const inCode = [...html.matchAll(code)].map(
    ({ index, 0: whole }) => [index, index + whole.length] as const,
  );
  const small = html.toLowerCase();
  const begun = new Set<string>();
  let at = 0;
  let plain = '';
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const { index } = found;
    const [whole, open, slash, name = '', attributes = '', close] = found;
    plain += html.slice(at, index);
    at = index + whole.length;
    if (inCode.some(([from, to]) => index >= from && index < to)) {
      plain += whole;
      continue;
    }
    if (open && close) {
      plain += whole.slice(1, -1);
      continue;
    }
    const lower = name.toLowerCase();
    const end = slash ? -1 : small.indexOf(`[/${lower}]`, at);
    const isShortcode = slash
      ? begun.has(lower) || known.test(lower)
      : end >= 0 || renderable.has(lower) || known.test(lower) || attributesOnly.test(attributes);
    if (!isShortcode) {
      plain += whole;
      continue;
    }
    plain += open;
    if (!slash) {
      begun.add(lower);
      const inside = end < 0 ? '' : html.slice(at, end);
      const rendered = draw(lower, attributes, inside, reader.site);
      if (rendered === undefined && !layout.test(lower)) reader.unknown(lower);
      if (end >= 0 && (rendered !== undefined || encloseCode.test(lower))) at = end + lower.length + 3;
      if (typeof rendered === 'string') plain += rendered;
      else if (rendered !== undefined) {
        chunks.push(plain, rendered);
        plain = '';
      }
    }
    if (at === index + whole.length) plain += close;
    tag.lastIndex = at;
  }
  return [...chunks, plain + html.slice(at)].filter((piece) => piece !== '');
}

/** HTML without its shortcodes, for a place that takes words only. */
export function withoutShortcodes(html: string): string {
  const parts = readShortcodes(html, { site: '', unknown: () => {} });
  return parts.filter((piece) => typeof piece === 'string').join(' ');
}

/**
 * HTML of a text that stands outside of its site, such as the description of a product in a file: without shortcodes, films
 * as they stand in HTML. `lost` names those of which something was left out, galleries by their numbers too.
 */
export function htmlWithoutShortcodes(html: string): { html: string; lost: string[] } {
  const lost = new Set<string>();
  const parts = readShortcodes(html, { site: '', unknown: (name) => lost.add(name) });
  const text = parts.map((piece) => {
    if (typeof piece === 'string') return piece;
    if (piece.kind === 'video') return `<video src="${plainWords(piece.src)}"></video>`;
    lost.add(piece.kind);
    return '';
  });
  return { html: text.join(''), lost: [...lost] };
}

const renderable = new Set([
  ...['caption', 'wp_caption', 'gallery', 'embed', 'audio', 'video'],
  ...['vc_single_image', 'vc_gallery', 'vc_custom_heading', 'vc_video', 'et_pb_image', 'et_pb_video'],
]);

function draw(name: string, attributes: string, inside: string, site: string): string | Section | undefined {
  if (!renderable.has(name)) return undefined;
  const attrs = attributesOf(attributes);
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return figure(attrs, inside);
    case 'gallery':
      return galleryOf(attrs.ids ?? attrs.include ?? '');
    case 'vc_single_image':
    case 'vc_gallery': {
      const ids = attrs.image ?? attrs.images ?? '';
      return /\d/.test(ids) ? galleryOf(ids) : '';
    }
    case 'vc_custom_heading':
      return `<h2>${plainWords(attrs.text ?? '')}</h2>`;
    case 'et_pb_image':
      return `<p><img src="${plainWords(attrs.src ?? '')}" alt="${plainWords(attrs.alt ?? '')}"></p>`;
    case 'vc_video':
      return linkTo(attrs.link ?? '', site);
    case 'audio':
      return linkTo(firstOf(attrs, sounds), site);
    case 'video':
    case 'et_pb_video':
      return filmAt(firstOf(attrs, films), site);
    default:
      return linkTo(inside.trim(), site);
  }
}

const plainWords = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What `a="b" c='d' e=f g` says; what stands alone is `src`. */
function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single, bare, alone] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))|(\S+)/g,
  )) {
    if (name) found[name.toLowerCase()] = double ?? single ?? bare ?? '';
    else if (alone) found.src ??= alone;
  }
  return found;
}

const firstOf = (attrs: Record<string, string>, names: readonly string[]): string =>
  names.map((name) => attrs[name]).find((value) => value !== undefined) ?? '';

function figure(attrs: Record<string, string>, inside: string): string {
  const [, picture = inside, rest = ''] =
    /^([\s\S]*?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? [];
  const caption = attrs.caption ?? rest.trim();
  return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

function galleryOf(ids: string): Section {
  const pictures = ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d{1,15}$/.test(id))
    .map((id) => ({ src: '', alt: '', caption: '', attachmentId: Number(id) }));
  return { kind: 'gallery', pictures, ofPost: pictures.length === 0, caption: '' };
}

function linkTo(address: string, site: string): string {
  const href = addressOf(address, site);
  return href ? `<p><a href="${href}">${href}</a></p>` : '';
}

function filmAt(address: string, site: string): Section | string {
  const src = addressOf(address, site);
  return src ? { kind: 'video', src, attachmentId: null, caption: '' } : '';
}
