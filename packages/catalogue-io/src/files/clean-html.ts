import { decodeHTMLAttribute } from 'entities';
import sanitizeHtml from 'sanitize-html';

/**
 * HTML of a description from another shop, safe to show: text, lists, tables and links, no scripts, styles,
 * frames or pictures of other hosts. Plain text becomes paragraphs at its blank lines.
 */
export function cleanHtml(source: string): string {
  const text = source.trim();
  if (text === '') return '';
  const marked = /<\s*(?:p|div|ul|ol|h[1-6]|table|blockquote|br)\b/i.test(text) ? text : asParagraphs(text);
  return /[<&]/.test(text) ? sanitizeHtml(marked, allowed).trim() : marked.replaceAll('"', '&quot;');
}

/** HTML without the shortcodes of WordPress, and the names of those of which something was left out. */
export type ShortcodeReader = (html: string) => { html: string; lost: readonly string[] };

/** What a description of another shop says, and what of it was not taken. */
export interface Description {
  html: string;
  /** Addresses of its pictures, in order. */
  pictures: string[];
  /** Films and frames of other hosts, which became links. */
  films: number;
  /** It held a script, style or form. */
  hasCode: boolean;
  /** It held a picture without an address that can be fetched. */
  hasLost: boolean;
  shortcodes: readonly string[];
}

/** A description as `cleanHtml` has it, with its films as links and its pictures apart. */
export function readDescription(source: string, readShortcodes?: ShortcodeReader): Description {
  const { html: text, lost } = readShortcodes?.(source) ?? { html: source, lost: [] };
  const pictures: string[] = [];
  let hasLost = false;
  let films = 0;
  const withoutPictures = text.replaceAll(/<img\b[^>]*>/gi, (tag) => {
    const src = attributeOf(tag, 'src') ?? attributeOf(tag, 'data-src') ?? '';
    if (/^https?:\/\//i.test(src)) pictures.push(src);
    else if (src.startsWith('//')) pictures.push(`https:${src}`);
    else hasLost = true;
    return '';
  });
  const linked = withoutPictures.replaceAll(
    /<(iframe|video|embed|object)\b[^>]*>(?:[\s\S]*?<\/\1\s*>)?/gi,
    (whole: string) => {
      const src = (attributeOf(whole, 'src') ?? attributeOf(whole, 'data') ?? '').replace(
        /^\/\//,
        'https://',
      );
      if (!/^https?:\/\/[^\s"'<>]+$/i.test(src)) return '';
      films++;
      return `<p><a href="${src}">${src}</a></p>`;
    },
  );
  return {
    html: cleanHtml(linked),
    pictures,
    films,
    hasCode: /<(?:script|style|form)\b/i.test(text),
    hasLost,
    shortcodes: lost,
  };
}

/** The value of the first attribute of this name. */
function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeHTMLAttribute(value).trim();
}

function asParagraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n|\r\s*\r/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\r\n|\r|\n/g, '<br />')}</p>`)
    .join('\n');
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'div', 'br', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'hr', 'a'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'pre', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    // Numbers of a list are part of what it says.
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    '*': ['dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page has its own h1: the product's name.
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
  nestingLimit: 30,
};
