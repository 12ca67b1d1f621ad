import type { AdminKey } from '#site/admin/ground/frame/staff-text.tsx';

export type ShortcutGroup =
  | 'edit.keys.moving'
  | 'edit.keys.sections'
  | 'edit.keys.writing'
  | 'edit.keys.page';

interface Shortcut {
  /** As it is written: what is held first, then the keys of which one is pressed. */
  keys: string;
  words: AdminKey;
  group: ShortcutGroup;
  /** The same by another hand's habit; it is not listed. */
  also?: string;
}

/** Every key of the editor, in the order of the sheet that `?` opens; menus and listeners read it here too. */
export const shortcuts = {
  region: { keys: 'F6', words: 'edit.keys.f6', group: 'edit.keys.moving', also: 'Shift F6' },
  next: { keys: 'Tab', words: 'edit.keys.tab', group: 'edit.keys.moving' },
  begin: { keys: 'Enter', words: 'edit.keys.enter', group: 'edit.keys.moving' },
  end: { keys: 'Esc', words: 'edit.keys.escape', group: 'edit.keys.moving' },
  move: { keys: 'Alt ↑ ↓', words: 'edit.keys.move', group: 'edit.keys.sections' },
  ends: { keys: 'Alt Shift ↑ ↓', words: 'edit.keys.ends', group: 'edit.keys.sections' },
  moveTo: { keys: 'Alt M', words: 'edit.section.move', group: 'edit.keys.sections' },
  hide: { keys: 'Alt H', words: 'edit.section.hide', group: 'edit.keys.sections' },
  copy: { keys: 'Ctrl C', words: 'edit.section.copy', group: 'edit.keys.sections' },
  cut: { keys: 'Ctrl X', words: 'edit.section.cut', group: 'edit.keys.sections' },
  paste: { keys: 'Ctrl V', words: 'edit.section.paste', group: 'edit.keys.sections' },
  remove: { keys: 'Del', words: 'edit.keys.delete', group: 'edit.keys.sections' },
  tools: { keys: 'Alt F10', words: 'edit.section.tools', group: 'edit.keys.sections' },
  entry: { keys: 'Alt ↑ ↓ ← →', words: 'edit.keys.entry', group: 'edit.keys.sections' },
  bold: { keys: 'Ctrl B', words: 'edit.rich.bold', group: 'edit.keys.writing' },
  italic: { keys: 'Ctrl I', words: 'edit.rich.italic', group: 'edit.keys.writing' },
  link: { keys: 'Ctrl K', words: 'edit.rich.link', group: 'edit.keys.writing' },
  textBar: { keys: 'Alt F10', words: 'edit.rich.bar', group: 'edit.keys.writing' },
  undo: { keys: 'Ctrl Z', words: 'edit.undo', group: 'edit.keys.page' },
  redo: { keys: 'Ctrl Y', words: 'edit.redo', group: 'edit.keys.page', also: 'Ctrl Shift Z' },
  save: { keys: 'Ctrl S', words: 'edit.keys.save', group: 'edit.keys.page' },
  publish: { keys: 'Alt P', words: 'edit.keys.publish', group: 'edit.keys.page' },
  all: { keys: '?', words: 'edit.keys.all', group: 'edit.keys.page' },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof shortcuts;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/** Whether a key is the one that a name stands for; on Apple's keyboards ⌘ is Ctrl. */
export function isPressed(event: Pressed, name: ShortcutName): boolean {
  const { keys, also }: Shortcut = shortcuts[name];
  return !event.isComposing && [keys, also].some((written) => written && isWritten(event, written));
}

const held = ['Ctrl', 'Alt', 'Shift'];
const named: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Del: 'Delete',
  Esc: 'Escape',
};

function isWritten(event: Pressed, written: string): boolean {
  const all = written.split(' ');
  const isHeld = (one: string) => all.includes(one);
  if (event.altKey !== isHeld('Alt') || (event.ctrlKey || event.metaKey) !== isHeld('Ctrl')) return false;
  // On most keyboards a question mark is typed with Shift.
  if (event.shiftKey !== isHeld('Shift') && written !== '?') return false;
  return all.some((one) => !held.includes(one) && isKey(event, one));
}

/** A letter by what it writes; with Alt, which writes others, by where it lies. */
const isKey = ({ key, code, altKey }: Pressed, one: string): boolean =>
  altKey && /^[A-Z]$/.test(one)
    ? code === `Key${one}`
    : key.toLowerCase() === (named[one] ?? one).toLowerCase();
