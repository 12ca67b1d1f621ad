/** A block of WordPress’s editor, or (without a name) HTML between blocks. */
export interface Block {
  /** `paragraph`, `core-embed/youtube`, a plug-in’s `acme/box`; null for HTML that stands in no block. */
  name: string | null;
  attrs: Record<string, unknown>;
  /** Its HTML and the blocks in it, in order. */
  pieces: Array<string | Block>;
}

/** Blocks in blocks, at most; what is deeper stays where it is as part of the one above. */
const deepest = 40;

const delimiter = /^\s*(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s*(\{[\s\S]*\})?\s*(\/?)$/;

/**
 * Reads block markup (`<!-- wp:paragraph {…} --> … <!-- /wp:paragraph -->`). Never refuses: a block that is not closed
 * ends with the one around it, an end without a beginning is dropped, attributes that are no JSON are none.
 */
export function parseBlocks(markup: string): Block[] {
  const root: Block = { name: null, attrs: {}, pieces: [] };
  const open: Block[] = [root];
  let at = 0;
  for (const mark of delimitersOf(markup)) {
    const top = open.at(-1) ?? root;
    addText(top, markup.slice(at, mark.start));
    at = mark.end;
    if (mark.isEnd) {
      const place = open.findLastIndex(({ name }) => name === mark.name);
      if (place > 0) open.length = place;
      continue;
    }
    const block: Block = { name: mark.name, attrs: mark.attrs, pieces: [] };
    top.pieces.push(block);
    if (!mark.isWhole && open.length < deepest) open.push(block);
  }
  addText(open.at(-1) ?? root, markup.slice(at));
  return root.pieces.map((piece) =>
    typeof piece === 'string' ? { name: null, attrs: {}, pieces: [piece] } : piece,
  );
}

interface Delimiter {
  start: number;
  end: number;
  name: string;
  attrs: Record<string, unknown>;
  isEnd: boolean;
  isWhole: boolean;
}

function* delimitersOf(markup: string): Generator<Delimiter> {
  for (let start = markup.indexOf('<!--'); start >= 0; ) {
    const close = markup.indexOf('-->', start + 4);
    if (close < 0) return;
    const end = close + 3;
    const inside = markup.slice(start + 4, close);
    const found = inside.includes('wp:') ? delimiter.exec(inside) : null;
    if (found) {
      const [, slash, name = '', json, whole] = found;
      yield {
        start,
        end,
        name: plainName(name),
        attrs: attrsOf(json),
        isEnd: slash === '/',
        isWhole: whole === '/',
      };
    }
    start = markup.indexOf('<!--', end);
  }
}

const plainName = (name: string): string => name.replace(/^core\//, '');

function attrsOf(json: string | undefined): Record<string, unknown> {
  if (json === undefined) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {};
  }
}

function addText(block: Block, text: string): void {
  if (text.trim() !== '') block.pieces.push(text);
}
