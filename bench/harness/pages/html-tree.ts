/** A piece of a page: text, or an element with its attributes and what is in it. */
export type Piece = string | [tag: string, attributes: Record<string, string | true>, content: Piece[]];

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const rawTags = new Set(['script', 'style']);
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;

/**
 * Reads HTML that React has written (quoted attributes, everything closed) into the tree it was written from. Comments
 * between neighbouring texts keep the texts apart, as they were for React.
 */
export function htmlTree(html: string): Piece[] {
  const top: Piece[] = [];
  const open: { tag: string; content: Piece[] }[] = [{ tag: '', content: top }];
  token.lastIndex = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [text, closed, opened, attributes = ''] = found;
    const here = open.at(-1);
    if (!here) throw new Error('The page closes more elements than it opens.');
    if (closed !== undefined) {
      if (here.tag !== closed.toLowerCase()) throw new Error(`</${closed}> closes <${here.tag}>.`);
      open.pop();
    } else if (opened !== undefined) {
      const tag = opened.toLowerCase();
      const content: Piece[] = [];
      // Names of SVG elements keep their capitals.
      here.content.push([opened, attributesOf(attributes), content]);
      if (rawTags.has(tag)) {
        const end = html.toLowerCase().indexOf(`</${tag}>`, token.lastIndex);
        content.push(html.slice(token.lastIndex, end));
        token.lastIndex = end + tag.length + 3;
      } else if (!voidTags.has(tag) && !text.endsWith('/>')) open.push({ tag, content });
    } else if (!text.startsWith('<!')) here.content.push(unescaped(text));
  }
  return top;
}

/** How many elements a tree has. */
export function countElements(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, piece) => (typeof piece === 'string' ? sum : sum + 1 + countElements(piece[2])),
    0,
  );
}

function attributesOf(text: string): Record<string, string | true> {
  const attributes: Record<string, string | true> = {};
  for (const [, name = '', value] of text.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)) {
    // React leaves attributes out that are true or false with an empty text; and `style` it wants as an object.
    if (name === 'style') attributes['data-style'] = unescaped(value ?? '');
    else attributes[names[name] ?? name] = value === undefined || value === '' ? true : unescaped(value);
  }
  return attributes;
}

const names: Record<string, string> = { class: 'className', for: 'htmlFor' };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
