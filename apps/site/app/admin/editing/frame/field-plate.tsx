import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { putAt } from '../page/put-at.ts';
import type { HeldField } from '../page/text-editing.ts';

/** Below the text in hand: how long it is, once it comes near its limit, and what was refused of it. */
export function FieldPlate({ held, page }: { held: HeldField; page: EditedPage }) {
  const { t, number } = useStaffText();
  const plate = useRef<HTMLParagraphElement>(null);
  useSyncExternalStore(page.store.subscribe, () => page.store.shown(held.place.key));
  const declaration = page.declarationOf(held.place);
  const max = declaration?.kind === 'text' || declaration?.kind === 'rich' ? declaration.max : undefined;
  const length = [...held.element.textContent].length;
  const refused = page.store.log(held.place.key)?.refused.find(({ path }) => path === held.path);
  const isNear = max !== undefined && length >= 0.8 * max;
  useLayoutEffect(() => {
    const box = held.element.getBoundingClientRect();
    putAt(plate.current, box.left + scrollX - 4, box.bottom + scrollY + 6);
  });
  if (!isNear && !refused) return null;
  return (
    <p ref={plate} className={refused || length > (max ?? length) ? 'ed-plate ed-plate--danger' : 'ed-plate'}>
      <span aria-live="polite">
        {t('edit.length', { length: number(length), max: number(max ?? length) })}
      </span>
      {refused ? <span role="alert">{t('edit.refusedField')}</span> : null}
    </p>
  );
}
