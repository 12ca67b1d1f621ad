import type { RichNode } from '@izlog/contract/cms/content/rich';
import { nodesOf } from '@izlog/contract/sections/check-rich';
import type { RichField } from '@izlog/contract/sections/fields';
import { partLimits } from '@izlog/contract/sections/part-limits';
import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { Node as ProseNode } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { cleanHtml, cleanPasted } from './clean-pasted.ts';
import { pasteAddress, watchPastes } from './paste-in.ts';
import { placeOfSign, signAt } from './pressed-sign.ts';
import { type DrawWhole, richExtensions } from './rich-extensions.ts';
import { fromEditor, toEditor } from './rich-shape.ts';

interface Surroundings {
  /** Becomes the editor's own: what is in it goes. */
  mount: HTMLElement;
  value: RichNode | string | null | undefined;
  /** What stands there where no rich text was written yet: imported HTML, taken up as if it were pasted. */
  html?: string;
  field: RichField;
  label: string;
  drawWhole: DrawWhole;
  /** What is written now, as it is stored; nothing where it is empty. */
  onChange(value: RichNode | string | null): void;
}

/**
 * Opens a rich text in an element, with the visitor's tags and classes. Nothing where the text has something that its
 * profile does not know: it would be lost.
 */
export function openRichEditor(around: Surroundings): Editor | undefined {
  const { mount, field, label } = around;
  const extensions = richExtensions(field.profile, around.drawWhole);
  const content = toEditor(around.value, field.profile);
  if (!isKnown(extensions, content)) return undefined;
  const taker = { hasHeadings: nodesOf[field.profile].includes('heading') };
  const editor = new Editor({
    element: { mount },
    extensions,
    content: around.html ? cleanHtml(around.html, taker) : (content as JSONContent),
    // The policy takes no styles that scripts put into the page; these are in the editor's sheet.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      // More than one value may hold is cut, so that a book in the clipboard does not stop the browser.
      transformPastedHTML: (html) =>
        cleanPasted(withoutSheets(html.slice(0, 4 * partLimits.valueBytes)), taker),
      transformPastedText: (text) => text.slice(0, partLimits.valueBytes),
      handlePaste(view, event) {
        const data = event.clipboardData;
        if (!data) return false;
        if (pasteAddress(view, data)) return true;
        pastes.note(data);
        return false;
      },
    },
    onUpdate() {
      const { doc } = editor.state;
      around.onChange(
        // What did not change is the same object, so this looks at one paragraph only.
        doc.eq(before) ? ((around.value ?? null) as RichNode) : fromEditor(doc.toJSON() as RichNode),
      );
    },
  });
  const before = editor.state.doc;
  const pastes = watchPastes(editor);
  return editor;
}

/** The sheets that other programs send along: the policy refuses them already where they are read. */
const withoutSheets = (html: string): string => html.replaceAll(/<style[\s\S]*?(?:<\/style\s*>|$)/gi, '');

/** Where a text was pressed as the page showed it: the point, and the place in its words. */
export interface Pressed {
  left: number;
  top: number;
  text: Element;
  caret: Pick<CaretPosition, 'offsetNode' | 'offset'> | null;
}

/**
 * Takes the text up where it was pressed, a picture or product as a whole; else at its end. The line that was pressed stays
 * under the pointer.
 */
export function putCaret(editor: Editor, at: Pressed | undefined): void {
  const pressed = at?.caret ? signAt(at.text, at.caret.offsetNode, at.caret.offset) : undefined;
  const sign = pressed && placeOfSign(editor.state.doc, pressed);
  const found = sign === undefined ? at && editor.view.posAtCoords(at) : { pos: sign, inside: -1 };
  const { doc, tr } = editor.state;
  const isWhole = found && found.inside >= 0 && doc.nodeAt(found.inside)?.type.spec.atom;
  const place = isWhole
    ? NodeSelection.create(doc, found.inside)
    : found
      ? Selection.near(doc.resolve(found.pos))
      : Selection.atEnd(doc);
  editor.view.dispatch(tr.setSelection(place));
  editor.view.focus();
  if (!at || sign === undefined) return;
  const line = editor.view.coordsAtPos(sign);
  const off = (line.top + line.bottom) / 2 - at.top;
  if (Math.abs(off) > line.bottom - line.top) scrollBy({ top: off, behavior: 'instant' });
}

function isKnown(extensions: Parameters<typeof getSchema>[0], content: RichNode): boolean {
  try {
    ProseNode.fromJSON(getSchema(extensions), content).check();
    return true;
  } catch (error) {
    console.warn('A text has something that the editor does not know.', error);
    return false;
  }
}
