import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import type { Editor } from '@tiptap/core';
import type { FieldPlace, FieldRegistry } from './field-registry.ts';
import { holdsMore, putWords, takeWords } from './own-words.ts';
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
  /** It was taken up by a press; what was pressed in it is meant. */
  isPressed?: boolean;
}

/** A text that is being written, with what its declaration says of it: it is not looked up at every key. */
interface Writing extends HeldField {
  isLong: boolean;
  mostPasted: number;
  /** What was reported last. */
  sent: string;
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

/** Writing in the texts of a page. */
export interface TextEditing {
  stop(): void;
  /** Takes a text up by its element, with the caret at its end; false where none stands there. */
  takeUp(element: Element): boolean;
}

/**
 * Words are written where they stand (EDIT-004, EDIT-005): a press puts the caret there, Enter begins by keyboard, Escape
 * or leaving ends. All listening is on the document; while a text is in hand React's value of it stays that of the start,
 * and at the end the element is one text node again, as React left it.
 */
export function startTextEditing(root: Document, around: Surroundings): TextEditing {
  let held: Writing | undefined;
  let isComposing = false;

  const hold = (element: HTMLElement, place: FieldPlace) => {
    if (held?.element === element) return;
    leave();
    const declaration = around.declarationOf(place);
    const field = declaration?.kind === 'text' ? declaration : undefined;
    const isLong = field?.lines === true;
    takeWords(element);
    held = {
      element,
      place,
      path: fieldPath(place),
      start: element.textContent,
      gesture: around.newId(),
      isLong,
      // A book in the clipboard is cut: four times what fits still shows that it is too long, and does not stop the browser.
      mostPasted: 4 * (field?.max || 5000),
      sent: readValue(element, isLong),
    };
    makeEditable(element, around.labelOf(place), isLong);
    around.onHold(held);
  };

  /** Tells what stands there, once: what was only looked at is no change. */
  const tell = (writing: Writing): string => {
    const value = readValue(writing.element, writing.isLong);
    if (value !== writing.sent) around.onType(writing, value);
    writing.sent = value;
    return value;
  };

  const leave = () => {
    if (!held) return;
    const was = held;
    held = undefined;
    isComposing = false;
    const value = tell(was);
    makePlain(was.element);
    was.element.textContent = value;
    putWords(was.element, value);
    around.onLeave(was);
    around.onHold(undefined);
  };

  const textAt = (target: EventTarget | null) => {
    const found = around.registry.fieldAt(target);
    if (!found || around.declarationOf(found.place)?.kind !== 'text') return undefined;
    return found.element === held?.element || !holdsMore(found.element) ? found : undefined;
  };

  const takeUp = (element: Element): boolean => {
    const found = textAt(element);
    if (!(found?.element instanceof HTMLElement) || found.element !== element) return false;
    hold(found.element, found.place);
    found.element.focus({ preventScroll: true });
    putCaretAtEnd(found.element);
    return true;
  };

  const events: { [name in keyof DocumentEventMap]?: (event: DocumentEventMap[name]) => void } = {
    pointerdown: (event) => {
      const found = textAt(event.target);
      // Before the browser moves the focus, so that the same press puts the caret.
      if (found?.element instanceof HTMLElement && event.button === 0 && !event.ctrlKey && !event.metaKey) {
        hold(found.element, found.place);
        const { element } = found;
        // What was pressed is gone where it was rendered otherwise: the browser then puts the caret nowhere.
        if (event.target instanceof Node && !event.target.isConnected)
          setTimeout(() => held?.element === element && putCaretAt(element, event));
      }
    },
    keydown: (event) => {
      if (event.isComposing) return;
      if (held && event.target === held.element) {
        if (event.key === 'Escape') {
          event.preventDefault();
          const { element } = held;
          leave();
          element.focus();
        } else if (event.key === 'Enter' && !held.isLong) {
          event.preventDefault();
          const { element } = held;
          leave();
          // Anyone who goes on by keyboard is where they were.
          element.focus({ preventScroll: true });
        }
        return;
      }
      if (event.key === 'Enter' && event.target instanceof Element && takeUp(event.target))
        event.preventDefault();
    },
    focusout: (event) => {
      if (held && event.target === held.element) leave();
    },
    input: (event) => {
      if (held && event.target === held.element && !isComposing) tell(held);
    },
    compositionstart: () => {
      isComposing = true;
    },
    compositionend: () => {
      isComposing = false;
      if (held) tell(held);
    },
    paste: (event) => {
      if (held && event.target === held.element) pastePlain(event, held.isLong, held.mostPasted);
    },
    drop: (event) => {
      if (held && event.target === held.element && event.dataTransfer?.files.length) event.preventDefault();
    },
  };
  const entries = Object.entries(events) as Array<[string, EventListener]>;
  for (const [name, listener] of entries) root.addEventListener(name, listener, { capture: true });
  return {
    stop() {
      leave();
      for (const [name, listener] of entries) root.removeEventListener(name, listener, { capture: true });
    },
    takeUp,
  };
}

/** Puts the caret where somebody pressed. */
function putCaretAt(element: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const selection = getSelection();
  if (element.contains(selection?.anchorNode ?? null)) return;
  const at = document.caretPositionFromPoint(clientX, clientY);
  if (at && element.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset);
  else putCaretAtEnd(element);
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
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (!/<su[bp]\b|vertical-align/i.test(html)) {
    insertPlain(text, isLong, most);
    return;
  }
  // Of raised digits the plain text makes other numbers: what tells them is fetched when it is needed.
  void import('#site/admin/ground/rich/plain-pasted.ts').then(({ plainPasted }) =>
    insertPlain(plainPasted(text, html), isLong, most),
  );
}

function insertPlain(text: string, isLong: boolean, most: number): void {
  const clean = text.slice(0, most).replaceAll('\r\n', '\n');
  // The browser's own undo knows this one, as it knows typing.
  document.execCommand('insertText', false, isLong ? clean : clean.replaceAll(/\s*\n\s*/g, ' '));
}

function putCaretAtEnd(element: HTMLElement): void {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
