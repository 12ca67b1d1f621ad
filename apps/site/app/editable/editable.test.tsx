import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { LanguageContext } from '#site/links/addresses.ts';
import { german } from '#test/languages.ts';
import { part } from '#test/part.ts';
import { renderUi } from '#test/render-ui.tsx';
import { Button } from './button.tsx';
import { EditContext, type EditHooks } from './edit-context.ts';
import { Picture } from './picture.tsx';
import { Rich } from './rich.tsx';
import { Slot } from './slot.tsx';
import { Text } from './text.tsx';

const file = (hash: string) => ({
  id: 1,
  hash,
  mime: 'image/jpeg',
  extension: 'jpeg',
  width: 1600,
  height: 900,
  alt: 'Izlog u centru',
  title: '',
  placeholder: null,
  color: null,
});
const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Opis.' }] }] };
const full = part({
  meta: {
    heading: 'Naslov',
    body,
    picture: { id: 1, alt: '', file: file('a'.repeat(32)) },
    button: { name: 'Dalje', product: { slug: 'plan' } },
  },
  parts: [
    part({ id: 'card-1', slot: 'cards', meta: { heading: 'Prva' } }),
    part({ id: 'other', slot: 'elsewhere', meta: { heading: 'Drugdje' } }),
    part({ id: 'card-2', slot: 'cards', meta: { heading: 'Druga' } }),
  ],
});
const empty = part();

const drawn = (one: typeof full): ReactElement => (
  <>
    <Text part={one} f="heading" as="h2" />
    <Rich part={one} f="body" />
    <Picture part={one} f="picture" />
    <Button part={one} f="button" />
    <Slot part={one} name="cards">
      {(card) => <Text part={card} f="heading" as="h3" />}
    </Slot>
  </>
);

/** An editor that only remembers what it was given, and where. */
function remember() {
  const seen: Array<{ what: string; tag: string }> = [];
  const note = (what: string) => (element: Element | null) => {
    if (element) seen.push({ what, tag: element.tagName.toLowerCase() });
  };
  const hooks: EditHooks = {
    part: ({ id }) => note(`part ${id}`),
    field: (_part, f) => note(f),
    slot: (_part, name) => note(`slot ${name}`),
  };
  return { seen, edited: (one: typeof full) => <EditContext value={hooks}>{drawn(one)}</EditContext> };
}

test('[CMS-008, CMS-009] a visitor sees words, rich text, picture, button and the parts of a slot in their order', () => {
  const { container } = renderUi(drawn(full));

  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Naslov');
  expect(screen.getByText('Opis.').tagName).toBe('P');
  expect(screen.getByRole('img', { name: 'Izlog u centru' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dalje' }).getAttribute('href')).toBe('/product/plan');
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Prva',
    'Druga',
  ]);
  expect(container.querySelector('[data-field], [data-slot]')).toBeNull();
});

test('a visitor sees nothing of fields that are empty', () => {
  const { container } = renderUi(drawn(empty));

  expect(container.innerHTML).toBe('');
});

test('[EDIT-008] words of a phone stand beside those of wide screens, each shown where it belongs', () => {
  renderUi(
    <Text
      part={part({ meta: { heading: 'Široko' }, mobileMeta: { heading: 'Usko' } })}
      f="heading"
      as="h1"
    />,
  );

  expect(screen.getByText('Široko').className).toBe('wide-only');
  expect(screen.getByText('Usko').className).toBe('narrow-only');
  // Nothing is laid out here: that each has its rule is read in the stylesheet.
  const sheet = readFileSync(`${import.meta.dirname}/../styles/layout.css`, 'utf8');
  expect(sheet).toMatch(/\.wide-only \{\s*@media \(width < 48rem\) \{\s*display: none/);
  expect(sheet).toMatch(/\.narrow-only \{\s*@media \(width >= 48rem\) \{\s*display: none/);
});

test('[EDIT-008] a phone gets its own picture', () => {
  const phone = { id: 2, alt: '', file: file('b'.repeat(32)) };
  const { container } = renderUi(<Picture part={{ ...full, mobileMeta: { picture: phone } }} f="picture" />);

  const [first] = container.querySelectorAll('source');

  expect(first?.getAttribute('media')).toBe('(max-width: 47.99rem)');
  expect(first?.getAttribute('srcset')).toContain('b'.repeat(32));
  expect(container.querySelector('img')?.getAttribute('src')).toContain('a'.repeat(32));
});

test('a picture that staff called decoration has no words, a picture that is gone draws nothing', () => {
  const decoration = { id: 1, alt: { decorative: true }, file: file('a'.repeat(32)) };
  const { container, rerender } = renderUi(
    <Picture part={part({ meta: { picture: decoration } })} f="picture" />,
  );
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');

  rerender(<Picture part={part({ meta: { picture: { id: 1, alt: '', file: null } } })} f="picture" />);
  expect(container.innerHTML).toBe('');
});

test('[ROUTE-043] a button of content leads to the address in the language of the page', () => {
  renderUi(
    <LanguageContext value={german}>
      <Button part={full} f="button" />
    </LanguageContext>,
  );

  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/produkt/plan');
});

test('a short text stored without marks is a paragraph', () => {
  renderUi(<Rich part={part({ meta: { body: 'Kratko.' } })} f="body" />);

  expect(screen.getByText('Kratko.').tagName).toBe('P');
});

test('[EDIT-005] with an editor every leaf is known by the element it stands in, also one with nothing in it yet', () => {
  const { seen, edited } = remember();

  renderUi(edited(empty));

  expect(seen).toEqual([
    { what: 'heading', tag: 'h2' },
    { what: 'body', tag: 'div' },
    { what: 'picture', tag: 'span' },
    { what: 'button', tag: 'span' },
    { what: 'slot cards', tag: 'ul' },
  ]);
});

test('[EDIT-002] with an editor the page has the elements and attributes that a visitor sees', () => {
  const plain = renderUi(drawn(full)).container.innerHTML;
  const { seen, edited } = remember();

  expect(renderUi(edited(full)).container.innerHTML).toBe(plain);
  expect(seen.map(({ what }) => what)).toContain('part card-2');
});

test('[EDIT-008] rich text and a button of a phone stand beside those of wide screens', () => {
  const { container } = renderUi(
    drawn(part({ meta: full.meta, mobileMeta: { body: 'Kratko.', button: { name: 'Zovi', href: '/tel' } } })),
  );

  expect(container.querySelector('.wide-only p')?.textContent).toBe('Opis.');
  expect(container.querySelector('.narrow-only p')?.textContent).toBe('Kratko.');
  expect([...container.querySelectorAll('a')].map((link) => [link.textContent, link.className])).toEqual([
    ['Dalje', 'button wide-only'],
    ['Zovi', 'button narrow-only'],
  ]);
});
