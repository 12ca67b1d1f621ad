import type { FieldElement } from './field-registry.ts';

/**
 * Makes an element one that can be reached and known as a field, until the editor goes. What says nothing by itself, an
 * empty text or a picture, gets its field's name, and a role where its element may have none without.
 */
export function markField(element: FieldElement, label: string, opens: boolean): () => void {
  const added: Record<string, string> = {};
  if (!element.hasAttribute('tabindex') || reached.has(element)) added.tabindex = '0';
  // A <picture> may have neither role nor label.
  if (element.tagName === 'PICTURE') added.title = label;
  else nameSilent(element, label, opens);
  element.classList.add('is-field');
  for (const [name, value] of Object.entries(added)) element.setAttribute(name, value);
  if (added.tabindex) reached.add(element);
  return () => {
    element.classList.remove('is-field');
    takeName(element);
    for (const name of Object.keys(added)) if (name !== 'tabindex') element.removeAttribute(name);
    if (!added.tabindex) return;
    const leave = () => {
      if (element.classList.contains('is-field')) return;
      element.removeAttribute('tabindex');
      reached.delete(element);
    };
    // A section that is rendered again lets go of its fields and marks them again at once. One that has the focus would lose
    // it with the attribute, and anyone who works by keyboard their place.
    if (element === document.activeElement) setTimeout(leave);
    else leave();
  };
}

/** Attributes that name elements which have no words. */
const named = new WeakMap<Element, readonly string[]>();

/** Names an element that has no words after its field, so that it can be found; one that has words says them. */
export function nameSilent(element: FieldElement, label: string, opens: boolean): void {
  takeName(element);
  if (element.textContent !== '' || element.hasAttribute('aria-label')) return;
  const names: Record<string, string> = { 'aria-label': label };
  if (!/^(H[1-6]|A|BUTTON)$/.test(element.tagName)) names.role = opens ? 'button' : 'textbox';
  for (const [name, value] of Object.entries(names)) element.setAttribute(name, value);
  named.set(element, Object.keys(names));
}

/** Whether something is a button only because it is edited. */
export const isButtonOfEditor = (element: Element): boolean => named.get(element)?.includes('role') === true;

function takeName(element: Element): void {
  for (const name of named.get(element) ?? []) element.removeAttribute(name);
  named.delete(element);
}

/** Elements that can be reached only because they are fields. */
const reached = new WeakSet<Element>();
