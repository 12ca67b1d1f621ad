import type { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { loneHref } from './href-of.ts';
import { plainPasted } from './plain-pasted.ts';

/** What was pasted last, where it stands and as words without marks. */
interface Pasted {
  from: number;
  to: number;
  text: string;
}

const pasted = new WeakMap<Editor, Pasted>();

/** A lone address is a link: of what is chosen, else of itself. False for all else. */
export function pasteAddress(view: EditorView, data: Pick<DataTransfer, 'getData'>): boolean {
  const text = data.getData('text/plain').trim();
  const href = loneHref(text);
  const link = view.state.schema.marks.link;
  const { selection, tr } = view.state;
  if (!href || !link || selection.$from.parent.type.spec.code) return false;
  const mark = link.create({ stored: { href } });
  if (selection.empty) tr.insert(selection.from, view.state.schema.text(text, [mark])).removeStoredMark(mark);
  else tr.addMark(selection.from, selection.to, mark);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true));
  return true;
}

/** Notes what a paste with marks puts in, until something else is written: it may be wanted as words alone. */
export function watchPastes(editor: Editor): { note(data: Pick<DataTransfer, 'getData'>): void } {
  let coming: string | undefined;
  editor.on('transaction', ({ transaction }) => {
    if (!transaction.docChanged) return;
    const text = coming;
    coming = undefined;
    pasted.delete(editor);
    const isPaste = transaction.getMeta('paste') || transaction.getMeta('uiEvent') === 'paste';
    if (!isPaste || text === undefined) return;
    // From the first to the last place that the paste changed.
    let [from, to] = [Number.POSITIVE_INFINITY, 0];
    for (const [place, map] of transaction.mapping.maps.entries())
      map.forEach((_start, _end, start, end) => {
        const rest = transaction.mapping.slice(place + 1);
        from = Math.min(from, rest.map(start, -1));
        to = Math.max(to, rest.map(end, 1));
      });
    if (to > from) pasted.set(editor, { from, to, text });
  });
  return {
    note(data) {
      const html = data.getData('text/html');
      coming = html ? plainPasted(data.getData('text/plain'), html) : undefined;
    },
  };
}

/** Whether what stands in the text was just pasted with marks. */
export const hasPasted = (editor: Editor): boolean => pasted.has(editor);

/** Puts the words of what was pasted last in its place, without marks, lists and tables; one undo brings those back. */
export function pasteAsPlain(editor: Editor): void {
  const last = pasted.get(editor);
  if (!last) return;
  const { schema, tr } = editor.state;
  const { paragraph } = schema.nodes;
  const lines = last.text
    .replaceAll('\r\n', '\n')
    .split(/\n+/)
    .filter((line) => line.trim() !== '');
  const blocks = lines.map((line) => paragraph?.create(null, schema.text(line)) ?? schema.text(line));
  // Open at both ends: the first and the last line go on in the paragraphs around.
  editor.view.dispatch(tr.replaceRange(last.from, last.to, new Slice(Fragment.from(blocks), 1, 1)));
  editor.view.focus();
}
