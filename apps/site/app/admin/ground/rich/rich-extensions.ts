import { directions, numberings } from '@izlog/contract/cms/rich/rich-attrs';
import { nodesOf } from '@izlog/contract/sections/check-rich';
import type { RichProfile } from '@izlog/contract/sections/fields';
import {
  type AnyExtension,
  Extension,
  Mark,
  Node,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { hrefOf } from './href-of.ts';

/** Nodes that may say which way they are read. */
const directedNodes = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'tableHeader',
  'tableCell',
];

/** Draws what stands in a text as a whole: a picture, a product. */
export type DrawWhole = (type: string, stored: Record<string, unknown>) => HTMLElement;

/**
 * The schema of a profile. It has what the contract's check allows and nothing else, so whatever is typed, pasted or
 * dropped can be stored; what it does not know is left as words.
 */
export function richExtensions(profile: RichProfile, drawWhole: DrawWhole): AnyExtension[] {
  const known = nodesOf[profile];
  const nodes = allNodes(profile, drawWhole).filter(({ name }) => known.includes(name));
  return [...nodes, ...textMarks, directed, manners, ...(known.includes('table') ? [tables] : [])];
}

/** Blocks of a document by profile: a table's text begins with its table. */
const contentOf = (profile: RichProfile) => (profile === 'table' ? '(table | paragraph)+' : 'block+');

const levels = [2, 3, 4] as const;

const allNodes = (profile: RichProfile, drawWhole: DrawWhole) => [
  Node.create({ name: 'doc', topNode: true, content: contentOf(profile) }),
  Node.create({ name: 'text', group: 'inline' }),
  Node.create({
    name: 'paragraph',
    priority: 1000,
    group: 'block',
    content: 'inline*',
    parseHTML: () => [{ tag: 'p' }],
    renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'hardBreak',
    group: 'inline',
    inline: true,
    selectable: false,
    parseHTML: () => [{ tag: 'br' }],
    renderHTML: () => ['br'],
    renderText: () => '\n',
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) };
    },
  }),
  Node.create({
    name: 'heading',
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ level: { default: 2, rendered: false } }),
    // The page has its own h1: one that is pasted is the highest of the text.
    parseHTML: () => [
      { tag: 'h1', attrs: { level: 2 } },
      ...levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      { tag: 'h5', attrs: { level: 4 } },
      { tag: 'h6', attrs: { level: 4 } },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      `h${levels.find((one) => one === node.attrs.level) ?? 2}`,
      HTMLAttributes,
      0,
    ],
    addInputRules() {
      return levels.map((level) =>
        textblockTypeInputRule({
          find: new RegExp(`^#{${level}}\\s$`),
          type: this.type,
          getAttributes: { level },
        }),
      );
    },
  }),
  Node.create({
    name: 'blockquote',
    group: 'block',
    content: 'block+',
    defining: true,
    parseHTML: () => [{ tag: 'blockquote' }],
    renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  }),
  list('bulletList', 'ul', /^\s*[-+*]\s$/),
  list('orderedList', 'ol', /^\s*\d+[.)]\s$/),
  Node.create({
    name: 'listItem',
    // Imported entries begin with a picture or a list, too.
    content: 'block+',
    defining: true,
    // An entry that is made from one counts on.
    addAttributes: () => ({ value: { ...wholeNumber('value'), keepOnSplit: false } }),
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const { editor } = this;
      return Object.fromEntries([
        ['Enter', () => editor.commands.splitListItem('listItem')],
        ['Tab', () => editor.commands.sinkListItem('listItem')],
        ['Shift-Tab', () => editor.commands.liftListItem('listItem')],
      ]);
    },
  }),
  Node.create({
    name: 'codeBlock',
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
    renderHTML: () => ['pre', ['code', 0]],
  }),
  Node.create({
    name: 'horizontalRule',
    group: 'block',
    parseHTML: () => [{ tag: 'hr' }],
    renderHTML: () => ['hr'],
  }),
  whole('image', drawWhole),
  whole('productEmbed', drawWhole),
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['div', { class: 'table-wrap' }, ['table', { class: 'data' }, ['tbody', 0]]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableHeader | tableCell)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableHeader', 'th', profile),
  cell('tableCell', 'td', profile),
];

