import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FieldError } from '#site/ui/controls/field.tsx';
import { useStaffText } from '../staff-text.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Nothing typed is cut: a field of the back office names its bound by `data-most`, where the browser's `maxlength` would
 * take the end off what is pasted without a word. What is too long is shown beside the field as one types, and not sent;
 * the platform refuses it besides (OFFICE-14).
 */
export function LengthGuard() {
  const [long, setLong] = useState<readonly Field[]>([]);
  const look = useEffectEvent((root: ParentNode) => {
    const found = fieldsIn(root).filter((field) => overOf(field) > 0);
    // The same list where nothing changed: one looks at every key.
    if (found.length > 0 || long.length > 0) setLong(found);
  });
  useEffect(() => {
    const onInput = () => look(document);
    const onReset = () => setTimeout(onInput);
    const onSubmit = (event: SubmitEvent) => {
      const first =
        event.target instanceof HTMLFormElement && fieldsOf(event.target).find((one) => overOf(one) > 0);
      if (!first) return;
      // Before React's own listener, so that the form is not sent in the background either.
      event.preventDefault();
      event.stopImmediatePropagation();
      look(document);
      show(first);
    };
    window.addEventListener('input', onInput);
    window.addEventListener('reset', onReset);
    window.addEventListener('submit', onSubmit, true);
    return () => {
      window.removeEventListener('input', onInput);
      window.removeEventListener('reset', onReset);
      window.removeEventListener('submit', onSubmit, true);
    };
  }, []);
  return long.map((field) => <TooLong key={keyOf(field)} field={field} />);
}

function TooLong({ field }: { field: Field }) {
  const { t, number } = useStaffText();
  const id = useId();
  useEffect(() => {
    const before = field.getAttribute('aria-describedby');
    const wasInvalid = field.getAttribute('aria-invalid');
    set(field, 'aria-describedby', `${id} ${before ?? ''}`.trim());
    set(field, 'aria-invalid', 'true');
    return () => {
      set(field, 'aria-describedby', before);
      set(field, 'aria-invalid', wasInvalid);
    };
  }, [field, id]);
  const place = field.closest('.field') ?? field.parentElement;
  if (!place) return null;
  const words = t('resource.tooLong', { count: overOf(field), most: number(mostOf(field)) });
  return createPortal(
    <div role="status">
      <FieldError id={id}>{words}</FieldError>
    </div>,
    place,
  );
}

function set(field: Field, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}

const fieldsIn = (root: ParentNode): Field[] => [...root.querySelectorAll('[data-most]')].filter(isField);
const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField);
const isField = (one: Element): one is Field =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;

const mostOf = (field: Field): number => Number(field.dataset.most ?? Number.POSITIVE_INFINITY);

/** How many signs too many, as the contract counts them: without the spaces around, in units of UTF-16. */
const overOf = (field: Field): number => field.value.trim().length - mostOf(field);

const keys = new WeakMap<Field, number>();
let newest = 0;

/** A name of the field for React. */
function keyOf(field: Field): number {
  const key = keys.get(field) ?? ++newest;
  keys.set(field, key);
  return key;
}

/** Opens what hides the field, and goes there. */
function show(field: Field): void {
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
  field.focus();
}
