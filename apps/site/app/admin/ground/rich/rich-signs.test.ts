import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { RichField } from '@izlog/contract/sections/fields';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';
import { openRichEditor } from './open-rich-editor.ts';
import { linesOfRich, richOfLines } from './rich-lines.ts';

const field: RichField = { kind: 'rich', profile: 'article', max: 100_000 };

/** Signs that one does not see: they hold words together, part them or join them. */
const unseen = fc.constantFrom('\u00a0', '\u202f', '\u00ad', '\u200d');
const sign = fc.oneof({ weight: 2, arbitrary: unseen }, fc.constantFrom('a', '7', '€', '%', '-', '.', ' '));
// A space at the end of a line, or beside another, is none to a browser; and where one sees nothing nothing is stored.
const words = fc
  .array(sign, { maxLength: 12 })
  .map((signs) => `${signs.join('').replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, '')}ž`);
const place = fc.nat(13);

const docOf = (text: string): RichNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const textOf = (node: RichNode | string | null): string =>
  node === null || typeof node === 'string'
    ? (node ?? '')
    : (node.text ?? (node.content ?? []).map(textOf).join(''));

/** Does something in an editor that is open over a text, and returns what is then stored. */
function write(
  value: RichNode | null,
  act: (editor: NonNullable<ReturnType<typeof openRichEditor>>) => void,
) {
  const mount = document.createElement('div');
  document.body.append(mount);
  let stored: RichNode | string | null = value;
  const drawWhole = () => document.createElement('div');
  const onChange = (now: typeof stored) => {
    stored = now;
  };
  const editor = openRichEditor({ mount, value, field, label: 'Tekst', drawWhole, onChange });
  if (!editor) throw new Error('The text has something that the editor does not know.');
  act(editor);
  editor.destroy();
  mount.remove();
  return stored;
}

test('[EDIT-005] a no-break space and what else one does not see survives when words beside it are made bold, as lines too', () => {
  fc.assert(
    fc.property(words, place, place, (text, from, to) => {
      const bold = write(docOf(text), ({ commands }) => {
        const [start = 0, end = 0] = [from, to]
          .map((at) => Math.min(at, text.length) + 1)
          .sort((a, b) => a - b);
        commands.setTextSelection({ from: start, to: end });
        commands.toggleMark('bold');
      });
      expect(textOf(bold)).toBe(text);
      expect(textOf(write(docOf(text), (editor) => editor.commands.setContent(editor.getHTML())))).toBe(text);
      expect(textOf(richOfLines(linesOfRich(bold), bold))).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('[EDIT-005] a no-break space comes in by a paste, also where it stands alone between words that are marked', () => {
  vi.stubGlobal('ClipboardEvent', Event);
  const spans = (...parts: string[]) =>
    parts
      .map((part) => `<span style="font-weight:400">${part.replaceAll('\u00a0', '&nbsp;')}</span>`)
      .join('');
  fc.assert(
    fc.property(words, place, (text, at) => {
      const html = `<p>${spans(text.slice(0, at), text.slice(at, at + 1))}<b>${text.slice(at + 1)}</b></p>`;
      expect(textOf(write(null, ({ view }) => void view.pasteHTML(html)))).toBe(text);
      // The browser's own spans, in which a space stands that it made hard itself, have neither style nor class.
      expect(cleanPasted(html, { hasHeadings: true })).not.toContain('<span');
    }),
    { numRuns: 60 },
  );
  vi.unstubAllGlobals();
});
