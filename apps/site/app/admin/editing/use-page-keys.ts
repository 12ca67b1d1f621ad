import { useEffect, useEffectEvent } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { isPressed, type ShortcutName } from './frame/shortcuts.ts';
import type { EditedPage } from './page/edited-page.ts';
import { moveFocus } from './page/move-focus.ts';

/** Keys that mean the page wherever they are pressed, and those that a text in hand has for itself. */
const anywhere = ['region', 'publish', 'save'] as const satisfies readonly ShortcutName[];
const outsideOfTexts = ['all', 'undo', 'redo'] as const satisfies readonly ShortcutName[];
type PageKey = (typeof anywhere | typeof outsideOfTexts)[number];

/** The key of the page that was pressed; nothing while a dialog is open, or for any other. */
function pageKeyOf(event: KeyboardEvent): PageKey | undefined {
  const { target } = event;
  const root = target instanceof Node ? (target.ownerDocument ?? target) : document;
  if (root instanceof Document && root.querySelector('dialog[open]')) return undefined;
  const meant = isWriting(target) ? anywhere : [...anywhere, ...outsideOfTexts];
  return meant.find((name) => isPressed(event, name));
}

/** The keys of the page. Undo and redo are meant outside of a text, which has its own. */
export function usePageKeys(
  page: EditedPage,
  acts: Record<'onKeys' | 'onPublish' | 'onUndo' | 'onRedo', () => void>,
): void {
  const { t } = useStaffText();
  const { show } = useToasts();
  const save = async () => {
    await page.store.flush();
    // Whatever else is the case the bar says.
    if (page.store.status().state === 'saved') show(t('edit.savedDraft'), { tone: 'info' });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = pageKeyOf(event);
    if (!key) return;
    event.preventDefault();
    const act: Record<PageKey, () => void> = {
      region: () => moveFocus(event.shiftKey),
      publish: acts.onPublish,
      save: () => void save(),
      all: acts.onKeys,
      undo: acts.onUndo,
      redo: acts.onRedo,
    };
    act[key]();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Inside a frame of the page: its keys are pressed on the page around it, which undoes, saves and publishes for both. */
export function useKeysOfPageAround(): void {
  useEffect(() => {
    const around = window.parent;
    const press = (event: KeyboardEvent) => {
      if (!pageKeyOf(event)) return;
      event.preventDefault();
      const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
      const same = { key, code, altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      around.document.dispatchEvent(new KeyboardEvent('keydown', same));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
