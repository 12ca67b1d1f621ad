import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { putAt } from '../page/put-at.ts';
import type { HeldField } from '../page/text-editing.ts';

/** Below the text in hand: how long it is, once it comes near its limit, and what was refused of it. */
export function FieldPlate({ held, page }: { held: HeldField; page: EditedPage }) {
  const { t, number } = useStaffText();
  const plate = useRef<HTMLParagraphElement>(null);
  const [max] = useState(() => limitOf(page.declarationOf(held.place)));
  const { subscribe, log } = page.store;
  const refused = useSyncExternalStore(subscribe, () =>
    log(held.place.key)?.refused.find(({ path }) => path === held.path),
  );
  // Before there is something to say a key draws nothing, and nothing of the page is measured.
  const from = refused ? 0 : 0.8 * (max ?? Number.POSITIVE_INFINITY);
  const length = useSyncExternalStore(subscribe, () => lengthFrom(from, held.element));
  useLayoutEffect(() => {
    if (!plate.current) return;
    const box = held.element.getBoundingClientRect();
    putAt(plate.current, box.left + scrollX - 4, box.bottom + scrollY + 6);
  });
  if (length === undefined) return null;
  return (
    <p ref={plate} className={refused || length > (max ?? length) ? 'ed-plate ed-plate--danger' : 'ed-plate'}>
      <span aria-live="polite">
        {t('edit.length', { length: number(length), max: number(max ?? length) })}
      </span>
      {refused ? <span role="alert">{t('edit.refusedField')}</span> : null}
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
