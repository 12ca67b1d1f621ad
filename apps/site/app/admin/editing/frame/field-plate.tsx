import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { putAt } from '../page/put-at.ts';
import type { HeldField } from '../page/text-editing.ts';

/**
 * Below the text in hand: which field it is, how long it is, once it comes near its limit, what was refused of it, and that it must not stay
 * empty: the draft takes that, and says that it is saved, but nothing is published of it.
 */
export function FieldPlate({ held, page }: { held: HeldField; page: EditedPage }) {
  const { t, number } = useStaffText();
  const plate = useRef<HTMLParagraphElement>(null);
  const [{ max, mustHaveWords }] = useState(() => {
    const field = page.declarationOf(held.place);
    const hadWords = held.element.textContent !== '';
    return { max: limitOf(field), mustHaveWords: hadWords && field?.needed === true };
  });
  const { subscribe, log } = page.store;
  const refused = useSyncExternalStore(subscribe, () =>
    log(held.place.key)?.refused.find(({ path }) => path === held.path),
  );
  // Before there is something to say a key draws nothing, and nothing of the page is measured.
  const from = refused ? 0 : 0.8 * (max ?? Number.POSITIVE_INFINITY);
  const length = useSyncExternalStore(subscribe, () => lengthFrom(from, held.element));
  const isEmptied = useSyncExternalStore(
    subscribe,
    () => mustHaveWords && held.element.textContent.trim() === '',
  );
  useLayoutEffect(() => {
    const put = () => {
      const box = held.element.getBoundingClientRect();
      putAt(plate.current, box.left + scrollX - 4, box.bottom + scrollY + 6);
    };
    put();
    // It goes down with the lines of the text, of which a key says nothing.
    const lines = new ResizeObserver(put);
    lines.observe(held.element);
    return () => lines.disconnect();
  }, [held.element]);
  const isTooLong = length !== undefined && max !== undefined && length > max;
  return (
    <p ref={plate} className={refused || isEmptied || isTooLong ? 'ed-plate ed-plate--danger' : 'ed-plate'}>
      {/* The text box is called so; here it is for the eye. */}
      <span aria-hidden="true">{fieldWords(t, held.place.f)}</span>
      {length === undefined ? null : (
        <span aria-live="polite">
          {t('edit.length', { length: number(length), max: number(max ?? length) })}
        </span>
      )}
      {refused ? <span role="alert">{t('edit.refusedField')}</span> : null}
      {isEmptied ? <span role="alert">{t('edit.emptiedField')}</span> : null}
    </p>
  );
}

const limitOf = (field: FieldDeclaration | undefined): number | undefined =>
  field?.kind === 'text' || field?.kind === 'rich' ? field.max : undefined;

/** How many signs a text has, where there are so many; a sign has one unit or two, so few units are not counted. */
function lengthFrom(least: number, { textContent }: Element): number | undefined {
  if (textContent.length < least) return undefined;
  const length = [...textContent].length;
  return length < least ? undefined : length;
}
