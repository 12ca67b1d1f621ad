import { useEffect, useRef } from 'react';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { isChanged } from '../typed/is-changed.ts';

/**
 * Holds what is typed in a form over a reload, a fault or an ended login, until it was done or its record is another than it
 * was typed over: saved, or changed by somebody (OFFICE-14). Anyone who goes on to another screen has saved it or given it up: the
 * next new record begins empty. Passwords, keys, files and hidden fields are not held.
 */
export function useRetained({ ref, name, isBusy, answer }: Typed): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (isBusy) isSent.current = true;
    else if (isSent.current) {
      isSent.current = false;
      if (!answer || answer.done) forget(placeOf(location.pathname, name));
    }
  }, [isBusy, answer, name]);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const at = location.pathname;
    const place = placeOf(at, name);
    const revision = shownIn(form);
    const held = read(place);
    if (held && (held.revision !== revision || renderedAgain.has(place))) forget(place);
    else if (held) restore(form, held.fields);
    const hold = () => {
      const fields = changedIn(form);
      if (Object.keys(fields).length === 0) forget(place);
      else write(place, { revision, fields });
    };
    // A form is empty of changes only after its reset has run.
    const holdLater = () => setTimeout(hold);
    form.addEventListener('input', hold);
    form.addEventListener('reset', holdLater);
    return () => {
      form.removeEventListener('input', hold);
      form.removeEventListener('reset', holdLater);
      // Where its answer draws the form again, the next one is mounted at once.
      if (isSent.current) {
        renderedAgain.add(place);
        queueMicrotask(() => renderedAgain.delete(place));
      }
      // An ended login leads to another screen too, and back.
      if (location.pathname !== at && !location.pathname.includes('adminLogin')) forget(place);
    };
  }, [ref, name]);
}

type Typed = Pick<SentForm, 'ref' | 'name' | 'isBusy' | 'answer'>;

const prefix = 'izlog-form:';
const placeOf = (path: string, name: string): string => `${prefix}${path}:${name}`;

/** Forms that were removed as their answer came. */
const renderedAgain = new Set<string>();

/** Forgets what is held in this tab: anyone who logs out leaves nothing typed to anyone who logs in next. */
export function forgetRetained(): void {
  try {
    for (const place of Object.keys(sessionStorage)) if (place.startsWith(prefix)) forget(place);
  } catch {
    // Where nothing may be held, nothing is.
  }
}

interface Held {
  revision: string;
  fields: Record<string, string | boolean>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(
      (one): one is Control =>
        (one instanceof HTMLInputElement && !['hidden', 'file', 'submit', 'password'].includes(one.type)) ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement,
    )
    .filter((one) => !one.matches('[data-secret], [autocomplete=one-time-code]'));

/** A control by its name; of several of one name by its value too. */
const keyOf = (control: Control): string =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    ? `${control.name}=${control.value}`
    : control.name;

function changedIn(form: HTMLFormElement): Held['fields'] {
  const fields: Held['fields'] = {};
  for (const control of controls(form)) {
    if (control.name === '') continue;
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      if (control.checked !== control.defaultChecked) fields[keyOf(control)] = control.checked;
    } else if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.selected !== option.defaultSelected))
        fields[control.name] = control.value;
    } else if (isChanged(control)) fields[control.name] = control.value;
  }
  return fields;
}

/** What a form was filled with, in a few signs. */
function shownIn(form: HTMLFormElement): string {
  const shown = controls(form).map((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].filter((option) => option.defaultSelected).map(({ value }) => value);
    return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
      ? control.defaultChecked
      : control.defaultValue;
  });
  let hash = 0;
  for (const sign of JSON.stringify(shown)) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return String(hash);
}

function restore(form: HTMLFormElement, fields: Held['fields']): void {
  for (const control of controls(form)) {
    const value = fields[keyOf(control)];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    // What was typed before the scripts came is newer.
    else if (typeof value === 'string' && (control instanceof HTMLSelectElement || !isChanged(control)))
      control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function read(place: string): Held | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Held> | null;
    return typeof found?.revision === 'string' && typeof found.fields === 'object' && found.fields !== null
      ? (found as Held)
      : undefined;
  } catch {
    // A browser that holds nothing, or something else in its place: there is nothing to bring back.
    return undefined;
  }
}

function write(place: string, held: Held): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(held));
  } catch {
    // Full or forbidden: the page still asks before it is left.
  }
}

function forget(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Where nothing may be held, nothing is.
  }
}
