import { type RefObject, useEffect, useRef } from 'react';

/** What of a form was opened folds again at a press elsewhere and by Escape, which gives the focus back to what opened it. */
export function useFolding(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const opened = () => ref.current?.querySelector<HTMLDetailsElement>('details[open]');
    const onPress = ({ target }: PointerEvent) => {
      const open = opened();
      if (open && target instanceof Node && !open.contains(target)) open.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const open = opened();
      if (key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}
