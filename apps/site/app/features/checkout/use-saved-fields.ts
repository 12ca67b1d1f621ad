import { type RefObject, useEffect } from 'react';

const prefix = 'izlog:checkout:';

/**
 * Keeps what is typed into a step in this tab until the step is left, so that it survives a reload and a lost connection.
 * Ticks of consents are not kept: consent is given once, not remembered.
 */
export function useSavedFields(step: string, ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    putBack(form, step);
    const save = () => sessionStorage.setItem(prefix + step, JSON.stringify(valuesOf(form)));
    form.addEventListener('input', save);
    form.addEventListener('change', save);
    return () => {
      form.removeEventListener('input', save);
      form.removeEventListener('change', save);
      // The step was left within the shop: it was sent, or given up on purpose.
      sessionStorage.removeItem(prefix + step);
    };
  }, [step, ref]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement && one.type !== 'hidden') ||
      one instanceof HTMLTextAreaElement ||
      one instanceof HTMLSelectElement,
  );

const isSaved = ({ name }: Control) => name !== '' && name !== 'consents';
const isTick = (one: Control): one is HTMLInputElement =>
  one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio');

function valuesOf(form: HTMLFormElement): Array<[string, string | boolean]> {
  return controlsOf(form)
    .filter(isSaved)
    .map((one) => [keyOf(one), isTick(one) ? one.checked : one.value]);
}

const keyOf = (one: Control): string => (one.type === 'radio' ? `${one.name}=${one.value}` : one.name);

function putBack(form: HTMLFormElement, step: string): void {
  const saved = new Map(read(step));
  for (const one of controlsOf(form)) {
    const value = saved.get(keyOf(one));
    if (value === undefined) continue;
    if (isTick(one)) {
      if (one.checked !== value) one.click();
    } else if (one.value !== value) one.value = String(value);
  }
}

function read(step: string): Array<[string, string | boolean]> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(prefix + step) ?? '[]');
    return Array.isArray(saved) ? saved : [];
  } catch (error) {
    // Somebody else wrote there.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
