import { applyOp } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { part } from '#test/part.ts';
import { FieldRegistry } from './field-registry.ts';
import { markField } from './mark-field.ts';
import { holdsMore, putWords, takeWords } from './own-words.ts';
import { pageTexts } from './show-texts.ts';

const key = 'content:7:hrv';

/** A page of sections with a headline each, in the document. */
function openPage(sections: number) {
  let body: DocumentBody = {
    root: part({
      id: 'root',
      parts: Array.from({ length: sections }, (_, place) =>
        part({ id: `s${place}`, slot: 'sections', meta: { heading: `Naslov ${place}` } }),
      ),
    }),
  };
  const registry = new FieldRegistry(
    { page: key },
    () => key,
    () => 'meta',
  );
  const elements = body.root.parts.map(({ id, meta }) => {
    const element = document.createElement('h2');
    element.textContent = String(meta.heading);
    document.body.append(element);
    registry.field({ id }, 'heading', () => () => {})(element);
    return element;
  });
  let looked = 0;
  let held: Element | undefined;
  const texts = pageTexts({
    registry,
    bodyOf: () => body,
    isText: () => ++looked > 0,
    held: () => held,
    onShown: () => {},
  });
  texts.show([key], false);
  return {
    elements,
    texts,
    hold: (element: Element | undefined) => {
      held = element;
    },
    change(change: Change): number {
      const applied = applyOp(body, change);
      if ('fault' in applied) throw new Error(applied.fault);
      body = applied.body;
      looked = 0;
      texts.show([key], false);
      return looked;
    },
  };
}

test('[EDIT-005] a change costs what it changes: of three hundred headlines one is looked at, and for a move none', () => {
  const { elements, change } = openPage(300);

  expect(change({ op: 'set', path: 's150/meta/heading', value: 'Novi' })).toBe(1);
  expect(elements[150]?.textContent).toBe('Novi');
  expect(change({ op: 'move', part: 's150', parent: 'root', slot: 'sections', after: 's10' })).toBe(0);
  expect(change({ op: 'remove', part: 's11' })).toBe(0);
});

test('[EDIT-005] what others wrote into the text in hand is shown once that is left', () => {
  const { elements, texts, hold, change } = openPage(2);
  const [element] = elements;
  if (!element) throw new Error('There is no headline.');

  hold(element);
  change({ op: 'set', path: 's0/meta/heading', value: 'Njihov' });
  expect(element.textContent).toBe('Naslov 0');
  hold(undefined);
  texts.showField(element, { key, part: 's0', f: 'heading' });
  expect(element.textContent).toBe('Njihov');
});

test('[EDIT-005, SHELL-018] the notice, whose first sentence is bold, is written where it stands; looked at only, it is as React drew it', () => {
  const notice = document.createElement('span');
  notice.innerHTML = '<strong>Koristimo kolačiće.</strong> Ostale birate sami.';
  const [bold] = notice.children;
  expect(holdsMore(notice)).toBe(false);

  takeWords(notice);
  expect(notice.innerHTML).toBe('Koristimo kolačiće. Ostale birate sami.');
  putWords(notice, 'Koristimo kolačiće. Ostale birate sami.');
  expect(notice.firstChild).toBe(bold);
  takeWords(notice);
  putWords(notice, 'Samo nužni.');
  expect(notice.innerHTML).toBe('Samo nužni.');
  // Taken back: React's own nodes again.
  putWords(notice, 'Koristimo kolačiće. Ostale birate sami.');
  expect(notice.firstChild).toBe(bold);

  notice.innerHTML = 'Primjer <input>';
  expect(holdsMore(notice)).toBe(true);
});

test('[EDIT-005] a text that was emptied goes by the name of its field, until it has words again', () => {
  const title = document.createElement('h1');
  title.textContent = 'Stolna lampa';
  const unmark = markField(title, 'Ime', false);
  expect(title.getAttribute('aria-label')).toBeNull();

  title.textContent = '';
  unmark();
  const again = markField(title, 'Ime', false);
  expect(title.getAttribute('aria-label')).toBe('Ime');
  again();
  expect([...title.attributes].map(({ name }) => name)).toEqual(['class']);
});

test('[EDIT-001] when the editor is closed the page shows what is public, also where React draws the words that it drew before', () => {
  const page = (title: string, note: string) => (
    <>
      <h1>{title}</h1>
      <p>
        <strong>{note}</strong> Ostalo.
      </p>
    </>
  );
  const { container: root, rerender } = render(page('Javni naslov', 'Kolačići.'));
  const [title, note] = [root.querySelector('h1'), root.querySelector('p')];
  if (!title || !note) throw new Error('nothing was drawn');
  const registry = new FieldRegistry(
    { page: key },
    () => key,
    () => 'meta',
  );
  const body = { root: part({ id: 'root', meta: { title: 'Nacrt', note: 'Nacrt kolačića' } }) };
  registry.field({ id: 'root' }, 'title', () => () => {})(title);
  registry.field({ id: 'root' }, 'note', () => () => {})(note);
  const texts = pageTexts({
    registry,
    bodyOf: () => body,
    isText: () => true,
    held: () => undefined,
    onShown: () => {},
  });
  texts.show([key], true);
  expect([title.textContent, note.textContent]).toEqual(['Nacrt', 'Nacrt kolačića']);

  texts.giveBack();
  rerender(page('Javni naslov', 'Kolačići.'));
  expect([title.textContent, note.textContent]).toEqual(['Javni naslov', 'Kolačići. Ostalo.']);
  // What was published meanwhile, too.
  rerender(page('Novi naslov', 'Drugi kolačići.'));
  expect([title.textContent, note.textContent]).toEqual(['Novi naslov', 'Drugi kolačići. Ostalo.']);
});
