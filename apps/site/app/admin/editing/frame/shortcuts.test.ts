import { expect, test } from 'vitest';
import { isPressed, shortcuts } from './shortcuts.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

test('[EDIT-005] the editor’s keys are told apart by what is held, on every keyboard, and not while one composes', () => {
  expect(isPressed(pressed('z', { metaKey: true }), 'undo')).toBe(true);
  expect(isPressed(pressed('Z', { ctrlKey: true, shiftKey: true }), 'undo')).toBe(false);
  expect(isPressed(pressed('Z', { ctrlKey: true, shiftKey: true }), 'redo')).toBe(true);
  expect(isPressed(pressed('ArrowUp', { altKey: true }), 'move')).toBe(true);
  expect(isPressed(pressed('ArrowUp', { altKey: true, shiftKey: true }), 'move')).toBe(false);
  expect(isPressed(pressed('?', { shiftKey: true }), 'all')).toBe(true);
  // With Alt an Apple keyboard writes another letter.
  expect(isPressed(pressed('µ', { altKey: true, code: 'KeyM' }), 'moveTo')).toBe(true);
  // AltGr is Ctrl and Alt at once, and writes.
  expect(isPressed(pressed('p', { altKey: true, ctrlKey: true }), 'publish')).toBe(false);
  expect(isPressed(pressed('s', { ctrlKey: true, isComposing: true }), 'save')).toBe(false);
});

test('[EDIT-005] no two keys of one place are the same', () => {
  const told = Object.values(shortcuts).map(({ keys, group }) => `${group} ${keys}`);
  expect(new Set(told).size).toBe(told.length);
});
