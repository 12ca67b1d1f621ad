import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { createVisitorContext } from '#site/ui/visitor-context.ts';
import { actKeyField } from './act-key-field.ts';

/** A random text of this drawing of the page, made by the server; empty where no form of the page needs a key. */
export const Drawing = createVisitorContext('', { inFragment: '' });

type Sending = Pick<SentForm, 'name' | 'isBusy' | 'answer' | 'typed'>;

/**
 * The key under which a form is done once, however often it is sent (OFFICE-14): a hidden field, so that it is there
 * without scripts. It is another as soon as the server has said what became of the form, and the same until then: over an
 * answer that was lost, and over a page that is loaded again meanwhile.
 */
export function ActKey({ form }: { form: Sending }) {
  const key = useActKey(form);
  // Off: some browsers fill in again, after a reload, what scripts have put into a hidden field.
  return key === '' ? null : <input type="hidden" name={actKeyField} value={key} autoComplete="off" />;
}

/** The same in a form that is no `useSentForm`: its answer is another page, or this one rendered again. */
export function PlainActKey({ name }: { name: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return <ActKey form={{ name, isBusy, answer: undefined, typed: {} }} />;
}

/** An answer that does not say whether the act was done. */
const isUnsure = (answer: Sending['answer']): boolean =>
  Boolean(answer?.isOffline || answer?.isFailed || answer?.isUnsure);

function useActKey({ name, isBusy, answer, typed }: Sending): string {
  const drawing = useContext(Drawing);
  const id = useId().replaceAll(/\W/g, '');
  const newKey = `${drawing}-${id}`;
  const [first, setFirst] = useState(() => (isUnsure(answer) && typed[actKeyField]) || newKey);
  const [settled, setSettled] = useState(0);
  const key = settled === 0 ? first : `${first}-${settled}`;
  const sent = useRef('');
  useEffect(() => {
    const place = `${prefix}${location.pathname}:${name}`;
    const held = readHeld(place);
    // What this page has sent it has rendered since: it knows what became of it.
    if (held?.page === performance.timeOrigin) forgetHeld(place);
    else if (held) setFirst(held.key);
  }, [name]);
  useEffect(() => {
    const at = location.pathname;
    const place = `${prefix}${at}:${name}`;
    if (isBusy) {
      sent.current = key;
      hold(place, { page: performance.timeOrigin, key });
    } else if (sent.current !== '' && !isUnsure(answer)) {
      sent.current = '';
      forgetHeld(place);
      setSettled((times) => times + 1);
    }
    // Anyone who is led to another screen was answered.
    return () => {
      if (location.pathname !== at && !location.pathname.includes('adminLogin')) forgetHeld(place);
    };
  }, [isBusy, answer, key, name]);
  return drawing === '' ? '' : key;
}

/** Of what a tab holds of its forms: `forgetRetained` forgets it at a logout. */
const prefix = 'izlog-form:key:';

/** The key of a form that was sent, by the page that sent it. */
interface Held {
  page: number;
  key: string;
}

function readHeld(place: string): Held | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Held> | null;
    return typeof found?.page === 'number' && typeof found.key === 'string' ? (found as Held) : undefined;
  } catch {
    // A browser that holds nothing, or something else in its place.
    return undefined;
  }
}

function hold(place: string, held: Held): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(held));
  } catch {
    // Full or forbidden: the page itself still has it.
  }
}

function forgetHeld(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Where nothing may be held, nothing is.
  }
}
