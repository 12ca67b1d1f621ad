import { useEffect, useRef } from 'react';

/** The form whose wrong field takes the focus when an answer comes. */
export function useFocusOnProblem(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);
  return form;
}
