import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * A field that scripts write: the form counts it as typed, since it counts what is not as it was read, and takes it back
 * when it is emptied. Returns the ref of the field and what stood in it at first.
 */
export function useScriptedField(
  text: string,
  onReset: (first: string) => void,
): { field: RefObject<HTMLInputElement | null>; first: string } {
  const field = useRef<HTMLInputElement>(null);
  const first = useRef(text);
  const reset = useEffectEvent(() => onReset(first.current));
  useEffect(() => {
    if (!field.current || field.current.value === text) return;
    field.current.value = text;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  useEffect(() => {
    const owner = field.current?.form;
    const back = () => reset();
    owner?.addEventListener('reset', back);
    return () => owner?.removeEventListener('reset', back);
  }, []);
  return { field, first: first.current };
}
