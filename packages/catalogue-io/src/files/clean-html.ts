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
