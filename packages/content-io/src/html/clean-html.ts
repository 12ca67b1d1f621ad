import sanitizeHtml from 'sanitize-html';

/**
 * HTML of posts, safe to read on: text, headings, lists, quotes, tables, pictures and links. Scripts, styles, forms and
 * events are gone; frames, sound and films of other hosts are links to them.
 */
export function cleanHtml(source: string): string {
  return /[<&]/.test(source) ? sanitizeHtml(source, allowed) : source;
}

const film = (_tag: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const href = attribs.src ?? attribs.data ?? '';
  return /^(https?:)?\/\//.test(href)
    ? { tagName: 'a', attribs: { href: href.replace(/^\/\//, 'https://') }, text: href }
    : { tagName: 'span', attribs: {} };
};

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'address', 'center', 'figure'],
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'ul',
      'ol',
      'li',
      'hr',
      'br',
      'pre',
      'dl',
      'dt',
      'dd',
    ],
    ...[
      'figcaption',
      'cite',
      'details',
      'summary',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
    ],
    ...[
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      'ins',
      's',
      'del',
      'strike',
      'sub',
      'sup',
      'small',
      'code',
      'kbd',
    ],
    ...['tt', 'var', 'samp', 'q', 'abbr', 'acronym', 'span', 'mark', 'img', 'video', 'audio', 'source'],
  ],
  allowedAttributes: {
    a: ['href', 'target'],
    img: ['src', 'alt', 'class', 'data-id'],
    video: ['src', 'poster'],
    audio: ['src'],
    source: ['src'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    '*': ['dir'],
  },
  // Only the class that names a picture’s attachment.
  allowedClasses: { img: [/^wp-image-\d+$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: true,
  transformTags: { iframe: film, embed: film, object: film },
  nestingLimit: 24,
};
