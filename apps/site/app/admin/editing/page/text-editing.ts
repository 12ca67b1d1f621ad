import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import type { Editor } from '@tiptap/core';
import type { FieldPlace, FieldRegistry } from './field-registry.ts';
import { holdsMore } from './holds-more.ts';
import { fieldPath } from './page-hooks.ts';

/** A text in hand. */
export interface HeldField {
  element: HTMLElement;
  place: FieldPlace;
  path: string;
  /** What stood there when it was taken up. React has it until the field is left. */
  start: unknown;
  /** All that is typed until the field is left is one gesture. */
  gesture: string;
  /** The editor of a rich text. */
  rich?: Editor;
}

interface Surroundings {
  registry: FieldRegistry;
  /** What the field may hold; nothing for one that no declaration knows, which is not taken up. */
  declarationOf(place: FieldPlace): FieldDeclaration | undefined;
  labelOf(place: FieldPlace): string;
  newId(): string;
  onHold(held: HeldField | undefined): void;
  onType(held: HeldField, value: string): void;
  /** The field was left: what is rendered may follow again. */
  onLeave(held: HeldField): void;
}

/**
 * Words are written where they stand (EDIT-004, EDIT-005): a press puts the caret there, Enter begins by keyboard, Escape
 * or leaving ends. All listening is on the document; while a text is in hand React's value of it stays that of the start,
 * and at the end the element is one text node again, as React left it.
 */
export function startTextEditing(root: Document, around: Surroundings): () => void {
  let held: HeldField | undefined;
  let isComposing = false;

  const hold = (element: HTMLElement, place: FieldPlace) => {
    if (held?.element === element) return;
    leave();
    held = {
      element,
      place,
      path: fieldPath(place),
      start: element.textContent,
      gesture: around.newId(),
    };
    makeEditable(element, around.labelOf(place), isLong(place));
    around.onHold(held);
  };

  const leave = () => {
    if (!held) return;
    const was = held;
    held = undefined;
    isComposing = false;
    const value = readValue(was.element, isLong(was.place));
    makePlain(was.element);
    was.element.textContent = value;
    around.onType(was, value);
    around.onLeave(was);
    around.onHold(undefined);
  };

  const isLong = (place: FieldPlace) => {
    const declaration = around.declarationOf(place);
    return declaration?.kind === 'text' && declaration.lines === true;
  };

  /** A book in the clipboard is cut: four times what fits still shows that it is too long, and does not stop the browser. */
  const mostPasted = (place: FieldPlace) => {
    const declaration = around.declarationOf(place);
    return 4 * ((declaration?.kind === 'text' && declaration.max) || 5000);
  };
  const textAt = (target: EventTarget | null) => {
    const found = around.registry.fieldAt(target);
    if (!found || around.declarationOf(found.place)?.kind !== 'text') return undefined;
    return found.element === held?.element || !holdsMore(found.element) ? found : undefined;
  };

  const events: { [name in keyof DocumentEventMap]?: (event: DocumentEventMap[name]) => void } = {
    pointerdown: (event) => {
      const found = textAt(event.target);
      // Before the browser moves the focus, so that the same press puts the caret.
      if (found?.element instanceof HTMLElement && event.button === 0 && !event.ctrlKey && !event.metaKey)
        hold(found.element, found.place);
    },
    keydown: (event) => {
      if (event.isComposing) return;
      if (held && event.target === held.element) {
        if (event.key === 'Escape') {
          event.preventDefault();
          const { element } = held;
          leave();
          element.focus();
        } else if (event.key === 'Enter' && !isLong(held.place)) {
          event.preventDefault();
          const { element } = held;
          leave();
          // Whoever goes on by keyboard is where they were.
          element.focus({ preventScroll: true });
        }
        return;
      }
      const found = event.key === 'Enter' ? textAt(event.target) : undefined;
      if (found?.element instanceof HTMLElement && found.element === event.target) {
        event.preventDefault();
        hold(found.element, found.place);
        found.element.focus();
        putCaretAtEnd(found.element);
      }
    },
    focusout: (event) => {
      if (held && event.target === held.element) leave();
    },
    input: (event) => {
      if (held && event.target === held.element && !isComposing)
        around.onType(held, readValue(held.element, isLong(held.place)));
    },
    compositionstart: () => {
      isComposing = true;
    },
    compositionend: () => {
      isComposing = false;
      if (held) around.onType(held, readValue(held.element, isLong(held.place)));
    },
    paste: (event) => {
      if (held && event.target === held.element)
        pastePlain(event, isLong(held.place), mostPasted(held.place));
    },
    drop: (event) => {
      if (held && event.target === held.element && event.dataTransfer?.files.length) event.preventDefault();
    },
  };
  const entries = Object.entries(events) as Array<[string, EventListener]>;
  for (const [name, listener] of entries) root.addEventListener(name, listener, { capture: true });
  return () => {
    leave();
    for (const [name, listener] of entries) root.removeEventListener(name, listener, { capture: true });
  };
}

function makeEditable(element: HTMLElement, label: string, isLong: boolean): void {
  element.contentEditable = 'plaintext-only';
  if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true';
  // Its role and name only while it is in hand: a heading stays a heading for everybody else.
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', label);
  if (isLong) element.setAttribute('aria-multiline', 'true');
}

function makePlain(element: HTMLElement): void {
  for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline'])
    element.removeAttribute(name);
}

/** What was typed, on one line where the field has only one. */
function readValue(element: HTMLElement, isLong: boolean): string {
  const text = textIn(element);
  return isLong ? text : text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/** The letters themselves (what CSS writes large stays small), with the breaks that a browser puts in as elements. */
function textIn(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return [...node.childNodes].map(textIn).join('');
}

function pastePlain(event: ClipboardEvent, isLong: boolean, most: number): void {
  const text = event.clipboardData?.getData('text/plain');
  if (!text) return;
  event.preventDefault();
  const clean = text.slice(0, most).replaceAll('\r\n', '\n');
  // The browser's own undo knows this one, as it knows typing.
  document.execCommand('insertText', false, isLong ? clean : clean.replaceAll(/\s*\n\s*/g, ' '));
}

function putCaretAtEnd(element: HTMLElement): void {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
