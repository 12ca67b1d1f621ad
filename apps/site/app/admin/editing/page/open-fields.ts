import { rootId } from '@izlog/contract/editing/document';
import type { FieldPlace, FieldRegistry } from './field-registry.ts';

interface Surroundings {
  registry: FieldRegistry;
  /** Whether a field that stands in an element has a dialog. */
  isOpened(place: FieldPlace, element: Element): boolean;
  /** Whether a part is opened as a whole by a press on a link in it. */
  isList(key: string, part: string): boolean;
  open(place: FieldPlace): void;
}

/**
 * Fields that are not written where they stand (buttons, pictures) open their dialog: by a press, or by Enter. So do lists by
 * a press on what stands in them. A link of the page leads nowhere meanwhile, but with Ctrl or ⌘.
 */
export function startOpeningFields(root: Document, around: Surroundings): () => void {
  const { registry, isOpened, open } = around;
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const found = registry.fieldAt(event.target);
    const place = found ? found.place : listAt(event.target);
    if (!place) return;
    // What is a field is no link and no button while it is edited.
    event.preventDefault();
    event.stopPropagation();
    if (!found || isOpened(place, found.element)) open(place);
  };
  /** The list that a pressed link stands in; its dialog is that of all its options. */
  const listAt = (target: EventTarget | null): FieldPlace | undefined => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const part = link && registry.partAt(link);
    const key = part ? registry.documentAt(link, part) : undefined;
    return part && key && around.isList(key, part) ? { key, part, f: rootId } : undefined;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const found = registry.fieldAt(event.target);
    if (!found || found.element !== event.target || !isOpened(found.place, found.element)) return;
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
