import type { Section } from '../section.ts';
import { addressOf } from './address-of.ts';

const tag = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=][^[\]]*)?)\/?\](\]?)/gi;
const films = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'wmv', 'flv'];
const sounds = ['src', 'mp3', 'ogg', 'm4a', 'wav', 'flac', 'wma'];

interface Reader {
  site: string;
  /** Told the name of a shortcode that nobody here can draw. */
  unknown(name: string): void;
}

/**
 * HTML with WordPress's shortcodes (`[gallery ids="1,2"]`, `[caption]…[/caption]`) as pieces of HTML without them and
 * sections. Unknown ones are left out with what is between their brackets; the words they enclose stay. A word in brackets
 * that is no shortcode (`[sic]`) stays as it is.
 */
export function readShortcodes(html: string, reader: Reader): Array<string | Section> {
  if (!html.includes('[')) return [html];
  const chunks: Array<string | Section> = [];
  let at = 0;
  let plain = '';
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [whole, open, slash, name = '', attributes = '', close] = found;
    plain += html.slice(at, found.index);
    at = found.index + whole.length;
    if (open && close) {
      plain += whole.slice(1, -1);
      continue;
    }
    const lower = name.toLowerCase();
    const end = slash ? -1 : html.toLowerCase().indexOf(`[/${lower}]`, at);
    const rendered = slash
      ? undefined
      : draw(lower, attributes, end < 0 ? '' : html.slice(at, end), reader.site);
    if (rendered !== undefined) {
      if (end >= 0) at = end + lower.length + 3;
      tag.lastIndex = at;
      if (typeof rendered === 'string') plain += rendered;
      else {
        chunks.push(plain, rendered);
        plain = '';
      }
    } else if (slash || end >= 0 || attributes.includes('=') || /[_-]/.test(name)) {
      if (!slash) reader.unknown(lower);
    } else plain += whole;
  }
  return [...chunks, plain + html.slice(at)].filter((piece) => piece !== '');
}

function draw(name: string, attributes: string, inside: string, site: string): string | Section | undefined {
  const attrs = attributesOf(attributes);
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return figure(attrs, inside);
    case 'gallery':
      return galleryOf(attrs.ids ?? attrs.include ?? '');
    case 'embed':
      return linkTo(inside.trim(), site);
    case 'audio':
      return linkTo(firstOf(attrs, sounds), site);
    case 'video':
      return filmAt(firstOf(attrs, films), site);
    default:
      return undefined;
  }
}

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
