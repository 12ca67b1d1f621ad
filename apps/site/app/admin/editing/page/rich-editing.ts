import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import type { Pressed } from '#site/admin/ground/rich/open-rich-editor.ts';
import type { DrawWhole } from '#site/admin/ground/rich/rich-extensions.ts';
import type { FieldPlace, FieldRegistry } from './field-registry.ts';
import { fieldPath } from './page-hooks.ts';
import { copyOf, renderedWholes } from './rendered-wholes.ts';
import type { HeldField, TextEditing } from './text-editing.ts';

interface Surroundings {
  registry: FieldRegistry;
  declarationOf(place: FieldPlace): FieldDeclaration | undefined;
  labelOf(place: FieldPlace): string;
  newId(): string;
  /** What the field holds, with the files of its pictures. */
  valueOf(place: FieldPlace): unknown;
  drawWhole: DrawWhole;
  onHold(held: HeldField | undefined): void;
  onType(held: HeldField, value: RichNode | string | null): void;
  /** The field was left. Until what it gives is done the words stay as they were written. */
  onLeave(held: HeldField): Promise<void> | undefined;
  /** The text has something in it that the editor does not know. */
  onUnknown(place: FieldPlace): void;
}

/**
 * A rich text is written in a twin of its element: the same tag and classes, beside it, with the editor in it (design §7).
 * React's own element stays where it is, unseen, so that React finds it when something around it is rendered; it is seen again
 * when the text is left. The editor is fetched with the first text that is taken up.
 */
export function startRichEditing(root: Document, around: Surroundings): TextEditing {
  let held: HeldField | undefined;
  let asked = 0;

  const hold = async (element: HTMLElement, place: FieldPlace, at?: Pressed) => {
    const own = ++asked;
    const { openRichEditor, putCaret } = await import('#site/admin/ground/rich/open-rich-editor.ts');
    const field = around.declarationOf(place);
    if (own !== asked || held || field?.kind !== 'rich' || !element.isConnected) return;
    const start = around.valueOf(place) as RichNode | string | null | undefined;
    const twin = element.cloneNode(false) as HTMLElement;
    const rendered = renderedWholes(element, start);
    const rich = openRichEditor({
      mount: twin,
      value: start,
      // Only the description of a product may have been imported as HTML.
      html: start === undefined && place.key.startsWith('product:') ? element.innerHTML : undefined,
      field,
      label: around.labelOf(place),
      drawWhole: (type, stored) => {
        const known = rendered.get(stored);
        return known ? copyOf(known) : around.drawWhole(type, stored);
      },
      onChange: (value) => {
        if (held && held.rich === rich) around.onType(held, value);
      },
    });
    if (!rich) return around.onUnknown(place);
    twin.classList.add('is-field', 'is-rich');
    twin.removeAttribute('id');
    element.after(twin);
    element.style.display = 'none';
    held = {
      element: twin,
      place,
      path: fieldPath(place),
      start,
      gesture: around.newId(),
      rich,
      isPressed: at !== undefined,
    };
    twin.addEventListener('focusout', (event) => {
      if (!staysInHand(event.relatedTarget)) leave();
    });
    twin.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      const isBack = leave();
      if (!isBack) return element.focus();
      void isBack.then(() => {
        if (document.activeElement === document.body) element.focus();
      });
    });
    backOf = element;
    putCaret(rich, at);
    around.onHold(held);
  };
  let backOf: HTMLElement | undefined;
  // What was just written, until the page shows it itself: who presses there means the text.
  const stills = new Map<Element, { element: HTMLElement; place: FieldPlace; isBack: Promise<void> }>();

  /** Gives when the page shows what was written, where that takes a moment. */
  const leave = (): Promise<void> | undefined => {
    const was = held;
    const element = backOf;
    if (!was?.rich || !element) return undefined;
    held = undefined;
    const still = was.element.cloneNode(true) as HTMLElement;
    still.removeAttribute('contenteditable');
    was.element.replaceWith(still);
    was.rich.destroy();
    const wait = around.onLeave(was);
    around.onHold(undefined);
    const comeBack = () => {
      stills.delete(still);
      still.remove();
      element.style.display = '';
    };
    if (!wait) {
      comeBack();
      return undefined;
    }
    const isBack = wait.then(comeBack, comeBack);
    stills.set(still, { element, place: was.place, isBack });
    return isBack;
  };

  const richAt = (target: EventTarget | null) => {
    const found = around.registry.fieldAt(target);
    return found?.element instanceof HTMLElement && around.declarationOf(found.place)?.kind === 'rich'
      ? { ...found, element: found.element }
      : undefined;
  };
  const stillAt = (target: EventTarget | null) => {
    const found = [...stills].find(([still]) => target instanceof Node && still.contains(target));
    return found && { shown: found[0], ...found[1] };
  };
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey) return;
    const { clientX: left, clientY: top } = event;
    const at = (text: Element): Pressed => ({
      ...{ left, top, text },
      caret: document.caretPositionFromPoint?.(left, top) ?? null,
    });
    const still = stillAt(event.target);
    if (still) {
      event.preventDefault();
      const pressed = at(still.shown);
      leave();
      void still.isBack.then(() => hold(still.element, still.place, pressed));
      return;
    }
    const found = richAt(event.target);
    if (!found) return;
    const pressed = at(found.element);
    leave();
    void hold(found.element, found.place, pressed);
  };
  const takeUp = (element: Element): boolean => {
    const found = richAt(element);
    if (!found || found.element !== element) return false;
    void hold(found.element, found.place);
    return true;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    if (event.target instanceof Element && takeUp(event.target)) event.preventDefault();
  };
  root.addEventListener('click', press, { capture: true });
  root.addEventListener('keydown', key, { capture: true });
  return {
    stop() {
      asked++;
      leave();
      root.removeEventListener('click', press, { capture: true });
      root.removeEventListener('keydown', key, { capture: true });
    },
    takeUp,
  };
}

/** The bar of the text and the dialogs it opens belong to the text. */
const staysInHand = (to: EventTarget | null): boolean =>
  to instanceof Element && to.closest('.ed-rich') !== null;
