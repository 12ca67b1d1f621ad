import type { FieldElement } from './field-registry.ts';

/**
 * Makes an element one that can be reached and known as a field, until the editor goes. What says nothing by itself, an
 * empty text or a picture, gets its field's name, and a role where its element may have none without.
 */
export function markField(element: FieldElement, label: string, opens: boolean): () => void {
  const added: Record<string, string> = {};
  if (!element.hasAttribute('tabindex')) added.tabindex = '0';
  const isSilent = element.textContent === '' && !element.hasAttribute('aria-label');
  // A <picture> may have neither role nor label.
  if (element.tagName === 'PICTURE') added.title = label;
  else if (isSilent) {
    added['aria-label'] = label;
    if (!/^(H[1-6]|A|BUTTON)$/.test(element.tagName)) added.role = opens ? 'button' : 'textbox';
  }
  element.classList.add('is-field');
  for (const [name, value] of Object.entries(added)) element.setAttribute(name, value);
  return () => {
    element.classList.remove('is-field');
    for (const name of Object.keys(added)) element.removeAttribute(name);
  };
}
