import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { RichProfile } from '@izlog/contract/sections/fields';

/** Nodes whose attributes the editor does not look into: it keeps them whole, under one name. */
const whole = new Set(['image', 'productEmbed']);
/** Nodes that hold blocks; older texts have words in them directly. */
const holders = new Set(['doc', 'listItem', 'blockquote', 'tableCell', 'tableHeader']);
const inline = new Set(['text', 'hardBreak']);

/** A stored text as the editor takes it: always a document, words always in blocks. */
export function toEditor(value: RichNode | string | null | undefined, profile: RichProfile): RichNode {
  if (value !== null && typeof value === 'object') return inEditor(value);
  const content = value ? [{ type: 'text', text: value }] : undefined;
  const empty = profile === 'table' && !content ? emptyTable(3, 2) : { type: 'paragraph', content };
  return { type: 'doc', content: [empty] };
}

/** What the editor gives as it is stored; nothing where nothing was written. */
export function fromEditor(doc: RichNode): RichNode | null {
  return hasWords(doc) ? stored(doc) : null;
}

function inEditor({ type, attrs, content, text, marks }: RichNode): RichNode {
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...(whole.has(type) ? { attrs: { stored: attrs ?? {} } } : attrs ? { attrs } : {}),
    ...(marks && {
      marks: marks.map((mark) =>
        mark.type === 'link' ? { type: 'link', attrs: { stored: mark.attrs ?? {} } } : { type: mark.type },
      ),
    }),
    ...(content && { content: (holders.has(type) ? inBlocks(content) : content).map(inEditor) }),
  };
}

/** Words that stand where blocks should are put into paragraphs. */
function inBlocks(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let run: RichNode[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push({ type: 'paragraph', content: run });
    run = [];
  };
  for (const node of nodes) {
    if (inline.has(node.type)) run.push(node);
    else {
      endRun();
      blocks.push(node);
    }
  }
  endRun();
  return blocks;
}

function stored({ type, attrs, content, text, marks }: RichNode): RichNode {
  const own = whole.has(type) ? (attrs?.stored as RichNode['attrs']) : saidIn(attrs);
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...(own && { attrs: own }),
    ...(marks &&
      marks.length > 0 && {
        marks: marks.map((mark) =>
          mark.type === 'link'
            ? { type: 'link', attrs: mark.attrs?.stored as Record<string, unknown> }
            : { type: mark.type },
        ),
      }),
    ...(content && { content: content.map(stored) }),
  };
}

/** Attributes that say something; a span of one says nothing. */
function saidIn(attrs: RichNode['attrs']): RichNode['attrs'] {
  const said = Object.entries(attrs ?? {}).filter(
    ([name, value]) => value !== null && value !== undefined && !(name.endsWith('span') && value === 1),
  );
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

const standAlone = new Set(['horizontalRule', ...whole]);

const hasWords = (node: RichNode): boolean =>
  standAlone.has(node.type) || Boolean(node.text?.trim()) || (node.content ?? []).some(hasWords);

/** A table to begin with: a row of headings, and empty rows. */
function emptyTable(columns: number, rows: number): RichNode {
  const row = (type: string): RichNode => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  return {
    type: 'table',
    content: [row('tableHeader'), ...Array.from({ length: rows }, () => row('tableCell'))],
  };
}
