import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { RichField } from '@izlog/contract/sections/fields';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RichText } from '#site/rich/rich-text.tsx';
import { openRichEditor } from './open-rich-editor.ts';
import { placeOfSign, signAt } from './pressed-sign.ts';

const p = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const gone: RichNode = { type: 'image', attrs: { picture: { id: 7, alt: '' }, caption: 'Bila je' } };

/** A text on its page and in the editor, and what the caret stands between after a press at a place of the page. */
function pressed(doc: RichNode) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(RichText, { doc })));
  const editor = openRichEditor({
    mount: document.createElement('div'),
    value: doc,
    field: { kind: 'rich', profile: 'article', max: 100_000 } as RichField,
    label: 'Tekst',
    drawWhole: () => document.createElement('figure'),
    onChange: () => {},
  });
  if (!editor) throw new Error('no editor');
  return (paragraph: number, offset: number): string | undefined => {
    const words = page.querySelectorAll('p')[paragraph]?.firstChild;
    const sign = words && signAt(page, words, offset);
    const place = sign ? placeOfSign(editor.state.doc, sign) : undefined;
    if (place === undefined) return undefined;
    const { parent, parentOffset } = editor.state.doc.resolve(place);
    return `${parent.textContent.slice(0, parentOffset)}|${parent.textContent.slice(parentOffset)}`;
  };
}

test('[EDIT-005] the caret stands where one pressed, also below a picture whose file is gone, which the page does not show', () => {
  const caret = pressed({ type: 'doc', content: [gone, p('Prvi red'), gone, p('Drugi red'), p('Treći')] });

  expect(caret(0, 0)).toBe('|Prvi red');
  expect(caret(0, 4)).toBe('Prvi| red');
  expect(caret(0, 5)).toBe('Prvi |red');
  expect(caret(1, 0)).toBe('|Drugi red');
  expect(caret(1, 3)).toBe('Dru|gi red');
  expect(caret(2, 5)).toBe('Treći|');
});

test('[EDIT-005] where the page shows other letters than the text has the point decides', () => {
  const caret = pressed({ type: 'doc', content: [p('Riječi'), { type: 'productEmbed', attrs: { id: 3 } }] });
  expect(caret(0, 2)).toBe('Ri|ječi');

  const page = document.createElement('div');
  page.innerHTML = '<p>Sasvim drugo</p><figure>slika</figure>';
  const [words, picture] = [page.querySelector('p')?.firstChild, page.querySelector('figure')?.firstChild];
  if (!words || !picture) throw new Error('no words');
  expect(signAt(page, picture, 2)).toBeUndefined();
  const other = signAt(page, words, 3);
  expect(other).toEqual({ before: 3, all: 11, isRightBehind: true });
});