const wholeNumber = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const text = element.getAttribute(name)?.trim() ?? '';
    return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
  },
});

/** Numbers are part of the text: a list goes on from where it stood, in letters or Roman numbers. */
const numbers = {
  start: wholeNumber('start'),
  type: {
    default: null,
    parseHTML: (element: HTMLElement) =>
      numberings.find((one) => one !== '1' && one === element.getAttribute('type')) ?? null,
  },
  reversed: {
    default: null,
    parseHTML: (element: HTMLElement) => (element.hasAttribute('reversed') ? true : null),
  },
};

const list = (name: string, tag: 'ul' | 'ol', sign: RegExp) =>
  Node.create({
    name,
    group: 'block',
    content: 'listItem+',
    ...(tag === 'ol' && { addAttributes: () => numbers }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addInputRules() {
      return [wrappingInputRule({ find: sign, type: this.type })];
    },
  });

/** A picture or a product: it is moved and deleted as a whole, and never comes in by a paste of markup. */
const whole = (name: string, draw: DrawWhole) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ stored: { default: {}, rendered: false } }),
    renderHTML: () => ['div'],
    addNodeView:
      () =>
      ({ node }) => ({ dom: draw(name, node.attrs.stored) }),
  });

const spans = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const span = Number(element.getAttribute(name) ?? 1);
    return Number.isInteger(span) && span > 1 && span <= 100 ? span : 1;
  },
});

const cell = (name: string, tag: 'th' | 'td', profile: RichProfile) =>
  Node.create({
    name,
    // What importers let through: headings, pictures and lists stand in cells.
    content: profile === 'table' ? 'paragraph+' : 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: spans('colspan'),
      rowspan: spans('rowspan'),
      colwidth: { default: null, rendered: false },
      ...(tag === 'th' && {
        scope: {
          default: null,
          parseHTML: (element: HTMLElement) => (element.getAttribute('scope') === 'row' ? 'row' : null),
        },
      }),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const mark = (name: string, tag: string, also: string, keys: readonly string[]) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, { tag: also }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return Object.fromEntries(keys.map((key) => [key, () => this.editor.commands.toggleMark(name)]));
    },
  });

const textMarks = [
  Mark.create({
    name: 'link',
    priority: 1000,
    inclusive: false,
    addAttributes: () => ({ stored: { default: {}, rendered: false } }),
    parseHTML: () => [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = hrefOf(element.getAttribute('href') ?? '');
          return href === undefined ? false : { stored: { href } };
        },
      },
    ],
    renderHTML: () => ['a', { class: 'link' }, 0],
  }),
  mark('bold', 'strong', 'b', ['Mod-b', 'Mod-B']),
  mark('italic', 'em', 'i', ['Mod-i', 'Mod-I']),
  mark('underline', 'u', 'ins', ['Mod-u', 'Mod-U']),
  mark('strike', 's', 'del', ['Mod-Shift-x']),
  mark('code', 'code', 'tt', ['Mod-e']),
  mark('superscript', 'sup', 'sup', ['Mod-.']),
  mark('subscript', 'sub', 'sub', ['Mod-,']),
];

/** Which way blocks are read, where they say so. */
const directed = Extension.create({
  name: 'directed',
  addGlobalAttributes: () => [
    {
      types: directedNodes,
      attributes: {
        dir: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            directions.find((one) => one === element.getAttribute('dir')) ?? null,
        },
      },
    },
  ],
});

/** One's own undo while the text is in hand. */
const manners = Extension.create({
  name: 'manners',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const run = (command: typeof undo) => () => command(editor.state, editor.view.dispatch);
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Mod-Shift-z': run(redo) };
  },
});

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};

/** What makes a table one: cells are walked through by Tab, and selected together. */
const tables = Extension.create({
  name: 'tables',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const go = (way: 1 | -1) => () => goToNextCell(way)(editor.state, editor.view.dispatch);
    return Object.fromEntries([
      ['Tab', go(1)],
      ['Shift-Tab', go(-1)],
    ]);
  },
});
