import { beforeEach, expect, test, vi } from 'vitest';
import { part } from '#test/part.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { FieldRegistry } from '../page/field-registry.ts';
import { goBackTo, goToField } from './go-to-field.ts';

const key = 'content:7:hrv';

// Nothing is laid out here: what is seen is what no fold and no closed window holds.
Element.prototype.scrollIntoView = () => {};
Element.prototype.checkVisibility = function (this: Element) {
  const fold = this.closest('details:not([open])');
  const isSummary = fold?.querySelector(':scope > summary')?.contains(this) === true;
  return this.isConnected && (!fold || isSummary) && !this.closest('dialog:not([open])');
};

/** A page with the markup of its sections, of which `data-f` names fields by part and name. */
function open(markup: string) {
  document.body.innerHTML = `<main>${markup}</main>`;
  const root = part({
    id: 'root',
    parts: [part({ id: 'q', parts: [part({ id: 'a', slot: 'questions' })] }), part({ id: 'elsewhere' })],
  });
  const registry = new FieldRegistry(
    { page: key },
    () => key,
    () => 'meta',
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-f]')) {
    const [id = '', f = ''] = element.dataset.f?.split(' ') ?? [];
    element.tabIndex = 0;
    registry.field({ id }, f, () => () => {})(element);
  }
  const page = {
    registry,
    store: { shown: () => ({ root }) },
    scopes: { page: { kind: 'content', id: 7, language: 'hrv' } },
    write: vi.fn((element: Element) => element.matches('p')),
    open: vi.fn(),
    ask: vi.fn(),
  };
  return { ...page, page: page as unknown as EditedPage };
}

const fold =
  '<details><summary data-f="a question">Pitanje</summary><p data-f="a answer">Odgovor</p></details>';
const answer = () => document.querySelector<HTMLElement>('[data-f="a answer"]');

beforeEach(() => {
  document.body.innerHTML = '';
});

test('[EDIT-005] one is led to a field that is folded away: it is opened, and one writes there', () => {
  const { page, write } = open(`<details><summary>Grupa</summary>${fold}</details>`);
  expect(goToField(page, key, 'a/meta/answer')).toBe(true);

  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect(write).toHaveBeenCalledWith(answer());
});

test('[EDIT-005] one is led to the heading of what is folded without opening it', () => {
  const { page } = open(fold);
  goToField(page, key, 'a/meta/question');
  expect(document.querySelector('details')?.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Pitanje');
});

test('[EDIT-005] what is not written where it stands has the focus; of a field twice on the page the one that is seen', () => {
  const { page, write } = open(
    '<dialog><p data-f="a answer">U izborniku</p></dialog><p data-f="a answer">Ovdje</p><div data-f="a picture">Slika</div>',
  );
  goToField(page, key, 'a/meta/answer');
  expect(write.mock.lastCall?.[0].textContent).toBe('Ovdje');
  goToField(page, key, 'a/meta/picture');
  expect(document.activeElement?.textContent).toBe('Slika');
});

test('[EDIT-005, EDIT-017] what stands nowhere on the page opens where it is changed, and what is nowhere is not claimed', () => {
  const { page, ask, open: openWindow } = open(fold);
  expect(goToField(page, key, 'root/meta/seo')).toBe(true);
  expect(ask).toHaveBeenCalledWith('seo');
  expect(goToField(page, key, 'elsewhere/options/form')).toBe(true);
  expect(openWindow).toHaveBeenCalledWith({ key, part: 'elsewhere', f: 'root' });
  expect(goToField(page, key, 'gone/meta/heading')).toBe(false);
});

test('[EDIT-005] back from a decision one is where one was, and does not begin anew', () => {
  const { page, write } = open('<p data-f="a answer">Ovdje</p>');
  goBackTo(page, key, 'a/meta/answer');
  expect(document.activeElement?.textContent).toBe('Ovdje');
  expect(write).not.toHaveBeenCalled();
});
