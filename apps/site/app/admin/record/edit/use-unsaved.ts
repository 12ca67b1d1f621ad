import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { isChanged } from '#site/admin/ground/frame/typed/is-changed.ts';

/**
 * How many controls of a form are not as they were read. Ctrl S saves it, its reset takes everything back, and who goes
 * away with changes is asked once.
 */
export function useUnsaved(
  ref: RefObject<HTMLFormElement | null>,
  question: string,
  isBusy: boolean,
): number {
  const count = useUnsavedCount(ref);
  useAskBeforeLeaving(count > 0 && !isBusy, question);
  return count;
}

/** Asks once who goes away with changes; one of a page, since the router knows one such question at a time. */
export function useAskBeforeLeaving(isAsked: boolean, question: string): void {
  // What another form of the page answers leads back to the page itself: nobody goes away.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isAsked && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);
}

/**
 * How many controls of a form are not as they were read; with several forms Ctrl S saves the one that has the focus.
 * `shown` is what the form was filled from: when it was read again, the controls are counted again.
 */
export function useUnsavedCount(ref: RefObject<HTMLFormElement | null>, shown?: unknown): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const look = () => setCount(changedIn(form));
    if (shown !== undefined) look();
    // A form is empty of changes only after its reset has run.
    const lookLater = () => setTimeout(look);
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const focused = document.activeElement?.closest('form');
      if (!focused || focused === form) form.requestSubmit();
    };
    form.addEventListener('input', look);
    form.addEventListener('reset', lookLater);
    document.addEventListener('keydown', save);
    return () => {
      form.removeEventListener('input', look);
      form.removeEventListener('reset', lookLater);
      document.removeEventListener('keydown', save);
    };
  }, [ref, shown]);
  useEffect(() => {
    if (count === 0) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [count]);
  return count;
}

/** How many controls of a form are not as they were read. */
export function changedIn(form: HTMLFormElement): number {
  return [...form.elements].filter((control) => {
    // What an act of its own asks for is no change of what the form holds.
    if (control.closest('[data-apart]')) return false;
    if (control instanceof HTMLInputElement)
      return control.type === 'checkbox' || control.type === 'radio'
        ? control.checked !== control.defaultChecked
        : control.type !== 'hidden' && isChanged(control);
    if (control instanceof HTMLTextAreaElement) return isChanged(control);
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    return false;
  }).length;
}
