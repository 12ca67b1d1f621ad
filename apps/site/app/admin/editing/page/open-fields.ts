import type { FieldPlace, FieldRegistry } from './field-registry.ts';

/**
 * Fields that are not written where they stand (buttons, pictures) open their dialog: by a press, or by Enter. A link of
 * the page leads nowhere meanwhile, but with Ctrl or ⌘.
 */
export function startOpeningFields(
  root: Document,
  registry: FieldRegistry,
  isOpened: (place: FieldPlace) => boolean,
  open: (place: FieldPlace) => void,
): () => void {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const found = registry.fieldAt(event.target);
    if (!found) return;
    // What is a field is no link and no button while it is edited.
    event.preventDefault();
    event.stopPropagation();
    if (isOpened(found.place)) open(found.place);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const found = registry.fieldAt(event.target);
    if (!found || found.element !== event.target || !isOpened(found.place)) return;
    event.preventDefault();
    open(found.place);
  };
  root.addEventListener('click', press, { capture: true });
  root.addEventListener('keydown', key, { capture: true });
  return () => {
    root.removeEventListener('click', press, { capture: true });
    root.removeEventListener('keydown', key, { capture: true });
  };
}
